"""Announcing: what a player says as a spell or ability is put on the stack - modes, targets, division."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import permutations
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec
from msgspec import Struct

from engine.game.choices import Choice, Chooser
from engine.game.events import Event
from engine.game.illegal import Illegal, require
from engine.game.modes import Modal
from engine.game.objects import Id, Stacked
from engine.game.scope import Scope
from engine.game.state import State
from engine.game.targets import (
    BecomeTarget,
    TargetReference,
    announced,
    can_target,
    division_slot,
    is_there,
    options,
    requirements,
)
from engine.game.verdict import Verdict, forbidden
from engine.phrase import PhraseError, text
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game


class Announcement(Struct, frozen=True, kw_only=True):
    """What a player announces beforehand; the rest is asked. None: not said.

    ``targets`` in the order of the text, or by slot in ``slots``. ``modes`` are places from 0. ``paid`` names the additional and
    alternative costs to pay, () for none; ``free`` is without paying the mana cost. ``division`` pairs targets with amounts.
    ``life_for_symbols``: how many Phyrexian symbols are paid with life. ``answers`` holds choices by their kind, in order, for
    costs (``sacrifice``, ``discard``). ``is_permitted``: an effect tells the player to do it, whatever zone and time say.
    """

    targets: tuple[Id, ...] | None = None
    slots: Mapping[str, tuple[Id, ...]] = {}
    x: int | None = None
    modes: tuple[int, ...] | None = None
    paid: tuple[str, ...] | None = None
    division: tuple[tuple[Id, int], ...] | None = None
    life_for_symbols: int = 0
    is_face_down: bool = False
    face: int = 0
    answers: Mapping[str, tuple[Any, ...]] = {}
    is_permitted: bool = False


NOTHING_SAID = Announcement()


class Preset:
    """Answers choices of some kinds from what was announced, and leaves the others to ``inner``."""

    def __init__(self, inner: Chooser, answers: Mapping[str, tuple[Any, ...]]) -> None:
        self.inner = inner
        self.answers = {kind: list(values) for kind, values in answers.items()}

    def answer(self, game: Any, choice: Choice) -> tuple[Any, ...] | None:
        """The next announced values that are options of the choice."""
        waiting = self.answers.get(choice.kind, [])
        values = [v for v in waiting if any(v == o.value for o in choice.options)][: choice.maximum]
        if not values or len(values) < choice.minimum:
            return self.inner.answer(game, choice)
        for value in values:
            waiting.remove(value)
        return tuple(values)


class Announce(Event, frozen=True):
    """What was announced is now part of the spell or ability on the stack: fields of :class:`Stacked`, and X."""

    is_bookkeeping: ClassVar[bool] = True

    object: Id
    stacked: Mapping[str, Any] = {}
    x: int | None = None

    def apply(self, state: State) -> State:
        found = state.objects[self.object]
        stacked = msgspec.structs.replace(found.stacked or Stacked(), **self.stacked)
        return state.put(found.with_(stacked=stacked, x=found.x if self.x is None else self.x))


def announce_modes(game: Game, player: Id, of: Id, texts: tuple[Any, ...], scope: Scope, said: Announcement) -> None:
    """Modes are chosen and bound to the slot ``modes``."""
    for word in announced(game, texts, scope):
        if isinstance(word, Modal):
            scope.slots["modes"] = _chosen_modes(game, player, of, word, scope, said)
            game.happen(Announce(object=of, stacked={"modes": scope.slots["modes"]}))
            return


@rule("700.2a")
def _unfit_modes(why: str) -> Verdict:
    return forbidden(why)


@rule("601.2c")
def _unfit_targets(why: str) -> Verdict:
    return forbidden(why)


@rule("115.3")
def _twice(why: str) -> Verdict:
    return forbidden(why)


@rule("601.2d")
def _unfit_division(why: str) -> Verdict:
    return forbidden(why)


@rule("601.2b")
def _chosen_modes(game: Game, player: Id, of: Id, word: Modal, scope: Scope, said: Announcement) -> tuple[int, ...]:
    possible = [n for n, mode in enumerate(word.options) if not _impossible(game, player, of, mode, scope)]
    least, most = word.minimum(game, scope), word.maximum(game, scope)
    if len(possible) < least:
        raise Illegal(_unfit_modes("Not enough of its modes can be chosen."))
    if said.modes is None:
        shown = [(n, mode_text(word.options[n], n)) for n in possible]
        return tuple(sorted(game.choose(player, "mode", shown, minimum=least, maximum=most, about=of, prompt="Which mode?")))
    if not least <= len(said.modes) <= most or not set(said.modes) <= set(possible):
        raise Illegal(_unfit_modes("Those modes cannot be chosen."))
    return tuple(sorted(said.modes))


def mode_text(mode: Any, at: int) -> str:
    """A mode in the words of the card."""
    try:
        return text(mode)
    except PhraseError:
        return f"mode {at + 1}"


def _impossible(game: Game, player: Id, of: Id, mode: Any, scope: Scope) -> bool:
    return any(
        len(_options(game, player, of, word, scope)) < word.minimum(game, scope) for word in requirements(game, (mode,), scope)
    )


def _options(game: Game, player: Id, of: Id, word: TargetReference, scope: Scope) -> tuple[Id, ...]:
    return options(game, player, word, scope.source, of, scope)


@rule("601.2c")
def announce_targets(game: Game, player: Id, of: Id, texts: tuple[Any, ...], scope: Scope, said: Announcement) -> tuple[Id, ...]:
    """Targets are chosen and bound to their slots; gives all of them."""
    said = _shared_out(game, player, of, texts, scope, said)
    chosen: list[Id] = []
    for word in requirements(game, texts, scope):
        scope.slots[word.slot] = _chosen_targets(game, player, of, word, scope, said.slots.get(word.slot))
        chosen += scope.slots[word.slot]
    game.happen(Announce(object=of, stacked={"slots": dict(scope.slots)}))
    return tuple(chosen)


def _chosen_targets(
    game: Game, player: Id, of: Id, word: TargetReference, scope: Scope, said: tuple[Id, ...] | None
) -> tuple[Id, ...]:
    possible = _options(game, player, of, word, scope)
    least, most = word.minimum(game, scope), word.maximum(game, scope)
    most = len(possible) if most is None else most
    if said is not None:
        require(_legal_choice(game, player, of, word, scope, said, (least, most)))
        return said
    if len(possible) < least:
        raise Illegal(_no_target(game, player, of, word, scope))
    shown = [(t, game.name(t)) for t in possible]
    return game.choose(player, "target", shown, minimum=least, maximum=most, about=of, prompt=f"Target of {game.name(of)}?")


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
        if not is_there(game, thing) or not word.is_legal(game, thing, scope):
            verdict += _unfit_targets(f"{game.name(thing)} is not something that {game.name(of)} can target.")
        verdict += can_target(game, player, thing, scope.source, of)
    return verdict


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
    ways = [said.targets] if len(said.targets) > 4 else list(permutations(said.targets))
    first: dict[str, tuple[Id, ...]] | None = None
    for way in ways:
        slots = _by_slot(game, texts, trial, way)
        if first is None:
            first = slots
        if _all_legal(game, player, of, texts, scope, slots):
            return msgspec.structs.replace(said, slots=slots)
    return msgspec.structs.replace(said, slots=first or {})


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


@rule("601.2d")
def announce_division(game: Game, player: Id, of: Id, texts: tuple[Any, ...], scope: Scope, said: Announcement) -> None:
    """What is divided among targets is allotted: words that divide say so by ``division(game, scope) -> (slot, total)``."""
    for word in announced(game, texts, scope):
        asked = getattr(word, "division", None)
        divided = asked(game, scope) if asked is not None else None
        if divided is not None:
            slot, total = divided
            scope.slots[division_slot(slot)] = _chosen_division(game, player, of, scope.slots.get(slot, ()), total, said)
            game.happen(Announce(object=of, stacked={"slots": dict(scope.slots)}))


def _chosen_division(
    game: Game, player: Id, of: Id, among: tuple[Id, ...], total: int, said: Announcement
) -> tuple[tuple[Id, int], ...]:
    if not among:
        return ()
    if total < len(among):
        raise Illegal(_unfit_division(f"{total} cannot be divided among {len(among)} targets."))
    if said.division is None:
        ways = [(tuple(zip(among, way, strict=True)), _allotment(game, among, way)) for way in _divisions(total, len(among))]
        shared: tuple[tuple[Id, int], ...] = game.choose_one(player, "division", ways, about=of, prompt="How is it divided?")
    else:
        shared = said.division
    if {t for t, _ in shared} != set(among) or sum(n for _, n in shared) != total or any(n < 1 for _, n in shared):
        raise Illegal(_unfit_division(f"{total} must be divided among all targets, at least 1 to each."))
    return tuple(sorted(shared, key=lambda pair: among.index(pair[0])))


def _allotment(game: Game, among: tuple[Id, ...], way: tuple[int, ...]) -> str:
    return ", ".join(f"{n} to {game.name(t)}" for t, n in zip(among, way, strict=True))


def _divisions(total: int, among: int, least: int = 1) -> Iterator[tuple[int, ...]]:
    """Every way to divide a total among so many, at least ``least`` to each."""
    if among == 1:
        yield (total,)
        return
    for first in range(least, total - least * (among - 1) + 1):
        yield from ((first, *rest) for rest in _divisions(total - first, among - 1, least))


def announce(game: Game, player: Id, of: Id, texts: tuple[Any, ...], scope: Scope, said: Announcement = NOTHING_SAID) -> None:
    """Modes, targets and division of a spell or ability that was put on the stack, in that order; Illegal when impossible.

    ``scope`` is filled in; its slots become those of the object on the stack. What becomes a target is noticed at the end.
    """
    announce_modes(game, player, of, texts, scope, said)
    targets = announce_targets(game, player, of, texts, scope, said)
    announce_division(game, player, of, texts, scope, said)
    for target in dict.fromkeys(targets):
        game.happen(BecomeTarget(target=target, of=of))
