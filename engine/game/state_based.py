"""State-based actions: each condition that the game checks whenever a player would get priority, and what it does.

A check gives the events that it calls for; all of them happen at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, ClassVar

from engine.game.abilities import abilities_of, has_keyword
from engine.game.attaching import Unattach, can_be_attached
from engine.game.battles import PROTECTOR, choose_protector, has_protector
from engine.game.counters import RemoveCounters
from engine.game.dungeons import DUNGEON, CompleteDungeon, room_of
from engine.game.ending_the_game import EMPTY, end_if_over, losses
from engine.game.ending_the_game import is_over as is_over
from engine.game.events import Event
from engine.game.functioning import hooks
from engine.game.limited_range_of_influence import is_limited, newer_worlds
from engine.game.objects import Characteristics, Id, Object, Zone
from engine.game.preparing import OF, waits_for
from engine.game.speed import speed
from engine.game.state import State
from engine.game.triggers import is_ability
from engine.game.zones import Destroy, Move, Sacrifice
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game


class Permanents:
    """Every permanent that is phased in, with its derived characteristics; also by type, subtype and supertype."""

    def __init__(self, game: Game) -> None:
        self.all = [(found, game.characteristics(found.id)) for found in game.state.battlefield()]
        self.kinds: dict[str, list[tuple[Object, Characteristics]]] = {}
        for found, now in self.all:
            for kind in {*now.types, *now.subtypes, *now.supertypes}:
                self.kinds.setdefault(kind, []).append((found, now))

    def of(self, *kinds: str) -> list[tuple[Object, Characteristics]]:
        """Those of any of these kinds; all of them when none is said."""
        if not kinds:
            return self.all
        return [pair for kind in kinds for pair in self.kinds.get(kind, ())]


Check = Callable[["Game", Permanents], Iterator[Event]]


class Checked(Event, frozen=True):
    """State-based actions were checked: what only counts "since the last time" is forgotten."""

    is_bookkeeping: ClassVar[bool] = True

    def apply(self, state: State) -> State:
        touched = {o.id: o.with_(was_dealt_deathtouch=False) for o in state.objects.values() if o.was_dealt_deathtouch}
        if touched:
            state = state.with_(objects={**state.objects, **touched})
        for player in state.players.values():
            if EMPTY in player.marks:
                state = state.put(player.with_(marks=player.marks - {EMPTY}))
        return state


@rule("704.3")
def check(game: Game) -> bool:
    """Perform every state-based action that applies, all at the same time; whether any was performed."""
    end_if_over(game)
    if is_over(game.state):
        return False
    permanents = Permanents(game)
    events = [*losses(game), *(event for one in CHECKS for event in one(game, permanents))]
    if any(o.was_dealt_deathtouch for o in game.state.objects.values()) or _drew_too_much(game.state):
        game.happen(Checked())
    if not events:
        return False
    before = game.state
    game.happen(*events)
    end_if_over(game)
    return _differs(before, game.state)


def _differs(one: State, other: State) -> bool:
    is_same = one.objects is other.objects and one.players is other.players and one.zones is other.zones
    return not is_same or one.marks is not other.marks


def _drew_too_much(state: State) -> bool:
    return any(EMPTY in player.marks for player in state.players.values())


def _to_graveyard(thing: Id) -> Move:
    return Move(object=thing, to=Zone.GRAVEYARD, how="state-based")


@rule("704.5d", "111.7")
def tokens_elsewhere(game: Game, permanents: Permanents) -> Iterator[Event]:
    """A token that is not on the battlefield ceases to exist."""
    for found in game.state.objects.values():
        if found.is_token and found.zone not in (Zone.BATTLEFIELD, Zone.STACK):
            yield Move(object=found.id, to=Zone.NOWHERE, how="state-based")


@rule("704.5e")
def copies_elsewhere(game: Game, permanents: Permanents) -> Iterator[Event]:
    """A copy of a spell that is not on the stack ceases to exist."""
    for found in game.state.objects.values():
        elsewhere = found.zone not in (Zone.BATTLEFIELD, Zone.STACK)
        if found.is_copy and not found.is_token and elsewhere and not waits_for(game.state, found.chosen.get(OF, 0)):
            yield Move(object=found.id, to=Zone.NOWHERE, how="state-based")


@rule("704.5f")
def no_toughness(game: Game, permanents: Permanents) -> Iterator[Event]:
    """A creature with toughness 0 or less is put into the graveyard; it is not destroyed."""
    for found, now in permanents.of("creature"):
        if (now.toughness or 0) <= 0:
            yield _to_graveyard(found.id)


@rule("704.5g")
def lethal_damage(game: Game, permanents: Permanents) -> Iterator[Event]:
    """A creature with lethal damage is destroyed."""
    for found, now in permanents.of("creature"):
        toughness = now.toughness or 0
        if toughness > 0 and found.damage >= toughness and not has_keyword(game, found.id, "indestructible"):
            yield Destroy(object=found.id)


@rule("704.5h")
def deathtouched(game: Game, permanents: Permanents) -> Iterator[Event]:
    """A creature that a source with deathtouch damaged is destroyed."""
    for found, now in permanents.of("creature"):
        toughness = now.toughness or 0
        wounded = found.was_dealt_deathtouch and 0 < toughness > found.damage
        if wounded and not has_keyword(game, found.id, "indestructible"):
            yield Destroy(object=found.id)


@rule("704.5i")
def no_loyalty(game: Game, permanents: Permanents) -> Iterator[Event]:
    """A planeswalker without loyalty is put into the graveyard."""
    for found, _ in permanents.of("planeswalker"):
        if not found.counters.get("loyalty"):
            yield _to_graveyard(found.id)


@rule("704.5j")
def legend_rule(game: Game, permanents: Permanents) -> Iterator[Event]:
    """Of legendary permanents with one name that a player controls, the player keeps one."""
    groups: dict[tuple[Id, str], list[Id]] = {}
    spared = hooks(game, "spares_legend")
    for found, now in permanents.of("legendary"):
        if now.name and not any(asked(game, found.id, scope) for asked, scope in spared):
            groups.setdefault((game.controller(found.id), now.name), []).append(found.id)
    for (player, name), legends in groups.items():
        if len(legends) > 1:
            kept = game.choose_one(
                player, "legend", [(i, game.name(i)) for i in legends], about=legends[0], prompt=f"Which {name} is kept?"
            )
            yield from (_to_graveyard(i) for i in legends if i != kept)


@rule("704.5k")
def world_rule(game: Game, permanents: Permanents) -> Iterator[Event]:
    """Only the newest world permanent stays."""
    worlds = [found for found, _ in permanents.of("world")]
    for found in worlds:
        newer = tuple(other.id for other in worlds if other.timestamp > found.timestamp)
        if newer_worlds(game, found.id, newer) if is_limited(game.state) else newer:
            yield _to_graveyard(found.id)


@rule("704.5m")
def auras_attached_illegally(game: Game, permanents: Permanents) -> Iterator[Event]:
    """An Aura that is not attached to what it can enchant is put into the graveyard."""
    for found, now in permanents.of("Aura"):
        is_to_be_unattached = "creature" in now.types and found.attached_to is not None
        if not is_to_be_unattached and not can_be_attached(game, found.id, found.attached_to):
            yield Unattach(object=found.id) if _stays_when_unattached(game, found) else _to_graveyard(found.id)


@rule("702.103f")
def _stays_when_unattached(game: Game, found: Object) -> bool:
    """Whether it is an Aura only while it is attached, as an ability of it says by ``stays_when_unattached``."""
    return found.attached_to is not None and any(
        ability.stays_when_unattached for ability in abilities_of(game, found.id).statics
    )


@rule("704.5n")
def equipment_attached_illegally(game: Game, permanents: Permanents) -> Iterator[Event]:
    """Equipment on what it cannot equip becomes unattached."""
    for found, now in permanents.of("Equipment", "Fortification"):
        if found.attached_to is None or "creature" in now.types:
            continue
        if not can_be_attached(game, found.id, found.attached_to):
            yield Unattach(object=found.id)


@rule("704.5p")
def others_attached(game: Game, permanents: Permanents) -> Iterator[Event]:
    """A creature, a battle, or what is neither Aura, Equipment nor Fortification becomes unattached."""
    for found, now in permanents.of():
        if found.attached_to is not None:
            attaches = not {"Aura", "Equipment", "Fortification"}.isdisjoint(now.subtypes)
            if not attaches or not {"creature", "battle"}.isdisjoint(now.types):
                yield Unattach(object=found.id)


@rule("704.5q")
def opposite_counters(game: Game, permanents: Permanents) -> Iterator[Event]:
    """Pairs of +1/+1 and -1/-1 counters are removed."""
    for found, _ in permanents.of():
        pairs = min(found.counters.get("+1/+1", 0), found.counters.get("-1/-1", 0))
        if pairs:
            yield RemoveCounters(on=found.id, kind="+1/+1", amount=pairs)
            yield RemoveCounters(on=found.id, kind="-1/-1", amount=pairs)


@rule("704.5s")
def finished_sagas(game: Game, permanents: Permanents) -> Iterator[Event]:
    """A Saga that has told its last chapter is sacrificed."""
    for found, _ in permanents.of("Saga"):
        last = _final_chapter(game, found.id)
        if last and found.counters.get("lore", 0) >= last and not _has_pending_ability(game.state, found.id):
            yield Sacrifice(player=game.controller(found.id), object=found.id)


@rule("714.2d")
def _final_chapter(game: Game, saga: Id) -> int:
    """The greatest of its chapter numbers, 0 without any."""
    return max((n for a in abilities_of(game, saga).triggered for n in a.chapters), default=0)


def _has_pending_ability(state: State, source: Id) -> bool:
    """Whether an ability of the object has triggered and not left the stack yet."""
    if any(w.source == source for w in state.waiting):
        return True
    stack = (state.objects[i] for i in state.zone(Zone.STACK))
    return any(is_ability(o) and o.stacked is not None and o.stacked.source == source for o in stack)


@rule("704.5t", "309.6")
def finished_dungeons(game: Game, permanents: Permanents) -> Iterator[Event]:
    """A dungeon in whose last room the marker is leaves the game, once the room ability is done."""
    for thing in game.state.zone(Zone.COMMAND):
        found = game.object(thing)
        if DUNGEON in found.base.types and not room_of(found).exits and not _has_pending_ability(game.state, thing):
            yield CompleteDungeon(player=found.owner, object=thing)


@rule("704.5v", "704.5w")
def defeated_battles(game: Game, permanents: Permanents) -> Iterator[Event]:
    """A battle without defense is put into the graveyard, a Siege after its triggered ability."""
    for found, now in permanents.of("battle"):
        if not found.counters.get("defense") and not ("Siege" in now.subtypes and _has_pending_ability(game.state, found.id)):
            yield _to_graveyard(found.id)


@rule("704.5x")
def unprotected_battles(game: Game, permanents: Permanents) -> Iterator[Event]:
    """A battle without a protector that nothing attacks gets one; when nobody can be, it is put into the graveyard."""
    from engine.game.status import Remember

    attacked = set(game.state.combat.attacking.values()) if game.state.combat is not None else set()
    for found, now in permanents.of("battle"):
        if found.id not in attacked and found.counters.get("defense") and not has_protector(game, found.id):
            protector = choose_protector(game, found.id, game.controller(found.id), now)
            yield _to_graveyard(found.id) if protector is None else Remember(object=found.id, key=PROTECTOR, value=protector)


@rule("704.5z")
def one_role_each(game: Game, permanents: Permanents) -> Iterator[Event]:
    """Of the Roles that one player controls on one permanent only the newest stays."""
    newest: dict[tuple[Id, Id | None], Object] = {}
    for found, _ in permanents.of("Role"):
        key = (game.controller(found.id), found.attached_to)
        if key in newest:
            older, newest[key] = sorted((newest[key], found), key=lambda o: o.timestamp)
            yield _to_graveyard(older.id)
        else:
            newest[key] = found


@rule("702.179a")
def speed_starts(game: Game, permanents: Permanents) -> Iterator[Event]:
    """A player without speed whose permanent starts engines, as it says by ``starts_speed``, has speed 1."""
    starting = {scope.controller: asked(scope) for asked, scope in hooks(game, "starts_speed")}
    yield from (event for player, event in starting.items() if not speed(game.state, player))


@rule("702.131b")
def blessings(game: Game, permanents: Permanents) -> Iterator[Event]:
    """A player who controls ten permanents gets the city's blessing where one of them says so by ``blesses``."""
    found = (asked(game, scope) for asked, scope in hooks(game, "blesses"))
    yield from {event.affected(game): event for event in found if event is not None}.values()


@rule("704.6d", "903.9a")
def commander_returns(game: Game, permanents: Permanents) -> Iterator[Event]:
    """A commander that was put into a graveyard or exile since the last check may go to the command zone."""
    for found in game.state.objects.values():
        if "commander" in found.marks and found.zone in (Zone.GRAVEYARD, Zone.EXILE) and "stays" not in found.marks:
            goes = game.choose_one(
                found.owner, "may", [(True, "put it into the command zone"), (False, f"leave it in the {found.zone}")],
                about=found.id, prompt=f"Put {game.name(found.id)} into the command zone?",
            )
            yield Move(object=found.id, to=Zone.COMMAND, how="state-based") if goes else _stays(found.id)


def _stays(thing: Id) -> Event:
    from engine.game.status import Mark

    return Mark(object=thing, mark="stays")


CHECKS: tuple[Check, ...] = (
    tokens_elsewhere, copies_elsewhere, no_toughness, lethal_damage, deathtouched,
    no_loyalty, legend_rule, world_rule, auras_attached_illegally, equipment_attached_illegally, others_attached,
    opposite_counters, finished_sagas, finished_dungeons, defeated_battles, unprotected_battles, one_role_each, speed_starts,
    blessings, commander_returns,
)
