"""Tokens of two kinds at once, and tokens whose name is said first."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from engine.game.machine import Game
from engine.game.meaning import PlayerVerb
from engine.game.objects import Characteristics, Id, Zone
from engine.game.scope import Scope
from engine.game.zones import CreateToken, arrived
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.amounts import Number, Numeral
from engine.words.effects.tokens import CreateDescribed, CreatureToken, TokenName
from engine.words.references.antecedents import Antecedent


@says("create{s^} {amount} {tokens@amount} and {second} {others@second}")
class CreateTwoKinds(PlayerVerb, frozen=True):
    """Tokens of two kinds."""

    amount: Numeral
    tokens: CreatureToken
    second: Numeral
    others: CreatureToken
    slot: str = ""
    makes: ClassVar[str] = "created"

    def __post_init__(self) -> None:
        if any(isinstance(n, Number) and n.form == "digits" for n in (self.amount, self.second)):
            raise Unfit

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The tokens can be spoken of."""
        nouns = frozenset({"token"}) | self.tokens.nouns() | self.others.nouns()
        return (Antecedent(slot=self.slot, nature="object", nouns=nouns, is_many=True),)

    @rule("111.2", "111.11")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        kinds = ((self.amount, self.tokens), (self.second, self.others))
        made = [
            CreateToken(controller=p, base=kind.base(game, scope), by=scope.source)
            for p in players for amount, kind in kinds for _ in range(amount.count(game, scope) or 0)
        ]
        scope.slots[self.slot] = arrived(game, game.happen(*made), Zone.BATTLEFIELD)


@says("create{s^} {name}, {amount} {tokens@amount}")
class CreateByName(CreateDescribed, frozen=True, kw_only=True):
    """A token whose name is said before what it is."""

    name: TokenName

    def __post_init__(self) -> None:
        super().__post_init__()
        if not isinstance(self.tokens, CreatureToken) and not self.tokens.needs_name:
            raise Unfit

    @rule("111.4")
    def token(self, game: Game, scope: Scope) -> Characteristics | None:
        return msgspec.structs.replace(self.tokens.base(game, scope), name=self.name.name)
