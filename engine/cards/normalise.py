"""Printed text of a face into lines for the grammar, and back again to the letter."""

import re
from collections.abc import Iterator
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from engine.cards.card import Face
from engine.cards.own_name import is_granted_to_others, is_quoted_name, spans_of_self
from engine.words.vocabulary import keyword_abilities

SELF: Final = "~"
GRANTER: Final = "~~"
_STRAIGHT: Final = str.maketrans({"’": "'", "‘": "'", "“": '"', "”": '"', "−": "-", "꞉": ":", "\u00a0": " "})
_REMINDER: Final = re.compile(r"(?:^| |(?<=[.\"]))\(((?:[^()]|\([^()]*\))*)\)")
_LABEL: Final = re.compile(r"((?:[\d,]+ |\.{3} )?[^\W\d_a-z][^—{}:\"•|\n(]*?)(?: \(([^()]*)\))? — (?=\S)")
_CHAPTERS: Final = re.compile(r"[IVX]+(?:, [IVX]+)* — ")
_BEFORE_LABEL: Final = re.compile(r'• |[IVX]+(?:, [IVX]+)* — |\d+(?:[—–-]\d+|\+)? \| |(?<=[ ("])"')
_CHOICE: Final = re.compile(r"(?:• |\+ \{|(?:\{P\})+ — )")
_ROW: Final = re.compile(r"\d+(?:[—–-]\d+|\+)? \| ")
_CHOOSES: Final = re.compile(r"\b(?:choose|choice|votes?)\b")
_MEANT_LABELS: Final = frozenset(("to solve", "prize"))


class Edit(Struct, frozen=True):
    """One change: at ``at`` in the normalised text stands ``became`` where the print says ``said``."""

    at: int
    became: str
    said: str


class Line(Struct, frozen=True):
    """One ability as the grammar reads it, with modes and die rows joined to their header by line breaks.

    ``reminder`` holds the reminder texts without their brackets, ``words`` the ability and flavour words. ``text`` is ""
    for a line that is reminder text only.
    """

    text: str
    edits: tuple[Edit, ...] = ()
    reminder: tuple[str, ...] = ()
    words: tuple[str, ...] = ()

    def printed(self) -> str:
        """The line exactly as the card has it."""
        parts: list[str] = []
        at = 0
        for edit in self.edits:
            parts += (self.text[at : edit.at], edit.said)
            at = edit.at + len(edit.became)
        return "".join(parts) + self.text[at:]


class Normalised(Struct, frozen=True):
    """The lines of a face, in order."""

    lines: tuple[Line, ...]

    @property
    def abilities(self) -> tuple[Line, ...]:
        """The lines that say something besides reminder text."""
        return tuple(line for line in self.lines if line.text)


def normalise(face: Face) -> Normalised:
    """Text for the grammar: the face itself is ``~``, reminder text and ability words are gone, quotes are straight."""
    lines: list[Line] = []
    for printed in face.text.split("\n") if face.text else ():
        joins = bool(lines) and _continues(printed, lines[-1].text)
        line = _line(face, printed, lines[-1].text if joins else "")
        if joins:
            lines[-1] = _joined(lines[-1], line)
        else:
            lines.append(line)
    return Normalised(tuple(lines))


def restore(normalised: Normalised) -> str:
    """The printed text that ``normalised`` was made from."""
    return "\n".join(line.printed() for line in normalised.lines)


def _continues(printed: str, before: str) -> bool:
    """Whether a printed line is a mode of the line before it, or a row of its die roll."""
    if _ROW.match(printed):
        return "roll" in before.casefold()
    return _CHOICE.match(printed) is not None


def _joined(header: Line, mode: Line) -> Line:
    shift = len(header.text) + 1
    return Line(
        text=f"{header.text}\n{mode.text}",
        edits=header.edits + tuple(replace(edit, at=edit.at + shift) for edit in mode.edits),
        reminder=header.reminder + mode.reminder,
        words=header.words + mode.words,
    )


class _Cut(Struct, frozen=True):
    """A stretch of the printed line and what replaces it."""

    start: int
    end: int
    became: str = ""
    reminder: str = ""
    word: str = ""


def _line(face: Face, printed: str, header: str) -> Line:
    plain = printed.translate(_STRAIGHT)
    cuts: list[_Cut] = []
    for cut in _cuts(face, plain, header):
        if all(cut.end <= other.start or cut.start >= other.end for other in cuts):
            cuts.append(cut)
    cuts.sort(key=lambda cut: cut.start)
    return _edited(printed, plain, cuts)


def _cuts(face: Face, plain: str, header: str) -> Iterator[_Cut]:
    if "—" in plain:
        yield from _labels(plain, header)
    if "(" in plain:
        yield from _reminders(plain)
    opening = plain.find('"')
    for start, end in spans_of_self(face, plain):
        if opening < 0 or not is_quoted_name(plain, opening, start):
            yield _Cut(start, end, SELF)
        elif is_granted_to_others(plain[:opening]):
            yield _Cut(start, end, GRANTER)


def _reminders(plain: str) -> Iterator[_Cut]:
    for found in _REMINDER.finditer(plain):
        start, end = found.span()
        if start == 0 and plain[end : end + 1] == " ":
            end += 1
        yield _Cut(start, end, reminder=found[1])


def _labels(plain: str, header: str) -> Iterator[_Cut]:
    """Ability and flavour words before a dash. Keywords stay, and so do anchor words, which the header names."""
    starts = [0, *(found.end() for found in _BEFORE_LABEL.finditer(plain))]
    for start in starts:
        found = _LABEL.match(plain, start)
        if found and not _CHAPTERS.match(plain, start) and not _is_meant(found[1], header):
            yield _Cut(found.start(), found.end(), reminder=found[2] or "", word=found[1])


def _is_meant(label: str, header: str) -> bool:
    folded = label.casefold()
    if folded in keyword_abilities() or folded in _MEANT_LABELS or _CHOOSES.search(folded):
        return True
    return re.search(rf"\b{re.escape(label)}\b", header) is not None


def _edited(printed: str, plain: str, cuts: list[_Cut]) -> Line:
    text = ""
    edits: list[Edit] = []
    at = 0
    for cut in [*cuts, _Cut(len(plain), len(plain))]:
        for index in range(at, cut.start) if printed != plain else ():
            if printed[index] != plain[index]:
                edits.append(Edit(len(text) + index - at, plain[index], printed[index]))
        text += plain[at : cut.start]
        if cut.end > cut.start:
            edits.append(Edit(len(text), cut.became, printed[cut.start : cut.end]))
        text += cut.became
        at = cut.end
    reminder = tuple(cut.reminder for cut in cuts if cut.reminder)
    return Line(text, tuple(edits), reminder, tuple(cut.word for cut in cuts if cut.word))
