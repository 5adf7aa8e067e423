"""Creating tokens that the text describes."""

from __future__ import annotations

from typing import ClassVar

from engine.game.machine import Game
from engine.game.meaning import PlayerVerb
from engine.game.objects import Characteristics, Id, Zone
from engine.game.scope import Scope
from engine.game.zones import CreateToken, arrived
from engine.phrase import Unfit, Word, says
from engine.rulebook import rule
from engine.words.amounts import Numeral, X
from engine.words.kinds import PT, Color, Kind, Supertype
from engine.words.modifications.abilities import Granted
from engine.words.references.antecedents import Antecedent


class TokenColors(Word, frozen=True):
    """The colours of a token."""

    def symbols(self) -> frozenset[str]:
        """Their letters."""
        return frozenset()


@says("colorless")
class NoColor(TokenColors, frozen=True):
    """None."""


@says("{colors:and+}")
class TheseColors(TokenColors, frozen=True):
    """These."""

    colors: tuple[Color, ...]

    def symbols(self) -> frozenset[str]:
        return frozenset(c.symbol for c in self.colors)


@says(
    "create{s^} {amount} {size} [{supertypes:space+} ]{colors} {kinds:space+} token{s@amount}[ with {abilities:and+}]",
    "create{s^} {amount} tapped {size} [{supertypes:space+} ]{colors} {kinds:space+} token{s@amount}[ with {abilities:and+}]",
)
class CreateCreatures(PlayerVerb, frozen=True):
    """Creature tokens of a size, with colours, types and abilities."""

    amount: Numeral
    size: PT
    colors: TokenColors
    kinds: tuple[Kind, ...]
    supertypes: tuple[Supertype, ...] = ()
    abilities: tuple[Granted, ...] = ()
    slot: str = ""
    makes: ClassVar[str] = "created"

    def __post_init__(self) -> None:
        if self.size.signs != ("", "") or self.kinds[-1].name != "creature" or any(k.is_many for k in self.kinds):
            raise Unfit

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The tokens can be spoken of."""
        return (Antecedent(slot=self.slot, nature="object", nouns=frozenset({"token", "creature"}),
                           is_many=self.amount.plural),)

    @rule("111.2")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        base = self._base(game, scope)
        many = self.amount.count(game, scope) or 0
        tapped = self.wording == 1
        made = game.happen(
            *(CreateToken(controller=p, base=base, tapped=tapped, by=scope.source) for p in players for _ in range(many))
        )
        scope.slots[self.slot] = arrived(game, made, Zone.BATTLEFIELD)

    @rule("111.3", "111.4")
    def _base(self, game: Game, scope: Scope) -> Characteristics:
        subtypes = tuple(k.name for k in self.kinds if k.is_subtype)
        power, toughness = (X().count(game, scope) if n is None else n for n in (self.size.power, self.size.toughness))
        return Characteristics(
            name=f"{' '.join(subtypes)} Token".strip(),
            colors=self.colors.symbols(),
            supertypes=tuple(s.name for s in self.supertypes),
            types=tuple(k.name for k in self.kinds if not k.is_subtype),
            subtypes=subtypes,
            power=power,
            toughness=toughness,
            abilities=tuple(a for g in self.abilities for a in g.abilities()),
        )
