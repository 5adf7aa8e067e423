"""What may be revealed from an opening hand: before the game, so that nothing of it can begin in one that is under way."""

from __future__ import annotations

from engine.game.meaning import Static
from engine.phrase import Word, says
from engine.words.references.antecedents import Antecedent
from engine.words.sentences import Body, Sentence


class Early(Word, frozen=True):
    """When what was promised happens."""


@says(
    "at the beginning of the first upkeep",
    "at the beginning of your first upkeep",
    "at the beginning of your first main phase of the game",
)
class AtFirstStep(Early, frozen=True):
    """At the beginning of the first such step."""


@says("when each opponent casts their first spell of the game", "the first time each opponent casts a spell")
class AtFirstSpells(Early, frozen=True):
    """At the first spell of each opponent."""

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The spell and its player can be spoken of."""
        spell = Antecedent(slot="it", nature="object", nouns=frozenset({"spell"}))
        return (spell, Antecedent(slot="player", nature="player"))


class InOpeningHand(Static, frozen=True):
    """A choice before the game begins, which is long over."""


@says("you may reveal ~ from your opening hand. if you do, {early}, {effect}")
class RevealedInOpeningHand(InOpeningHand, frozen=True):
    """Revealed from the opening hand, it does something early in the game."""

    early: Early
    effect: Body


@says("you may reveal ~ from your opening hand. if you do, {sentence} {early}.")
class RevealedInOpeningHandFor(InOpeningHand, frozen=True):
    """The same with the moment said last."""

    sentence: Sentence
    early: Early
