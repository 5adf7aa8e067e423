"""One sentence: what leads it in, its clauses, and what closes it."""

from collections.abc import Iterator
from typing import Any, Final, get_args

from msgspec import Struct
from msgspec.structs import replace

from engine.script.reading.clauses import Clause, clauses_at, relative
from engine.script.reading.context import Context
from engine.script.reading.header import header_at
from engine.script.reading.players import HEADINGS
from engine.script.reading.positions import WHOLE
from engine.script.reading.pronouns import WhatIf
from engine.script.reading.responses import response_after, response_before
from engine.script.reading.slots.people import THEIRS, player_at
from engine.script.values import (
    Act,
    Branch,
    Can,
    Earlier,
    Format,
    GoTo,
    Happening,
    Lacks,
    LifeIs,
    Moment,
    Question,
    Response,
    Story,
)
from engine.script.values.base import Value

QUESTION_TYPES: Final = frozenset(get_args(Question))
_FILLERS: Final = frozenset(
    {
        "then",
        "now",
        "so",
        "next",
        "finally",
        "but",
        "and",
        "also",
        "ok",
        "okay",
        "meanwhile",
        "later",
        "afterwards",
        "first",
        "after",
        "when",
        "once",
        "suppose",
        "say",
        "again",
        "well",
        "instead",
        "please",
        "hey",
        "hi",
        "hello",
    }
)
_WHAT_IF: Final = (("what", "if"), ("how", "about", "if"), ("and", "if"), ("and", "what", "if"))
_BEGINNINGS: Final = frozenset(
    {"do", "does", "did", "is", "are", "can", "could", "what", "where", "who", "which", "how", "why", "will", "in", "then", "now"}
)
"""Words with which a sentence may begin where the mark before it was forgotten."""
_LEADS: Final = (
    ("after", "that"),
    ("before", "blocks"),
    ("before", "blockers", "are", "declared"),
    ("after", "attackers", "are", "declared"),
    ("at", "this", "point"),
    ("at", "that", "point"),
    ("as", "a", "result"),
    ("with", "no", "responses"),
    ("by", "then"),
    ("quick", "question"),
    ("rules", "question"),
    ("rule", "question"),
    *((heading, ":") for heading in sorted(HEADINGS)),
)
_ASKING: Final = frozenset({"do", "does", "did", "is", "are", "can", "could", "will", "would"})
"""Auxiliaries that make a question of "when", for the answer to which there is no form."""
_WHEN: Final = frozenset({"on", "in", "during", "at"})
"""With what the moment begins that is said last."""
_EARLIER: Final = {
    ("on", "an", "earlier", "turn"): "an earlier turn",
    ("on", "a", "previous", "turn"): "an earlier turn",
    ("last", "turn"): "an earlier turn",
    ("earlier", "this", "turn"): "this turn",
    ("earlier", "this", "game"): "this game",
    ("earlier", "in", "the", "game"): "this game",
    ("previously",): "this game",
    ("earlier",): "this game",
}


class Draft(Struct, frozen=True):
    """A statement before its words are bound to what they mean."""

    what: Value
    response: Response | None
    holds: bool
    at: int
    end: int


def read_sentence(context: Context, starts_line: bool) -> list[Draft] | None:
    """The statements of the sentence in its first whole reading, None when there is none."""
    if starts_line or context.low[1] == ":":
        said = header_at(context)
        if said is not None:
            return [Draft(what, None, False, at, end) for what, at, end in said]
    start = _led(context, 0)
    for begin in dict.fromkeys((start, 0)):
        for drafts in _from(context, begin):
            return drafts
    return None


def _led(context: Context, at: int) -> int:
    """Past words that only lead in."""
    while at < context.last:
        lead = next((words for words in _LEADS if tuple(context.low[at : at + len(words)]) == words), ())
        if lead:
            at += len(lead)
        elif context.low[at] in _FILLERS and not (context.low[at] == "when" and context.low[at + 1] in _ASKING):
            at += 1
        else:
            return at
        at += context.low[at] in (",", ":")
    return at


def _from(context: Context, at: int) -> Iterator[list[Draft]]:
    if context.low[at] == "if":
        yield from _branch(context, at + 1)
    what_if = next((words for words in _WHAT_IF if tuple(context.low[at : at + len(words)]) == words), ())
    if what_if:
        yield from _what_if(context, at, at + len(what_if))
    for words, when in _EARLIER.items():
        if tuple(context.low[at : at + len(words)]) == words:
            start = at + len(words)
            start += context.low[start] == ","
            for drafts in _whole(context, start, None):
                yield [_earlier(draft, when) for draft in drafts]
    for response, end in response_before(context, at):
        yield from _whole(context, end, response)
    yield from _whole(context, at, None)


def _earlier(draft: Draft, when: str) -> Draft:
    if isinstance(draft.what, Act):
        return Draft(Earlier(when, draft.what), None, False, draft.at, draft.end)
    return draft


def _branch(context: Context, at: int) -> Iterator[list[Draft]]:
    """``If Bob blocks with X, does Alice win?``"""
    for drafts, end in _clauses(context, at, None, None, (), set()):
        after = end + (context.low[end] == ",")
        after += context.low[after] == "then"
        if after == end and context.low[after] not in _BEGINNINGS:
            continue
        for asked, stop in _clauses(context, after, None, None, (), set()):
            if stop == context.last and len(asked) == 1:
                acts: tuple[Any, ...] = tuple(draft.what for draft in drafts)
                question: Any = asked[0].what
                yield [Draft(Branch(acts, question), None, False, at, stop)]


def _what_if(context: Context, at: int, start: int) -> Iterator[list[Draft]]:
    """``What if Bob blocks?``"""
    for drafts, end in _clauses(context, start, None, None, (), set()):
        acts: tuple[Any, ...] = tuple(draft.what for draft in drafts)
        if end == context.last and all(isinstance(act, Act | Happening) for act in acts):
            yield [Draft(WhatIf(acts), None, False, at, end)]


def _conditional(context: Context, asked: list[Draft], at: int) -> Iterator[list[Draft]]:
    """``Does Alice win if Bob blocks?``"""
    for drafts, end in _clauses(context, at + 1, None, None, (), set()):
        if end == context.last:
            acts: tuple[Any, ...] = tuple(draft.what for draft in drafts)
            question: Any = asked[0].what
            yield [Draft(Branch(acts, question), None, False, asked[0].at, end)]


def _timed(context: Context, draft: Draft, at: int) -> Iterator[list[Draft]]:
    """``Can Alice cast X during Bob's upkeep?``: the moment comes first; "his turn" is that of the one who acts."""
    for what, end in _moments(context, at):
        act = draft.what.act if isinstance(draft.what, Can) else draft.what
        doer = act.player if isinstance(act, Act) else None
        moment = replace(what, player=doer) if doer is not None and what.player in THEIRS else what
        yield [Draft(moment, None, False, at, end), draft]


def _moments(context: Context, at: int) -> Iterator[tuple[Moment, int]]:
    """The moments that are all the rest of the sentence."""
    for what, end in WHOLE.read(context, at):
        if end == context.last and isinstance(what, Moment):
            yield what, end


def _whole(context: Context, at: int, response: Response | None) -> Iterator[list[Draft]]:
    for drafts, end in _clauses(context, at, None, response, (), set()):
        if drafts and (end == context.last or (context.low[end], end + 1) == (":", context.last)):
            yield drafts
        elif len(drafts) == 1 and context.low[end] == "if" and type(drafts[0].what) in QUESTION_TYPES:
            yield from _conditional(context, drafts, end)
        elif len(drafts) == 1 and context.low[end] in _WHEN and isinstance(drafts[0].what, Can | Act):
            yield from _timed(context, drafts[0], end)


def _clauses(
    context: Context, at: int, before: Clause | None, response: Response | None, drafts: tuple[Draft, ...], seen: set[Any]
) -> Iterator[tuple[list[Draft], int]]:
    """One clause and those joined to it; every reading, longest first. ``seen`` are the places from which reading went on
    before: what did not lead to an end then will not now.
    """
    subject = before.subject if before is not None else None
    place = at, repr(subject), type(before.whats[-1]) if before is not None else None
    if place in seen:
        return
    seen.add(place)
    for clause in clauses_at(context, at, before):
        yield from _joined(context, clause, response, drafts, seen)


def _joined(
    context: Context, clause: Clause, response: Response | None, drafts: tuple[Draft, ...], seen: set[Any]
) -> Iterator[tuple[list[Draft], int]]:
    for closing, holds, end in _closed(context, clause.end):
        said = clause.response or response or closing
        led = clause.response or response
        made = tuple(Draft(what, led if _is_time(what) else said, holds, clause.at, end) for what in clause.whats)
        done = (*drafts, *made)
        for after, sequel, which in _joints(context, end, clause):
            going = None if sequel else said
            if which:
                for more in relative(context, after, clause):
                    yield from _joined(context, more, going, done, seen)
            else:
                for answered, start in response_before(context, after):
                    yield from _clauses(context, start, clause, answered, done, seen)
                yield from _clauses(context, after, clause, going, done, seen)
        yield list(done), end


def _is_time(what: Value) -> bool:
    """Whether it only says when: what is said after it to be in response is what is done then."""
    return isinstance(what, Moment) or (isinstance(what, Act) and isinstance(what.deed, GoTo))


def _closed(context: Context, at: int) -> Iterator[tuple[Response | None, bool, int]]:
    """What may close a clause: holding priority, or the response said at its end."""
    start = at + (context.low[at] == ",")
    if context.low[start : start + 2] == ["holding", "priority"] or context.low[start : start + 2] == ["and", "holding"]:
        yield None, True, start + (3 if context.low[start] == "and" else 2)
    elif context.low[start : start + 3] == ["and", "holds", "priority"] or context.low[start : start + 3] == [
        "and",
        "hold",
        "priority",
    ]:
        yield None, True, start + 3
    for response, end in response_after(context, start):
        yield response, False, end
    yield None, False, at


def _begins_anew(context: Context, at: int) -> bool:
    """Whether a new sentence can begin here though no mark ends the one before."""
    if at >= context.last or (context.low[at] == "in" and any(_moments(context, at))):
        return False
    return context.low[at] in _BEGINNINGS or player_at(context, at) is not None


def _joints(context: Context, at: int, clause: Clause) -> Iterator[tuple[int, bool, bool]]:
    """Where the next clause starts, whether it is a sequel ("then"), and whether it is relative ("which")."""
    low, start = context.low, at
    while low[at] in (",", "and", "then", "but", "so", "&") and at < context.last:
        at += 1
    if at == start:
        if isinstance(clause.whats[0], Format) and low[at] == ":":
            yield at + 1, False, False
        if isinstance(clause.whats[0], LifeIs | Lacks) and low[at] == "with":
            yield at + 1, False, False
        if isinstance(clause.whats[0], Format) and low[at] == "with":
            yield at, False, False
        if isinstance(clause.whats[0], Moment) and at < context.last:
            yield at, False, False
        if not isinstance(clause.whats[0], Story) and _begins_anew(context, at):
            yield at, True, False
        return
    if low[at] in ("which", "who", "that") and low[start] == ",":
        yield at + 1, False, True
    yield at, "then" in low[start:at], False
