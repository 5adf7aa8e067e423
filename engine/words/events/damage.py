"""Events of damage being dealt, and of life gained and lost."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from engine.game.damage import Damage
from engine.game.events import Event
from engine.game.life import GainLife, LoseLife
from engine.game.machine import Game
from engine.game.meaning import EventPattern, PlayerReference
from engine.game.objects import Id
from engine.game.qualities import is_type
from engine.game.scope import Scope
from engine.phrase import Word, says, template_of
from engine.rulebook import rule
from engine.words.events.happening import EventVerb
from engine.words.events.subjects import Subject
from engine.words.filters.description import ObjectFilter
from engine.words.references.antecedents import Antecedent


class Recipient(Word, frozen=True):
    """To whom or what damage is dealt."""

    is_batch: ClassVar[bool] = False
    """Whether all to whom it is dealt at once are taken together."""

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        """Whether this is one."""
        return False

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What can be spoken of after it."""
        return (Antecedent(slot="player", nature="player"),)


@says("a player", "an opponent")
class ToPlayer(Recipient, frozen=True):
    """A player, or an opponent."""

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        allowed = game.state.players if self.wording == 0 else game.state.opponents(scope.controller)
        return thing in allowed


@says(
    "a player or planeswalker", "a player or battle", "an opponent or planeswalker", "one of your opponents",
)
class ToPlayerOr(Recipient, frozen=True):
    """A player (or an opponent), or a planeswalker or battle."""

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        if thing in game.state.players:
            return self.wording < 2 or thing in game.state.opponents(scope.controller)
        return self.wording != 3 and is_type(game, thing, "battle" if self.wording == 1 else "planeswalker")

    def antecedents(self) -> tuple[Antecedent, ...]:
        return (Antecedent(slot="player", nature="player"),) if self.wording == 3 else ()


@says("you")
class ToYou(Recipient, frozen=True):
    """The controller of the ability."""

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return thing == scope.controller

    def antecedents(self) -> tuple[Antecedent, ...]:
        return ()


@says("a(n) {things}")
class ToSomething(Recipient, frozen=True):
    """Something that fits."""

    things: ObjectFilter

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return thing not in game.state.players and self.things.match(game, thing, scope)

    def antecedents(self) -> tuple[Antecedent, ...]:
        things = self.things
        return (Antecedent(slot="recipient", nature="object", nouns=things.nouns(), said=things.said()),)


@says(
    "one or more {things:many}", "one or more players", "one or more opponents", "one or more of your opponents",
    "one or more {things:many} and/or players",
)
class ToOneOrMore(Recipient, frozen=True):
    """Any number of things or players that are dealt damage at the same time."""

    is_batch: ClassVar[bool] = True
    things: ObjectFilter | None = None

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        if thing not in game.state.players:
            return self.things is not None and self.things.match(game, thing, scope)
        if self.wording == 0:
            return False
        return thing in (game.state.players if self.wording in (1, 4) else game.state.opponents(scope.controller))

    def antecedents(self) -> tuple[Antecedent, ...]:
        """Nobody of several can be spoken of."""
        return ()


class DealsDamage(EventVerb, frozen=True):
    """Deals damage."""

    @property
    def recipient(self) -> Recipient | None:
        """To whom or what; None where that is not said."""
        return None

    @property
    def is_to_a_batch(self) -> bool:
        """Whether all recipients of what is dealt at once are taken together."""
        return self.recipient is not None and self.recipient.is_batch

    def antecedents(self) -> tuple[Antecedent, ...]:
        """How much can be spoken of, unless several are dealt it."""
        return () if self.is_to_a_batch else (Antecedent(slot="amount", nature="number"),)

    @rule("603.2c")
    def group(self, slots: Mapping[str, Any]) -> Any:
        """Damage to one recipient is one event, to another another, where they are not taken together."""
        return "dealt at once" if self.is_to_a_batch else slots.get("recipient")

    @rule("603.2c")
    def one_event(self, slots: Mapping[str, Any]) -> Any:
        """What one source deals at once is one event, unless the recipients are told one by one."""
        if "amount" not in slots:
            return None
        together = self.is_to_a_batch or self.recipient is None
        return ("dealt by", slots["it"], None if together else slots["recipient"])

    @staticmethod
    def roles(event: Damage) -> dict[str, Any]:
        """What the event binds."""
        to = (event.recipient,)
        return {"it": (event.source,), "amount": event.amount, "player": to, "recipient": to}


@says("deal{s^} combat damage[ to {recipient}]")
class DealsCombatDamage(DealsDamage, frozen=True):
    """Deals combat damage."""

    recipient: Recipient | None = None

    @rule("120.1")
    def match(self, game: Game, event: Event, subject: Subject, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Damage) or not event.is_combat or not subject.match(game, event.source, scope):
            return None
        fits = self.recipient is None or self.recipient.match(game, event.recipient, scope)
        return self.roles(event) if fits else None


@says("deal{s^} damage[ to {recipient}]")
class DealsAnyDamage(DealsDamage, frozen=True):
    """Deals damage of any kind."""

    recipient: Recipient | None = None

    @rule("120.1")
    def match(self, game: Game, event: Event, subject: Subject, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Damage) or not subject.match(game, event.source, scope):
            return None
        fits = self.recipient is None or self.recipient.match(game, event.recipient, scope)
        return self.roles(event) if fits else None


@says("deal{s^} noncombat damage[ to {recipient}]")
class DealsNoncombatDamage(DealsDamage, frozen=True):
    """Deals damage that is not combat damage."""

    recipient: Recipient | None = None

    @rule("120.1")
    def match(self, game: Game, event: Event, subject: Subject, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Damage) or event.is_combat or not subject.match(game, event.source, scope):
            return None
        fits = self.recipient is None or self.recipient.match(game, event.recipient, scope)
        return self.roles(event) if fits else None


_DEALT_TO: Final = {
    "you're dealt damage": ("you", None),
    "you're dealt combat damage": ("you", True),
    "an opponent is dealt noncombat damage": ("opponent", False),
    "a player is dealt damage": ("player", None),
    "an opponent is dealt damage": ("opponent", None),
}
"""Who is dealt damage, and whether in combat (None for either)."""


@says(*_DEALT_TO)
class PlayerIsDealtDamage(EventPattern, frozen=True):
    """A player is dealt damage."""

    one_or_more: ClassVar[bool] = True

    @rule("603.2c")
    def group(self, slots: Mapping[str, Any]) -> Any:
        """What a player is dealt at once is one event."""
        return slots["player"]

    def antecedents(self) -> tuple[Antecedent, ...]:
        """How much, and another player than you, can be spoken of."""
        amount = Antecedent(slot="amount", nature="number")
        who, _ = _DEALT_TO[template_of(self)]
        return (amount,) if who == "you" else (amount, Antecedent(slot="player", nature="player"))

    @rule("120.1")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Damage) or event.recipient not in game.state.players:
            return None
        who, in_combat = _DEALT_TO[template_of(self)]
        you, player = scope.controller, event.recipient
        meant = {"you": (you,), "opponent": game.state.opponents(you), "player": (player,)}
        fits = player in meant[who] and in_combat in (None, event.is_combat)
        return {"player": (player,), "amount": event.amount} if fits else None


@says("{is/are^} dealt damage", "{is/are^} dealt combat damage")
class IsDealtDamage(DealsDamage, frozen=True):
    """Is dealt damage."""

    @rule("120.1")
    def match(self, game: Game, event: Event, subject: Subject, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Damage) or event.recipient in game.state.players:
            return None
        if (self.wording == 1 and not event.is_combat) or not subject.match(game, event.recipient, scope):
            return None
        return {**self.roles(event), "it": (event.recipient,)}


@says("{player} gain{s} life", "{player} lose{s} life")
class LifeChanges(EventPattern, frozen=True):
    """A player gains or loses life."""

    player: PlayerReference

    one_or_more: ClassVar[bool] = True

    @rule("119.9", "702.15e")
    def group(self, slots: Mapping[str, Any]) -> Any:
        """What one source makes a player gain or lose at once is one event."""
        return (slots["player"], slots["from"]) if slots.get("from") is not None else id(slots)

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The player and how much can be spoken of."""
        return (Antecedent(slot="player", nature="player"), Antecedent(slot="amount", nature="number"))

    @rule("119.9")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        kind = (GainLife, LoseLife)[self.wording]
        if not isinstance(event, kind) or event.player not in self.player.find(game, scope):
            return None
        return {"player": (event.player,), "amount": event.amount, "from": event.source}


