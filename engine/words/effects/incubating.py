"""Incubating: Incubator tokens with counters, which turn into Phyrexians."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import PlayerVerb
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.zones import CreateToken, arrived
from engine.phrase import says
from engine.rulebook import rule
from engine.words.amounts import Numeral
from engine.words.effects.predefined import other_face, predefined
from engine.words.effects.token_rules import rules_of_token
from engine.words.references.antecedents import Antecedent

INCUBATOR = "Incubator"


@says("incubate{s^} {amount}")
class Incubate(PlayerVerb, frozen=True):
    """An Incubator token enters with so many +1/+1 counters."""

    amount: Numeral
    slot: str = ""
    makes: ClassVar[str] = "created"
    can_repeat: ClassVar[bool] = True

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The token can be spoken of."""
        return (Antecedent(slot=self.slot, nature="object", nouns=frozenset({"token", INCUBATOR}), by_noun=True),)

    @rule("701.53a", "701.53b")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        made = []
        for player in players:
            many = self.amount.count(game, scope.for_each(player)) or 0
            counters = {"+1/+1": many} if many > 0 else {}
            made.append(CreateToken(
                controller=player, base=predefined(INCUBATOR), other=other_face(INCUBATOR), counters=counters, by=scope.source,
                cites=rules_of_token(INCUBATOR),
            ))
        scope.slots[self.slot] = arrived(game, game.happen(*made), Zone.BATTLEFIELD)
