"""Turn-based actions: what happens by itself as a step begins."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.game import daytime
from engine.game.abilities import abilities_of, has_keyword
from engine.game.counters import PutCounters
from engine.game.events import Event
from engine.game.functioning import hooks
from engine.game.objects import Id, Object, Zone
from engine.game.replacement import can_happen
from engine.game.status import INDIRECTLY, PHASED_OUT_UNDER, PhaseIn, PhaseOut, Untap
from engine.game.teams import active_players
from engine.game.turn.events import WearOff
from engine.game.turn.structure import FIRST_STRIKE
from engine.game.zones import Discard, Draw
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game


def _phases_with(game: Game, thing: Object) -> Id:
    """In whose untap steps it phases: those of the player under whose control it phased out, while that player is there."""
    under = thing.chosen.get(PHASED_OUT_UNDER)
    return game.controller(thing.id) if under is None or game.state.players[under].has_lost else under


@rule("502.1")
def _phasing(game: Game) -> None:
    there = (o for o in game.state.objects.values() if o.zone is Zone.BATTLEFIELD)
    own = [o for o in there if game.state.is_active(_phases_with(game, o))]
    events: list[Event] = [PhaseIn(object=o.id) for o in own if o.is_phased_out and INDIRECTLY not in o.chosen]
    events += [PhaseOut(object=o.id) for o in own if not o.is_phased_out and has_keyword(game, o.id, "phasing")]
    if events:
        game.happen(*events)


@rule("502.3")
def _untap(game: Game) -> None:
    _phasing(game)
    daytime.turn_over(game)
    untapping = dict.fromkeys(thing for player in active_players(game.state) for thing in _untapped_by(game, player))
    if untapping:
        game.happen(*(Untap(object=thing) for thing in untapping))


def _untapped_by(game: Game, player: Id) -> tuple[Id, ...]:
    tapped = tuple(o.id for o in game.state.battlefield() if o.is_tapped and game.controller(o.id) == player)
    return (*_within_limits(game, player, tapped), *_untapping_too(game, player))


@rule("502.3")
def _untapping_too(game: Game, active: Id) -> tuple[Id, ...]:
    """What static abilities untap in another player's untap step, by ``untaps_too``."""
    meant = (thing for asked, scope in hooks(game, "untaps_too") for thing in asked(game, active, scope))
    return tuple(thing for thing in meant if game.object(thing).is_tapped)


@rule("502.3")
def _within_limits(game: Game, player: Id, tapped: tuple[Id, ...]) -> tuple[Id, ...]:
    """Those that the player untaps, where static abilities let only so many of a kind by ``untap_limit``."""
    for asked, scope in hooks(game, "untap_limit"):
        limit = asked(game, player, tapped, scope)
        if limit is None:
            continue
        most, meant = limit
        able = [thing for thing in meant if can_happen(game, Untap(object=thing))]
        if len(able) > most:
            options = [(thing, game.name(thing)) for thing in able]
            prompt = f"What do you untap with {game.name(scope.source)}?"
            kept = game.choose(player, "untap", options, minimum=most, maximum=most, about=scope.source, prompt=prompt)
            tapped = tuple(thing for thing in tapped if thing in kept or thing not in able)
    return tapped


def _draw(game: Game) -> None:
    players = active_players(game.state)
    (_draw_one if len(players) == 1 else _draw_each)(game, players)


@rule("504.1")
def _draw_one(game: Game, players: tuple[Id, ...]) -> None:
    game.happen(Draw(player=players[0]))


@rule("504.1", "805.4b", "805.6a", "121.2d")
def _draw_each(game: Game, players: tuple[Id, ...]) -> None:
    """Each player of a team draws, one after the other."""
    for player in players:
        game.happen(Draw(player=player))


@rule("505.4")
def _precombat_main(game: Game) -> None:
    """The active player's Sagas get a lore counter each."""
    sagas = [
        o.id for o in game.state.battlefield()
        if "Saga" in game.characteristics(o.id).subtypes and game.state.is_active(game.controller(o.id))
        and any(a.chapters for a in abilities_of(game, o.id).triggered)
    ]
    if sagas:
        game.happen(*(PutCounters(on=saga, kind="lore", amount=1, by=game.controller(saga)) for saga in sagas))


@rule("510.2")
def _combat_damage(game: Game) -> None:
    from engine.game.combat import combat_damage
    from engine.game.illegal import require

    require(combat_damage(game))


@rule("402.2")
def maximum_hand_size(game: Game, player: Id) -> int | None:
    """What a player may keep, as static abilities say by ``hand_size(game, player, size, scope)``; None for any number."""
    size = game.state.players[player].hand_size
    for asked, scope in hooks(game, "hand_size"):
        size = asked(game, player, size, scope)
    return size


@rule("514.1")
def _discard_down(game: Game) -> None:
    chosen = [(player, card) for player in active_players(game.state) for card in _too_many(game, player)]
    if chosen:
        game.happen(*(Discard(player=player, object=card) for player, card in chosen))


def _too_many(game: Game, player: Id) -> tuple[Id, ...]:
    """The cards that a player chooses to discard down to their maximum hand size."""
    hand, size = game.state.zone(Zone.HAND, player), maximum_hand_size(game, player)
    many = 0 if size is None else len(hand) - size
    if many <= 0:
        return ()
    cards = [(card, game.name(card)) for card in hand]
    return game.choose(player, "discard", cards, minimum=many, maximum=many, prompt="Discard to hand size")


def _cleanup(game: Game) -> None:
    _discard_down(game)
    game.happen(WearOff())


TURN_BASED: dict[str, Callable[[Game], None]] = {
    "untap": _untap,
    "draw": _draw,
    "precombat main": _precombat_main,
    FIRST_STRIKE: _combat_damage,
    "combat damage": _combat_damage,
    "cleanup": _cleanup,
}
