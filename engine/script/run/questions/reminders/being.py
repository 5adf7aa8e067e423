"""Reminders about what objects are: types that stay, what transforms, what stays in combat."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cards.card import fold
from engine.explain.ruling import Because
from engine.game.layers import Layer
from engine.game.objects import Object
from engine.game.status import Transform, Untap
from engine.rulebook import rule
from engine.script.run.questions.reminders.asked import Asked, reminds
from engine.script.values import Characteristic, HasAbility, Is, PowerToughness
from engine.words.vocabulary import basic_land_types, keyword_abilities


def is_copy(found: Object) -> bool:
    """Whether its copiable values are not those of its own card."""
    return not found.components and found.base not in (*found.definition.faces, found.definition.whole)


@reminds
def kept_types(asked: Asked) -> Iterator[Because]:
    """Types and supertypes that an effect leaves alone."""
    if not isinstance(asked.question, Is) or asked.found is None:
        return
    what, base = fold(asked.question.what), asked.found.base
    if not any(step.layer == Layer.TYPE.value and step.before is not None for step in asked.steps):
        return
    if what in base.supertypes and asked.finding.value is True:
        yield _supertype_stays(asked, what)
    elif what in base.types and asked.finding.value is True:
        yield _type_stays(asked, what)
    elif what in {fold(kind) for kind in base.subtypes} and what not in {fold(t) for t in basic_land_types()}:
        yield _own_subtypes(asked)


@rule("205.4b")
def _supertype_stays(asked: Asked, what: str) -> Because:
    return Because(text=f"A change of its types leaves {asked.name} {what}.")


@rule("205.1b")
def _type_stays(asked: Asked, what: str) -> Because:
    article = "an" if what[0] in "aeiou" else "a"
    return Because(text=f"The new type comes to those that {asked.name} has: it is still {article} {what}.")


@rule("205.3c")
def _own_subtypes(asked: Asked) -> Because:
    return Because(text=f"Each subtype of {asked.name} belongs to its own card type, and only those of that type are replaced.")


@reminds
def below_nothing(asked: Asked) -> Iterator[Because]:
    """Power below 0 is told as it is, and counts as 0."""
    value = asked.finding.value
    if isinstance(asked.question, Characteristic) and isinstance(value, int) and not isinstance(value, bool) and value < 0:
        yield _counts_as_nothing(asked)


@rule("107.1b")
def _counts_as_nothing(asked: Asked) -> Because:
    return Because(text=f"Where an amount is taken from it, it counts as 0 ({asked.name}).")


@reminds
def two_faces(asked: Asked) -> Iterator[Because]:
    """What transforms is the same object; what has one face does not."""
    if asked.found is None or not isinstance(asked.question, PowerToughness | Is):
        return
    turned = [entry.event.object for entry in asked.game.log if isinstance(entry.event, Transform)]
    if not turned:
        return
    if asked.thing in turned:
        yield _same_object(asked)
    if is_copy(asked.found) or any(step.layer == Layer.COPY.value for step in asked.steps):
        yield _by_its_card(asked)


@rule("712.18")
def _same_object(asked: Asked) -> Because:
    return Because(text=f"{asked.name} is the same object after it transforms, so what applied to it still does.")


@rule("712.9")
def _by_its_card(asked: Asked) -> Because:
    return Because(text=f"Whether {asked.name} can transform depends on its own card, not on what it copies.")


@reminds
def combat_goes_on(asked: Asked) -> Iterator[Because]:
    """Untapping does not take a creature out of combat; what comes after blocks does not undo them."""
    if not isinstance(asked.question, Is) or asked.finding.value is not True:
        return
    what = fold(asked.question.what)
    if what == "attacking" and any(isinstance(entry.event, Untap) for entry in asked.log):
        yield _still_attacks(asked)
    if what == "blocked":
        yield _stays_blocked(asked)


@rule("506.4b")
def _still_attacks(asked: Asked) -> Because:
    return Because(text=f"Untapping {asked.name} does not remove it from combat.")


@rule("509.1b", "509.1h")
def _stays_blocked(asked: Asked) -> Because:
    return Because(text=f"What could keep {asked.name} from being blocked counts only while blockers are declared.")


@reminds
def named_keywords(asked: Asked) -> Iterator[Because]:
    """The rule of a keyword that is asked about."""
    if isinstance(asked.question, HasAbility):
        wanted = fold(asked.question.ability)
        number = next((rule for name, rule in keyword_abilities().items() if fold(name) == wanted), "")
        if number and asked.finding.value is True:
            yield Because(text=f"{asked.question.ability.capitalize()} is a keyword ability.", rule=number)
