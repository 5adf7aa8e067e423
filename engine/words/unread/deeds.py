"""What a line that is not understood whole says can't be done, and the events without which it has kept nothing from being done."""

from __future__ import annotations

from typing import ClassVar

from engine.game.activating import Activate
from engine.game.casting import Cast
from engine.game.combat.events import DeclareAttackers, DeclareBlockers, PutAttacking
from engine.game.counters import PutCounters
from engine.game.events import Event
from engine.game.life import GainLife, LoseLife
from engine.game.objects import Zone
from engine.game.players import LoseGame, WinGame
from engine.game.regenerating import Regenerate
from engine.game.resolving import Counter
from engine.game.special import Play
from engine.game.status import Transform, TurnFaceUp, Untap
from engine.game.targets import BecomeTarget
from engine.game.zones import CreateToken, Draw, Move, Sacrifice
from engine.phrase import Word, says
from engine.words.unread.stretches import Tail


class Deed(Word, frozen=True):
    """Something that can't be done, by the verb; what is said of it besides only makes it less."""

    events: ClassVar[tuple[type[Event], ...]] = ()
    """The events as which it happens."""

    how: Tail | None = None

    def match(self, event: Event) -> bool:
        """Whether the event may be such a deed."""
        return isinstance(event, self.events)


@says("attack[ {how}]", "be attacked[ {how}]")
class Attacking(Deed, frozen=True):
    """Attacking."""

    events: ClassVar[tuple[type[Event], ...]] = (DeclareAttackers, PutAttacking)


@says("block[ {how}]", "be blocked[ {how}]")
class Blocking(Deed, frozen=True):
    """Blocking."""

    events: ClassVar[tuple[type[Event], ...]] = (DeclareBlockers,)


@says("be countered[ {how}]")
class Countering(Deed, frozen=True):
    """Being countered."""

    events: ClassVar[tuple[type[Event], ...]] = (Counter,)


@says("be regenerated[ {how}]")
class Regenerating(Deed, frozen=True):
    """Being regenerated."""

    events: ClassVar[tuple[type[Event], ...]] = (Regenerate,)


@says("be sacrificed[ {how}]", "sacrifice[ {how}]")
class Sacrificing(Deed, frozen=True):
    """Being sacrificed."""

    events: ClassVar[tuple[type[Event], ...]] = (Sacrifice,)


@says("be the target[ {how}]", "be targeted[ {how}]")
class Targeting(Deed, frozen=True):
    """Being a target."""

    events: ClassVar[tuple[type[Event], ...]] = (BecomeTarget,)


@says("cast[ {how}]", "be cast[ {how}]", "play[ {how}]")
class Casting(Deed, frozen=True):
    """Casting spells and playing lands."""

    events: ClassVar[tuple[type[Event], ...]] = (Cast, Play)


@says("activate[ {how}]", "be activated[ {how}]")
class Activating(Deed, frozen=True):
    """Activating abilities."""

    events: ClassVar[tuple[type[Event], ...]] = (Activate,)


@says("draw[ {how}]")
class Drawing(Deed, frozen=True):
    """Drawing cards."""

    events: ClassVar[tuple[type[Event], ...]] = (Draw,)


@says("gain life[ {how}]", "lose life[ {how}]")
class ChangingLife(Deed, frozen=True):
    """Gaining or losing life."""

    events: ClassVar[tuple[type[Event], ...]] = (GainLife, LoseLife)


@says("lose the game[ {how}]", "win the game[ {how}]")
class Ending(Deed, frozen=True):
    """Losing or winning."""

    events: ClassVar[tuple[type[Event], ...]] = (LoseGame, WinGame)


@says("transform[ {how}]")
class Transforming(Deed, frozen=True):
    """Transforming."""

    events: ClassVar[tuple[type[Event], ...]] = (Transform,)


@says("be turned face up[ {how}]")
class TurningUp(Deed, frozen=True):
    """Being turned face up."""

    events: ClassVar[tuple[type[Event], ...]] = (TurnFaceUp,)


@says("untap[ {how}]")
class Untapping(Deed, frozen=True):
    """Untapping."""

    events: ClassVar[tuple[type[Event], ...]] = (Untap,)


@says("enter[ {how}]")
class Arriving(Deed, frozen=True):
    """Entering the battlefield."""

    events: ClassVar[tuple[type[Event], ...]] = (Move, CreateToken)

    def match(self, event: Event) -> bool:
        return isinstance(event, CreateToken) or (isinstance(event, Move) and event.to is Zone.BATTLEFIELD)


@says("get counters[ {how}]", "have counters put on {how}", "have more {how}")
class GettingCounters(Deed, frozen=True):
    """Getting counters, also by entering with them."""

    events: ClassVar[tuple[type[Event], ...]] = (PutCounters, Move, CreateToken)

    def match(self, event: Event) -> bool:
        return isinstance(event, PutCounters) or (isinstance(event, Move | CreateToken) and bool(event.counters))
