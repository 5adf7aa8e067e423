"""The list of what a player with priority could do now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from engine.game.abilities import abilities_of
from engine.game.actions import Action, ActivateAbility, CastSpell, PlayLand, TurnUp
from engine.game.costs import Alternative, changes_to
from engine.game.objects import Id, Object, Zone
from engine.game.scope import Scope
from engine.game.zones import UNKNOWN

if TYPE_CHECKING:
    from engine.game.machine import Game

_ELSEWHERE = (Zone.HAND, Zone.GRAVEYARD, Zone.EXILE, Zone.COMMAND)


def legal_actions(game: Game, player: Id) -> list[Action]:
    """Spells to cast (with each alternative cost), lands to play, abilities to activate, permanents to turn face up.

    Of spells and abilities with targets only those for which there are legal targets.
    """
    from engine.game.permissions import may

    return [
        action for thing in game.state.objects.values() for action in _imaginable(game, player, thing)
        if may(game, player, action) and has_targets(game, player, action)
    ]


def _imaginable(game: Game, player: Id, thing: Object) -> Iterator[Action]:
    """What might be done with an object, judged by the zone that it is in."""
    if thing.zone is Zone.BATTLEFIELD:
        yield from _abilities(game, player, thing.id)
        if thing.is_face_down and thing.definition is not UNKNOWN:
            yield TurnUp(player=player, permanent=thing.id)
    elif thing.zone in _ELSEWHERE:
        if "land" in game.characteristics(thing.id).types:
            yield PlayLand(player=player, land=thing.id)
        else:
            yield from _castings(game, player, thing)
        yield from _abilities(game, player, thing.id)


def _abilities(game: Game, player: Id, thing: Id) -> Iterator[Action]:
    for ability in abilities_of(game, thing).activated:
        yield ActivateAbility(player=player, source=thing, ability=ability)


def _castings(game: Game, player: Id, thing: Object) -> Iterator[Action]:
    spell = CastSpell(player=player, spell=thing.id, origin=thing.zone)
    yield spell
    for change in changes_to(game, spell):
        if isinstance(change, Alternative):
            yield CastSpell(player=player, spell=thing.id, origin=thing.zone, paid=(change.name,))


def has_targets(game: Game, player: Id, action: Action) -> bool:
    """Whether each instance of "target" outside of modes has enough legal targets."""
    from engine.game.targets import options, requirements

    source, texts = _texts(game, action)
    scope = Scope.of(source, player)
    return all(
        len(options(game, player, word, source, None, scope)) >= word.minimum(game, scope)
        for word in requirements(game, texts, scope)
    )


def _texts(game: Game, action: Action) -> tuple[Id, tuple[Any, ...]]:
    from engine.game.targets import spell_texts

    if isinstance(action, CastSpell):
        return action.spell, spell_texts(game, action.spell)
    if isinstance(action, ActivateAbility):
        return action.source, (action.ability,)
    return 0, ()
