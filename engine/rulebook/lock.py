"""Which text of each cited rule our code was written from, and what another edition of the rules changes."""

from collections.abc import Iterable, Mapping
from importlib import import_module
from pkgutil import walk_packages

from msgspec import Struct

from engine.rulebook.citing import CITED, split_number


class Lock(Struct, frozen=True, kw_only=True):
    """The edition that was read (an ISO date) and a fingerprint of each cited rule's text, by number."""

    effective: str = ""
    fingerprints: dict[str, str] = {}

    def __str__(self) -> str:
        lines = [f"{number}\t{mark}" for number, mark in _sorted(self.fingerprints)]
        return "\n".join([f"effective\t{self.effective}", *lines]) + "\n"


class Changes(Struct, frozen=True, kw_only=True):
    """What to read again: rules whose text changed, that moved to another number, are gone, or were never locked."""

    changed: tuple[str, ...] = ()
    moved: tuple[tuple[str, str], ...] = ()
    gone: tuple[str, ...] = ()
    unread: tuple[str, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.changed or self.moved or self.gone or self.unread)


def cite_everything() -> dict[str, list[str]]:
    """Import every module of the engine, so that all its citations are known; the registry comes back."""
    engine = import_module("engine")
    for module in walk_packages(engine.__path__, "engine."):
        import_module(module.name)
    return CITED


def lock(rules: Mapping[str, str], cited: Iterable[str], effective: str) -> Lock:
    """Lock the cited numbers to the official texts in ``rules``. Numbers that are not there are left out."""
    marks = {number: fingerprint(rules[number]) for number in cited if number in rules}
    return Lock(effective=effective, fingerprints=dict(_sorted(marks)))


def changed(old: Lock, rules: Mapping[str, str], cited: Iterable[str] = ()) -> Changes:
    """What another edition changes for the locked numbers; ``cited`` adds the numbers that should be locked."""
    now = {number: fingerprint(text) for number, text in rules.items()}
    places = {mark: number for number, mark in now.items()}
    different = [number for number, mark in _sorted(old.fingerprints) if now.get(number) != mark]
    moved = {number: places[old.fingerprints[number]] for number in different if old.fingerprints[number] in places}
    rest = [number for number in different if number not in moved]
    return Changes(
        changed=tuple(number for number in rest if number in now),
        moved=tuple(moved.items()),
        gone=tuple(number for number in rest if number not in now),
        unread=tuple(sorted({*cited} - {*old.fingerprints}, key=split_number)),
    )


def read_lock(text: str) -> Lock:
    """A lock from the text that printing one gives."""
    rows = [line.split("\t") for line in text.splitlines() if "\t" in line]
    pairs = {row[0]: row[1] for row in rows}
    return Lock(effective=pairs.pop("effective", ""), fingerprints=pairs)


def packaged_lock() -> Lock:
    """The lock that comes with this version of the engine."""
    from importlib.resources import files

    return read_lock(files("data").joinpath("rules.lock").read_text(encoding="utf-8"))


def fingerprint(text: str) -> str:
    """Twelve hexadecimal digits that stand for a text, whatever its spacing and kind of quotes."""
    from hashlib import sha256

    plain = " ".join(text.replace("’", "'").replace("“", '"').replace("”", '"').split())
    return sha256(plain.encode()).hexdigest()[:12]


def _sorted(marks: Mapping[str, str]) -> list[tuple[str, str]]:
    return sorted(marks.items(), key=lambda pair: split_number(pair[0]))
