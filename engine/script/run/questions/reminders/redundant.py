"""Reminders about keyword abilities of which several instances on one object are no more than one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from engine.cards.card import fold
from engine.explain.ruling import Because
from engine.game.abilities import abilities_of, keyword_name
from engine.game.meaning import Keyword
from engine.rulebook import rule
from engine.script.run.questions.characteristics import printed
from engine.script.run.questions.reminders.asked import Asked, reminds
from engine.script.values import HasAbility


@reminds
def once_is_enough(asked: Asked) -> Iterator[Because]:
    """A keyword that is asked about, where the object has it twice and that adds nothing."""
    if not isinstance(asked.question, HasAbility) or asked.thing is None:
        return
    wanted = fold(asked.question.ability)
    keywords = [a for a in abilities_of(asked.game, asked.thing).all if isinstance(a, Keyword) and fold(printed(a)) == wanted]
    reminder = _reminder(keyword_name(keywords[0])) if len(keywords) > 1 else None
    if reminder is not None:
        yield reminder(f"{asked.name} has {asked.question.ability} more than once, which adds nothing")


def _reminder(keyword: str) -> Callable[[str], Because] | None:
    return _REMINDERS.get("landwalk" if keyword.endswith("walk") else keyword.partition(" from ")[0])


@rule("702.2f")
def _deathtouch(adds: str) -> Because:
    return Because(text=f"{adds}: any damage that it deals is lethal already.")


@rule("702.3c")
def _defender(adds: str) -> Because:
    return Because(text=f"{adds}: it can't attack, and no more than that.")


@rule("702.4e")
def _double_strike(adds: str) -> Because:
    return Because(text=f"{adds}: there are two combat damage steps, not three.")


@rule("702.7d")
def _first_strike(adds: str) -> Because:
    return Because(text=f"{adds}: it deals its damage in the first combat damage step, once.")


@rule("702.8b")
def _flash(adds: str) -> Because:
    return Because(text=f"{adds}: it may be cast at any time that an instant may.")


@rule("702.9c")
def _flying(adds: str) -> Because:
    return Because(text=f"{adds}: flying or reach lets a creature block it, be it once or twice.")


@rule("702.10d")
def _haste(adds: str) -> Because:
    return Because(text=f"{adds}: it can attack and use its {{T}} abilities at once.")


@rule("702.11h")
def _hexproof(adds: str) -> Because:
    return Because(text=f"{adds}: opponents can't target it either way.")


@rule("702.12c")
def _indestructible(adds: str) -> Because:
    return Because(text=f"{adds}: it can't be destroyed either way.")


@rule("702.13c")
def _intimidate(adds: str) -> Because:
    return Because(text=f"{adds}: the same creatures can block it.")


@rule("702.14e")
def _landwalk(adds: str) -> Because:
    return Because(text=f"{adds}: one land of that kind is enough, and one is needed.")


@rule("702.15f")
def _lifelink(adds: str) -> Because:
    return Because(text=f"{adds}: life is gained once for its damage.")


@rule("702.16m")
def _protection(adds: str) -> Because:
    return Because(text=f"{adds}: what is kept off is kept off already.")


@rule("702.17c")
def _reach(adds: str) -> Because:
    return Because(text=f"{adds}: it can block creatures with flying either way.")


@rule("702.18b")
def _shroud(adds: str) -> Because:
    return Because(text=f"{adds}: nobody can target it either way.")


@rule("702.19g")
def _trample(adds: str) -> Because:
    return Because(text=f"{adds}: what is more than lethal may be assigned beyond the blockers, once.")


@rule("702.20c")
def _vigilance(adds: str) -> Because:
    return Because(text=f"{adds}: attacking does not tap it either way.")


@rule("702.22m")
def _banding(adds: str) -> Because:
    return Because(text=f"{adds}: it is one creature with banding in its band.")


@rule("702.26p")
def _phasing(adds: str) -> Because:
    return Because(text=f"{adds}: it phases out or in once, as the untap step begins.")


@rule("702.28c")
def _shadow(adds: str) -> Because:
    return Because(text=f"{adds}: it blocks and is blocked by creatures with shadow.")


@rule("702.31c")
def _horsemanship(adds: str) -> Because:
    return Because(text=f"{adds}: a creature with horsemanship can block it.")


@rule("702.36c")
def _fear(adds: str) -> Because:
    return Because(text=f"{adds}: the same creatures can block it.")


@rule("702.51d")
def _convoke(adds: str) -> Because:
    return Because(text=f"{adds}: a creature pays for one mana once.")


@rule("702.61c")
def _split_second(adds: str) -> Because:
    return Because(text=f"{adds}: the same things can't be done while it is on the stack.")


@rule("702.66c")
def _delve(adds: str) -> Because:
    return Because(text=f"{adds}: a card exiled for it pays for one mana once.")


@rule("702.80d")
def _wither(adds: str) -> Because:
    return Because(text=f"{adds}: its damage puts each counter there once.")


@rule("702.88c")
def _rebound(adds: str) -> Because:
    return Because(text=f"{adds}: it comes back once.")


@rule("702.90f")
def _infect(adds: str) -> Because:
    return Because(text=f"{adds}: its damage gives each counter once.")


@rule("702.111c")
def _menace(adds: str) -> Because:
    return Because(text=f"{adds}: two creatures are enough to block it.")


@rule("702.118c")
def _skulk(adds: str) -> Because:
    return Because(text=f"{adds}: the same creatures can block it.")


@rule("702.126c")
def _improvise(adds: str) -> Because:
    return Because(text=f"{adds}: an artifact pays for one mana once.")


@rule("702.155c")
def _read_ahead(adds: str) -> Because:
    return Because(text=f"{adds}: one chapter to begin with is chosen.")


_REMINDERS: Final = {
    fn.__name__.replace("_", " ").strip(): fn
    for fn in (
        _deathtouch, _defender, _double_strike, _first_strike, _flash, _flying, _haste, _hexproof, _indestructible, _intimidate,
        _landwalk, _lifelink, _protection, _reach, _shroud, _trample, _vigilance, _banding, _phasing, _shadow, _horsemanship,
        _fear, _convoke, _split_second, _delve, _wither, _rebound, _infect, _menace, _skulk, _improvise, _read_ahead,
    )
}
