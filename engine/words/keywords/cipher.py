"""Cipher: the card is exiled encoded on a creature, whose combat damage has it cast again."""

from __future__ import annotations

from typing import ClassVar

from engine.game.card_copies import copy_card
from engine.game.casting import cast
from engine.game.layers import Draft, Layer
from engine.game.machine import Game
from engine.game.meaning import (
    Ability,
    Effect,
    Filter,
    Keyword,
    Modification,
    ObjectReference,
    Reference,
    SpellAbility,
    Static,
)
from engine.game.objects import Id, Zone
from engine.game.qualities import is_creature
from engine.game.scope import Scope
from engine.game.zones import Move
from engine.phrase import says
from engine.rulebook import rule
from engine.words.keywords.later import ALLOWING
from engine.words.keywords.spelling import MadeTriggered, event

ENCODED = "encoded on"
"""The key under which the exiled card remembers its creature."""


class Encode(Effect, frozen=True):
    """The card of the spell may be exiled encoded on a creature of its controller; made, never read."""

    @rule("702.99a")
    def happen(self, game: Game, scope: Scope) -> None:
        if not game.exists(scope.source) or game.object(scope.source).is_copy:
            return
        mine = (o.id for o in game.state.battlefield() if is_creature(game, o.id) and game.controller(o.id) == scope.controller)
        options = [(t, game.name(t)) for t in mine]
        prompt = f"Encode {game.name(scope.source)} on which creature?"
        for creature in game.choose(
            scope.controller, "encode", options, minimum=0, maximum=1, about=scope.source, prompt=prompt
        ):
            game.happen(Move(object=scope.source, to=Zone.EXILE, how="exile", chosen={ENCODED: creature}, by=scope.source))


class EncodesItself(SpellAbility, frozen=True):
    """What the spell does last; made, never read."""

    effect: Effect


class CastsCopy(Effect, frozen=True):
    """The encoded card may be copied and the copy cast free; made, never read."""

    card: Id

    @rule("702.99a")
    def happen(self, game: Game, scope: Scope) -> None:
        if not game.exists(self.card):
            return
        options, prompt = ((True, "yes"), (False, "no")), f"Copy {game.name(self.card)} and cast the copy?"
        if game.choose_one(scope.controller, "may", options, about=scope.source, prompt=prompt):
            cast(game, scope.controller, copy_card(game, self.card, scope.controller), ALLOWING)


class HasCastAgain(Modification, frozen=True):
    """The ability to have the encoded card cast again; made, never read."""

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.ABILITY,)

    @rule("702.99a", "613.1f")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        draft.gain(MadeTriggered(trigger=event("~ deals combat damage to a player"), effect=CastsCopy(card=scope.source)))


class TheEncoded(ObjectReference, frozen=True):
    """The creature on which the exiled card is encoded; made, never read."""

    @rule("702.99b", "702.99c")
    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        creature: Id = game.object(scope.source).chosen.get(ENCODED, 0)
        return (creature,) if creature in game.state.objects else ()


class GivesItsCreature(Static, frozen=True):
    """What the exiled card gives the creature that it is encoded on; made, never read."""

    functions_in: ClassVar[frozenset[Zone]] = frozenset({Zone.EXILE})

    def modifications(self) -> tuple[tuple[Filter | Reference, Modification], ...]:
        return ((TheEncoded(), HasCastAgain()),)


@says("cipher")
class Cipher(Keyword, frozen=True):
    """It may be encoded on a creature, to be cast again."""

    name: ClassVar[str] = "cipher"

    @rule("702.99a")
    def means(self) -> tuple[Ability, ...]:
        return (EncodesItself(effect=Encode()), GivesItsCreature())
