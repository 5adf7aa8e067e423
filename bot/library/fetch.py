"""Fetching card and rules files from where they are published."""

import http.client
import re
import urllib.error
import urllib.request
from urllib.parse import urljoin

import msgspec

from bot.library.addresses import RULES_PAGE
from bot.library.files import parse
from bot.library.listing import Contents, LibraryProblem
from bot.library.tables import Progress

WANTED = {"oracle_cards": "cards", "rulings": "rulings"}

_HEADERS = {"User-Agent": "lawmage/0.1", "Accept": "application/json;q=0.9,*/*;q=0.8"}
_RULES_LINK = re.compile(r'href="([^"]*CompRules[^"]*\.txt)"', re.IGNORECASE)
_DATE_IN_NAME = re.compile(r"(20\d\d)(\d\d)(\d\d)[^/]*$")
_CHUNK = 1 << 18
_SECONDS = 30.0


class BulkFile(msgspec.Struct, frozen=True):
    """One line of Scryfall's list of bulk files."""

    type: str
    download_uri: str
    updated_at: str = ""


class BulkIndex(msgspec.Struct, frozen=True):
    data: tuple[BulkFile, ...]


def fetch_cards(index_url: str, progress: Progress) -> list[Contents]:
    """The card list and the rulings that the index names. Raises LibraryProblem."""
    listed = {file.type: file for file in _index(index_url, progress).data}
    missing = ", ".join(kind for kind in WANTED if kind not in listed)
    if missing:
        raise LibraryProblem(f"The list of bulk files at {index_url} has no {missing}.")
    return [_bulk_file(listed[kind], f"Fetching the {what}", progress) for kind, what in WANTED.items()]


def fetch_rules(page_url: str, progress: Progress) -> Contents:
    """The Comprehensive Rules that the page links to, or the text itself. Raises LibraryProblem."""
    data = fetch(page_url, "Fetching the rules", progress)
    link = _rules_link(data)
    if not link:
        return parse(data, page_url)
    url = urljoin(page_url, link.replace(" ", "%20"))
    return parse(fetch(url, "Fetching the rules", progress), url)


def published_rules(page_url: str = RULES_PAGE) -> str:
    """The date, as ``2026-09-25``, in the name of the rules file that the page links to; "" without one. Raises LibraryProblem."""
    link = _rules_link(fetch(page_url, "", lambda what, share: None))
    found = _DATE_IN_NAME.search(link)
    return "-".join(found.groups()) if found else ""


def _rules_link(page: bytes) -> str:
    """The address of the rules file in the page, "" where there is none."""
    found = _RULES_LINK.search(page.decode("utf-8", errors="replace"))
    return found[1] if found else ""


def fetch(url: str, what: str, progress: Progress) -> bytes:
    """The whole body, or LibraryProblem."""
    if not url.startswith(("http://", "https://")):
        raise LibraryProblem(f"{url} is no web address; expected one that starts with https://. For a file use --from.")
    try:
        with urllib.request.urlopen(urllib.request.Request(url, headers=_HEADERS), timeout=_SECONDS) as answer:
            return _body(answer, what, progress)
    except urllib.error.HTTPError as error:
        raise LibraryProblem(f"{url} answered {error.code} {error.reason}.") from error
    except http.client.IncompleteRead as error:
        raise LibraryProblem(f"{url} broke off in the middle. Try again.") from error
    except (OSError, http.client.HTTPException) as error:
        reason = getattr(error, "reason", error)
        raise LibraryProblem(f"{url} cannot be reached ({reason}). Offline, use --from with a file.") from error


def _body(answer: http.client.HTTPResponse, what: str, progress: Progress) -> bytes:
    size, body = int(answer.headers.get("Content-Length") or 0), bytearray()
    while chunk := answer.read(_CHUNK):
        body += chunk
        progress(what, len(body) / size if size else 0.0)
    if size and len(body) != size:
        raise http.client.IncompleteRead(bytes(body), size - len(body))
    return bytes(body)


def _index(url: str, progress: Progress) -> BulkIndex:
    try:
        return msgspec.json.decode(fetch(url, "Asking for the list of files", progress), type=BulkIndex)
    except msgspec.MsgspecError as error:
        raise LibraryProblem(f"{url} is not Scryfall's list of bulk files: {error}.") from error


def _bulk_file(file: BulkFile, what: str, progress: Progress) -> Contents:
    contents = parse(fetch(file.download_uri, what, progress), file.download_uri)
    return msgspec.structs.replace(contents, date=file.updated_at[:10])
