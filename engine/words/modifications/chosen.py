"""Changes of which a part is chosen as the effect begins: a creature type, a basic land type, one of some keywords."""

from __future__ import annotations

from engine.game.layers import Draft, Layer
from engine.game.machine import Game
from engine.game.meaning import Keyword, Modification
from engine.game.scope import Scope
from engine.phrase import say, says, text
from engine.phrase.tokens import join
from engine.rulebook import rule
from engine.words import vocabulary
from engine.words.kinds import PT, Kind
from engine.words.modifications.abilities import Gains, GrantedKeyword
from engine.words.modifications.size import GetPT
from engine.words.modifications.types import IsLandType


class IsCreatureType(Modification, frozen=True):
    """Creature types are replaced by one; made of a choice, never read by itself."""

    name: str

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.TYPE,)

    @rule("205.1a", "613.1d")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        if {"creature", "kindred"} & set(draft.now.types):
            kept = tuple(s for s in draft.now.subtypes if s not in vocabulary.subtypes("creature"))
            draft.set(subtypes=(*kept, self.name))


class Chosen(Modification, frozen=True):
    """A change that is chosen as the effect begins."""

    @property
    def layers(self) -> tuple[Layer, ...]:
        return ()

    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        """Nothing before it is chosen."""


@says("get{s^} {pt} or {other}")
class GetsEither(Chosen, frozen=True):
    """The player chooses one of two changes of power and toughness."""

    pt: PT
    other: PT

    def __post_init__(self) -> None:
        self.either()

    def either(self) -> tuple[GetPT, GetPT]:
        """Both changes."""
        return GetPT(pt=self.pt), GetPT(pt=self.other)

    @rule("608.2d")
    def settled(self, game: Game, scope: Scope) -> GetPT:
        """The change that the player chooses now."""
        options = [(n, join(say(each.pt))) for n, each in enumerate(self.either())]
        chosen: int = game.choose_one(scope.controller, "size", options, about=scope.source, prompt="Which change of size?")
        return self.either()[chosen]


@says("become{s^} the creature type of your choice")
class BecomesChosenType(Chosen, frozen=True):
    """The player chooses a creature type."""

    @rule("608.2d", "205.3m")
    def settled(self, game: Game, scope: Scope) -> IsCreatureType:
        """The change with the type that the player chooses now."""
        options = [(name, name) for name in sorted(vocabulary.subtypes("creature"))]
        chosen = game.choose_one(scope.controller, "type", options, about=scope.source, prompt="Which creature type?")
        return IsCreatureType(name=chosen)


@says("become{s^} the basic land type of your choice")
class BecomesChosenLandType(Chosen, frozen=True):
    """The player chooses a basic land type."""

    @rule("608.2d", "305.7")
    def settled(self, game: Game, scope: Scope) -> IsLandType:
        """The change with the type that the player chooses now."""
        options = [(name, name) for name in sorted(vocabulary.basic_land_types())]
        chosen = game.choose_one(scope.controller, "type", options, about=scope.source, prompt="Which basic land type?")
        return IsLandType(kinds=(Kind(name=chosen),))


@says("gain{s^} your choice of {what:or}")
class GainsChosen(Chosen, frozen=True):
    """The player chooses one of some keywords."""

    what: tuple[Keyword, ...]

    @rule("608.2d")
    def settled(self, game: Game, scope: Scope) -> Gains:
        """The change with the keyword that the player chooses now."""
        options = [(keyword, text(keyword).lower()) for keyword in self.what]
        chosen = game.choose_one(scope.controller, "ability", options, about=scope.source, prompt="Which ability?")
        return Gains(what=(GrantedKeyword(keyword=chosen),))
