"""What a sentence tells of that has just happened: the outcome of what was done, which does not happen once more."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from engine.cards.card import fold
from engine.game.counters import PutCounters
from engine.game.damage import Damage
from engine.game.events import Entry
from engine.game.life import GainLife, LoseLife
from engine.game.objects import Id, Zone
from engine.game.zones import CreateToken, Discard, Mill, Move
from engine.game.zones import Draw as Drawn
from engine.script.run import pointing
from engine.script.run.fighting import play_out
from engine.script.run.run import Run
from engine.script.run.scene import current
from engine.script.run.turning import is_fighting
from engine.script.values import (
    Act,
    CountersPut,
    Create,
    DamageDealt,
    DiscardCount,
    Draw,
    Happens,
    Player,
    Statement,
)
from engine.script.values import GainLife as Gains
from engine.script.values import LoseLife as Loses
from engine.script.values import Mill as Mills
from engine.words.vocabulary import singular

Told = Callable[[Run, Any, Id | None, Sequence[Entry]], Sequence[Entry]]
_ANEW: Final = frozenset("another more again additional extra turn instead further also".split())
"""Words of something that happens besides."""


def is_told(what: Any) -> bool:
    """Whether it is something that may only be told of."""
    return type(what.deed if isinstance(what, Act) else what) in _TOLD


def is_retold(run: Run, statement: Statement) -> bool:
    """Whether all that a statement says has just come of what was done, or comes of the combat that goes on: it is told then."""
    if not is_told(statement.what) or statement.response is not None:
        return False
    if not (found := _found(run, statement)) and is_fighting(run.game):
        fought = run.fork()
        play_out(fought)
        if found := () if fought.is_over else _found(fought, statement):
            run.adopt(fought)
    run.retold |= {entry.n for entry in found}
    if found:
        run.assume(f"“{statement.source.strip().rstrip('.')}” tells what has come of it.")
    return bool(found)


def _found(run: Run, statement: Statement) -> Sequence[Entry]:
    what: Any = statement.what
    deed = what.deed if isinstance(what, Act) else what
    told = _TOLD.get(type(deed))
    if told is None or not _ANEW.isdisjoint(fold(statement.source).split()):
        return ()
    player = run.scene.player(what.player) if isinstance(what, Act) and what.player is not None else None
    entries = [entry for entry in run.game.log[run.deed_began :] if entry.n not in run.retold]
    return told(run, deed, player, entries)


def _of_player(kind: type[Any], entries: Sequence[Entry], player: Id | None) -> list[Entry]:
    return [entry for entry in entries if isinstance(entry.event, kind) and entry.event.player == player]


def _counted(kind: type[Any]) -> Told:
    """Events of a kind, one for each of so many cards."""

    def told(run: Run, deed: Any, player: Id | None, entries: Sequence[Entry]) -> Sequence[Entry]:
        found = _of_player(kind, entries, player)
        return found[: deed.count] if len(found) >= deed.count else ()

    return told


def _of_life(kind: type[Any]) -> Told:
    """Events of a kind with that amount, at once or one after the other."""

    def told(run: Run, deed: Any, player: Id | None, entries: Sequence[Entry]) -> Sequence[Entry]:
        return _so_much(_of_player(kind, entries, player), deed.life)

    return told


def _so_much(found: Sequence[Entry], amount: int) -> Sequence[Entry]:
    """One of the entries with that amount, else all where they make it together."""
    one = next(([entry] for entry in found if _amount(entry) == amount), [])
    return one or (found if sum(map(_amount, found)) == amount else ())


def _amount(entry: Entry) -> int:
    return entry.event.amount or 0


def _damage(run: Run, what: DamageDealt, player: Id | None, entries: Sequence[Entry]) -> Sequence[Entry]:
    to = set(_meant(run, what.to))
    sources = set(_meant(run, what.source)) if what.source is not None else None
    found = [entry for entry in entries if isinstance(entry.event, Damage) and _is_damage(run, entry.event, to, sources)]
    return found if what.amount < 0 else _so_much(found, what.amount)


def _is_damage(run: Run, event: Damage, to: set[Id], sources: set[Id] | None) -> bool:
    return (sources is None or _is_among(run, event.source, sources)) and _is_among(run, event.recipient, to)


def _meant(run: Run, thing: Any) -> Iterator[Id]:
    """The player, or every object that it may be, also where it is gone."""
    if isinstance(thing, Player):
        yield run.scene.player(thing)
        return
    for found in pointing.candidates(run.game, run.scene, thing):
        yield from (found, current(run.game, found))


def _counters(run: Run, what: CountersPut, player: Id | None, entries: Sequence[Entry]) -> Sequence[Entry]:
    on = set(_meant(run, what.object))
    put = [e for e in entries if isinstance(e.event, PutCounters) and e.event.on in on and what.kind in ("", e.event.kind)]
    return () if what.removed else _so_much(put, what.count)


def _created(run: Run, deed: Create, player: Id | None, entries: Sequence[Entry]) -> Sequence[Entry]:
    word = fold(singular(deed.kind.removesuffix(" token").split(" ")[-1]))
    own = (e for e in entries if isinstance(e.event, CreateToken) and e.event.controller == player)
    found = [e for e in own if isinstance(e.event, CreateToken) and word in _called(e.event.base)]
    return found if len(found) == deed.count else ()


def _called(base: Any) -> set[str]:
    return {fold(word) for word in (base.name, *base.types, *base.subtypes)}


_GOING: Final = {
    "dies": Zone.GRAVEYARD,
    "destroyed": Zone.GRAVEYARD,
    "sacrificed": Zone.GRAVEYARD,
    "put into the graveyard": Zone.GRAVEYARD,
    "discarded": Zone.GRAVEYARD,
    "exiled": Zone.EXILE,
    "returned to hand": Zone.HAND,
    "enters": Zone.BATTLEFIELD,
    "returned to the battlefield": Zone.BATTLEFIELD,
}
"""Where what is let happen to an object has it go."""


def _moved(run: Run, what: Happens, player: Id | None, entries: Sequence[Entry]) -> Sequence[Entry]:
    to = Zone(what.to) if what.to is not None else _GOING.get(what.what)
    things = set(_meant(run, what.object))
    return [e for e in entries if isinstance(e.event, Move) and e.event.to is to and _is_among(run, e.event.object, things)]


def _is_among(run: Run, thing: Id, things: set[Id]) -> bool:
    return not {thing, current(run.game, thing)}.isdisjoint(things)


_TOLD: Final[dict[type, Told]] = {
    Draw: _counted(Drawn),
    Mills: _counted(Mill),
    DiscardCount: _counted(Discard),
    Gains: _of_life(GainLife),
    Loses: _of_life(LoseLife),
    DamageDealt: _damage,
    CountersPut: _counters,
    Create: _created,
    Happens: _moved,
}
