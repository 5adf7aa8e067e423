"""Reminders of which object a name or a choice in an ability means: gained abilities, copies, what changed its name since."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from engine.explain.ruling import Because
from engine.game.activating import Activate
from engine.game.events import Entry
from engine.game.objects import Zone
from engine.game.resolving import Resolve
from engine.game.zones import Destroy, Move, Sacrifice
from engine.phrase import Word, say, walk
from engine.rulebook import rule
from engine.script.run.questions.reminders.asked import Asked, reminds
from engine.script.values import Abilities, Did, HasAbility, LifeTotal, PowerToughness, Where
from engine.words.conditions.names_chosen import HasChosenName
from engine.words.effects.choosing import ChooseAtRandom, ChooseKind, ChoosePlayer
from engine.words.effects.mana.chosen import ChooseColor
from engine.words.keywords.protection import FromChosenColor, FromChosenPlayer
from engine.words.modifications.chosen_color import IsOfChosenColor, IsOfChosenType
from engine.words.references.objects import This
from engine.words.references.spoken_of import ObjectSpokenOf, ObjectsSpokenOf
from engine.words.replacements.choosing import ChosenPlayer, OfChosenColor, OfChosenType, WithChosenName
from engine.words.vocabulary import card_types

_CHOSEN: Final[dict[tuple[type, ...], str]] = {
    (FromChosenColor, OfChosenColor, IsOfChosenColor): "color",
    (OfChosenType, IsOfChosenType): "type",
    (WithChosenName, HasChosenName): "name",
    (FromChosenPlayer, ChosenPlayer): "player",
}
"""The words that speak of what was chosen, and what that was."""


_CHOOSING: Final = (ChooseAtRandom, ChooseColor, ChooseKind, ChoosePlayer)
"""The words by which an effect makes a choice of its own."""


@reminds
def gained_names(asked: Asked) -> Iterator[Because]:
    """An ability that was gained and says the name of the object that it came from means the one that has it."""
    if not isinstance(asked.question, Where | Did | PowerToughness) or asked.thing is None:
        return
    for entry in asked.game.log:
        event = entry.event
        if isinstance(event, Activate) and event.source in asked.lives and _is_gained(asked, event):
            yield _means_its_own(asked.name)
            return


def _is_gained(asked: Asked, event: Activate) -> bool:
    """Whether the ability that was activated is none of the object's own, and speaks of its object."""
    return event.ability not in asked.game.object(event.source).base.abilities and _names_itself(event.ability)


def _names_itself(ability: Any) -> bool:
    return isinstance(ability, Word) and any(isinstance(word, This) for word in walk(ability))


@rule("201.5b")
def _means_its_own(name: str) -> Because:
    return Because(text=f"In an ability that {name} has gained, the name of the object that had it before means {name}.")


@reminds
def tracked(asked: Asked) -> Iterator[Because]:
    """An ability goes on to mean its source though that is called something else by now."""
    if not isinstance(asked.question, Where | Did | LifeTotal | PowerToughness):
        return
    for entry in asked.game.log:
        event = entry.event
        if isinstance(event, Activate) and event.on_stack is not None and _names_itself(event.ability):
            found = asked.game.state.objects.get(event.source)
            named = asked.game.state.gone.get(event.on_stack)
            if found is None or found.zone is not Zone.BATTLEFIELD or named is None:
                continue
            now = asked.game.characteristics(event.source).name
            if now and not named.object.definition.name.startswith(now):
                yield _still_meant(now)
                return


@rule("707.11")
def _still_meant(name: str) -> Because:
    return Because(text=f"The ability still means the permanent it came from, though that is called {name} by now.")


@reminds
def that_very_one(asked: Asked) -> Iterator[Because]:
    """An ability that calls what it found "that creature" means it also when it is none any more."""
    if not isinstance(asked.question, Where | Did):
        return
    for entry in asked.results:
        cause = asked.game.log[entry.cause - 1] if entry.cause else None
        if isinstance(entry.event, Move) and entry.before is not None and cause is not None:
            types = asked.game.branch(state=entry.before).characteristics(entry.event.object).types
            said = next((kinds[0] for kinds in _called(asked, cause) if not set(kinds) & set(types)), "")
            if said:
                yield _no_longer(asked.game.name(entry.event.object), said)
                return


def _called(asked: Asked, cause: Entry) -> Iterator[tuple[str, ...]]:
    """The card types, any of them, by which a resolving ability speaks again of what it found before."""
    event = cause.event
    if isinstance(event, Destroy | Sacrifice) and cause.cause:
        event = asked.game.log[cause.cause - 1].event
    stacked = asked.game.object(event.object).stacked if isinstance(event, Resolve) and _is_known(asked, event.object) else None
    ability: Any = stacked.ability if stacked is not None else None
    for word in walk(ability) if isinstance(ability, Word) else ():
        if isinstance(word, ObjectSpokenOf | ObjectsSpokenOf):
            kinds = tuple(token for token in say(word) if token.lower() in card_types())
            yield from (kinds,) if kinds else ()


def _is_known(asked: Asked, thing: int) -> bool:
    return thing in asked.game.state.objects or thing in asked.game.state.gone


@rule("700.7")
def _no_longer(name: str, said: str) -> Because:
    return Because(text=f"{name} is meant by “that {said}” though it is no {said} any more.")


@reminds
def nothing_chosen(asked: Asked) -> Iterator[Because]:
    """What refers to a choice that was never made does nothing."""
    if not isinstance(asked.question, HasAbility | Abilities) or asked.found is None or asked.finding.value is True:
        return
    about = {key for ability in asked.now.abilities if isinstance(ability, Word) for key in _spoken_of(ability)}
    if about and not about & set(asked.found.chosen):
        yield _undefined(asked.name)


def _spoken_of(ability: Word) -> set[str]:
    """What an ability calls chosen and does not have a player choose itself."""
    words = list(walk(ability))
    if any(isinstance(word, _CHOOSING) or _is_of_ones_choice(word) for word in words):
        return set()
    return {key for word in words for kinds, key in _CHOSEN.items() if isinstance(word, kinds)}


def _is_of_ones_choice(word: Word) -> bool:
    """Whether what is meant is chosen only as an effect begins."""
    return isinstance(word, FromChosenColor) and word.wording == 1


@rule("607.5a")
def _undefined(name: str) -> Because:
    return Because(text=f"No choice was made for {name}, so what speaks of the chosen one does nothing.")
