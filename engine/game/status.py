"""Status of permanents (tapped, face down, phased out), and the marks and choices that objects remember."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from engine.game.events import Event, Perform
from engine.game.meaning import Ability, Static
from engine.game.objects import Id, Object, Zone
from engine.game.scope import Scope
from engine.game.state import State
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game


class StatusEvent(Event, frozen=True):
    """An event that changes one object; ``_after`` is the object with the change made."""

    object: Id

    def affected(self, game: Game) -> Id:
        return game.controller(self.object)

    def is_possible(self, game: Game) -> bool:
        found = game.state.objects.get(self.object)
        return found is not None and self._changes(found)

    def _changes(self, found: Object) -> bool:
        """Whether it would make a difference to the object."""
        return True

    def _after(self, found: Object) -> Object:
        return found

    def apply(self, state: State) -> State:
        found = state.objects.get(self.object)
        return state if found is None else state.put(self._after(found))


@rule("701.26a")
class Tap(StatusEvent, frozen=True):
    """An untapped permanent becomes tapped."""

    for_cost: bool = False

    def _changes(self, found: Object) -> bool:
        return found.zone is Zone.BATTLEFIELD and not found.is_tapped

    def _after(self, found: Object) -> Object:
        return found.with_(is_tapped=True)

    def sentence(self, game: Game) -> str:
        return f"{game.name(self.object)} becomes tapped."


@rule("701.26b")
class Untap(StatusEvent, frozen=True):
    """A tapped permanent becomes untapped."""

    def _changes(self, found: Object) -> bool:
        return found.zone is Zone.BATTLEFIELD and found.is_tapped

    def _after(self, found: Object) -> Object:
        return found.with_(is_tapped=False)

    def sentence(self, game: Game) -> str:
        return f"{game.name(self.object)} becomes untapped."


class _AsTurnedUp:
    """An ability that says what to do as its permanent is turned face up, as something to carry out."""

    def __init__(self, ability: Any) -> None:
        self.ability = ability

    def happen(self, game: Game, scope: Scope) -> None:
        """Carry it out."""
        self.ability.as_turned_up(game, scope)


HOW_FACE_DOWN = frozenset({"manifested", "cloaked"})
"""The marks of permanents that say how they came to be face down."""


@rule("708.8")
class TurnFaceUp(StatusEvent, frozen=True):
    """A face-down permanent is turned face up; it has been on the battlefield all along. An instant or sorcery card stays down.

    ``x`` is the value chosen for X in what was paid for that.
    """

    x: int = 0

    @rule("701.40g", "701.58g")
    def _changes(self, found: Object) -> bool:
        return found.is_face_down and found.base.is_permanent

    def _after(self, found: Object) -> Object:
        chosen = {key: value for key, value in found.chosen.items() if key != "face_down"}
        turned = found.with_(is_face_down=False, marks=found.marks - HOW_FACE_DOWN, chosen=chosen)
        return _with_x(turned, self.x) if self.x else turned

    def apply(self, state: State) -> State:
        found = state.objects.get(self.object)
        return state if found is None else _turned(state, self._after(found))

    @rule("614.1e", "708.11")
    def parts(self, game: Game) -> tuple[Event, ...]:
        """What its own abilities say to do as it is turned face up."""
        scope = Scope.of(self.object, game.controller(self.object))
        own = (a for a in game.object(self.object).base.abilities if _says_what_to_do(a))
        return tuple(Perform(effect=_AsTurnedUp(ability), scope=scope) for ability in own)

    def sentence(self, game: Game) -> str:
        return f"{game.object(self.object).base.name} is turned face up."


@rule("708.2")
class TurnFaceDown(StatusEvent, frozen=True):
    """A face-up permanent is turned face down; neither one that is, nor a double-faced one."""

    def _changes(self, found: Object) -> bool:
        return not _is_down(found) and not _has_two_faces(found)

    def _after(self, found: Object) -> Object:
        return found.with_(is_face_down=True)

    def apply(self, state: State) -> State:
        found = state.objects.get(self.object)
        return state if found is None else _turned(state, self._after(found))

    def sentence(self, game: Game) -> str:
        return f"{game.name(self.object)} is turned face down."


@rule("702.37f", "702.168e")
def _with_x(found: Object, x: int) -> Object:
    """Its abilities know the X that was chosen to turn it face up."""
    return found.with_(x=x)


@rule("708.2b")
def _is_down(found: Object) -> bool:
    """Whether it is face down already, so that it is not turned so again."""
    return found.is_face_down


@rule("712.16")
def _has_two_faces(found: Object) -> bool:
    """Whether it is a double-faced or melded permanent, which is never turned face down."""
    return found.definition.layout in TWO_FACED


@rule("613.7f", "613.7g")
def _turned(state: State, thing: Object) -> State:
    """What shows another face, or turns up or down, has a new timestamp."""
    return state.put(thing.with_(timestamp=state.timestamp)).with_(timestamp=state.timestamp + 1)


TRANSFORMING = frozenset({"transform", "double_faced_token"})
"""The layouts of double-faced cards and tokens that can transform."""
TWO_FACED = TRANSFORMING | {"modal_dfc", "meld"}
"""The layouts of everything that has two faces."""


@rule("701.27a", "701.27c")
class Transform(StatusEvent, frozen=True):
    """A double-faced permanent turns its other face up. It is the same object with a new timestamp. ``is_bound``: by its daybound
    or nightbound ability.
    """

    is_bound: bool = False

    def _changes(self, found: Object) -> bool:
        able = len(found.definition.faces) > 1 and found.definition.layout in TRANSFORMING
        return able and not _hides_its_faces(found) and not _would_be_a_spell(self._after(found))

    def _after(self, found: Object) -> Object:
        face = 1 - found.face
        return found.with_(face=face, base=found.definition.faces[face])

    def apply(self, state: State) -> State:
        found = state.objects.get(self.object)
        if found is None:
            return state
        return _turned(state, self._after(found))

    def sentence(self, game: Game) -> str:
        found = game.object(self.object)
        return f"{game.name(self.object)} transforms into {self._after(found).base.name}."


@rule("712.15a")
def _hides_its_faces(found: Object) -> bool:
    """Whether it is face down, so that it does not transform."""
    return found.is_face_down


@rule("701.27d", "701.28d", "712.10")
def _would_be_a_spell(turned: Object) -> bool:
    """Whether the other face is that of an instant or sorcery, so that nothing happens."""
    return not turned.base.is_permanent


@rule("710.2", "710.4")
class Flip(StatusEvent, frozen=True):
    """A flip card on the battlefield shows its other half, for good."""

    def _changes(self, found: Object) -> bool:
        is_flip_card = found.definition.layout == "flip" and len(found.definition.faces) > 1
        return is_flip_card and found.zone is Zone.BATTLEFIELD and not found.face

    def _after(self, found: Object) -> Object:
        return found.with_(face=1, base=found.definition.faces[1])

    def sentence(self, game: Game) -> str:
        return f"{game.name(self.object)} flips and is {game.object(self.object).definition.faces[1].name}."


INDIRECTLY = "phased out with"
"""The key of ``chosen`` under which a permanent that phased out indirectly keeps what it is attached to."""

PHASED_OUT_UNDER = "phased out under"
"""The key of ``chosen`` under which a phased-out permanent keeps the player who controlled it."""


@rule("702.26b")
class PhaseOut(StatusEvent, frozen=True):
    """A permanent, with what is attached to it, phases out: it is treated as though it does not exist."""

    along_with: Id | None = None

    def _changes(self, found: Object) -> bool:
        return not found.is_phased_out

    def _after(self, found: Object) -> Object:
        chosen = {**found.chosen, INDIRECTLY: self.along_with} if self.along_with is not None else found.chosen
        return found.with_(is_phased_out=True, chosen=chosen)

    @rule("702.26a")
    def apply(self, state: State) -> State:
        from engine.game import layers

        found = state.objects.get(self.object)
        if found is None:
            return state
        after = self._after(found)
        return state.put(after.with_(chosen={**after.chosen, PHASED_OUT_UNDER: layers.controller(state, found.id)}))

    @rule("702.26g")
    def parts(self, game: Game) -> tuple[Event, ...]:
        """What is attached phases out along with it."""
        attached = [o.id for o in game.state.battlefield() if o.attached_to == self.object]
        return tuple(PhaseOut(object=thing, along_with=self.object) for thing in attached)

    def sentence(self, game: Game) -> str:
        return f"{game.name(self.object)} phases out."


@rule("702.26c")
class PhaseIn(StatusEvent, frozen=True):
    """A phased-out permanent phases in."""

    def _changes(self, found: Object) -> bool:
        return found.is_phased_out

    def _after(self, found: Object) -> Object:
        chosen = {key: value for key, value in found.chosen.items() if key not in (INDIRECTLY, PHASED_OUT_UNDER)}
        return found.with_(is_phased_out=False, chosen=chosen)

    @rule("702.26g")
    def parts(self, game: Game) -> tuple[Event, ...]:
        """What phased out along with it phases in along with it."""
        with_it = [o.id for o in game.state.objects.values() if o.is_phased_out and o.chosen.get(INDIRECTLY) == self.object]
        return tuple(PhaseIn(object=thing) for thing in with_it)

    def sentence(self, game: Game) -> str:
        return f"{game.name(self.object)} phases in."


class Remember(StatusEvent, frozen=True):
    """What was chosen for an object or linked to it is kept under ``key`` of its ``chosen``."""

    is_bookkeeping: ClassVar[bool] = True

    key: str
    value: Any

    def _after(self, found: Object) -> Object:
        return found.with_(chosen={**found.chosen, self.key: self.value})


class RememberGone(Event, frozen=True):
    """What is linked to a permanent that has left by now is kept for those of its abilities that are yet to resolve."""

    is_bookkeeping: ClassVar[bool] = True

    object: Id
    key: str
    value: Any

    @rule("607.2a", "113.7a")
    def apply(self, state: State) -> State:
        last = state.gone[self.object]
        found = last.object.with_(chosen={**last.object.chosen, self.key: self.value})
        return state.with_(gone={**state.gone, self.object: msgspec.structs.replace(last, object=found)})


class Mark(StatusEvent, frozen=True):
    """An object gets or loses a designation such as ``monstrous`` or ``regenerated``."""

    mark: str
    on: bool = True

    def _changes(self, found: Object) -> bool:
        return (self.mark in found.marks) is not self.on

    def _after(self, found: Object) -> Object:
        return found.with_(marks=found.marks | {self.mark} if self.on else found.marks - {self.mark})


def _says_what_to_do(ability: Ability) -> bool:
    """Whether an ability says what to do as its object is turned face up."""
    return isinstance(ability, Static) and type(ability).as_turned_up is not Static.as_turned_up
