"""Events of players being attacked: "enchanted player is attacked", "a player attacks one of your opponents"."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from engine.game.combat.events import Attacks
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import EventPattern, PlayerReference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, Word, says
from engine.rulebook import rule
from engine.words.conditions.one_with_most import richest
from engine.words.events.happening import EventVerb
from engine.words.events.subjects import Subject
from engine.words.references.antecedents import Antecedent, bound, host
from engine.words.references.players import AnOpponent, AnyPlayer
from engine.words.references.pronouns import ThatPlayer

ATTACKING = "attacking player"
"""The slot, and the nature, of the player who attacks in an event that is of another player."""


@says("enchanted player", "one of your opponents")
class Attacked(Word, frozen=True):
    """Who is attacked."""

    def is_meant(self, game: Game, player: Id, scope: Scope) -> bool:
        """Whether it is this one."""
        return player in (host(game, scope) if self.wording == 0 else game.state.opponents(scope.controller))


@says("attack{s^} enchanted player")
class AttacksEnchanted(EventVerb, frozen=True):
    """Is declared as an attacker of the player whom the Aura enchants."""

    @rule("508.3b")
    def match(self, game: Game, event: Event, subject: Subject, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Attacks) or event.defender not in host(game, scope):
            return None
        return {"it": (event.attacker,)} if subject.match(game, event.attacker, scope) else None


@says("attack{s^} the player with the most life or tied for most life")
class AttacksRichest(EventVerb, frozen=True):
    """Is declared as an attacker of a player than whom nobody has more life."""

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The player who is attacked can be spoken of."""
        return (Antecedent(slot="defending", nature="player"),)

    @rule("508.3b")
    def match(self, game: Game, event: Event, subject: Subject, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Attacks) or event.defender not in richest(game):
            return None
        fits = subject.match(game, event.attacker, scope)
        return {"it": (event.attacker,), "defending": (event.defender,)} if fits else None


class AttackOnPlayer(EventPattern, frozen=True):
    """Attackers are declared against a player, however many: once for each player attacked."""

    one_or_more: ClassVar[bool] = True

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The player attacked can be spoken of, and the one who attacks by a name of their own."""
        return (Antecedent(slot="player", nature="player"), Antecedent(slot=ATTACKING, nature=ATTACKING))

    def group(self, slots: Mapping[str, Any]) -> Any:
        """Attacks on one player are one event."""
        return slots["player"]

    def is_meant(self, game: Game, event: Attacks, scope: Scope) -> bool:
        """Whether the attack is of the kind."""
        return False

    @rule("508.3c", "508.3d")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Attacks) or not self.is_meant(game, event, scope):
            return None
        return {"player": (event.defender,), ATTACKING: (event.player,)}


@says("enchanted player is attacked")
class EnchantedIsAttacked(AttackOnPlayer, frozen=True):
    """The player whom the Aura enchants is attacked."""

    def is_meant(self, game: Game, event: Attacks, scope: Scope) -> bool:
        return event.defender in host(game, scope)


@says("{attacker} attack{s} {attacked}[ with one or more creatures]")
class PlayerAttacksPlayer(AttackOnPlayer, frozen=True):
    """One player attacks another."""

    attacker: PlayerReference
    attacked: Attacked

    def __post_init__(self) -> None:
        if not isinstance(self.attacker, AnyPlayer | AnOpponent):
            raise Unfit

    def is_meant(self, game: Game, event: Attacks, scope: Scope) -> bool:
        return event.player in self.attacker.find(game, scope) and self.attacked.is_meant(game, event.defender, scope)


@says("that attacking player")
class ThatAttackingPlayer(PlayerReference, frozen=True):
    """The player who attacks in the event spoken of."""

    slot: str = ""
    refers: ClassVar[str] = ATTACKING

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return bound(game, scope, self.slot)

    def antecedents(self) -> tuple[Antecedent, ...]:
        """They can be spoken of by any name."""
        return (Antecedent(slot=self.slot, nature="player"),)


@says("each opponent attacking {player}")
class EachOpponentAttacking(PlayerReference, frozen=True):
    """The opponents of whose creatures one attacks a player."""

    player: ThatPlayer

    @rule("508.1b")
    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        attacking = game.state.combat.attacking if game.state.combat else {}
        met = {game.controller(a) for a, d in attacking.items() if d in self.player.find(game, scope)}
        return tuple(p for p in game.state.opponents(scope.controller) if p in met)

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What a pronoun after it can mean."""
        return (Antecedent(slot="each", nature="player"),)
