"""Placing: what a script says is there, one function for each kind of statement, found by its type."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from engine.cards.card import fold
from engine.game.damage import commander_damage_mark
from engine.game.daytime import DAYTIME
from engine.game.objects import Id, Object, Zone
from engine.game.outside import known_outside, with_outside
from engine.game.scope import Scope
from engine.game.state import ATTACK_TO, RANGE
from engine.game.teams import share_life, sharing_life
from engine.game.zones import UNKNOWN, closed_mark, counted_mark
from engine.script.run import pointing
from engine.script.run.faults import Unable
from engine.script.run.placing.control import gives_control
from engine.script.run.placing.designations import completed, designation, in_room, ring_bearer, speed_is, tempted
from engine.script.run.placing.events import Fact, Older, Placed, PlayerFact, Setting
from engine.script.run.placing.moments import moment
from engine.script.run.placing.objects import attach_what_waits, liken, make_so, put
from engine.script.run.placing.this_turn import this_turn
from engine.script.run.run import Run
from engine.script.run.teams import TWO_HEADED
from engine.script.values import (
    AttackTo,
    CommanderCasts,
    CommanderDamage,
    CommanderIs,
    Completed,
    DayNight,
    Designation,
    EnteredBefore,
    Format,
    GainedControl,
    Has,
    HasCards,
    InRoom,
    Lacks,
    LifeIs,
    ManaFloating,
    ManaMatters,
    Moment,
    ObjectFact,
    ObjectRef,
    ObjectSpec,
    Owns,
    OwnsOutside,
    PlayerCounters,
    Playing,
    Position,
    RangeOfInfluence,
    RingBearer,
    SpeedIs,
    Teammates,
    Teams,
    Tempted,
    ThisTurn,
)
from engine.words.effects.control import ControlledBy
from engine.words.effects.until import start


def place(run: Run, what: Position) -> None:
    """Make it so."""
    _PLACERS[type(what)](run, what)
    attach_what_waits(run)


def _has(run: Run, what: Has) -> None:
    player, zone = run.scene.player(what.player), Zone(what.zone)
    for spec in what.objects:
        put(run, player, zone, spec)
    if what.closed and zone == Zone.LIBRARY:
        marks = {**run.game.state.marks, closed_mark(player): True}
        run.game.happen(Setting(fields={"marks": marks}))


def _has_cards(run: Run, what: HasCards) -> None:
    """So many cards; while the position is being set up, those still to be named are among them."""
    if run.has_begun:
        fill(run, what)
    else:
        run.counted = (*run.counted, what)


def fill(run: Run, what: HasCards) -> None:
    """Unknown cards up to the number said."""
    player, zone = run.scene.player(what.player), Zone(what.zone)
    there = [thing for thing in run.game.state.zone(zone, player) if run.game.object(thing).owner == player]
    for _ in range(what.count - len(there)):
        new = Object(
            id=0, definition=UNKNOWN, base=UNKNOWN.faces[0], owner=player, controller=player, zone=zone
        )
        run.game.happen(Placed(new=new))
    if zone is Zone.LIBRARY:
        run.game.happen(Setting(fields={"marks": {**run.game.state.marks, counted_mark(player): True}}))


def _nothing(run: Run, what: Any) -> None:
    """There is nothing to do."""


def _lacks(run: Run, what: Lacks) -> None:
    if what.zone == "library" and what.kind in ("card", "cards"):
        marks = {**run.game.state.marks, closed_mark(run.scene.player(what.player)): True}
        run.game.happen(Setting(fields={"marks": marks}))


def _fact(run: Run, what: ObjectFact) -> None:
    thing = _there(run, what.object, _latest(run))
    if what.facts.copying is not None:
        liken(run, thing, what.facts.copying)
    make_so(run, thing, what.facts)


def _there(run: Run, ref: ObjectRef, player: Id) -> Id:
    """The object; put onto the battlefield, under that player's control, when the text has not brought it in before."""
    if not pointing.candidates(run.game, run.scene, ref) and ref.name:
        owner = run.scene.player(ref.of) if ref.of else player
        return put(run, owner, Zone.BATTLEFIELD, ObjectSpec(name=ref.name, label=ref.label))[0]
    return pointing.one(run.game, run.scene, ref)


def _latest(run: Run) -> Id:
    """The player whose object came in last."""
    entries = run.scene.entries
    return run.game.controller(entries[-1].id) if entries else run.game.state.turn.active


def _owns(run: Run, what: Owns) -> None:
    thing = _there(run, what.object, run.scene.player(what.player))
    run.game.happen(Fact(object=thing, fields={"owner": run.scene.player(what.player)}))


def _gained(run: Run, what: GainedControl) -> None:
    """Nothing is left to be done where what was done before has done it."""
    if run.has_begun and run.game.controller(pointing.one(run.game, run.scene, what.object)) == run.scene.player(what.player):
        return
    player = run.scene.player(what.player)
    if run.has_begun:
        thing = pointing.one(run.game, run.scene, what.object, (Zone.BATTLEFIELD,))
        if gives_control(run, what.using, thing, player):
            return
        start(run.game, Scope.of(thing, player), (ControlledBy(player=player),), (thing,), None)
        run.assume(f"Something has {run.game.name(player)} gain control of {run.game.name(thing)}.")
        return
    others = run.game.state.opponents(player)
    thing = _there(run, what.object, others[0] if others else player)
    if not gives_control(run, what.using, thing, player):
        run.game.happen(Fact(object=thing, fields={"controller": player}))


def _life(run: Run, what: LifeIs) -> None:
    for player in sharing_life(run.game.state, run.scene.of_team(what.player)):
        run.game.happen(PlayerFact(player=player, fields={"life": what.life}))


def _outside(run: Run, what: OwnsOutside) -> None:
    player = run.scene.player(what.player)
    cards = tuple(run.library.definition(spec.name) for spec in what.objects for _ in range(spec.count) if spec.name)
    known = (*known_outside(run.game.state, player), *cards)
    run.game.happen(Setting(fields={"marks": with_outside(run.game.state, player, known).marks}))


def _counters(run: Run, what: PlayerCounters) -> None:
    named = (run.scene.of_team if what.kind == "poison" else run.scene.player)(what.player)
    for one in sharing_life(run.game.state, named) if what.kind == "poison" else (named,):
        counters = {**run.game.state.players[one].counters, what.kind: what.count}
        run.game.happen(PlayerFact(player=one, fields={"counters": counters}))


def _commander(run: Run, what: CommanderIs) -> None:
    player = run.scene.player(what.player)
    found = [entry.id for entry in run.scene.named(what.object.name)]
    if not found:
        found = put(run, player, Zone(what.zone or _first_place(run, what.object.name)), ObjectSpec(name=what.object.name))
    marks = {"commander", "stays"} if run.game.object(found[0]).zone in (Zone.GRAVEYARD, Zone.EXILE) else {"commander"}
    run.game.happen(Fact(object=found[0], fields={"marks": run.game.object(found[0]).marks | marks}))


def _first_place(run: Run, name: str) -> Zone:
    """The battlefield for a commander that the text acts upon as a permanent first, else the command zone."""
    needed = next((need for need in run.needed if fold(need.name) == fold(name)), None)
    if needed is None:
        return Zone.COMMAND
    run.needed = tuple(need for need in run.needed if need is not needed)
    run.assume(needed.sentence(run.game.name(run.scene.player(needed.player))))
    return needed.zone


def _card_name(run: Run, ref: ObjectRef) -> str:
    """The name of the card that came into the text under a name."""
    came = [entry.id for entry in run.scene.named(ref.name)]
    return run.game.object(came[0] if came else pointing.one(run.game, run.scene, ref)).definition.name


def _owner_of_card(run: Run, ref: ObjectRef) -> Id:
    """The owner of the card that came into the text under a name."""
    came = [entry.id for entry in run.scene.named(ref.name)]
    return run.game.object(came[0] if came else pointing.one(run.game, run.scene, ref)).owner


def _casts(run: Run, what: CommanderCasts) -> None:
    if not pointing.candidates(run.game, run.scene, what.object):
        _commander(run, CommanderIs(what.object, what.player))
    player = run.game.state.players[run.scene.player(what.player)]
    name = _card_name(run, what.object)
    run.game.happen(PlayerFact(player=player.id, fields={"commander_casts": {**player.commander_casts, name: what.times}}))


def _commander_damage(run: Run, what: CommanderDamage) -> None:
    player = run.game.state.players[run.scene.player(what.player)]
    name, key = _card_name(run, what.object), commander_damage_mark(player.id)
    dealt = {**run.game.state.marks.get(key, {}), (_owner_of_card(run, what.object), name): what.damage}
    run.game.happen(Setting(fields={"marks": {**run.game.state.marks, key: dealt}}))


def _floating(run: Run, what: ManaFloating) -> None:
    from engine.game.objects import Mana

    player = run.game.state.players[run.scene.player(what.player)]
    mana = tuple(Mana(type=symbol) for symbol in what.mana.replace("}", "").split("{") if symbol)
    run.game.happen(PlayerFact(player=player.id, fields={"mana": (*player.mana, *mana)}))


def _day(run: Run, what: DayNight) -> None:
    run.game.happen(Setting(fields={"marks": {**run.game.state.marks, DAYTIME: what.what}}))


def _older(run: Run, what: EnteredBefore) -> None:
    older, newer = (pointing.one(run.game, run.scene, ref) for ref in (what.older, what.newer))
    run.game.happen(Older(older=older, newer=newer))


def _paid(run: Run, what: ManaMatters) -> None:
    run.game.happen(Setting(fields={"is_paid_for": False}))


def _range(run: Run, what: RangeOfInfluence) -> None:
    players = run.game.state.players if what.player is None else (run.scene.player(what.player),)
    ranges = {**run.game.state.marks.get(RANGE, {}), **dict.fromkeys(players, what.seats)}
    run.game.happen(Setting(fields={"marks": {**run.game.state.marks, RANGE: ranges}}))


def _attack_to(run: Run, what: AttackTo) -> None:
    run.game.happen(Setting(fields={"marks": {**run.game.state.marks, ATTACK_TO: what.side}}))


def _teams(run: Run, what: Teams | Teammates) -> None:
    """Everybody has been in a team from the start, or the teams can't be made out."""
    alone = isinstance(what, Teams) and all(len(team) == 1 for team in what.teams)
    if not alone and not any(player.team for player in run.game.state.players.values()):
        raise Unable(_WHO_WITH_WHOM)


def _format(run: Run, what: Format) -> None:
    if what.name == TWO_HEADED and not share_life(run.game.state):
        raise Unable(_WHO_WITH_WHOM)
    if what.name in _UNKNOWN_GAMES:
        raise Unable(f"Games of {what.name} are not understood yet: everybody plays for themselves here, with cards of their own.")


_WHO_WITH_WHOM: Final = "Who plays with whom? Say it as in “Two-Headed Giant: Alice and Bob against Carol and Dave”."
_UNKNOWN_GAMES: Final = frozenset({"Planechase"})
_PLACERS: Final[dict[type, Callable[[Run, Any], None]]] = {
    Has: _has,
    HasCards: _has_cards,
    Lacks: _lacks,
    ObjectFact: _fact,
    Owns: _owns,
    GainedControl: _gained,
    LifeIs: _life,
    PlayerCounters: _counters,
    SpeedIs: speed_is,
    OwnsOutside: _outside,
    Designation: designation,
    RingBearer: ring_bearer,
    Tempted: tempted,
    InRoom: in_room,
    Completed: completed,
    ThisTurn: this_turn,
    CommanderIs: _commander,
    CommanderCasts: _casts,
    CommanderDamage: _commander_damage,
    ManaFloating: _floating,
    Moment: moment,
    DayNight: _day,
    EnteredBefore: _older,
    ManaMatters: _paid,
    RangeOfInfluence: _range,
    Format: _format,
    Playing: _nothing,
    Teams: _teams,
    AttackTo: _attack_to,
    Teammates: _teams,
}
