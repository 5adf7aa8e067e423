"""A spell that the text has cast next: where an effect offers to cast it, that takes the offer and is not done again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct

from engine.cards.card import fold
from engine.game.casting import Cast as IsCast
from engine.game.choices import Choice
from engine.game.events import Entry
from engine.game.machine import Game
from engine.game.objects import Id, Zone
from engine.game.special import Play as IsPlayed
from engine.game.verdict import Verdict, forbidden
from engine.script.run.options import NOTHING, Words, value_of, yes
from engine.script.run.sayings import Saying, parts_of
from engine.script.run.scene import Scene
from engine.script.values import Act, Cast, ObjectRef, Play, Statement, WithoutPaying

_OF_CARDS: Final = frozenset({"card", "choice", "cast"})
"""The kinds of choice in which a card is picked that is then cast."""


class Coming(Struct):
    """What is cast next, by whom, in which statement; ``is_taken``: it has answered an offer.

    ``since`` is the length of the log as it was still to come, ``nth`` how many of its name come before it.
    """

    deed: Cast | Play
    player: Id | None
    place: int
    since: int = 0
    nth: int = 0
    is_taken: bool = False

    @property
    def card(self) -> ObjectRef:
        """The words for the card."""
        return self.deed.spell if isinstance(self.deed, Cast) else self.deed.card

    def sayings(self) -> list[Saying]:
        """What the sentence announces."""
        return [Saying(part, self.player, self.place, is_announced=True) for one in self.deed.said for part in parts_of(one)]


def casts_next(statements: Sequence[Statement], place: int, consumed: frozenset[int], game: Game, scene: Scene) -> list[Coming]:
    """What the text has cast from that place on, one right after the other; a response is nothing that resolves."""
    found: list[Coming] = []
    while place < len(statements) and place not in consumed:
        act = statements[place].what
        if not isinstance(act, Act) or not isinstance(act.deed, Cast | Play) or statements[place].response is not None:
            break
        one = Coming(act.deed, scene.player(act.player) if act.player else None, place, len(game.log))
        one.nth = sum(fold(other.card.name) == fold(one.card.name) for other in found)
        if found and one.player != found[0].player:
            break
        found.append(one)
        place += 1
    return found


def meant_by(game: Game, comings: Sequence[Coming], choice: Choice) -> Coming | None:
    """Which of what is to come the choice is about: the spell that is cast just now or the card that is offered, else the next."""
    left = [one for one in comings if not (one.is_taken and was_cast(game, one, game.log[one.since :]) is not None)]
    able = [one for n, one in enumerate(left) if all(before.is_taken for before in left[:n])]
    about = choice.about if choice.about is not None and game.exists(choice.about) else None
    named = (one for one in able if about is not None and _fits(game, one, about))
    return next(named, left[0] if left else None)


def takes_more(words: Words, comings: Sequence[Coming], first: Coming, choice: Choice, taken: tuple[Any, ...]) -> tuple[Any, ...]:
    """Together with what comes right after it, where more than one can be cast for the offer."""
    if choice.kind not in _OF_CARDS or choice.maximum < 2:
        return taken
    for one in comings[comings.index(first) + 1 :]:
        value = value_of(words, one.card, choice, taken)
        if value is NOTHING or len(taken) >= choice.maximum:
            break
        one.is_taken = True
        taken = (*taken, value)
    return taken


def takes(words: Words, coming: Coming, choice: Choice) -> tuple[Any, ...] | None:
    """The answer to an offer to cast it, None when the choice is no such offer."""
    if words.game.resolving is None or coming.player not in (None, choice.player, choice.maker):
        return None
    if choice.kind == "may":
        return yes(choice) if _may_offer(words.game, coming, choice) else None
    if choice.kind == "face":
        return _face(words.game, coming, choice)
    if not coming.is_taken and not _speaks_of_casting(choice):
        return None
    value = value_of(words, coming.card, choice) if choice.kind in _OF_CARDS else NOTHING
    return None if value is NOTHING else (value,)


def _face(game: Game, coming: Coming, choice: Choice) -> tuple[Any, ...] | None:
    """The face that is named; the whole card's name means its first."""
    if choice.about is None or not _fits(game, coming, choice.about) or not coming.card.name:
        return None
    named = [option.value for option in choice.options if fold(option.text) == fold(coming.card.name)]
    return (named[0] if named else choice.options[0].value,)


def other_face(game: Game, coming: Coming, choice: Choice) -> Verdict | None:
    """Why the face that is named is not cast, where only others of its card may be."""
    if choice.kind != "face" or choice.about is None or not _fits(game, coming, choice.about):
        return None
    named, able = fold(coming.card.name), [option.text for option in choice.options]
    faces = [fold(face.name) for face in game.object(choice.about).definition.faces]
    if named not in faces or named in [fold(text) for text in able]:
        return None
    return forbidden(f"Of that card only {' or '.join(able)} can be cast so.")


def _may_offer(game: Game, coming: Coming, choice: Choice) -> bool:
    """Whether the offer is to cast something, as far as it says that card."""
    if choice.about is not None and fold(choice.prompt).startswith(f"cast {fold(game.name(choice.about))}"):
        return _fits(game, coming, choice.about)
    return not coming.is_taken and _speaks_of_casting(choice)


def _speaks_of_casting(choice: Choice) -> bool:
    return not {"cast", "play"}.isdisjoint(fold(choice.prompt).replace("?", " ").split())


def is_being_cast(game: Game, coming: Coming, choice: Choice) -> bool:
    """Whether an effect has it cast just now, and the choice is one of that."""
    about = choice.about
    is_spell = game.resolving is not None and about is not None and game.exists(about) and game.object(about).zone is Zone.STACK
    return is_spell and about is not None and game.object(about).stacked is not None and _fits(game, coming, about)


def is_of_another(words: Words, coming: Coming, choice: Choice) -> bool:
    """Whether its offer was taken though that lets something else be cast: which one, or a choice made for that one."""
    game, about = words.game, choice.about
    if not coming.is_taken or game.resolving is None:
        return False
    if choice.kind in _OF_CARDS:
        return value_of(words, coming.card, choice) is NOTHING
    if about is None or not game.exists(about) or game.object(about).zone is not Zone.STACK or _fits(game, coming, about):
        return False
    return not any(isinstance(entry.event, IsCast) and entry.event.spell == about for entry in game.log) and _is_spell(game, about)


def _is_spell(game: Game, thing: Id) -> bool:
    stacked = game.object(thing).stacked
    return stacked is not None and stacked.ability is None


def is_declined(coming: Coming, choice: Choice) -> bool:
    """Whether an offer to cast something is left, since the text goes on with a spell for nothing that it does not let be cast."""
    is_free = isinstance(coming.deed, Cast) and any(isinstance(one, WithoutPaying) for one in coming.deed.said)
    return is_free and choice.kind == "may" and _speaks_of_casting(choice)


def was_cast(game: Game, coming: Coming, done: Sequence[Entry]) -> Id | None:
    """The spell that an effect had cast so, or the land that it had played, if it had."""
    events = (entry.event for entry in done if entry.cause is not None)
    told = [(e.player, _played(game, e)) for e in events if isinstance(e, IsCast | IsPlayed)]
    found = [thing for player, thing in told if coming.player in (None, player) and _fits(game, coming, thing)]
    return found[coming.nth] if len(found) > coming.nth else None


def _played(game: Game, event: IsCast | IsPlayed) -> Id:
    return event.spell if isinstance(event, IsCast) else game.state.became.get(event.land, event.land)


def is_meant(game: Game, coming: Coming, card: Id) -> bool:
    """Whether the offer has been taken that has this card cast."""
    return coming.is_taken and _fits(game, coming, card)


def _fits(game: Game, coming: Coming, thing: Id) -> bool:
    """Whether an object is the card that is named."""
    definition = game.object(thing).definition
    names = {fold(name) for name in (game.name(thing), definition.name, *(face.name for face in definition.faces))}
    return not coming.card.name or fold(coming.card.name) in names
