"""Targets: which words ask for them, what may be chosen, and whether it is still legal."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from engine.game.abilities import abilities_of, keywords_of
from engine.game.actions import ChooseTarget
from engine.game.events import Event
from engine.game.functioning import objections
from engine.game.meaning import Ability, Filter, Reference
from engine.game.modes import Modal
from engine.game.objects import Id, Object, Zone
from engine.game.protection import hexproof, protected_from_targeting, shrouded
from engine.game.scope import Scope
from engine.game.state import State
from engine.game.verdict import ALLOWED, Verdict, forbidden
from engine.phrase import Word, children, rewrite, walk
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game


class TargetReference(Reference, frozen=True, kw_only=True):
    """Words that ask for targets: one instance of "target". ``slot`` names where the chosen ids are bound.

    It is met again on resolution: ``find`` gives what is bound to the slot, the targets that became illegal left out.
    """

    slot: str = "target0"

    is_target: ClassVar[bool] = True

    @abstractmethod
    def candidates(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        """Everything that fits the description, whether or not it can be targeted."""

    @abstractmethod
    def is_legal(self, game: Game, thing: Id, scope: Scope) -> bool:
        """Whether the object or player fits the description now (not whether it can be targeted)."""

    def minimum(self, game: Game, scope: Scope) -> int:
        """The least number of targets."""
        return 1

    def maximum(self, game: Game, scope: Scope) -> int | None:
        """The greatest number of targets; None for any number."""
        return 1

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        """What was chosen."""
        return tuple(scope.slots.get(self.slot, ()))


class EnchantTarget(TargetReference, frozen=True, kw_only=True):
    """What an Aura spell targets: anything its enchant ability (a keyword with ``filter``) describes."""

    filter: Filter

    def candidates(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        named = getattr(self.filter, "zones", None)
        zones = {zone for zone, _ in named(game, scope)} if named is not None else {Zone.BATTLEFIELD}
        things = [o.id for o in game.state.objects.values() if o.zone in zones and not o.is_phased_out] + game.state.order()
        return tuple(t for t in things if self.is_legal(game, t, scope))

    def is_legal(self, game: Game, thing: Id, scope: Scope) -> bool:
        return self.filter.match(game, thing, scope)


@rule("115.7")
class ChangeTargets(Event, frozen=True):
    """A spell or ability on the stack gets other targets; ``slots`` are those that change."""

    of: Id
    slots: Mapping[str, tuple[Id, ...]]

    def apply(self, state: State) -> State:
        found = state.objects[self.of]
        if found.stacked is None:
            return state
        slots = {**found.stacked.slots, **self.slots}
        for slot, new in self.slots.items():
            if division_slot(slot) in slots:
                amounts = (amount for _, amount in slots[division_slot(slot)])
                slots[division_slot(slot)] = tuple(zip(new, amounts, strict=True))
        return state.put(found.with_(stacked=msgspec.structs.replace(found.stacked, slots=slots)))

    def sentence(self, game: Game) -> str:
        names = ", ".join(game.name(t) for chosen in self.slots.values() for t in chosen)
        return f"{game.name(self.of)} now targets {names}."


class BecomeTarget(Event, frozen=True):
    """An object or player becomes the target of a spell or ability; only triggers see it."""

    target: Id
    of: Id

    def affected(self, game: Game) -> Id:
        return game.controller(self.target)


def division_slot(slot: str) -> str:
    """The slot that holds how an amount is divided among the targets of ``slot``: (target, amount) pairs."""
    return f"{slot} division"


def division(scope: Scope, slot: str) -> dict[Id, int]:
    """How much each target of ``slot`` was allotted."""
    return dict(scope.slots.get(division_slot(slot), ()))


def texts_of(game: Game, thing: Id) -> tuple[Any, ...]:
    """The words of an object on the stack that may ask for targets: its ability, or the text of the spell."""
    found = game.object(thing)
    if found.stacked is not None and found.stacked.ability is not None:
        ability = found.stacked.ability
        return ability if isinstance(ability, tuple) else (ability,)
    return spell_texts(game, thing)


@rule("115.1a", "115.1b")
def spell_texts(game: Game, thing: Id) -> tuple[Any, ...]:
    """The spell abilities of a spell, or the target that an Aura spell's enchant ability gives it."""
    now = game.characteristics(thing)
    if now.is_permanent:
        if "Aura" not in now.subtypes:
            return ()
        return tuple(EnchantTarget(filter=a.filter) for a in keywords_of(game, thing, "enchant"))
    return with_own_slots(abilities_of(game, thing).spell)


def with_own_slots(texts: tuple[Any, ...]) -> tuple[Any, ...]:
    """The lines of a text with their targets numbered through, since each line on its own counts from 0."""
    done: list[Any] = []
    numbered = 0
    for line in texts:
        targets = sum(isinstance(word, TargetReference) for word in walk(line))
        done.append(rewrite(line, _shifted(numbered)) if numbered and targets else line)
        numbered += targets
    return tuple(done)


def _shifted(by: int) -> Callable[[Word], Word]:
    """What moves a word that speaks of a target to a slot further on."""

    def shift(word: Word) -> Word:
        slot = getattr(word, "slot", None)
        if not isinstance(slot, str) or not (slot.startswith("target") and slot[6:].isdecimal()):
            return word
        return msgspec.structs.replace(word, slot=f"target{int(slot[6:]) + by}")

    return shift


def announced(game: Game, texts: tuple[Any, ...], scope: Scope) -> Iterator[Word]:
    """Every word of what is announced, in the order of the text: of modes only the chosen ones, nothing in quoted abilities.

    What hangs on a ``condition`` that is known by then (its class says ``is_announced``: "if it was kicked") is announced only
    when that holds.
    """
    for text in texts:
        yield from _within(game, text, scope, isinstance(text, Ability))


def requirements(game: Game, texts: tuple[Any, ...], scope: Scope) -> Iterator[TargetReference]:
    """Each instance of "target" in what is announced."""
    return (word for word in announced(game, texts, scope) if isinstance(word, TargetReference))


def _within(game: Game, word: Word, scope: Scope, is_outermost: bool) -> Iterator[Word]:
    if (isinstance(word, Ability) and not is_outermost) or not _is_announced(game, word, scope):
        return
    yield word
    if isinstance(word, Modal):
        for at in sorted(set(scope.slots.get("modes", ()))):
            yield from _within(game, word.options[at], scope, False)
        return
    for _, child in children(word):
        yield from _within(game, child, scope, False)


def _is_announced(game: Game, word: Word, scope: Scope) -> bool:
    condition: Any = getattr(word, "condition", None)
    return not getattr(condition, "is_announced", False) or bool(condition.holds(game, scope))


def can_target(game: Game, player: Id, thing: Id, source: Id, of: Id | None = None) -> Verdict:
    """Whether a spell, or an ability of ``source``, that ``player`` controls can have this target, with every reason."""
    own = _itself(game, thing, of)
    rules = shrouded(game, thing) + hexproof(game, thing, source, player) + protected_from_targeting(game, thing, source)
    return own + rules + objections(game, ChooseTarget(player=player, target=thing, source=source, of=of))


@rule("115.5")
def _itself(game: Game, thing: Id, of: Id | None) -> Verdict:
    return forbidden(f"{game.name(thing)} cannot be its own target.") if of is not None and thing == of else ALLOWED


def options(game: Game, player: Id, word: TargetReference, source: Id, of: Id | None, scope: Scope) -> tuple[Id, ...]:
    """Everything that can be chosen for one instance of "target"."""
    found = dict.fromkeys(word.candidates(game, scope))
    return tuple(t for t in found if can_target(game, player, t, source, of))


def is_there(game: Game, thing: Id) -> bool:
    """Whether the target is still where it was chosen, or the player still in the game."""
    if thing in game.state.players:
        return not game.state.players[thing].has_lost
    return game.exists(thing) and not game.object(thing).is_phased_out


@rule("608.2b")
def illegal_now(game: Game, of: Id, word: TargetReference, thing: Id, scope: Scope) -> Verdict:
    """Why a target is not legal any more as the spell or ability resolves."""
    source = source_of(game.object(of))
    if not is_there(game, thing):
        return forbidden(f"{game.name(thing)} is no longer there.")
    if not word.is_legal(game, thing, scope):
        return forbidden(f"{game.name(thing)} is no longer a legal target.")
    return can_target(game, scope.controller, thing, source, of)


def source_of(found: Object) -> Id:
    """The source of a spell or ability on the stack: a spell is its own."""
    stacked = found.stacked
    return found.id if stacked is None or stacked.source is None else stacked.source


@rule("608.2b")
def legal_targets(game: Game, of: Id, scope: Scope) -> tuple[dict[str, tuple[Id, ...]], bool]:
    """The targets that are still legal, by slot, and whether the spell or ability has targets and all are illegal."""
    slots: dict[str, tuple[Id, ...]] = {}
    chosen = 0
    for word in requirements(game, texts_of(game, of), scope):
        targets = tuple(scope.slots.get(word.slot, ()))
        chosen += len(targets)
        slots[word.slot] = tuple(t for t in targets if illegal_now(game, of, word, t, scope))
    return slots, chosen > 0 and not any(slots.values())


def targets_of(game: Game, of: Id) -> tuple[Id, ...]:
    """Everything that was chosen as a target of a spell or ability on the stack, in order."""
    stacked = game.object(of).stacked
    if stacked is None:
        return ()
    slots = stacked.slots
    names = sorted((n for n in slots if n.startswith("target") and n[6:].isdecimal()), key=lambda n: int(n[6:]))
    return tuple(t for name in names for t in slots[name])

