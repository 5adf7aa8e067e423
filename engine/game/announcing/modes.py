"""Announcing modes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.game.announcing.announcement import Announce, Announcement
from engine.game.announcing.targets import fit
from engine.game.illegal import Illegal
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
            choose = _chosen_as_it_triggers if hasattr(texts[0], "trigger") else _chosen_modes
            scope.slots["modes"] = choose(game, player, of, word, scope, said)
            word.was_chosen(game, scope, scope.slots["modes"])
            game.happen(Announce(object=of, stacked={"modes": scope.slots["modes"]}))
            return


@rule("700.2a")
def _unfit_modes(why: str) -> Verdict:
    return forbidden(why)


@rule("601.2b")
def _chosen_modes(game: Game, player: Id, of: Id, word: Modal, scope: Scope, said: Announcement) -> tuple[int, ...]:
    able = [n for n, mode in enumerate(word.options) if not _impossible(game, player, of, mode, scope)]
    possible = [n for n in able if word.may_choose(game, scope, n)]
    least, most = word.minimum(game, scope), word.maximum(game, scope)
    if len(possible) < least:
        raise Illegal(_unfit_modes("Not enough of its modes can be chosen."))
    if said.targets and most == 1:
        possible = [n for n in possible if fit(game, player, of, (word.options[n],), scope, said.targets)] or possible
    if said.modes is None:
        shown = [(n, mode_text(word.options[n], n)) for n in possible]
        return tuple(sorted(game.choose(player, "mode", shown, minimum=least, maximum=most, about=of, prompt="Which mode?")))
    modes = word.places(said.modes)
    if not least <= len(modes) <= most or not set(modes) <= set(possible):
        raise Illegal(_unfit_modes("Those modes cannot be chosen."))
    return tuple(sorted(modes))


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
