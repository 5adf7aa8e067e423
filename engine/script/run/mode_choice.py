"""Modes named that can't be chosen: the choice is refused, with what is against it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from engine.cards.card import fold
from engine.game.announcing.modes import no_such_mode, so_many_modes
from engine.game.choices import Choice
from engine.game.machine import Game
from engine.script.run.faults import Refused
from engine.script.run.options import NOTHING, mode_of
from engine.script.run.sayings import Saying
from engine.script.values import choices as said


def check(game: Game, sayings: Sequence[Saying], choice: Choice) -> None:
    """Refused when a mode is named that this choice of modes does not offer, or another number of them."""
    if choice.kind != "mode" or choice.about is None:
        return
    for saying in sayings:
        if not saying.is_spent and saying.player in (None, choice.player, choice.maker):
            modes = list(_modes(saying.deed, choice))
            for mode in modes:
                _check_one(game, mode, choice, saying.statement)
            if (saying.is_own or saying.is_announced) and modes and not choice.minimum <= len(modes) <= choice.maximum:
                bounds = choice.minimum, choice.maximum
                raise Refused(so_many_modes(game, choice.about, bounds, len(modes)), saying.statement)


def _modes(deed: Any, choice: Choice) -> Iterator[said.Mode]:
    """The modes that a saying names; words that are those of no mode speak of something else."""
    for what in deed.what if isinstance(deed, said.Choose) else (deed,):
        mode = said.Mode(words=what.text) if isinstance(what, said.Words) else what
        if isinstance(mode, said.Mode) and (mode.number or _barred(mode, choice) or mode_of(choice, mode) is not NOTHING):
            yield mode


def _check_one(game: Game, mode: said.Mode, choice: Choice, statement: int | None) -> None:
    barred = _barred(mode, choice)
    if barred is not None:
        raise Refused(barred.why, statement)
    printed = len(choice.options) + len(choice.barred)
    if mode.number > printed and choice.about is not None:
        raise Refused(no_such_mode(game, choice.about, mode.number - 1, printed), statement)


def _barred(mode: said.Mode, choice: Choice) -> Any:
    wanted = fold(mode.words)
    if mode.number:
        return next((one for one in choice.barred if one.value == mode.number - 1), None)
    is_open = mode_of(choice, mode) is not NOTHING
    return None if is_open else next((one for one in choice.barred if wanted and wanted in fold(one.text)), None)
