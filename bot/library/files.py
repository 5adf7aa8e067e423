"""Reading a card, rulings or rules file from disk, whichever of the known kinds it is."""

import gzip
import zlib
from collections.abc import Callable
from pathlib import Path

import msgspec

from bot.library.listing import Contents, LibraryProblem
from bot.library.sources import comprehensive, corpus, mtgjson, scryfall, second_faces

_JSON_KINDS: tuple[tuple[Callable[[object], bool], Callable[[bytes], Contents]], ...] = (
    (scryfall.fits_rulings, scryfall.read_rulings),
    (scryfall.fits_cards, scryfall.read_cards),
    (second_faces.fits, second_faces.read),
    (corpus.fits, corpus.read),
    (mtgjson.fits, mtgjson.read),
)
_EXPECTED = "a Scryfall bulk file, MTGJSON AtomicCards, the card corpus, second faces or the Comprehensive Rules text"


def read_file(path: Path) -> Contents:
    """Raises LibraryProblem when there is no such file or it holds nothing that is known."""
    try:
        return parse(path.read_bytes(), str(path))
    except OSError as error:
        raise LibraryProblem(f"{path} cannot be read: {error.strerror}.") from error


def parse(data: bytes, name: str) -> Contents:
    """``name`` is what messages call the data."""
    data = _unpack(data, name)
    if not data.strip():
        raise LibraryProblem(f"{name} is empty; expected {_EXPECTED}.")
    if data.lstrip()[:1] in (b"[", b"{"):
        return _parse_json(data, name)
    if comprehensive.fits(data):
        return comprehensive.read(data)
    raise LibraryProblem(f"{name} is neither JSON nor the Comprehensive Rules; expected {_EXPECTED}.")


def _unpack(data: bytes, name: str) -> bytes:
    if not data.startswith(b"\x1f\x8b"):
        return data
    try:
        return gzip.decompress(data)
    except EOFError as error:
        raise LibraryProblem(f"{name} ends in the middle: the download was cut off. Fetch it again.") from error
    except (OSError, zlib.error) as error:
        raise LibraryProblem(f"{name} is a damaged gzip file ({error}). Fetch it again.") from error


def _parse_json(data: bytes, name: str) -> Contents:
    head = _head(data, name)
    for fits, read in _JSON_KINDS:
        if fits(head):
            try:
                return _with_content(read(data), name)
            except msgspec.ValidationError as error:
                raise LibraryProblem(f"{name} has a record of an unexpected shape: {error}.") from error
    raise LibraryProblem(f"{name} is JSON of an unknown shape ({_describe(head)}); expected {_EXPECTED}.")


def _head(data: bytes, name: str) -> object:
    try:
        document = msgspec.json.decode(data, type=list[msgspec.Raw] | dict[str, msgspec.Raw])
    except msgspec.DecodeError as error:
        raise LibraryProblem(f"{name} is not whole JSON: {error}.") from error
    if isinstance(document, list):
        return [msgspec.json.decode(record) for record in document[:1]]
    return {key: {} if bytes(memoryview(raw)[:1]) == b"{" else None for key, raw in document.items()}


def _with_content(contents: Contents, name: str) -> Contents:
    if not (contents.listings or contents.rulings or contents.second_faces):
        raise LibraryProblem(f"{name} has the shape of {contents.source}, but no entry is in it.")
    return contents


def _describe(head: object) -> str:
    if isinstance(head, dict):
        return f"an object with {', '.join(list(head)[:4]) or 'nothing in it'}"
    if isinstance(head, list) and head and isinstance(head[0], dict):
        return f"a list of records with {', '.join(list(head[0])[:4])}"
    return "a list of something else than records" if head else "an empty list"
