"""Doubling and tripling: power and toughness, counters, life totals, and damage."""

from __future__ import annotations

import msgspec

from engine.game.counters import PutCounters
from engine.game.damage import Damage
from engine.game.events import Event
from engine.game.life import SetLife
from engine.game.machine import Game
from engine.game.meaning import Duration, Modification, ObjectReference, PlayerReference, PlayerVerb
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Word, says
from engine.rulebook import rule
from engine.words.amounts import Numeral
from engine.words.effects.removal import present
from engine.words.effects.until import start
from engine.words.filters.description import ObjectFilter
from engine.words.kinds import PT
from engine.words.modifications.size import GetPT
from engine.words.references.antecedents import host
from engine.words.references.chosen import told
from engine.words.references.possessive import ObjectsOwn
from engine.words.replacements.instead import Instead
from engine.words.sentences import Sentence


@says("power", "toughness", "power and toughness")
class Sides(Word, frozen=True):
    """Which of power and toughness are meant."""

    def more(self, game: Game, thing: Id, times: int) -> PT:
        """What doubling (or tripling) them adds."""
        now = game.characteristics(thing)
        power = (now.power or 0) * (times - 1) if self.wording != 1 else 0
        toughness = (now.toughness or 0) * (times - 1) if self.wording != 0 else 0
        return PT(power=power, toughness=toughness, signs=(_sign(power), _sign(toughness)))


def _sign(n: int) -> str:
    return "-" if n < 0 else "+"


@rule("701.10b", "701.10c", "701.11b", "701.11c")
def multiply(game: Game, scope: Scope, things: tuple[Id, ...], sides: Sides, times: int, until: Duration) -> None:
    """Creatures get as much more as they have, once or twice; all of it is worked out before any of it is changed."""
    there = [t for t in things if "creature" in game.characteristics(t).types]
    more = {t: sides.more(game, t, times) for t in there}
    for thing, pt in more.items():
        start(game, scope, (GetPT(pt=pt),), (thing,), until)


@says("double{s^} {whose} {sides} {until}", "triple{s^} {whose} {sides} {until}")
class DoubleSize(PlayerVerb, frozen=True):
    """The power or toughness of creatures, named by whose it is."""

    whose: ObjectsOwn
    sides: Sides
    until: Duration

    @rule("701.10a", "701.11a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        multiply(game, scope, present(game, scope, self.whose.find(game, scope)), self.sides, 2 + self.wording, self.until)


@says("{until}, double {whose} {sides}[ and it {what:and+@whose}]", "{until}, triple {whose} {sides}[ and it {what:and+@whose}]")
class DoubleSizeUntil(Sentence, frozen=True):
    """The same with the duration first, and perhaps more that becomes of the creature for so long."""

    until: Duration
    whose: ObjectsOwn
    sides: Sides
    what: tuple[Modification, ...] = ()

    @rule("701.10a", "701.11a")
    def happen(self, game: Game, scope: Scope) -> None:
        found = present(game, scope, self.whose.find(game, scope))
        multiply(game, scope, found, self.sides, 2 + self.wording, self.until)
        if self.what:
            start(game, scope, self.what, found, self.until)


@says("double{s^} the {sides} of {things} {until}", "triple{s^} the {sides} of {things} {until}")
class DoubleSizeOf(PlayerVerb, frozen=True):
    """The same, named after it."""

    sides: Sides
    things: ObjectReference
    until: Duration

    @rule("701.10a", "701.11a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        found = present(game, scope, told(game, scope, self.things, players))
        multiply(game, scope, found, self.sides, 2 + self.wording, self.until)


@says("double{s^} the number of each kind of counter on {things}")
class DoubleEveryCounter(PlayerVerb, frozen=True):
    """As many counters of each kind are put on objects as they have."""

    things: ObjectReference

    @rule("701.10e")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        found = present(game, scope, told(game, scope, self.things, players))
        has = [(t, kind, n) for t in found for kind, n in game.object(t).counters.items() if n]
        game.happen(*(PutCounters(on=t, kind=kind, amount=n, by=players[0]) for t, kind, n in has))


@says("double{s^} {player}'s life total")
class DoubleLifeOf(PlayerVerb, frozen=True):
    """A player's life total is doubled."""

    player: PlayerReference

    @rule("701.10d")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        found = self.player.find(game, scope)
        game.happen(*(SetLife(player=p, amount=2 * game.state.players[p].life, source=scope.source) for p in found))


@says(
    "double all damage {sources:many} would deal", "double all damage that {sources:many} would deal",
    "double all damage ~ would deal",
    "double all damage equipped creature would deal", "double all damage enchanted creature would deal",
)
class DoubleAllDamage(Instead, frozen=True):
    """Sources deal twice the damage."""

    sources: ObjectFilter | None = None

    @rule("701.10g")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, Damage) or not self._is_meant(game, event.source, scope):
            return None
        return (msgspec.structs.replace(event, amount=2 * event.amount),)

    def _is_meant(self, game: Game, source: Id, scope: Scope) -> bool:
        if self.sources is not None:
            return self.sources.match(game, source, scope)
        return source == scope.source if self.wording == 2 else source in host(game, scope)


@says("{until}, double {whose} {sides} {times} times")
class DoubledOften(Sentence, frozen=True):
    """The power or toughness of a creature is doubled a number of times."""

    until: Duration
    whose: ObjectsOwn
    sides: Sides
    times: Numeral

    @rule("701.10a")
    def happen(self, game: Game, scope: Scope) -> None:
        factor = 2 ** (self.times.count(game, scope) or 0)
        if factor > 1:
            multiply(game, scope, present(game, scope, self.whose.find(game, scope)), self.sides, factor, self.until)


@says("double{s^} the number of each kind of counter (you have|they have)")
class DoubleOwnCounters(PlayerVerb, frozen=True):
    """Players get as many counters of each kind as they have."""

    @rule("701.10e")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        has = [(p, kind, n) for p in players for kind, n in game.state.players[p].counters.items() if n]
        game.happen(*(PutCounters(on=p, kind=kind, amount=n, by=scope.controller) for p, kind, n in has))
