"""What the machine asks of any word, whatever its family, as it walks through what a card says."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from engine.game.objects import Id, Zone
from engine.phrase import Word, walk

if TYPE_CHECKING:
    from engine.game.machine import Game
    from engine.game.meaning.nouns import Condition
    from engine.game.scope import Scope


class Said(Word, frozen=True):
    """The root of every family of words: what may be so of a word wherever it stands within an ability."""

    works_in: ClassVar[Zone | tuple[Zone, ...]] = ()
    """Where the object is of which it speaks, if that is elsewhere than on the battlefield."""
    always_announced: ClassVar[tuple[str, ...]] = ()
    """The fields that are announced even where the rest of it is not, because what it is said with is not so."""
    is_of_its_card: ClassVar[bool] = False
    """Whether it says how the card itself may be cast."""
    is_payment: ClassVar[bool] = False
    """Whether it is a price that a player may pay."""
    says_if: ClassVar[bool] = False
    """Whether it says itself under which condition."""
    asks_what_was_done: ClassVar[bool] = False
    """Whether it asks what came of the instruction before it."""
    resolves_anyway: ClassVar[bool] = False
    """Whether what says it resolves though its targets are illegal."""

    @property
    def verbs(self) -> tuple[Any, ...]:
        """The verbs of which it is made, for what is said with several."""
        return ()

    @property
    def is_x(self) -> bool:
        """Whether it stands for X."""
        return False

    @property
    def defines_x(self) -> bool:
        """Whether it says what X is, by its ``amount``."""
        return False

    @property
    def triggers_later(self) -> bool:
        """Whether what is inside is an ability that triggers later, and announces nothing now."""
        return False

    @classmethod
    def can_trigger_later(cls) -> bool:
        """Whether such words hold an ability that may trigger later."""
        return cls.triggers_later is not Said.triggers_later

    @property
    def never_announced(self) -> tuple[str, ...]:
        """The fields that are not announced."""
        return ()

    def announces(self, game: Game, scope: Scope) -> Iterable[Word] | None:
        """What is announced in its place; None for itself and what is inside it."""
        return None

    def division(self, game: Game, scope: Scope) -> tuple[str, int] | None:
        """The slot of the targets among which something is divided as it is announced, and how much; None for nothing."""
        return None

    def mana_verb(self) -> Any:
        """The verb that adds the mana, for words that are said in the place of one; None for all others."""
        return None

    def can_act(self, game: Game, scope: Scope, player: Id) -> bool:
        """Whether the player could do what it says, as far as that is known beforehand."""
        return True

    @classmethod
    def can_tell(cls) -> bool:
        """Whether such words know beforehand whether what they say could be done."""
        return cls.can_act is not Said.can_act

    def settled(self, game: Game, scope: Scope) -> Any:
        """The same with what only now is known of it, as the effect begins that says it."""
        return self

    @classmethod
    def settles(cls) -> bool:
        """Whether something of such words is known only as their effect begins."""
        return cls.settled is not Said.settled

    @classmethod
    def divides(cls) -> bool:
        """Whether such words divide something."""
        return cls.division is not Said.division

    @property
    def amount(self) -> Any:
        """The amount that it says; None where it says none."""
        return None

    @classmethod
    def says_amount(cls) -> bool:
        """Whether such words have an amount."""
        return cls.amount is not Said.amount

    @property
    def condition(self) -> Condition | None:
        """What has to be so for what it says; None where it says nothing of that."""
        return None


def said(word: Word) -> Iterator[Said]:
    """The word and every word inside it of which the machine can ask something, in the order of the text."""
    return (inner for inner in walk(word) if isinstance(inner, Said))
