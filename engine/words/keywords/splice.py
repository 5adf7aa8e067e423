"""Splice: the text of a card in hand is added to another spell."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from engine.game.abilities import abilities_of
from engine.game.actions import CastSpell
from engine.game.costs import Additional, CostChange, parts_of, split
from engine.game.machine import Game
from engine.game.meaning import Ability, CostPart, Keyword, Static
from engine.game.objects import Characteristics, Id, Zone
from engine.game.scope import Scope
from engine.game.splicing import SPLICED, Splice
from engine.game.zones import Reveal
from engine.phrase import Word, says
from engine.rulebook import rule


@says("Arcane", "instant or sorcery")
class Onto(Word, frozen=True):
    """Onto which spells."""

    def fits(self, spell: Characteristics) -> bool:
        """Whether a spell is one of them."""
        return "Arcane" in spell.subtypes if self.wording == 0 else bool({"instant", "sorcery"} & set(spell.types))


class Splices(Static, frozen=True):
    """The card in hand may be spliced onto a spell that is being cast; made, never read."""

    functions_in: ClassVar[frozenset[Zone]] = frozenset({Zone.HAND})
    onto: Onto
    cost: tuple[CostPart, ...]

    @rule("702.47a", "702.47b")
    def as_announced(self, game: Game, action: CastSpell, scope: Scope) -> None:
        """Have the player choose, once for all cards, which are spliced and in which order."""
        able = _able(game, action)
        if not able or able[0] != scope.source:
            return
        options, prompt = [(t, game.name(t)) for t in able], f"Splice what onto {game.name(action.spell)}?"
        cards = game.choose(action.player, "splice", options, minimum=0, maximum=len(able), about=action.spell, prompt=prompt)
        if cards:
            texts = tuple(text for card in cards for text in _text(game, card))
            game.happen(Reveal(player=action.player, objects=tuple(cards)))
            game.happen(Splice(spell=action.spell, cards=tuple(cards), texts=texts))

    @rule("702.47a", "601.2f")
    def cost_changes(self, game: Game, action: Any, scope: Scope) -> Iterable[CostChange]:
        if not isinstance(action, CastSpell) or scope.source not in game.object(action.spell).chosen.get(SPLICED, ()):
            return ()
        mana, parts = split(parts_of(self.cost))
        return (Additional(name="splice", mana=mana, parts=parts),)


def _able(game: Game, action: CastSpell) -> list[Id]:
    """The cards in the player's hand that can be spliced onto the spell."""
    spell = game.characteristics(action.spell)
    hand = game.state.zone(Zone.HAND, action.player)
    return [t for t in hand if any(isinstance(a, Splices) and a.onto.fits(spell) for a in abilities_of(game, t).statics)]


def _text(game: Game, card: Id) -> tuple[Any, ...]:
    """What a card adds to the spell."""
    return tuple(a for a in game.characteristics(card).abilities if not isinstance(a, SpliceOnto))


@says("splice onto {onto} {cost:comma+}", "splice onto {onto}—{cost:comma+}.", "splice onto {onto}—{cost:comma+}")
class SpliceOnto(Keyword, frozen=True):
    """Its text may be added to another spell."""

    onto: Onto
    cost: tuple[CostPart, ...]
    name: ClassVar[str] = "splice"

    @rule("702.47a")
    def means(self) -> tuple[Ability, ...]:
        return (Splices(onto=self.onto, cost=self.cost),)
