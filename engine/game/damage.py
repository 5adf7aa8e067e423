"""Damage: what deals it to what, and the results it has."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, ClassVar

import msgspec

from engine.game.abilities import has_keyword, keywords_of
from engine.game.counters import PutCounters, RemoveCounters
from engine.game.events import Event
from engine.game.functioning import hooks
from engine.game.life import GainLife, LoseLife
from engine.game.objects import Characteristics, Id, Zone
from engine.game.state import State
from engine.rulebook import rule, rules_of

if TYPE_CHECKING:
    from engine.game.machine import Game

DAMAGED_TYPES = frozenset({"creature", "planeswalker", "battle"})


@rule("120.1")
class Damage(Event, frozen=True):
    """A source deals damage to a player or permanent. ``can_be_prevented`` is false where the text says so."""

    results_wait: ClassVar[bool] = True

    source: Id
    recipient: Id
    amount: int
    is_combat: bool = False
    can_be_prevented: bool = True

    def affected(self, game: Game) -> Id:
        return game.controller(self.recipient)

    @rule("120.8")
    def is_possible(self, game: Game) -> bool:
        return self.amount > 0 and can_be_damaged(game, self.recipient)

    def as_it_stands(self, game: Game) -> Event:
        """Damage that can't be prevented, where something says so by ``is_unpreventable(game, damage, scope)``."""
        is_so = self.can_be_prevented and any(asked(game, self, scope) for asked, scope in hooks(game, "is_unpreventable"))
        return self._unpreventable() if is_so else self

    @rule("615.12")
    def _unpreventable(self) -> Event:
        return msgspec.structs.replace(self, can_be_prevented=False)

    def parts(self, game: Game) -> tuple[Event, ...]:
        return tuple(result for results in _RESULTS for result in results(game, self))

    def sentence(self, game: Game) -> str:
        kind = "combat damage" if self.is_combat else "damage"
        return f"{game.name(self.source)} deals {self.amount} {kind} to {game.name(self.recipient)}."


@rule("120.1a")
def can_be_damaged(game: Game, recipient: Id) -> bool:
    """Whether damage can be dealt to this: a player in the game, or a creature, planeswalker or battle."""
    if recipient in game.state.players:
        return not game.state.players[recipient].has_lost
    found = game.state.objects.get(recipient)
    return found is not None and found.zone is Zone.BATTLEFIELD and bool(DAMAGED_TYPES & set(game.characteristics(recipient).types))


@rule("120.3e")
class MarkDamage(Event, frozen=True):
    """Damage stays marked on a creature until the cleanup step."""

    is_bookkeeping: ClassVar[bool] = True

    object: Id
    amount: int

    def affected(self, game: Game) -> Id:
        return game.controller(self.object)

    def apply(self, state: State) -> State:
        found = state.objects.get(self.object)
        return state if found is None else state.put(found.with_(damage=found.damage + self.amount))


@rule("702.2b")
class MarkDeathtouch(Event, frozen=True):
    """A creature was dealt damage by a source with deathtouch since state-based actions were last checked."""

    is_bookkeeping: ClassVar[bool] = True

    object: Id

    def apply(self, state: State) -> State:
        found = state.objects.get(self.object)
        return state if found is None else state.put(found.with_(was_dealt_deathtouch=True))


class RemoveDamage(Event, frozen=True):
    """All damage marked on these permanents is removed."""

    is_bookkeeping: ClassVar[bool] = True

    objects: tuple[Id, ...]

    def apply(self, state: State) -> State:
        clean = {
            i: state.objects[i].with_(damage=0, was_dealt_deathtouch=False) for i in self.objects if i in state.objects
        }
        return state.with_(objects={**state.objects, **clean}) if clean else state


def _is(game: Game, thing: Id, kind: str) -> bool:
    return thing in game.state.objects and kind in game.characteristics(thing).types


@rule("120.3a")
def _life(game: Game, damage: Damage) -> Iterator[Event]:
    if damage.recipient in game.state.players and not _infects(game, damage):
        yield LoseLife(player=damage.recipient, amount=damage.amount, source=damage.source, by_damage=True)


@rule("120.3b")
def _poison(game: Game, damage: Damage) -> Iterator[Event]:
    if damage.recipient in game.state.players and _infects(game, damage):
        by = game.controller(damage.source)
        yield PutCounters(on=damage.recipient, kind="poison", amount=damage.amount, by=by)


def _infects(game: Game, damage: Damage) -> bool:
    """Whether the source has infect, or some effect says ``is_infectious`` of the damage."""
    if _has(game, damage.source, "infect"):
        return True
    return any(asked(game, damage, scope) for asked, scope in hooks(game, "is_infectious"))


@rule("120.3c")
def _loyalty(game: Game, damage: Damage) -> Iterator[Event]:
    if _is(game, damage.recipient, "planeswalker"):
        yield RemoveCounters(on=damage.recipient, kind="loyalty", amount=damage.amount)


@rule("120.3d", "702.80a")
def _wither(game: Game, damage: Damage) -> Iterator[Event]:
    if _is(game, damage.recipient, "creature") and _withers(game, damage.source):
        by = game.controller(damage.source)
        yield PutCounters(on=damage.recipient, kind="-1/-1", amount=damage.amount, by=by)


def _withers(game: Game, source: Id) -> bool:
    return _has(game, source, "wither") or _has(game, source, "infect")


def _has(game: Game, source: Id, keyword: str) -> bool:
    """Whether the source has a keyword, wherever it is, or had it as it last was."""
    if not has_keyword(game, source, keyword):
        return False
    if not game.exists(source):
        return _AS_LAST_KNOWN[keyword]()
    return game.object(source).zone is Zone.BATTLEFIELD or _ANYWHERE[keyword]()


@rule("702.2e")
def _deathtouch_as_last_known() -> bool:
    return True


@rule("702.15c")
def _lifelink_as_last_known() -> bool:
    return True


@rule("702.80b")
def _wither_as_last_known() -> bool:
    return True


@rule("702.90d")
def _infect_as_last_known() -> bool:
    return True


@rule("702.2d")
def _deathtouch_anywhere() -> bool:
    return True


@rule("702.15d")
def _lifelink_anywhere() -> bool:
    return True


@rule("702.80c")
def _wither_anywhere() -> bool:
    return True


@rule("702.90e")
def _infect_anywhere() -> bool:
    return True


_AS_LAST_KNOWN: dict[str, Callable[[], bool]] = {
    "deathtouch": _deathtouch_as_last_known, "lifelink": _lifelink_as_last_known,
    "wither": _wither_as_last_known, "infect": _infect_as_last_known,
}
"""That a keyword counts of a source that is gone."""
_ANYWHERE: dict[str, Callable[[], bool]] = {
    "deathtouch": _deathtouch_anywhere, "lifelink": _lifelink_anywhere, "wither": _wither_anywhere, "infect": _infect_anywhere,
}
"""That a keyword counts of a source that is not on the battlefield."""


@rule("120.3e")
def _marked(game: Game, damage: Damage) -> Iterator[Event]:
    if _is(game, damage.recipient, "creature") and not _withers(game, damage.source):
        yield MarkDamage(object=damage.recipient, amount=damage.amount)


@rule("702.2b")
def _deathtouch(game: Game, damage: Damage) -> Iterator[Event]:
    if _is(game, damage.recipient, "creature") and _has(game, damage.source, "deathtouch"):
        yield MarkDeathtouch(object=damage.recipient)


@rule("120.3f", "702.15b")
def _lifelink(game: Game, damage: Damage) -> Iterator[Event]:
    many = len(keywords_of(game, damage.source, "lifelink"))
    if many and _has(game, damage.source, "lifelink"):
        redundant = rules_of(_several_lifelinks) if many > 1 else ()
        cites = (*rules_of(_lifelink), *redundant)
        yield GainLife(player=game.controller(damage.source), amount=damage.amount, source=damage.source, cites=cites)


@rule("702.15f")
def _several_lifelinks() -> None:
    """More than one instance of lifelink gains no more life than one."""


@rule("120.3g", "702.164b")
def _toxic(game: Game, damage: Damage) -> Iterator[Event]:
    if damage.is_combat and damage.recipient in game.state.players and _is(game, damage.source, "creature"):
        total = sum(toxic.amount for toxic in keywords_of(game, damage.source, "toxic"))
        yield PutCounters(on=damage.recipient, kind="poison", amount=total, by=game.controller(damage.source))


@rule("120.3h")
def _defense(game: Game, damage: Damage) -> Iterator[Event]:
    if _is(game, damage.recipient, "battle"):
        yield RemoveCounters(on=damage.recipient, kind="defense", amount=damage.amount)


def commander_damage_mark(player: Id) -> str:
    """The key of ``state.marks`` for how much combat damage each commander has dealt to a player."""
    return f"commander damage {player}"


class MarkCommanderDamage(Event, frozen=True):
    """Combat damage that a commander dealt to a player is added up, by its owner and the name of its card."""

    player: Id
    commander: tuple[Id, str]
    amount: int

    is_bookkeeping: ClassVar[bool] = True

    def apply(self, state: State) -> State:
        key = commander_damage_mark(self.player)
        sums = state.marks.get(key, {})
        return state.with_(marks={**state.marks, key: {**sums, self.commander: sums.get(self.commander, 0) + self.amount}})


@rule("903.10a")
def _by_commander(game: Game, damage: Damage) -> Iterator[Event]:
    if damage.is_combat and damage.recipient in game.state.players and "commander" in game.object(damage.source).marks:
        source = game.object(damage.source)
        for card in source.components or (source,):
            if "commander" in card.marks:
                commander = (card.owner, card.definition.name)
                yield MarkCommanderDamage(player=damage.recipient, commander=commander, amount=damage.amount)


class WasHit(Event, frozen=True):
    """A player was dealt combat damage: by whose source, and what that was as it dealt it."""

    player: Id
    by: Id
    controller: Id
    what: Characteristics
    marks: frozenset[str] = frozenset()

    is_bookkeeping: ClassVar[bool] = True


@rule("608.2h")
def _by_what(game: Game, damage: Damage) -> Iterator[Event]:
    if damage.is_combat and damage.recipient in game.state.players:
        yield WasHit(
            player=damage.recipient, by=damage.source, controller=game.controller(damage.source),
            what=game.characteristics(damage.source), marks=game.object(damage.source).marks,
        )


_RESULTS = (_life, _poison, _loyalty, _wither, _marked, _deathtouch, _lifelink, _toxic, _defense, _by_commander, _by_what)
