"""Announcing targets."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import permutations
from typing import TYPE_CHECKING, Any

import msgspec

from engine.game.announcing.announcement import Announce, Announcement
from engine.game.functioning import hooks
from engine.game.illegal import Illegal, require
from engine.game.modes import Modal
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.targets import (
    TargetReference,
    announced,
    can_target,
    is_there,
    options,
    requirements,
    unfit,
)
from engine.game.verdict import Verdict, forbidden
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game


@rule("601.2c")
def announce_targets(game: Game, player: Id, of: Id, texts: tuple[Any, ...], scope: Scope, said: Announcement) -> tuple[Id, ...]:
    """Targets are chosen and bound to their slots; gives all of them."""
    said = _shared_out(game, player, of, texts, scope, said)
    chosen: list[Id] = []
    for word in requirements(game, texts, scope):
        scope.slots[word.slot] = _chosen_targets(game, player, of, word, scope, said.slots.get(word.slot))
        chosen += scope.slots[word.slot]
    require(_apart(game, of, texts, scope, chosen))
    require(_drawn(game, player, of, texts, scope, chosen))
    game.happen(Announce(object=of, stacked={"slots": dict(scope.slots)}))
    return tuple(chosen)


@rule("601.2c")
def _drawn(game: Game, player: Id, of: Id, texts: tuple[Any, ...], scope: Scope, chosen: list[Id]) -> Verdict:
    """Static abilities have one of certain things be a target, if one can be, by ``must_be_among(game, player, of, scope)``."""
    for asked, own in hooks(game, "must_be_among"):
        wanted = frozenset(asked(game, player, of, own))
        if not wanted or not wanted.isdisjoint(chosen):
            continue
        able = (options(game, player, word, scope.source, of, scope) for word in requirements(game, texts, scope))
        if any(not wanted.isdisjoint(each) for each in able):
            return forbidden(f"{game.name(own.source)} has {game.name(player)} choose another target.", game.name(own.source))
    return Verdict()


@rule("115.3")
def _apart(game: Game, of: Id, texts: tuple[Any, ...], scope: Scope, chosen: list[Id]) -> Verdict:
    """Where each mode has to target another player no player may be chosen twice."""
    players = [t for t in chosen if t in game.state.players]
    modal = (word for word in announced(game, texts, scope) if isinstance(word, Modal))
    if len(set(players)) < len(players) and any(word.targets_apart for word in modal):
        return _unfit_targets(f"Each mode of {game.name(of)} must target a different player.")
    return Verdict()


def _chosen_targets(
    game: Game, player: Id, of: Id, word: TargetReference, scope: Scope, said: tuple[Id, ...] | None
) -> tuple[Id, ...]:
    possible = options(game, player, word, scope.source, of, scope)
    least, most = word.minimum(game, scope), word.maximum(game, scope)
    most = len(possible) if most is None else most
    if said is not None:
        require(_legal_choice(game, player, of, word, scope, said, (least, most)))
        return said
    if len(possible) < least:
        raise Illegal(_no_target(game, player, of, word, scope))
    shown = [(t, game.name(t)) for t in possible]
    prompt = f"Target of {game.name(of)}?"
    chosen = game.choose(player, "target", shown, minimum=least, maximum=most, about=of, prompt=prompt)
    require(_together(game, of, word, scope, chosen))
    return chosen


def _together(game: Game, of: Id, word: TargetReference, scope: Scope, chosen: tuple[Id, ...]) -> Verdict:
    if len(chosen) == len(set(chosen)) and not word.go_together(game, chosen, scope):
        return _unfit_targets(f"Those targets of {game.name(of)} do not go together.")
    return Verdict()


def _no_target(game: Game, player: Id, of: Id, word: TargetReference, scope: Scope) -> Verdict:
    verdict = _unfit_targets(f"There is no legal target for {game.name(of)}.")
    for thing in dict.fromkeys(word.candidates(game, scope)):
        verdict += can_target(game, player, thing, scope.source, of)
    return verdict


def _legal_choice(
    game: Game, player: Id, of: Id, word: TargetReference, scope: Scope, said: tuple[Id, ...], bounds: tuple[int, int]
) -> Verdict:
    verdict = Verdict()
    if not bounds[0] <= len(said) <= max(bounds):
        verdict += _unfit_targets(f"{game.name(of)} needs {_number(bounds)}.")
    if len(set(said)) < len(said):
        verdict += _twice("The same target cannot be chosen twice.")
    for thing in said:
        if not is_there(game, thing) or not word.can_be_chosen(game, thing, scope):
            verdict += _unfit_targets(unfit(game, of, thing, (word,)))
        verdict += can_target(game, player, thing, scope.source, of)
    return verdict + _together(game, of, word, scope, said)


def _number(bounds: tuple[int, int]) -> str:
    low, high = bounds
    if low >= high:
        return f"{low} target{'s' if low != 1 else ''}"
    return f"{low} to {high} targets"


def _shared_out(game: Game, player: Id, of: Id, texts: tuple[Any, ...], scope: Scope, said: Announcement) -> Announcement:
    """The announced targets by slot: in the order said when that is legal, else in any order that is."""
    if said.targets is None or said.slots:
        return said
    trial = scope.bind()
    first: dict[str, tuple[Id, ...]] | None = None
    for slots in _ways(game, texts, trial, said.targets):
        if first is None:
            first = slots
        if _all_legal(game, player, of, texts, scope, slots):
            return msgspec.structs.replace(said, slots=slots)
    part = next(_in_part(game, player, of, texts, trial, said.targets), None)
    return msgspec.structs.replace(said, slots=part or first or {})


def _in_part(
    game: Game, player: Id, of: Id, texts: tuple[Any, ...], scope: Scope, targets: tuple[Id, ...]
) -> Iterator[Slots]:
    """Where only some of the targets were announced, the ways in which those stand for all but one instance of "target"."""
    words = list(requirements(game, texts, scope))
    for left in words:
        kept = [word for word in words if word is not left] if left.minimum(game, scope) else []
        for slots in _splits(game, kept, scope, targets) if kept else ():
            if all(_can_be(game, player, of, word, scope, slots[word.slot]) for word in kept):
                yield slots


def _can_be(game: Game, player: Id, of: Id, word: TargetReference, scope: Scope, said: tuple[Id, ...]) -> bool:
    most = word.maximum(game, scope)
    bounds = (word.minimum(game, scope), len(said) if most is None else most)
    return bool(_legal_choice(game, player, of, word, scope, said, bounds))


def fit(game: Game, player: Id, of: Id, texts: tuple[Any, ...], scope: Scope, targets: tuple[Id, ...]) -> bool:
    """Whether these are legal targets, all of them, for these words (in some order)."""
    if not any(True for _ in requirements(game, texts, scope)):
        return not targets
    return any(_all_legal(game, player, of, texts, scope, slots) for slots in _ways(game, texts, scope, targets))


Slots = dict[str, tuple[Id, ...]]


def _ways(game: Game, texts: tuple[Any, ...], scope: Scope, targets: tuple[Id, ...]) -> Iterator[Slots]:
    """Every way to share out the targets: as many as can be to each word before the next, else fewer."""
    orders = _orders(targets)
    yield from (_by_slot(game, texts, scope, way) for way in orders)
    words = list(requirements(game, texts, scope))
    if len(words) > 1:
        yield from (slots for way in orders for slots in _splits(game, words, scope, way))


def _splits(game: Game, words: list[TargetReference], scope: Scope, targets: tuple[Id, ...]) -> Iterator[Slots]:
    if not words:
        yield from ([] if targets else [{}])
        return
    word, most = words[0], words[0].maximum(game, scope)
    most = len(targets) if most is None else min(most, len(targets))
    for take in range(most, word.minimum(game, scope) - 1, -1):
        for others in _splits(game, words[1:], scope, targets[take:]):
            yield {word.slot: targets[:take], **others}


def _orders(targets: tuple[Id, ...]) -> list[tuple[Id, ...]]:
    return [targets] if len(targets) > 4 else list(permutations(targets))


def _by_slot(game: Game, texts: tuple[Any, ...], scope: Scope, targets: tuple[Id, ...]) -> dict[str, tuple[Id, ...]]:
    words = list(requirements(game, texts, scope))
    slots: dict[str, tuple[Id, ...]] = {}
    for at, word in enumerate(words):
        later = sum(w.minimum(game, scope) for w in words[at + 1 :])
        most = word.maximum(game, scope)
        free = max(len(targets) - later, 0)
        take = free if most is None or at == len(words) - 1 else min(most, free)
        slots[word.slot], targets = targets[:take], targets[take:]
    return slots


def _all_legal(
    game: Game, player: Id, of: Id, texts: tuple[Any, ...], scope: Scope, slots: Mapping[str, tuple[Id, ...]]
) -> bool:
    trial = scope.bind()
    for word in requirements(game, texts, trial):
        said = slots.get(word.slot, ())
        most = word.maximum(game, trial)
        bounds = (word.minimum(game, trial), len(said) if most is None else most)
        if not _legal_choice(game, player, of, word, trial, said, bounds):
            return False
        trial.slots[word.slot] = said
    return True


@rule("601.2c")
def _unfit_targets(why: str) -> Verdict:
    return forbidden(why)


@rule("115.3")
def _twice(why: str) -> Verdict:
    return forbidden(why)
