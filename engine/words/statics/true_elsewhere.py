"""What is so of permanents and of such spells and cards elsewhere: "the same is true for ..."."""

from __future__ import annotations

from engine.game.layers import Draft, Layer
from engine.game.machine import Game
from engine.game.meaning import Filter, Modification, Reference, Static
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words import vocabulary
from engine.words.abilities import Predicate
from engine.words.filters.description import ObjectFilter
from engine.words.replacements.choosing import remembered

ELSEWHERE = tuple((zone, 0) for zone in Zone if zone not in (Zone.BATTLEFIELD, Zone.NOWHERE, Zone.STACK))


class OffBattlefield(ObjectFilter, frozen=True):
    """Cards that fit and are neither on the battlefield nor spells; made, never read."""

    cards: ObjectFilter

    def zones(self, game: Game, scope: Scope) -> tuple[tuple[Zone, Id], ...]:
        return ELSEWHERE

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return game.object(thing).zone not in (Zone.BATTLEFIELD, Zone.STACK) and self.cards.match(game, thing, scope)


@says("{predicate}. the same is true for {spells} and {cards} that aren't on the battlefield.")
class TrueElsewhere(Static, frozen=True):
    """A continuous effect on permanents that applies to spells and to cards in other zones too."""

    predicate: Predicate
    spells: ObjectFilter
    cards: ObjectFilter

    def __post_init__(self) -> None:
        if self.predicate.restrictions or "spell" not in self.spells.nouns() or "card" not in self.cards.nouns():
            raise Unfit
        if not (self.spells.plural and self.cards.plural):
            raise Unfit

    @rule("604.1", "611.3")
    def modifications(self) -> tuple[tuple[Filter | Reference, Modification], ...]:
        said = self.predicate.modifications()
        too: tuple[Filter, ...] = (self.spells, OffBattlefield(cards=self.cards))
        return (*said, *((subject, m) for subject in too for _, m in said))


@says("{is/are^} the chosen type")
class IsOnlyChosenType(Modification, frozen=True):
    """The chosen creature type replaces the creature types of an object."""

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.TYPE,)

    @rule("613.1d", "205.1a")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        chosen = remembered(game, scope, "type")
        kept = tuple(t for t in draft.now.subtypes if t not in vocabulary.subtypes("creature"))
        if chosen is not None:
            draft.set(subtypes=(*kept, chosen))
