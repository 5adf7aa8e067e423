"""Sizes that grow for each other creature that shares a creature type with the one that grows."""

from __future__ import annotations

from engine.game.layers import Draft, Layer
from engine.game.machine import Game
from engine.game.meaning import Modification
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words import vocabulary
from engine.words.filters.description import ObjectFilter, candidates
from engine.words.kinds import PT
from engine.words.modifications.size import sides


@says("get{s^} {pt} for each other {things:one} that shares at least one creature type with it")
class GetPTForEachAlike(Modification, frozen=True):
    """A change as often as there are others of a creature type that the object itself has."""

    pt: PT
    things: ObjectFilter

    def __post_init__(self) -> None:
        if "" in self.pt.signs or None in sides(self.pt):
            raise Unfit

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.PT_MODIFIED,)

    @rule("613.4c", "205.3b")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        own = _creature_types(draft.now.subtypes)
        alike = [t for t in candidates(game, self.things, scope) if t != draft.of and own & self._types(game, t)]
        power, toughness = ((side or 0) * len(alike) for side in sides(self.pt))
        draft.add_pt(power, toughness)

    def _types(self, game: Game, thing: Id) -> frozenset[str]:
        return _creature_types(game.characteristics(thing).subtypes)


def _creature_types(subtypes: tuple[str, ...]) -> frozenset[str]:
    return frozenset(subtypes) & vocabulary.subtypes("creature")
