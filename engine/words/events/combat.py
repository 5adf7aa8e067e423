"""Events of combat: attacking, blocking, becoming blocked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from engine.game.combat.events import Attacks, BecomeBlocked, Blocks, BlocksCreature, DeclareAttackers, StayUnblocked
from engine.game.combat.standing import defending_player
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import Condition, EventPattern, PlayerReference
from engine.game.qualities import is_type
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.amounts import Number
from engine.words.events.happening import EventVerb
from engine.words.events.subjects import Subject
from engine.words.filters.base import Adjective
from engine.words.filters.description import Description, ObjectFilter, OneKind
from engine.words.kinds import Kind
from engine.words.references.antecedents import SOURCE, Antecedent
from engine.words.references.players import AnOpponent, AnyPlayer, EachOpponent, You

CREATURES = Description(head=OneKind(kind=Kind(name="creature", is_many=True)))


@says(
    "attack{s^}",
    "attack{s^} alone",
    "attack{s^} you",
    "attack{s^} a player",
    "attack{s^} one of your opponents",
    "attack{s^} an opponent",
)
class AttacksVerb(EventVerb, frozen=True):
    """Is declared as an attacker: at all, as the only one, or attacking certain players."""

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The player who is attacked can be spoken of where the text says that one is."""
        return (Antecedent(slot="defending", nature="player"),) if self.wording > 2 else ()

    @rule("603.2c")
    def group(self, slots: Mapping[str, Any]) -> Any:
        """Attacks on one player are one event where a player is spoken of."""
        return slots.get("defending") if self.wording > 2 else None

    @rule("508.3a")
    def match(self, game: Game, event: Event, subject: Subject, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Attacks) or not subject.match(game, event.attacker, scope):
            return None
        asked = (
            True,
            event.others == 0,
            event.defender == scope.controller,
            event.defender in game.state.players,
            event.defender in game.state.opponents(scope.controller),
        )[min(self.wording, 4)]
        return {"it": (event.attacker,), "defending": (defending_player(game, event.defender),)} if asked else None


@says(
    "attack{s^} you or a planeswalker you control",
    "attack{s^} you and/or (one or more planeswalkers|planeswalkers) you control",
    "attack{s^} one of your opponents or a planeswalker they control",
    "attack{s^} a player or planeswalker",
)
class AttacksPlayerOrTheirs(EventVerb, frozen=True):
    """Is declared as an attacker of certain players or of planeswalkers that they control."""

    @rule("508.3a")
    def match(self, game: Game, event: Event, subject: Subject, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Attacks) or not subject.match(game, event.attacker, scope):
            return None
        if event.defender not in game.state.players and not is_type(game, event.defender, "planeswalker"):
            return None
        player = game.controller(event.defender)
        opponents = game.state.opponents(scope.controller)
        asked = (player == scope.controller,) * 3 + (player in opponents, True)
        return {"it": (event.attacker,), "defending": (player,)} if asked[self.wording] else None


@says("attack{s^} while {so}")
class AttacksWhile(EventVerb, frozen=True):
    """Is declared as an attacker while it is so: saddled, enchanted."""

    so: Adjective

    @rule("508.3a")
    def match(self, game: Game, event: Event, subject: Subject, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Attacks) or not subject.match(game, event.attacker, scope):
            return None
        fits = self.so.match(game, event.attacker, scope)
        return {"it": (event.attacker,), "defending": (defending_player(game, event.defender),)} if fits else None


@says("attack{s^} while {condition}")
class AttacksWhileSo(EventVerb, frozen=True):
    """Is declared as an attacker while a condition holds."""

    condition: Condition

    @rule("508.3a")
    def match(self, game: Game, event: Event, subject: Subject, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Attacks) or not subject.match(game, event.attacker, scope):
            return None
        fits = self.condition.holds(game, scope)
        return {"it": (event.attacker,), "defending": (defending_player(game, event.defender),)} if fits else None


@says("~ and at least {number:word} other creature{s@number} attack")
class AttackTogether(EventPattern, frozen=True):
    """The object itself is declared as an attacker with at least so many others."""

    number: int

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The object itself can be spoken of."""
        return (Antecedent(slot=SOURCE, nature="object"),)

    @rule("508.3a")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        fits = isinstance(event, Attacks) and event.attacker == scope.source and event.others >= self.number
        return {"defending": (defending_player(game, event.defender),)} if fits and isinstance(event, Attacks) else None


@says("you attack a player", "{attacker} attack{s} you")
class WhenAttacksPlayer(EventPattern, frozen=True):
    """A player declares attackers against a player: once for each player attacked."""

    attacker: PlayerReference = You()
    one_or_more: ClassVar[bool] = True

    def __post_init__(self) -> None:
        if not isinstance(self.attacker, You | AnOpponent | AnyPlayer) or (self.wording == 1 and isinstance(self.attacker, You)):
            raise Unfit

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The player attacked, or the one who attacks, can be spoken of."""
        return (Antecedent(slot="player", nature="player"),)

    def group(self, slots: Mapping[str, Any]) -> Any:
        """Attacks on one player are one event."""
        return slots["player"]

    @rule("508.3d")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Attacks) or event.defender not in game.state.players:
            return None
        if event.player not in self.attacker.find(game, scope):
            return None
        if self.wording == 1:
            return {"player": (event.player,)} if event.defender == scope.controller else None
        return {"player": (event.defender,)}


@says("{player} attack{s} with {number:word} or more {things:many}", "{player} attack{s} with a(n) {things}")
class WhenAttacksWith(EventPattern, frozen=True):
    """A player declares at least so many attackers that fit."""

    player: PlayerReference
    things: ObjectFilter
    number: int = 1

    def __post_init__(self) -> None:
        if not isinstance(self.player, You | AnOpponent | AnyPlayer):
            raise Unfit
        if self.wording == 0 and self.things == CREATURES:
            raise Unfit  # any creatures at all

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The attackers, how many they are, and another player than you can be spoken of."""
        nouns = self.things.nouns() | {"creature"}
        many = Antecedent(slot="attackers", nature="object", nouns=nouns, is_many=True)
        told = (many, Antecedent(slot="attackers", nature="number"))
        return told if isinstance(self.player, You) else (*told, Antecedent(slot="player", nature="player"))

    @rule("508.3d")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, DeclareAttackers) or event.player not in self.player.find(game, scope):
            return None
        fits = tuple(t for t in event.attacks if self.things.match(game, t, scope))
        return {"player": (event.player,), "attackers": fits} if len(fits) >= self.number else None


def opposed(things: ObjectFilter) -> Antecedent:
    """The creature on the other side of a block, as the trigger calls it."""
    return Antecedent(slot="opposed", nature="object", nouns=things.nouns(), said=things.said())


@says("block{s^}", "block{s^} a(n) {things}")
class BlocksVerb(EventVerb, frozen=True):
    """Is declared as a blocker (of something that fits)."""

    things: ObjectFilter | None = None

    @rule("509.3a")
    def match(self, game: Game, event: Event, subject: Subject, scope: Scope) -> dict[str, Any] | None:
        if self.things is not None:
            return self._one(game, event, subject, scope)
        if not isinstance(event, Blocks) or not subject.match(game, event.blocker, scope):
            return None
        return {"it": (event.blocker,), "opposed": event.attackers}

    @rule("509.3b")
    def _one(self, game: Game, event: Event, subject: Subject, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, BlocksCreature) or not subject.match(game, event.blocker, scope):
            return None
        fits = self.things is None or self.things.match(game, event.attacker, scope)
        return {"it": (event.blocker,), "opposed": (event.attacker,)} if fits else None

    def sharing(self, after: EventVerb) -> EventVerb:
        """"Blocks or becomes blocked by a ..." says of both what the creature on the other side is."""
        return self if self.things is not None else after.of_blocking() or self

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The blocked creature can be spoken of."""
        return () if self.things is None else (opposed(self.things),)


@says("become{s^} blocked", "become{s^} blocked by a(n) {things}")
class BecomesBlocked(EventVerb, frozen=True):
    """Becomes blocked (by something that fits)."""

    things: ObjectFilter | None = None

    @rule("509.3c")
    def match(self, game: Game, event: Event, subject: Subject, scope: Scope) -> dict[str, Any] | None:
        if self.things is not None:
            return self._one(game, event, subject, scope)
        if not isinstance(event, BecomeBlocked) or not subject.match(game, event.attacker, scope):
            return None
        return {"it": (event.attacker,), "opposed": event.blockers}

    @rule("509.3d")
    def _one(self, game: Game, event: Event, subject: Subject, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, BlocksCreature) or not subject.match(game, event.attacker, scope):
            return None
        fits = self.things is None or self.things.match(game, event.blocker, scope)
        return {"it": (event.attacker,), "opposed": (event.blocker,)} if fits else None

    def of_blocking(self) -> EventVerb | None:
        return None if self.things is None else BlocksVerb(things=self.things, wording=1)

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The blocking creature can be spoken of."""
        return () if self.things is None else (opposed(self.things),)


@says("attack{s^} and {isn't/aren't^} blocked")
class StaysUnblocked(EventVerb, frozen=True):
    """Attacks and is not blocked."""

    @rule("509.3g")
    def match(self, game: Game, event: Event, subject: Subject, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, StayUnblocked) or not subject.match(game, event.attacker, scope):
            return None
        return {"it": (event.attacker,), "defending": (defending_player(game, event.defender),)}


@says("{player} attack{s}", "{player} attack{s} with {number} or more creatures")
class WhenPlayerAttacks(EventPattern, frozen=True):
    """A player declares attackers, perhaps at least a number of them."""

    player: PlayerReference
    number: Number = Number(n=1)

    def __post_init__(self) -> None:
        if not isinstance(self.player, You | EachOpponent | AnOpponent | AnyPlayer):
            raise Unfit

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The attackers, how many they are, and another player than you can be spoken of."""
        many = Antecedent(slot="attackers", nature="object", nouns=frozenset({"creature"}), is_many=True)
        told = (many, Antecedent(slot="attackers", nature="number"))
        return told if isinstance(self.player, You) else (*told, Antecedent(slot="player", nature="player"))

    @rule("508.3d")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, DeclareAttackers) or len(event.attacks) < self.number.n or not event.attacks:
            return None
        if event.player not in self.player.find(game, scope):
            return None
        return {"player": (event.player,), "attackers": tuple(event.attacks)}
