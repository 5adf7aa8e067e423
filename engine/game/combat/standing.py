"""Who attacks and blocks whom now, and who is to be removed from combat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from engine.game.combat.events import RemoveFromCombat
from engine.game.objects import Id, Object, Zone
from engine.game.qualities import is_creature, is_type
from engine.game.state import ATTACK_TO
from engine.game.teams import side, take_turns_together
from engine.game.verdict import Verdict, forbidden
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game


def attackers(game: Game) -> Mapping[Id, Id]:
    """Each attacking creature with whom it attacks (0: nothing any more)."""
    return game.state.combat.attacking if game.state.combat else {}


def blockers(game: Game, attacker: Id) -> tuple[Id, ...]:
    """The creatures that are blocking this attacker."""
    combat = game.state.combat
    return tuple(b for b, blocked in combat.blocking.items() if attacker in blocked) if combat else ()


def unfit(game: Game, player: Id, creature: Id) -> Verdict:
    """Why a player cannot have this creature attack or block, as far as it shows on itself."""
    name = game.name(creature)
    if not game.exists(creature) or game.object(creature).zone is not Zone.BATTLEFIELD or not is_creature(game, creature):
        return _no_creature(name)
    verdict = Verdict()
    if game.controller(creature) not in side(game.state, player):
        verdict += forbidden(f"{game.name(player)} does not control {name}.")
    if game.object(creature).is_tapped:
        verdict += forbidden(f"{name} is tapped.")
    if is_type(game, creature, "battle"):
        verdict += forbidden(f"{name} is a battle.")
    return verdict


@rule("506.3")
def _no_creature(name: str) -> Verdict:
    return forbidden(f"{name} is not a creature on the battlefield.")


def is_attacking(game: Game, thing: Id) -> bool:
    """Whether it is an attacking creature."""
    return thing in attackers(game)


def is_blocking(game: Game, thing: Id) -> bool:
    """Whether it is a blocking creature."""
    return game.state.combat is not None and thing in game.state.combat.blocking


@rule("509.1h")
def is_blocked(game: Game, thing: Id) -> bool:
    """Whether it is a blocked creature, though its blockers may be gone."""
    combat = game.state.combat
    return combat is not None and thing in combat.blocked and thing in combat.attacking


@rule("509.1h")
def is_unblocked(game: Game, thing: Id) -> bool:
    """Whether blockers were declared and it is not blocked."""
    declared = game.state.turn.step in ("declare blockers", "combat damage", "first-strike combat damage", "end of combat")
    return declared and is_attacking(game, thing) and not is_blocked(game, thing)


def attackable(game: Game, player: Id) -> tuple[Id, ...]:
    """The players, planeswalkers and battles that this player's creatures could attack."""
    opponents = game.state.opponents(player)
    if ATTACK_TO in game.state.marks:
        return _attackable(game, tuple(p for p in opponents if p == to_the_side(game, player)))
    return (_of_several if len(opponents) > 1 else _of_one)(game, opponents)


def to_the_side(game: Game, player: Id) -> Id:
    """Who sits next to a player on the side to which players attack."""
    return (_to_the_left if game.state.marks[ATTACK_TO] == "left" else _to_the_right)(game, player)


@rule("803.1a")
def _to_the_left(game: Game, player: Id) -> Id:
    """Turns go to the left."""
    order = game.state.order(player)
    return order[1 % len(order)]


@rule("803.1b")
def _to_the_right(game: Game, player: Id) -> Id:
    return game.state.order(player)[-1]


@rule("506.2", "506.2a", "802.2", "802.3")
def _of_several(game: Game, opponents: Sequence[Id]) -> tuple[Id, ...]:
    """Each opponent is a defending player."""
    return _attackable(game, opponents)


@rule("506.2")
def _of_one(game: Game, opponents: Sequence[Id]) -> tuple[Id, ...]:
    return _attackable(game, opponents)


def _attackable(game: Game, opponents: Sequence[Id]) -> tuple[Id, ...]:
    found = list(opponents)
    for thing in game.state.battlefield():
        if is_type(game, thing.id, "battle"):
            found += [thing.id] if _is_protected_by(thing, opponents) else []
        elif is_type(game, thing.id, "planeswalker") and game.controller(thing.id) in opponents:
            found.append(thing.id)
    return tuple(found)


@rule("310.9b")
def _is_protected_by(battle: Object, opponents: Sequence[Id]) -> bool:
    """Whether an opponent protects the battle; its protector never attacks it, its controller may."""
    return battle.chosen.get("protector", 0) in opponents


@rule("506.2", "802.2")
def defending_players(game: Game) -> tuple[Id, ...]:
    """Those who defend in the combat phase that goes on, whoever is attacked; () outside of it."""
    from engine.game.turn.structure import is_combat

    active = game.state.turn.active
    if active is None or not is_combat(game.state.turn.step):
        return ()
    return tuple(game.state.opponents(active))


def defending_player(game: Game, defender: Id) -> Id:
    """The defending player for something that is attacked: itself, or its controller or protector."""
    if take_turns_together(game.state):
        return _one_of_the_team(game, defender)
    return (_one_of_several if len(game.state.players) > 2 else _defends)(game, defender)


@rule("508.5", "805.10e")
def _one_of_the_team(game: Game, defender: Id) -> Id:
    """The one of the defending team whom it attacks."""
    return _attacked_player(game, defender)


@rule("508.5", "802.2a")
def _one_of_several(game: Game, defender: Id) -> Id:
    """The one of the defending players whom it attacks."""
    return _attacked_player(game, defender)


@rule("508.5")
def _defends(game: Game, defender: Id) -> Id:
    return _attacked_player(game, defender)


def _attacked_player(game: Game, defender: Id) -> Id:
    if not defender or defender in game.state.players:
        return defender
    protector = game.object(defender).chosen.get("protector")
    if is_type(game, defender, "battle") and isinstance(protector, int):
        return _protector(protector)
    return game.controller(defender)


@rule("310.9c")
def _protector(player: Id) -> Id:
    """The protector of a battle is the one who may block what attacks it."""
    return player


@rule("506.4")
def remove_what_left(game: Game) -> None:
    """Remove from combat what no longer can be in it: no creature any more, or under another player's control."""
    gone = [thing for thing in (*attackers(game), *_blocking(game)) if not _may_stay(game, thing)]
    gone += [d for d in attackers(game).values() if d and d not in game.state.players and not _still_attacked(game, d)]
    for thing in dict.fromkeys(gone):
        game.happen(RemoveFromCombat(object=thing))


def _blocking(game: Game) -> tuple[Id, ...]:
    return tuple(game.state.combat.blocking) if game.state.combat else ()


def _may_stay(game: Game, thing: Id) -> bool:
    if not _is_there(game, thing) or not is_creature(game, thing) or is_type(game, thing, "battle"):
        return False
    attacks = is_attacking(game, thing)
    return game.state.is_active(game.controller(thing)) is attacks


def _still_attacked(game: Game, thing: Id) -> bool:
    return _is_there(game, thing) and (is_type(game, thing, "planeswalker") or is_type(game, thing, "battle"))


def _is_there(game: Game, thing: Id) -> bool:
    found = game.state.objects.get(thing)
    return found is not None and found.zone is Zone.BATTLEFIELD and not found.is_phased_out
