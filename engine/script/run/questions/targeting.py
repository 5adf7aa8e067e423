"""Whether a spell, or an ability of a permanent, could have something as its target: shields, and what its words ask for."""

from __future__ import annotations

from typing import Any, Final

from engine.game.abilities import abilities_of
from engine.game.machine import Game
from engine.game.meaning import said
from engine.game.modes import Modal
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.targets import TargetReference, can_target, is_there, requirements, spell_texts, unfit
from engine.game.verdict import Verdict, forbidden
from engine.phrase import PhraseError, walk
from engine.phrase import text as in_words
from engine.rulebook import rule
from engine.script.run import pointing
from engine.script.run.declined import need_targets
from engine.script.run.faults import Unable
from engine.script.run.run import Run
from engine.words.effects.for_each import EACH_PLAYER
from engine.words.sentences import Sentence

HANGS: Final = "What that can target hangs on what triggers it: let it trigger, then say what is targeted."


def may_target(run: Run, player: Id, source: Id, thing: Id) -> Verdict:
    """What keeps the thing from being a target, and whether it is nothing that the source's words ask for."""
    if pointing.place_of(run.game, source) is Zone.STACK and run.game.object(source).stacked is not None:
        return can_target(run.game, player, thing, source)
    return can_target(run.game, player, thing, source) + _asked_for(run, player, source, thing)


def _asked_for(run: Run, player: Id, source: Id, thing: Id) -> Verdict:
    """Nothing is told against it where the words of the source are not known whole."""
    scope = Scope.of(source, player)
    wanted = list(requirements(run.game, aiming(run.game, source), scope))
    known = [word for word in wanted if not is_of_an_event(word)]
    if is_there(run.game, thing) and any(word.can_be_chosen(run.game, thing, scope) for word in known):
        return Verdict()
    need_targets(run, source)
    if len(known) < len(wanted):
        raise Unable(HANGS)
    return _unfit(run, source, thing, wanted) if wanted else _aimless(run.game.name(source))


def is_of_an_event(word: Any) -> bool:
    """Whether it speaks of something that only comes to be known as an ability triggers or as another target is chosen."""
    slots = {part.slot for part in walk(word) if not isinstance(part, TargetReference)}
    has_x = any(part.is_x for part in said(word))
    return has_x or bool(slots - {"", "source", "host", EACH_PLAYER, word.slot})


def what_asks(game: Game, source: Id) -> tuple[Any, ...]:
    """What asks for targets: of a spell its text, of a permanent its abilities, with what triggers of them as they resolve."""
    abilities = abilities_of(game, source)
    texts: tuple[Any, ...] = spell_texts(game, source) or (*abilities.activated, *abilities.triggered)
    return (*texts, *_later(texts))


def _later(texts: tuple[Any, ...]) -> tuple[Any, ...]:
    """What abilities do that trigger once something was done as these resolve."""
    words = (word for text in texts for word in said(text) if word.triggers_later)
    return tuple(word.sentence for word in words if isinstance(word, Sentence) and word.sentence is not word)


def aiming(game: Game, source: Id) -> tuple[Any, ...]:
    """The same, and each mode that there is to be chosen by itself."""
    return tuple(part for text in what_asks(game, source) for part in (text, *_modes(text)))


def _modes(text: Any) -> tuple[Any, ...]:
    return tuple(mode for word in walk(text) if isinstance(word, Modal) for mode in word.options[: word.printed])


def wording_of_target(word: TargetReference) -> str:
    """What is asked for, in the words of the card; empty where it has none."""
    try:
        return in_words(word)
    except PhraseError:
        return ""


@rule("115.1", "601.2c")
def _unfit(run: Run, source: Id, thing: Id, wanted: list[Any]) -> Verdict:
    return forbidden(unfit(run.game, source, thing, wanted))


@rule("115.1")
def _aimless(source: str) -> Verdict:
    return forbidden(f"{source} has no targets.")
