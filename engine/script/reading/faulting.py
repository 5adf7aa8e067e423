"""From how far reading came to a fault that says what was seen, what was expected and what is near."""

from typing import Final

from engine.script.reading.context import NAME, Context
from engine.script.reading.spoken import Unbound
from engine.script.values import Ambiguous, Fault, NotUnderstood, UnknownCard
from engine.script.words import EVERYDAY

_SHOWN: Final = 5


def unread(context: Context) -> Fault:
    """Why no form fits the sentence."""
    at = min(context.far, context.last - 1)
    token, source = context.tokens[at], context.text(0, context.last)
    seen = _name_like(context, at)
    if NAME in context.wanted and seen:
        return UnknownCard(token.line, token.column, seen, tuple(context.names.cards.nearest(seen)), source)
    if context.far >= context.last:
        end = context.tokens[context.last - 1]
        place = end.line, end.column + end.end - end.start
        return NotUnderstood(*place, "the end of the sentence", _expected(context), (), source)
    seen = context.text(at, context.last)
    return NotUnderstood(token.line, token.column, seen, _expected(context), near_words(context, at), source)


def near_words(context: Context, at: int) -> tuple[str, ...]:
    """Words that could have stood at a place and look like the one that does."""
    token = context.tokens[at]
    if token.kind != "word" or len(token.low) < 3:
        return ()
    from difflib import get_close_matches

    return tuple(get_close_matches(token.low, sorted(context.words), 3, 0.7))


def _expected(context: Context) -> tuple[str, ...]:
    """What was wanted, kinds of things before single words, without the little words of the forms."""
    kinds = [want for want in context.wanted if not want.startswith('"')]
    words = [want for want in context.wanted if want.startswith('"')]
    return tuple((kinds or words)[:_SHOWN])


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
    if context.low[at] in EVERYDAY or (not at and near_words(context, at)):
        return ""
    known = max((named.end - context.base for named in context.names.at(context.base + at)), default=at)
    end = at
    while end < context.last and (_capital(context, end) or (end > at and context.low[end] in _JOINERS)):
        if end > at and context.low[end - 1] in ("and", ",") and context.names.at(context.base + end):
            break
        end += 1
    while end > at and context.low[end - 1] in _JOINERS:
        end -= 1
    if end == at and context.tokens[at].kind == "word" and context.low[at] not in EVERYDAY:
        end = at + 1
    return context.text(at, end) if end > known else ""


_JOINERS: Final = frozenset({"of", "the", "to", "in", "from", "and", "for", "'s", ","})


def _capital(context: Context, at: int) -> bool:
    token = context.tokens[at]
    return token.kind == "forced" or (token.kind == "word" and token.text[:1].isupper())
