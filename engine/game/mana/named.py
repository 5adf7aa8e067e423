"""The sources that a player names to be tapped for the mana of a cost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from engine.game.abilities import abilities_of
from engine.game.choices import Attentive
from engine.game.illegal import Illegal
from engine.game.mana.abilities import is_mana_ability
from engine.game.mana.making import is_for_mana
from engine.game.mana.paying_with import Plan, Source, plan
from engine.game.objects import Id, Mana
from engine.game.verdict import Verdict, forbidden
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game


def named_sources(game: Game, player: Id, action: Any, able: Sequence[Source]) -> tuple[Id, ...]:
    """What is named to be tapped for mana; nothing where more than tapping it could make the mana."""
    if not isinstance(game.chooser, Attentive) or is_for_mana(action):
        return ()
    named = game.chooser.tapped_for_mana(game, player)
    plain = {source.key for source in able}
    for thing in named:
        places = [n for n, ability in enumerate(abilities_of(game, thing).activated) if is_mana_ability(ability)]
        if any((thing, place) not in plain for place in places) and any((thing, place) in plain for place in places):
            return ()
    return named


def with_named(
    game: Game, player: Id, symbols: Sequence[str], pool: Sequence[Mana], able: Sequence[Source], named: Sequence[Id]
) -> list[Source]:
    """The sources that are named, which have to be able to pay; Illegal where they are not."""
    usable = {source.key[0] for source in able}
    for thing in named:
        if thing not in usable:
            raise Illegal(_unusable(f"{game.name(player)} can't tap {game.name(thing)} for mana for that."))
    left = [source for source in able if source.key[0] in named]
    if plan(symbols, pool, left) is None:
        names = ", ".join(game.name(thing) for thing in named)
        raise Illegal(_unusable(f"The mana of {names} doesn't pay {''.join(symbols)}."))
    return left


def surplus(found: Plan, left: Sequence[Source], named: Sequence[Id]) -> list[tuple[Any, tuple[str, ...]]]:
    """Those that are named besides what the payment needs: they are tapped for mana too."""
    used = {key[0] for key, _ in found.made}
    first = {source.key[0]: (source.key, source.options[0]) for source in reversed(left) if source.options}
    return [first[thing] for thing in named if thing not in used and thing in first]


@rule("118.3", "601.2g", "605.3a")
def _unusable(why: str) -> Verdict:
    return forbidden(why)
