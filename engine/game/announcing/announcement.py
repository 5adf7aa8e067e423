"""What a player says beforehand, and how it becomes part of what is on the stack."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec
from msgspec import Struct

from engine.game.choices import Attentive, Choice, Chooser
from engine.game.events import Event
from engine.game.objects import Id, Stacked
from engine.game.state import State

if TYPE_CHECKING:
    pass


class Announcement(Struct, frozen=True, kw_only=True):
    """What a player announces beforehand; the rest is asked. None: not said.

    ``targets`` in the order of the text, or by slot in ``slots``. ``modes`` are places from 0. ``paid`` names the additional and
    alternative costs to pay, () for none; ``free`` is without paying the mana cost. ``division`` pairs targets with amounts.
    ``life_for_symbols``: how many Phyrexian symbols are paid with life. ``answers`` holds choices by their kind, in order, for
    costs (``sacrifice``, ``discard``). ``is_permitted``: an effect tells the player to do it, whatever zone and time say; ``leave``
    is then what it says of how, and ``faces`` are the places of those faces with which it lets the card be cast.
    """

    targets: tuple[Id, ...] | None = None
    slots: Mapping[str, tuple[Id, ...]] = {}
    x: int | None = None
    modes: tuple[int, ...] | None = None
    paid: tuple[str, ...] | None = None
    division: tuple[tuple[Id, int], ...] | None = None
    life_for_symbols: int = 0
    is_face_down: bool = False
    face: int = 0
    answers: Mapping[str, tuple[Any, ...]] = {}
    is_permitted: bool = False
    leave: Any = None
    faces: tuple[int, ...] | None = None


NOTHING_SAID = Announcement()


class Preset(Attentive):
    """Answers choices of some kinds from what was announced, and leaves the others to ``inner``."""

    def __init__(self, inner: Chooser, answers: Mapping[str, tuple[Any, ...]]) -> None:
        self.inner = inner
        self.answers = {kind: list(values) for kind, values in answers.items()}

    def answer(self, game: Any, choice: Choice) -> tuple[Any, ...] | None:
        """The next announced values that are options of the choice."""
        waiting = self.answers.get(choice.kind, [])
        values = [v for v in waiting if any(v == o.value for o in choice.options)][: choice.maximum]
        if not values or len(values) < choice.minimum:
            return self.inner.answer(game, choice)
        for value in values:
            waiting.remove(value)
        return tuple(values)

    def heed(self, game: Any, choice: Choice) -> None:
        """Whoever answers the others takes note of what is not asked."""
        if isinstance(self.inner, Attentive):
            self.inner.heed(game, choice)

    def identity(self, game: Any, thing: Id, how: str) -> tuple[Any, Id | None]:
        """Which card an unknown one is: what the chooser inside says."""
        return self.inner.identity(game, thing, how) if isinstance(self.inner, Attentive) else (None, None)

    def cards_named(self) -> Iterable[Any]:
        """The cards that are named by whoever answers the others."""
        return self.inner.cards_named() if isinstance(self.inner, Attentive) else ()

    def tapped_for_mana(self, game: Any, player: Id) -> tuple[Id, ...]:
        """What is said by whoever answers the others."""
        return self.inner.tapped_for_mana(game, player) if isinstance(self.inner, Attentive) else ()


class Announce(Event, frozen=True):
    """What was announced is now part of the spell or ability on the stack: fields of :class:`Stacked`, and X."""

    is_bookkeeping: ClassVar[bool] = True

    object: Id
    stacked: Mapping[str, Any] = {}
    x: int | None = None

    def apply(self, state: State) -> State:
        found = state.objects[self.object]
        stacked = msgspec.structs.replace(found.stacked or Stacked(), **self.stacked)
        return state.put(found.with_(stacked=stacked, x=found.x if self.x is None else self.x))
