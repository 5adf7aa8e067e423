"""What the machine asks of a word: the base of each family of the card language, by what can be done with it."""

from engine.game.meaning.abilities import Ability, Activated, Keyword, SpellAbility, Triggered
from engine.game.meaning.costs import CostPart, Limit
from engine.game.meaning.events import EventPattern
from engine.game.meaning.hooks import Hooks
from engine.game.meaning.instructions import Effect, Modification, ObjectVerb, PlayerVerb
from engine.game.meaning.nouns import Amount, Condition, Duration, Filter, ObjectReference, PlayerReference, Reference
from engine.game.meaning.said import Said, said
from engine.game.meaning.statics import Static

__all__ = [
    "Ability", "Activated", "Amount", "Condition", "CostPart", "Duration", "Effect", "EventPattern", "Filter", "Hooks", "Keyword",
    "Limit", "Modification", "ObjectReference", "ObjectVerb", "PlayerReference", "PlayerVerb", "Reference", "Said", "SpellAbility",
    "Static", "Triggered", "said",
]
