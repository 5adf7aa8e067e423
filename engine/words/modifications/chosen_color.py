"""Being of the colour or type that was chosen for an object, and having the activated abilities of something else."""

from __future__ import annotations

from engine.game.layers import Draft, Layer
from engine.game.machine import Game
from engine.game.meaning import Activated, Modification, ObjectReference
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words import vocabulary
from engine.words.modifications.abilities import HasThese


@says(
    "{is/are^} the chosen color",
    "{is/are^} the chosen color in addition to its other colors",
    "{is/are^} the chosen color in addition to their other colors",
)
class IsOfChosenColor(Modification, frozen=True):
    """The colour that was chosen as the source entered, instead of or besides its own."""

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.COLOR,)

    @rule("613.1e")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        color = game.object(scope.source).chosen.get("color")
        if color is not None:
            draft.set(colors=(draft.now.colors if self.wording else frozenset()) | {color})


@says(
    "{is/are^} the chosen type in addition to its other types",
    "{is/are^} the chosen type in addition to their other types",
)
class IsOfChosenType(Modification, frozen=True):
    """The type or subtype that was chosen as the source entered, besides its own."""

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.TYPE,)

    @rule("613.1d")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        chosen = game.object(scope.source).chosen.get("type")
        if chosen in vocabulary.card_types():
            draft.set(types=tuple(dict.fromkeys((*draft.now.types, chosen))))
        elif chosen is not None:
            draft.set(subtypes=tuple(dict.fromkeys((*draft.now.subtypes, chosen))))


@says("gain{s^} all activated abilities of {thing}")
class GainsActivated(Modification, frozen=True):
    """The activated abilities that something else has as the effect begins."""

    thing: ObjectReference

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.ABILITY,)

    @rule("201.5b", "611.2c")
    def settled(self, game: Game, scope: Scope) -> HasThese:
        """The change with those abilities."""
        found = (a for t in self.thing.find(game, scope) for a in game.characteristics(t).abilities)
        return HasThese(abilities=tuple(a for a in found if isinstance(a, Activated)))

    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        """Nothing before it is settled."""
