"""What was chosen as a permanent entered that is there already: as the text says it, else asked for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from msgspec import Struct

from engine.cards.card import fold
from engine.game.abilities import abilities_of, expanded
from engine.game.machine import Game
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.phrase import walk
from engine.script.run.placing.events import Fact
from engine.script.run.run import WIDEST, Run
from engine.words.anchors import ANCHOR, ChoosesAnchor
from engine.words.replacements.choosing import AsItEnters, Choice

Options = Sequence[tuple[Any, str]]


class Recalled(Struct, frozen=True):
    """A choice that was made for a permanent: the key under which it keeps it, and what could be chosen."""

    thing: Id
    key: str
    options: Options


def choices_for(game: Game, thing: Id) -> list[Recalled]:
    """What is chosen as the object enters."""
    scope = Scope.of(thing, game.controller(thing))
    able = [ability for ability in expanded(game.object(thing).base.abilities).all if isinstance(ability, AsItEnters)]
    words = [word for ability in able for word in walk(ability) if isinstance(word, Choice)]
    anchors = [[(word, word.capitalize()) for word in ability.words] for ability in able if isinstance(ability, ChoosesAnchor)]
    return [Recalled(thing, word.key, word.options(game, scope)) for word in words] + [
        Recalled(thing, ANCHOR, options) for options in anchors
    ]


def said_of(game: Game, thing: Id, words: str) -> tuple[str, Any] | None:
    """The choice for the object that the words speak of, and what they say was chosen."""
    return next(
        ((one.key, value) for one in choices_for(game, thing) for value, text in one.options if fold(text) == fold(words)), None
    )


def recall(run: Run) -> None:
    """Ask for what was chosen for each permanent where the text does not say it."""
    for unsaid in list(_unsaid(run.game)):
        options = _telling(run.game, unsaid)
        name = run.game.name(unsaid.thing)
        if len(options) > WIDEST:
            run.assume(f"Nothing is said of the {unsaid.key} that was chosen for {name}.")
        elif not run.step(partial(_choose, run.game, unsaid, options)):
            return
        elif len(options) == 1:
            run.assume(f"{options[0][1]} was chosen for {name}.")


def _unsaid(game: Game) -> Iterator[Recalled]:
    for thing in game.state.zone(Zone.BATTLEFIELD):
        found = game.object(thing)
        has = any(isinstance(ability, AsItEnters) for ability in abilities_of(game, thing).all)
        if has and not found.is_face_down:
            yield from (one for one in choices_for(game, thing) if one.options and one.key not in found.chosen)


def _telling(game: Game, unsaid: Recalled) -> Options:
    """The options that can make a difference: of very many those that are in the game, and one that is not."""
    if len(unsaid.options) <= WIDEST and unsaid.key != "name":
        return unsaid.options
    faces = [face for o in game.state.objects.values() for face in (*o.definition.faces, o.base)]
    there = {word for face in faces for word in (face.name, *face.types, *face.subtypes)}
    present = [option for option in unsaid.options if option[0] in there]
    absent = [option for option in unsaid.options if option[0] not in there] or [("another name", "another name")]
    return [*present, absent[0]] if present else unsaid.options


def _choose(game: Game, unsaid: Recalled, options: Options) -> None:
    prompt = f"Which {unsaid.key} was chosen for {game.name(unsaid.thing)}?"
    value = game.choose_one(game.controller(unsaid.thing), unsaid.key, options, about=unsaid.thing, prompt=prompt)
    chosen = {**game.object(unsaid.thing).chosen, unsaid.key: value}
    game.happen(Fact(object=unsaid.thing, fields={"chosen": chosen}))
