"""Placing what players have become: monarch, holder of the initiative, Ring-bearers' players, visitors of dungeons."""

from __future__ import annotations

from engine.game.dungeons import ROOM, dungeon_of
from engine.game.objects import Characteristics, Definition, Id, Object, Zone
from engine.game.players import Note
from engine.game.scope import Scope
from engine.game.speed import SetSpeed
from engine.game.the_ring import times_tempted
from engine.script.run import pointing
from engine.script.run.placing.events import DungeonIsThere, Fact, Placed, PlayerFact, RingIsThere, Setting
from engine.script.run.run import Run
from engine.script.values import Completed, Designation, InRoom, RingBearer, SpeedIs, Tempted
from engine.words.effects.initiative import INITIATIVE, hold
from engine.words.effects.monarch import MONARCH, reign
from engine.words.effects.the_ring import settle_bearer, the_ring
from engine.words.effects.venturing import dungeon
from engine.words.keywords.speed import Starts
from engine.words.vocabulary import dungeons


def designation(run: Run, what: Designation) -> None:
    """A player has a designation, with the abilities that come with it."""
    player = run.game.state.players[run.scene.player(what.player)]
    run.game.happen(PlayerFact(player=player.id, fields={"marks": player.marks | {what.what}}))
    begin = {MONARCH: reign, INITIATIVE: hold}.get(what.what)
    if begin is not None:
        begin(run.game, _source(run, player.id, what.what), player.id)


def _source(run: Run, player: Id, name: str) -> Id:
    """Something for the abilities of a designation to be of."""
    base = Characteristics(name=f"the {name}")
    definition = Definition(name=base.name, faces=(base,))
    new = Object(id=0, definition=definition, base=base, owner=player, controller=player, zone=Zone.COMMAND)
    run.game.happen(Placed(new=new))
    return run.game.state.zone(Zone.COMMAND)[-1]


def speed_is(run: Run, what: SpeedIs) -> None:
    """A player has a speed, with the ability that raises it; it has not risen this turn."""
    player = run.scene.player(what.player)
    Starts().happen(run.game, Scope.of(_source(run, player, "speed"), player))
    marks = SetSpeed(player=player, to=what.speed).apply(run.game.state).marks
    run.game.happen(Setting(fields={"marks": marks}))


def ring_bearer(run: Run, what: RingBearer) -> None:
    """A creature bears the Ring, which has tempted its player at least once."""
    player = run.scene.player(what.player)
    _tempted(run, player, max(1, times_tempted(run.game.state, player)))
    settle_bearer(run.game, player, pointing.one(run.game, run.scene, what.object))


def tempted(run: Run, what: Tempted) -> None:
    """The Ring has tempted a player so many times."""
    _tempted(run, run.scene.player(what.player), what.times)


def _tempted(run: Run, player: Id, times: int) -> None:
    for n in range(times_tempted(run.game.state, player), times):
        run.game.happen(RingIsThere(player=player, base=the_ring(min(4, n + 1))))


def in_room(run: Run, what: InRoom) -> None:
    """A player's venture marker is in a room."""
    player = run.scene.player(what.player)
    name = next(name for name, rooms in dungeons().items() if what.room in (room[0] for room in rooms))
    place = next(n for n, room in enumerate(dungeons()[name]) if room[0] == what.room)
    if dungeon_of(run.game.state, player) is None:
        run.game.happen(DungeonIsThere(player=player, base=dungeon(name)))
    found = dungeon_of(run.game.state, player)
    if found is not None:
        run.game.happen(Fact(object=found.id, fields={"chosen": {**found.chosen, ROOM: place}}))


def completed(run: Run, what: Completed) -> None:
    """A player has completed a dungeon in this game."""
    key = f"completed {run.scene.player(what.player)}"
    before: tuple[str, ...] = run.game.state.marks.get(key, ())
    run.game.happen(Note(key=key, value=(*before, what.dungeon or "a dungeon")))
