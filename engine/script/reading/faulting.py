"""From how far reading came to a fault that says what was seen, what was expected and what is near."""

from typing import Final

from engine.script.reading.binding import Unbound
from engine.script.reading.context import NAME, Context
from engine.script.values import Ambiguous, Fault, NotUnderstood, UnknownCard
from engine.script.words import EVERYDAY

_SHOWN: Final = 6


def unread(context: Context) -> Fault:
    """Why no form fits the sentence."""
    at = min(context.far, context.last - 1)
    token, source = context.tokens[at], context.text(0, context.last)
    seen = _name_like(context, at)
    if NAME in context.wanted and seen:
        return UnknownCard(token.line, token.column, seen, tuple(context.names.cards.nearest(seen)), source)
    rest = context.text(at, context.last) if context.far < context.last else "the end of the sentence"
    return NotUnderstood(token.line, token.column, rest, tuple(context.wanted)[:_SHOWN], (), source)


def unbound(context: Context, at: int, end: int, problem: Unbound) -> Fault:
    """A pronoun or short name with no meaning, or with several."""
    place = next((n for n in range(at, min(end, context.last)) if context.low[n] in (problem.seen, f"{problem.seen}s")), at)
    token, source = context.tokens[place], context.text(0, context.last)
    seen = problem.seen or context.text(at, end)
    if problem.fits:
        return Ambiguous(token.line, token.column, seen, problem.fits, source)
    return NotUnderstood(token.line, token.column, seen, ("something spoken of before",), (), source)


def _name_like(context: Context, at: int) -> str:
    """Words at a place that look like a card name: capitalised, with the small words between them."""
    end = at
    while end < context.last and (_capital(context, end) or (end > at and context.low[end] in _JOINERS)):
        end += 1
    while end > at and context.low[end - 1] in _JOINERS:
        end -= 1
    if end == at and context.tokens[at].kind == "word" and context.low[at] not in EVERYDAY:
        end = at + 1
    return context.text(at, end)


_JOINERS: Final = frozenset({"of", "the", "to", "in", "from", "and", "for", "'s", ","})


def _capital(context: Context, at: int) -> bool:
    token = context.tokens[at]
    return token.kind == "forced" or (token.kind == "word" and token.text[:1].isupper())
