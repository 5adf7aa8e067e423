"""Abilities of which (a part of) the line was not read: each is kept, and tells when what it says may matter."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from engine.game.events import DidNotHappen, Event
from engine.game.machine import Game
from engine.game.meaning import Ability, Effect, EventPattern, SpellAbility, Triggered
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.triggers import AbilityTriggers
from engine.game.zones import Move
from engine.phrase import Leaf
from engine.phrase.tokens import tokenise
from engine.rulebook import rule
from engine.words.abilities import works_in
from engine.words.unread.deeds import Deed


class Matter(StrEnum):
    """What an ability that does nothing by itself may have a say in."""

    DOING = "what may be done"
    COST = "what something costs"
    MANA = "what mana could be made"
    ENTERING = "how something enters"
    USING = "what could be done with the object itself"


class LeftUndone(Event, frozen=True):
    """Instructions that were not read come up, and nothing is done."""

    is_bookkeeping: ClassVar[bool] = True

    line: str
    source: Id

    def sentence(self, game: Game) -> str:
        return f"What {game.name(self.source)} does here is not understood."


class UnreadInstructions(Effect, Leaf, frozen=True):
    """Instructions that were not understood; made of a line that was declined, never read by itself."""

    line: str

    def say(self, style: str = "") -> list[str]:
        return tokenise(self.line)

    def happen(self, game: Game, scope: Scope) -> None:
        game.happen(LeftUndone(line=self.line, source=scope.source))


class Unread(Ability, Leaf, frozen=True):
    """An ability of which nothing was read, so that it may have done anything."""

    line: str
    about: ClassVar[frozenset[Matter]] = frozenset()
    """What is asked about where it may matter though it has done nothing."""

    @property
    def functions_in(self) -> frozenset[Zone]:  # type: ignore[override] # each line says it by the zones it names
        return frozenset({Zone.BATTLEFIELD, Zone.STACK, Zone.COMMAND}) | named_zones(self.line)

    def say(self, style: str = "") -> list[str]:
        return tokenise(self.line)

    def has_acted(self, game: Game, thing: Id) -> bool:
        """Whether the ability, which the object has or had, may have done something up to now."""
        return True


@rule("113.6")
def named_zones(line: str) -> frozenset[Zone]:
    """The zones that a line speaks of, where its ability may function."""
    tokens = {token.lower() for token in tokenise(line)}
    return frozenset(zone for zone in Zone if zone.value in tokens and zone is not Zone.LIBRARY)


def mana_of(line: str) -> frozenset[Matter]:
    """The matter of mana, where a line may add some."""
    return frozenset({Matter.MANA}) if "add" in tokenise(line) else frozenset()


class UnreadSpell(Unread, SpellAbility, frozen=True):
    """What an instant or sorcery does."""

    functions_in: ClassVar[frozenset[Zone]] = frozenset({Zone.STACK})

    @property
    def effect(self) -> UnreadInstructions:
        """The instructions."""
        return UnreadInstructions(line=self.line)

    def has_acted(self, game: Game, thing: Id) -> bool:
        return any(isinstance(e.event, LeftUndone) and e.event.line == self.line for e in game.log)


class UnreadTriggered(Unread, Triggered, frozen=True):
    """A triggered ability of which only the trigger condition was read. It triggers; when it resolves nothing is done."""

    trigger: EventPattern
    condition: None = None

    @property
    def functions_in(self) -> frozenset[Zone]:  # type: ignore[override] # each line says it by the zones it names
        return frozenset({Zone.BATTLEFIELD}) | works_in(self) | named_zones(self.line)

    @property
    def effect(self) -> UnreadInstructions:
        """The instructions, with any "if" before them."""
        return UnreadInstructions(line=self.line)

    @property
    def about(self) -> frozenset[Matter]:  # type: ignore[override] # each line says it
        """Mana where the instructions may add some."""
        return mana_of(self.line)

    def has_acted(self, game: Game, thing: Id) -> bool:
        triggered = (e.event.waiting.ability for e in game.log if isinstance(e.event, AbilityTriggers))
        return any(ability == self for ability in triggered)


class UnreadWhenever(Unread, frozen=True):
    """A triggered ability of which not even the condition was read: it has not triggered before anything has happened."""

    of: tuple[type[Event], ...]

    @property
    def about(self) -> frozenset[Matter]:  # type: ignore[override] # each line says it
        """Mana where the instructions may add some."""
        return mana_of(self.line)

    @rule("603.2")
    def has_acted(self, game: Game, thing: Id) -> bool:
        return any(isinstance(entry.event, self.of) and not entry.event.is_bookkeeping for entry in game.log)


class UnreadReplacement(Unread, frozen=True):
    """Something instead of an event: before anything has happened nothing was replaced."""

    about: ClassVar[frozenset[Matter]] = frozenset({Matter.ENTERING, Matter.MANA})

    @rule("614.1a", "614.4")
    def has_acted(self, game: Game, thing: Id) -> bool:
        return any(not entry.event.is_bookkeeping for entry in game.log)


class UnreadChapter(UnreadTriggered, frozen=True, kw_only=True):
    """A chapter ability of which only the chapters were read."""

    chapters: tuple[int, ...]


class UnreadActivated(Unread, frozen=True):
    """An activated ability: it does nothing until somebody activates it, which takes knowing what it is."""

    about: ClassVar[frozenset[Matter]] = frozenset({Matter.USING})

    @rule("602.1")
    def has_acted(self, game: Game, thing: Id) -> bool:
        return False


class UnreadManaAbility(UnreadActivated, frozen=True):
    """An activated ability that may add mana."""

    about: ClassVar[frozenset[Matter]] = frozenset({Matter.USING, Matter.MANA})


class UnreadEntering(Unread, frozen=True):
    """How the object enters the battlefield: it has done something if the object has entered."""

    about: ClassVar[frozenset[Matter]] = frozenset({Matter.ENTERING})

    @rule("614.1c")
    def has_acted(self, game: Game, thing: Id) -> bool:
        entered = (e.event.object for e in game.log if isinstance(e.event, Move) and e.event.to is Zone.BATTLEFIELD)
        return any(game.state.became.get(one) == thing for one in entered)


class UnreadCost(Unread, frozen=True):
    """A change of what something costs."""

    about: ClassVar[frozenset[Matter]] = frozenset({Matter.COST})

    def has_acted(self, game: Game, thing: Id) -> bool:
        return not game.state.is_paid_for


class UnreadProhibition(Unread, frozen=True):
    """Something that can't be done. Where nothing of the kind was done, nothing was kept from being done."""

    deeds: tuple[Deed, ...]
    functions_in: ClassVar[frozenset[Zone]] = frozenset({Zone.BATTLEFIELD, Zone.STACK, Zone.COMMAND})
    about: ClassVar[frozenset[Matter]] = frozenset({Matter.DOING})

    def has_acted(self, game: Game, thing: Id) -> bool:
        events = (event for entry in game.log for event in (entry.event, *entry.replaced))
        done = (event.event if isinstance(event, DidNotHappen) else event for event in events)
        return any(deed.match(event) for event in done for deed in self.deeds)


class UnreadPermission(Unread, frozen=True):
    """Something that players may do which otherwise they could not."""

    about: ClassVar[frozenset[Matter]] = frozenset({Matter.DOING})

    def has_acted(self, game: Game, thing: Id) -> bool:
        return False


class UnreadOption(Unread, frozen=True):
    """A keyword ability that only gives its player something to choose: it does nothing unless it is chosen."""

    name: str
    about: ClassVar[frozenset[Matter]] = frozenset({Matter.USING})

    def has_acted(self, game: Game, thing: Id) -> bool:
        return False
