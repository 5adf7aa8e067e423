"""What the machine asks of a word: the base of each family of the card language, by what can be done with it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar

from engine.game.objects import Id, Zone
from engine.phrase import Word

if TYPE_CHECKING:
    from engine.game.events import Event
    from engine.game.layers import Draft, Layer
    from engine.game.machine import Game
    from engine.game.scope import Scope
    from engine.game.verdict import Verdict


class Amount(Word, frozen=True):
    """A number that the text gives or tells how to find."""

    counts: ClassVar[bool] = True

    @abstractmethod
    def count(self, game: Game, scope: Scope) -> int | None:
        """The number now; None when it is undefined."""


class Filter(Word, frozen=True):
    """A description that objects (or players) fit or do not."""

    @property
    def adjectives(self) -> tuple[Any, ...]:
        """What stands before the noun of a description that has one noun and parts around it."""
        return ()

    @property
    def qualifiers(self) -> tuple[Any, ...]:
        """What stands after its noun."""
        return ()

    def zones(self, game: Game, scope: Scope) -> tuple[tuple[Zone, Id], ...]:
        """Where to look for what fits, each with the player whose it is (0 for every player's, or shared)."""
        return ((Zone.BATTLEFIELD, 0),)

    def nouns(self) -> frozenset[str]:
        """The nouns by which a later "that ..." can mean what fits."""
        return frozenset()

    @abstractmethod
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        """Whether the object or player fits now (last-known information when it is gone)."""


class Reference(Word, frozen=True):
    """Words that stand for objects or players. ``is_known`` ones stand for the same beforehand: nobody chooses."""

    is_known: ClassVar[bool] = False
    is_described: ClassVar[bool] = False
    """Whether it stands for all that fits its description, so that what is said of it is said of all that ever will."""

    @property
    def things(self) -> Any:
        """The description by which it finds what it stands for; None where it has none."""
        return None

    @abstractmethod
    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        """The objects or players meant now."""


class ObjectReference(Reference, frozen=True):
    """Words that stand for objects (and, in "any target", perhaps a player)."""


class PlayerReference(Reference, frozen=True):
    """Words that stand for players."""


class Condition(Word, frozen=True):
    """Something that is so or is not."""

    @abstractmethod
    def holds(self, game: Game, scope: Scope) -> bool:
        """Whether it is so now."""


class Duration(Word, frozen=True):
    """How long a continuous effect lasts. What ``tells_of_itself`` speaks of its object as more than in passing."""

    tells_of_itself: ClassVar[bool] = False

    @abstractmethod
    def is_over(self, game: Game, scope: Scope, event: Event) -> bool:
        """Whether this event ends it."""

    def is_past(self, game: Game, scope: Scope) -> bool:
        """Whether it is over before it begins, so that the effect never does anything."""
        return False


class Effect(Word, frozen=True):
    """An instruction: a sentence, or a part of one, that is carried out when a spell or ability resolves."""

    @abstractmethod
    def happen(self, game: Game, scope: Scope) -> None:
        """Carry it out."""


class PlayerVerb(Word, frozen=True):
    """What players do: a verb phrase without its subject. Its inflections agree with ``^``."""

    @abstractmethod
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        """Have these players, in APNAP order, do it; choices first, then all of it at once where the rules say so."""


class ObjectVerb(Word, frozen=True):
    """What objects do or undergo: a verb phrase without its subject. Its inflections agree with ``^``."""

    @abstractmethod
    def act(self, game: Game, scope: Scope, objects: tuple[Id, ...]) -> None:
        """Have these objects do it."""


class Modification(Word, frozen=True):
    """A verb phrase of a continuous effect: what it makes of an object's characteristics, in which layer."""

    @property
    @abstractmethod
    def layers(self) -> tuple[Layer, ...]:
        """The layers in which it applies."""

    @abstractmethod
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        """Change the draft of one object's characteristics."""


class CostPart(Word, frozen=True):
    """One component of a cost. ``deed`` is what is done to pay it, in one word, where its own words do not begin with that."""

    deed: ClassVar[str] = ""

    @abstractmethod
    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        """Whether this player could pay it now, with every reason why not."""

    @abstractmethod
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        """Pay it."""


class EventPattern(Word, frozen=True):
    """A description that events fit: of a trigger ("whenever ...") or a replacement ("if ... would ...")."""

    looks_back: ClassVar[bool] = False

    @abstractmethod
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        """What the event's roles are bound to (``it``, ``player``, ``amount`` ...), or None when it does not fit."""


class Ability(Word, frozen=True):
    """An ability of an object: one line of its text."""

    functions_in: ClassVar[frozenset[Zone]] = frozenset({Zone.BATTLEFIELD})


class SpellAbility(Ability, frozen=True):
    """What an instant or sorcery does when it resolves; ``effect`` is an :class:`Effect`."""


class Activated(Ability, frozen=True):
    """An activated ability: has fields ``cost`` (CostPart words), ``effect`` and ``limits``."""


class Triggered(Ability, frozen=True):
    """A triggered ability: has fields ``trigger`` (EventPattern), ``condition`` (or None) and ``effect``."""


class Static(Ability, frozen=True):
    """A static ability. The hooks below are asked by the machine; each says nothing unless a word overrides it."""

    def modifications(self) -> tuple[tuple[Any, Modification], ...]:
        """(subject, modification) pairs that the layers apply; the subject is a Filter or a Reference."""
        return ()

    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        """The events instead of this one; None when it does not apply."""
        return None

    def forbid(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        """Why an action (see permissions) may not be done; None when this has nothing to say."""
        return None

    def permit(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        """That an action may be done which otherwise could not; None when this has nothing to say."""
        return None

    def cost_changes(self, game: Game, action: Any, scope: Scope) -> Iterable[Any]:
        """Changes to the cost of an action (see costs)."""
        return ()

    def requires(self, game: Game, action: Any, scope: Scope) -> Iterable[Any]:
        """The requirements on a declaration of attackers or blockers (see combat)."""
        return ()

    def more_blocks(self, game: Game, blocker: Id, scope: Scope) -> int | None:
        """How many creatures more than one it lets a creature block; None for any number."""
        return 0

    def assigns_damage(self, game: Game, creature: Id, scope: Scope) -> int | None:
        """How much combat damage a creature assigns instead of its power; None when this has nothing to say."""
        return None


class Keyword(Ability, frozen=True):
    """A keyword ability: what it is called is what it prints; ``means()`` are the abilities that it stands for."""

    def means(self) -> tuple[Ability, ...]:
        """The abilities that the keyword is short for; () when the rules machine reads the keyword itself."""
        return ()

    def means_again(self) -> tuple[Ability, ...]:
        """What it is short for on an object that has another instance of the keyword before it."""
        return self.means()
