"""What a sentence announces for a spell or ability: its targets, X, costs and division, as the machine takes them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.game.announcing import Announcement
from engine.game.machine import Game
from engine.game.objects import Id, Zone
from engine.script.run import pointing
from engine.script.run.chooser import ScriptChooser
from engine.script.run.faults import Unable
from engine.script.run.run import Run
from engine.script.run.scene import Missing
from engine.script.values import (
    Divide,
    FaceDown,
    ForCost,
    Kicked,
    Nothing,
    PayCost,
    PayLife,
    Said,
    Target,
    Targets,
    WithoutPaying,
    XIs,
)

TARGETED = (Zone.BATTLEFIELD, Zone.STACK, Zone.GRAVEYARD, Zone.EXILE, Zone.HAND, Zone.COMMAND, Zone.LIBRARY, Zone.NOWHERE)


def announcement(run: Run, said: Sequence[Said], has_targets: bool, is_from_hand: bool = True) -> Announcement:
    """What was said, of what a player announces while casting or activating; the rest stays for the choices."""
    ids: tuple[Id, ...] | None = None
    division: tuple[tuple[Id, int], ...] | None = None
    x: int | None = None
    life, is_down, paid = 0, False, []
    used: list[Said] = []
    for one in said:
        if isinstance(one, Targets) and has_targets and one.using is None:
            ids = (*(ids or ()), *target_ids(run, one))
        elif isinstance(one, XIs):
            x = one.x
        elif isinstance(one, Divide) and one.shares:
            division = tuple((target_id(run, share.to), share.amount) for share in one.shares)
        elif isinstance(one, PayLife):
            life = one.life // 2
        elif isinstance(one, FaceDown):
            is_down = one.down
        else:
            names = _paid(one)
            paid += names
            if not names or (isinstance(one, PayCost) and one.how):
                continue  # it answers what is asked, or says with what it is paid
        used.append(one)
    _take_up(run, used)
    if division is not None and ids is None and has_targets:
        ids = tuple(thing for thing, _ in division)
    return Announcement(
        targets=ids,
        x=x,
        division=division,
        life_for_symbols=life,
        is_face_down=is_down,
        paid=tuple(paid) if paid or is_from_hand else None,
    )


def _take_up(run: Run, used: Sequence[Said]) -> None:
    """What is announced outright answers no choice later."""
    if isinstance(run.game.chooser, ScriptChooser):
        for one in used:
            run.game.chooser.use(one)


def _paid(said: Said) -> list[str]:
    """The names of costs that the saying announces."""
    if isinstance(said, Kicked):
        return [f"kicker {said.cost}".strip()] * said.times
    if isinstance(said, WithoutPaying):
        return ["free"]
    if isinstance(said, ForCost | PayCost) and said.cost.lower() in ("additional", "waterbend"):
        return ["additional cost"]
    if isinstance(said, ForCost):
        return [said.cost.lower()]
    return []


def target_ids(run: Run, said: Targets) -> list[Id]:
    """The objects and players named as targets; the same words twice mean another of the name if there is one."""
    ids: list[Id] = []
    for target in said.targets:
        if not isinstance(target, Nothing):
            ids.append(target_id(run, target, ids))
    return ids


def target_id(run: Run, target: Target, taken: Sequence[Id] = ()) -> Id:
    """One object or player named as a target."""
    found = pointing.targets(run.game, run.scene, target, TARGETED)
    if not found:
        raise Missing(f"There is no {pointing.described(target)} to target." if not isinstance(target, Nothing) else "No target.")  # type: ignore[arg-type]
    return next((thing for thing in found if thing not in taken), found[0])


def asks_for_targets(game: Game, words: Any) -> bool:
    """Whether a spell's or ability's words ask for targets."""
    from engine.phrase import walk

    if words is None:
        raise Unable("There is no such ability.")
    parts = words if isinstance(words, tuple) else (words,)
    return any(getattr(word, "is_target", False) for part in parts for word in walk(part))
