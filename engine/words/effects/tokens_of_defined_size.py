"""Creature tokens whose power and toughness an ability of theirs defines."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.objects import Characteristics
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.effects.tokens import Described, TokenColors
from engine.words.kinds import Kind
from engine.words.modifications.abilities import Granted
from engine.words.statics.defined_size import DefinedSize, DefinedUnequalSize


@says("{colors} {kinds:space+} {token/tokens^}[ with {abilities:and+}]")
class TokenOfDefinedSize(Described, frozen=True):
    """A creature token that has an ability which says how big it is."""

    colors: TokenColors
    kinds: tuple[Kind, ...]
    abilities: tuple[Granted, ...] = ()

    def __post_init__(self) -> None:
        if self.kinds[-1].name != "creature" or any(k.is_many for k in self.kinds):
            raise Unfit

    def has_size(self, more: tuple[Granted, ...]) -> bool:
        granted = (a for g in (*self.abilities, *more) for a in g.abilities())
        return any(isinstance(a, DefinedUnequalSize) or (isinstance(a, DefinedSize) and a.wording == 0) for a in granted)

    def nouns(self) -> frozenset[str]:
        return frozenset(k.name for k in self.kinds)

    @rule("111.3", "208.2a", "604.3a")
    def base(self, game: Game, scope: Scope) -> Characteristics:
        subtypes = tuple(k.name for k in self.kinds if k.is_subtype)
        return Characteristics(
            name=f"{' '.join(subtypes)} Token".strip(),
            colors=self.colors.symbols(),
            types=tuple(k.name for k in self.kinds if not k.is_subtype),
            subtypes=subtypes,
            power=0,
            toughness=0,
            abilities=tuple(a for g in self.abilities for a in g.abilities()),
        )
