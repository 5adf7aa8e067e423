"""What a spell or ability says, and the instances of "target" in it that are announced."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import msgspec

from engine.game.abilities import abilities_of, keywords_of
from engine.game.meaning import Ability, Said, said
from engine.game.modes import Modal
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.targets.reference import EnchantTarget, TargetReference
from engine.phrase import Word, children, rewrite, walk
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game


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
    if now.is_permanent and "Aura" in now.subtypes:
        return tuple(EnchantTarget(filter=a.filter) for a in keywords_of(game, thing, "enchant"))
    texts = () if now.is_permanent else with_own_slots(abilities_of(game, thing).spell)
    for static in abilities_of(game, thing).statics:
        texts = static.spell_text(game, thing, texts)
    return texts


def with_own_slots(texts: tuple[Any, ...]) -> tuple[Any, ...]:
    """The lines of a text, those numbered anew whose targets have the slots of others: lines that were added to a text."""
    done: list[Any] = []
    taken: set[int] = set()
    for line in texts:
        own = _numbers(line)
        shift = max(taken) + 1 if own & taken else 0
        done.append(rewrite(line, _shifted(shift)) if shift else line)
        taken |= {n + shift for n in own}
    return tuple(done)


def _numbers(line: Any) -> set[int]:
    """The numbers in the slots of the targets of a line."""
    slots = (word.slot.removeprefix("target") for word in walk(line) if isinstance(word, TargetReference))
    return {int(slot) for slot in slots if slot.isdecimal()}


def _shifted(by: int) -> Callable[[Word], Word]:
    """What moves a word that speaks of a target to a slot further on."""

    def shift(word: Word) -> Word:
        slot = word.slot
        if not (slot.startswith("target") and slot[6:].isdecimal()):
            return word
        return msgspec.structs.replace(word, slot=f"target{int(slot[6:]) + by}")

    return shift


def announced(game: Game, texts: tuple[Any, ...], scope: Scope) -> Iterator[Word]:
    """Every word of what is announced, in the order of the text: of modes only the chosen ones, nothing in quoted abilities.

    A word that ``announces`` targets of its own has them announced in the place of those inside it.
    What hangs on a ``condition`` that is known by then (its class says ``is_announced``: "if it was kicked") is announced only
    when that holds, save for the fields that its class names in ``always_announced``; those that it names in
    ``never_announced`` are not when it does. What another ability does that triggers later (``triggers_later``) is announced as
    that one triggers.
    """
    for text in texts:
        yield from _within(game, text, scope, isinstance(text, Ability))


def requirements(game: Game, texts: tuple[Any, ...], scope: Scope) -> Iterator[TargetReference]:
    """Each instance of "target" in what is announced."""
    return (word for word in announced(game, texts, scope) if isinstance(word, TargetReference))


def _within(game: Game, word: Word, scope: Scope, is_outermost: bool) -> Iterator[Word]:
    if isinstance(word, Ability) and not is_outermost:
        return
    if isinstance(word, Said):
        if not _is_announced(game, word, scope):
            inside = dict(children(word))
            for name in word.always_announced:
                yield from _within(game, inside[name], scope, False)
            return
        if word.triggers_later:
            return
        if (instead := word.announces(game, scope)) is not None:
            yield from instead
            return
    yield word
    if isinstance(word, Modal):
        for mode in _chosen_modes(word, scope):
            yield from _within(game, mode, scope, False)
        return
    left_out = word.never_announced if isinstance(word, Said) else ()
    for name, child in children(word):
        if name not in left_out:
            yield from _within(game, child, scope, False)


@rule("700.2c")
def _chosen_modes(word: Modal, scope: Scope) -> tuple[Any, ...]:
    """The modes that were chosen: only their targets are."""
    return tuple(word.options[at] for at in word.in_order(tuple(set(scope.slots.get("modes", ())))))


def _is_announced(game: Game, word: Said, scope: Scope) -> bool:
    condition = word.condition
    return condition is None or not condition.is_announced or not _was_not_paid(game, condition, scope)


@rule("702.33g", "702.166d")
def _was_not_paid(game: Game, condition: Any, scope: Scope) -> bool:
    """Whether it is not so that what the targets hang on was paid."""
    return not condition.holds(game, scope)


def own_x(game: Game, texts: tuple[Any, ...], scope: Scope, of_what_only: bool = False) -> int | None:
    """The X that the text itself defines (``defines_x``), where something that is announced is said with it: a target, how many
    there are (not with ``of_what_only``), how much is divided.
    """
    defines = [word for word in announced(game, texts, scope) if isinstance(word, Said) and word.defines_x]
    if len(defines) != 1 or not any(_is_said_with_x(word, of_what_only) for word in said(defines[0])):
        return None
    amount = defines[0].amount
    if amount is None or any(isinstance(word, TargetReference) for word in walk(amount)):
        return None
    x = amount.count(game, scope)
    return None if x is None else max(0, x)


def _is_said_with_x(word: Said, of_what_only: bool) -> bool:
    if isinstance(word, TargetReference):
        number = word.number
        is_of_what = any(part.is_x for part in said(word) if part is not number)
        return is_of_what or (not of_what_only and isinstance(number, Said) and number.is_x)
    return not of_what_only and word.divides() and isinstance(word.amount, Said) and word.amount.is_x
