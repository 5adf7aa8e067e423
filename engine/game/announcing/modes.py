"""Announcing modes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from engine.game.announcing.announcement import Announce, Announcement
from engine.game.announcing.targets import fit
from engine.game.choices import Barred
from engine.game.illegal import Illegal, require
from engine.game.meaning import Triggered
from engine.game.modes import Modal
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.targets import (
    announced,
    options,
    requirements,
)
from engine.game.verdict import Verdict, forbidden
from engine.phrase import PhraseError, text
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game


def announce_modes(game: Game, player: Id, of: Id, texts: tuple[Any, ...], scope: Scope, said: Announcement) -> None:
    """Modes are chosen and bound to the slot ``modes``."""
    for word in announced(game, texts, scope):
        if isinstance(word, Modal):
            choose = _chosen_as_it_triggers if isinstance(texts[0], Triggered) else _chosen_modes
            scope.slots["modes"] = choose(game, player, of, word, scope, said)
            word.was_chosen(game, scope, scope.slots["modes"])
            game.happen(Announce(object=of, stacked={"modes": scope.slots["modes"]}))
            return


@rule("700.2a")
def _unfit_modes(why: str) -> Verdict:
    return forbidden(why)


@rule("700.2")
def _no_such_mode(why: str) -> Verdict:
    return forbidden(why)


@rule("601.2b")
def _chosen_modes(game: Game, player: Id, of: Id, word: Modal, scope: Scope, said: Announcement) -> tuple[int, ...]:
    barred = {n: why for n in range(len(word.options)) if not (why := _possible(game, player, of, word, n, scope))}
    possible = [n for n in range(len(word.options)) if n not in barred]
    least, most = word.minimum(game, scope), word.maximum(game, scope)
    if len(possible) < least:
        raise Illegal(_unfit_modes("Not enough of its modes can be chosen.") + _against(barred, said.modes or ()))
    if said.modes is not None:
        return _announced(game, of, word, said.modes, barred, (least, most))
    if said.targets and most == 1:
        possible = [n for n in possible if fit(game, player, of, (word.options[n],), scope, said.targets)] or possible
    texts = [mode_text(mode, n).replace("~", game.name(scope.source)) for n, mode in enumerate(word.options)]
    shown = [(n, texts[n]) for n in possible]
    told = [Barred(n, texts[n], why) for n, why in barred.items()]
    prompt = "Which mode?"
    return tuple(word.in_order(game.choose(
        player, "mode", shown, minimum=least, maximum=most, about=of, prompt=prompt, barred=told,
    )))


def _announced(
    game: Game, of: Id, word: Modal, said: tuple[int, ...], barred: Mapping[int, Verdict], bounds: tuple[int, int]
) -> tuple[int, ...]:
    """The modes that were announced by their places on the card; Illegal when they can't be chosen."""
    verdict = _against(barred, tuple(n for n in said if n < word.printed))
    for n in said:
        if n >= word.printed:
            verdict += no_such_mode(game, of, n, word.printed)
    if not bounds[0] <= len(said) <= bounds[1]:
        verdict += so_many_modes(game, of, bounds, len(said))
    if len(set(word.places(said))) < len(said):
        verdict += _unfit_modes("The same mode cannot be chosen twice.")
    require(verdict)
    return tuple(word.in_order(word.places(said)))


def _against(barred: Mapping[int, Verdict], said: tuple[int, ...]) -> Verdict:
    return sum((barred[n] for n in said if n in barred), Verdict())


def no_such_mode(game: Game, of: Id, at: int, printed: int) -> Verdict:
    """That there is no mode at a place."""
    return _no_such_mode(f"{game.name(of)} has {printed} modes, so there is no mode {at + 1}.")


def so_many_modes(game: Game, of: Id, bounds: tuple[int, int], said: int) -> Verdict:
    """That not so many modes are chosen."""
    least, most = bounds
    number = f"{least}" if least >= most else f"{least} to {most}"
    is_or_are = "is" if said == 1 else "are"
    return _unfit_modes(f"{number} of the modes of {game.name(of)} must be chosen, and {said} {is_or_are} named.")


def _possible(game: Game, player: Id, of: Id, word: Modal, at: int, scope: Scope) -> Verdict:
    """Whether a mode can be chosen: it has targets, and was not chosen before where it can't be again."""
    if _impossible(game, player, of, word.options[at], scope):
        return _unfit_modes(f"Mode {at % word.printed + 1} of {game.name(of)} can't be chosen: there is no legal target for it.")
    if not word.may_choose(game, scope, at):
        return _unfit_modes(f"Mode {at % word.printed + 1} of {game.name(of)} can't be chosen: it was chosen before.")
    return Verdict()


@rule("603.3c", "700.2b")
def _chosen_as_it_triggers(game: Game, player: Id, of: Id, word: Modal, scope: Scope, said: Announcement) -> tuple[int, ...]:
    """The modes of a triggered ability are chosen as it is put on the stack; without one it is removed."""
    return _chosen_modes(game, player, of, word, scope, said)


def mode_text(mode: Any, at: int) -> str:
    """A mode in the words of the card."""
    try:
        return text(mode)
    except PhraseError:
        return f"mode {at + 1}"


def _impossible(game: Game, player: Id, of: Id, mode: Any, scope: Scope) -> bool:
    return any(
        len(options(game, player, word, scope.source, of, scope)) < word.minimum(game, scope)
        for word in requirements(game, (mode,), scope)
    )
