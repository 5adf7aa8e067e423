"""What a sentence announces for a spell or ability: its targets, X, costs and division, as the machine takes them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import structs

from engine.game.announcing import Announcement
from engine.game.machine import Game
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.targets import TargetReference, is_there
from engine.phrase import walk
from engine.script.run import pointing
from engine.script.run.chooser import ScriptChooser
from engine.script.run.faults import Unable
from engine.script.run.run import Run
from engine.script.run.scene import Missing, current
from engine.script.values import (
    AbilityRef,
    Divide,
    FaceDown,
    ForCost,
    Kicked,
    Nothing,
    ObjectRef,
    PayCost,
    PayLife,
    Player,
    Said,
    Target,
    Targets,
    WithoutPaying,
    XIs,
)

TARGETED = (Zone.BATTLEFIELD, Zone.STACK, Zone.GRAVEYARD, Zone.EXILE, Zone.HAND, Zone.COMMAND, Zone.LIBRARY, Zone.NOWHERE)


def announcement(run: Run, said: Sequence[Said], has_targets: bool, asks_x: bool = True) -> Announcement:
    """What was said, of what a player announces while casting or activating; the rest stays for the choices.

    ``has_targets``: targets are asked for, so that those said are meant for this; ``asks_x``: so is a value for X.
    """
    aimed = [one for one in said if isinstance(one, Targets) and one.using is None] if has_targets else []
    divided = [one for one in said if isinstance(one, Divide) and one.shares]
    plain = [one for one in said if isinstance(one, FaceDown) or (asks_x and isinstance(one, XIs)) or _is_named_cost(one)]
    ids = tuple(thing for one in aimed for thing in target_ids(run, one)) if aimed else None
    division = tuple((target_id(run, share.to), share.amount) for share in divided[-1].shares) if divided else None
    take_up(run, (*aimed, *divided, *plain))
    if division is not None and ids is None and has_targets:
        ids = tuple(thing for thing, _ in division)
    return Announcement(
        targets=ids,
        x=next((one.x for one in reversed(said) if asks_x and isinstance(one, XIs)), None),
        division=division,
        life_for_symbols=next((one.life // 2 for one in reversed(said) if isinstance(one, PayLife)), 0),
        is_face_down=next((one.down for one in reversed(said) if isinstance(one, FaceDown)), False),
        paid=tuple(name for one in said for name in _paid(one)),
    )


def _is_named_cost(said: Said) -> bool:
    """Whether a cost is named and no more; with what it is paid answers what is asked."""
    return bool(_paid(said)) and not (isinstance(said, PayCost) and said.how)


def take_up(run: Run, used: Sequence[Said]) -> None:
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
    if isinstance(said, ForCost) and said.cost.lower() == "alternative":
        return ["alternative cost"]
    if isinstance(said, ForCost | PayCost) and said.cost.lower() in ("additional", "waterbend"):
        return ["additional cost"]
    if isinstance(said, ForCost):
        return [said.cost.lower()] * said.times
    return []


def target_ids(run: Run, said: Targets) -> list[Id]:
    """The objects and players named as targets; the same words twice mean another of the name if there is one."""
    ids: list[Id] = []
    for target in said.targets:
        if isinstance(target, ObjectRef) and target.count != 1 and not target.states:
            ids += _several(run, target, ids)
        elif not isinstance(target, Nothing):
            ids.append(target_id(run, target, ids))
    return ids


def _several(run: Run, target: ObjectRef, taken: Sequence[Id]) -> list[Id]:
    """So many of a name as targets, where they are; all of them when no number is said."""
    first = target_id(run, target, taken)
    found = [t for t in pointing.targets(run.game, run.scene, target, TARGETED) if t not in taken and t != first]
    alike = [t for t in found if pointing.place_of(run.game, t) == pointing.place_of(run.game, first)]
    return [first, *alike][: target.count or None]


def with_fitting_targets(
    run: Run, game: Game, texts: Sequence[Any], scope: Scope, said: Sequence[Said], announced: Announcement
) -> Announcement:
    """Of several things that a target can mean, one that the words ask for rather than one that they do not."""
    named = [t for one in said if isinstance(one, Targets) and one.using is None for t in one.targets if not isinstance(t, Nothing)]
    words = [word for text in texts for word in walk(text) if isinstance(word, TargetReference)]
    if not words or announced.targets is None or len(named) != len(announced.targets):
        return announced
    ids = list(announced.targets)
    for at, target in enumerate(named):
        if isinstance(target, ObjectRef) and not _is_asked_for(game, words, ids[at], scope):
            meant = pointing.targets(run.game, run.scene, target, TARGETED)
            others = (t for t in (*meant, *_abilities_of(game, meant)) if t not in ids)
            ids[at] = next((t for t in others if _is_asked_for(game, words, t, scope)), ids[at])
    return structs.replace(announced, targets=tuple(ids))


def _abilities_of(game: Game, things: Sequence[Id]) -> list[Id]:
    """The abilities on the stack that have come from these, topmost first."""
    stack = [game.state.objects[thing] for thing in reversed(game.state.zone(Zone.STACK))]
    stacked = [(one.id, one.stacked.source) for one in stack if one.stacked is not None and one.stacked.source is not None]
    return [one for one, source in stacked if {source, current(game, source)} & set(things)]


def _is_asked_for(game: Game, words: Sequence[TargetReference], thing: Id, scope: Scope) -> bool:
    return is_there(game, thing) and any(word.can_be_chosen(game, thing, scope) for word in words)


def target_id(run: Run, target: Target, taken: Sequence[Id] = ()) -> Id:
    """One object or player named as a target."""
    found = pointing.targets(run.game, run.scene, target, TARGETED)
    if not found:
        raise Missing(f"There is no {_described(target)} to target.")
    return next((thing for thing in found if thing not in taken), found[0])


def _described(target: Target) -> str:
    if isinstance(target, ObjectRef | AbilityRef):
        return pointing.described(target)
    return target.name if isinstance(target, Player) else "such thing"


def asks_for_targets(game: Game, words: Any) -> bool:
    """Whether a spell's or ability's words ask for targets."""
    if words is None:
        raise Unable("There is no such ability.")
    parts = words if isinstance(words, tuple) else (words,)
    return any(isinstance(word, TargetReference) for part in parts for word in walk(part))
