"""Abilities that were not understood whole: where they are used, and where they may matter to the answers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from engine.cards.card import fold
from engine.game.faces import CHOSEN_TO_CAST
from engine.game.objects import Definition, Id, Zone
from engine.phrase.tokens import tokenise
from engine.script.run.faults import CardNotUnderstood
from engine.script.run.run import Run
from engine.script.values import (
    Can,
    Cast,
    CostOf,
    Did,
    IsLegal,
    ManaTypes,
    ObjectCan,
    Question,
    WhatCanAttack,
    WhatCanBeAttacked,
    WhatCanBlock,
    WhatCanDo,
    WhatCanTarget,
)
from engine.words.filters.insets import untold
from engine.words.unread.abilities import (
    Matter,
    Unread,
    UnreadActivated,
    UnreadCost,
    UnreadEntering,
    UnreadOption,
    UnreadPermission,
    UnreadProhibition,
    UnreadSpell,
    UnreadTriggered,
    UnreadWhenever,
)
from engine.words.unread.noticing import unread

_ASKED: Final[dict[type, frozenset[Matter]]] = {
    **dict.fromkeys(
        (Can, IsLegal, ObjectCan, WhatCanAttack, WhatCanBeAttacked, WhatCanBlock, WhatCanTarget), frozenset({Matter.DOING})
    ),
    WhatCanDo: frozenset({Matter.DOING, Matter.COST, Matter.USING}),
    CostOf: frozenset({Matter.COST}),
    ManaTypes: frozenset({Matter.MANA}),
}
"""In what each kind of question lets an ability have a say that has done nothing."""


def in_words(line: str, name: str) -> str:
    """A line with the name of its card, as it is printed."""
    return line.replace("~", name)


def doubts(run: Run, question: Question) -> dict[str, str]:
    """The lines not understood that may have mattered up to here, or to what is asked, each with the card that it is on."""
    asked = _matters(run, question)
    run.note_unread()
    doubtful = ((t, a) for t, a in run.unread if a.has_acted(run.game, t) or a.about & asked or _is_said(run, a))
    found = {ability.line: _name(run, thing) for thing, ability in doubtful}
    if isinstance(question, Can | CostOf):
        found |= dict(_about_casting(run, question))
    return found


def untold_inset(run: Run, question: Question) -> str:
    """What the card list does not tell of a card's inset, where it may have mattered; "" where it tells all."""
    unseen = (Zone.LIBRARY,) if isinstance(question, Can | CostOf) else (Zone.LIBRARY, Zone.HAND)
    found = untold(run.game, *unseen)
    if found is None:
        return ""
    asking, lacking = (thing.definition.name for thing in found)
    return f"The card list does not say whether {lacking} has an Adventure or an Omen, which may matter to {asking}."


def _name(run: Run, thing: Id) -> str:
    return run.game.characteristics(thing).name or run.game.object(thing).definition.name


def _matters(run: Run, question: Question) -> frozenset[Matter]:
    """In what an ability that has done nothing may yet have a say."""
    asked = _ASKED.get(type(question), frozenset())
    if isinstance(question, Can) and not run.game.state.is_paid_for:
        asked |= {Matter.COST, Matter.MANA}
    if isinstance(question, Did) and question.verb.startswith("enter"):
        asked |= {Matter.ENTERING}
    if any(problem.kind == "illegal" for problem in run.problems):
        asked |= {Matter.DOING}
    return asked


def _is_said(run: Run, ability: Unread) -> bool:
    """Whether the text speaks of a keyword that gives a choice, in whatever form."""
    if not isinstance(ability, UnreadOption):
        return False
    stem = re.sub(r"(e|ing|y)$", "", ability.name)
    return any(stem in statement.source.casefold() for statement in run.statements)


def _about_casting(run: Run, question: Can | CostOf) -> Iterator[tuple[str, str]]:
    """The lines on a card that say when or how it may be cast, when that is what is asked about."""
    deed = question.act.deed if isinstance(question, Can) else None
    spell: Any = deed.spell if isinstance(deed, Cast) else question.what
    name = fold(spell.name) if spell is not None else ""
    for thing in run.game.state.objects.values():
        if name and name in (fold(thing.definition.name), *(fold(face.name) for face in thing.definition.faces)):
            for face in thing.definition.faces:
                yield from ((ability.line, thing.definition.name) for ability in unread(face) if _is_of_casting(ability))


def _is_of_casting(ability: Unread) -> bool:
    """Whether it may say how its own card can be cast; of what was not read, that it speaks of casting or costs."""
    if type(ability) in (Unread, UnreadSpell):
        return not _CASTING.isdisjoint(token.lower() for token in tokenise(ability.line))
    return isinstance(ability, UnreadOption | UnreadCost | UnreadPermission | UnreadProhibition)


_CASTING: Final = frozenset({"cast", "play", "cost", "costs"})


def need_whole(run: Run, spell: Id, face: int = 0) -> None:
    """Raises CardNotUnderstood for an instant or sorcery of which a line was not understood that may matter to it."""
    definition = run.game.object(spell).definition
    if not definition.faces[face].is_permanent:
        _need(definition, (a for a in _of_spell(definition, face) if _is_used_in_casting(run, a)))


def need_castable(run: Run, spell: Id, face: int = 0) -> None:
    """Raises CardNotUnderstood for a card that could not be cast, when a line was not understood that may let it be."""
    definition = run.game.object(spell).definition
    afterwards = UnreadTriggered | UnreadWhenever | UnreadActivated | UnreadEntering
    _need(definition, (ability for ability in _of_spell(definition, face) if not isinstance(ability, afterwards)))


def _of_spell(definition: Definition, face: int) -> Iterator[Unread]:
    """Those that what is cast with a face can have: its own, and those of a card that may turn to its other face."""
    faces = definition.faces[face : face + 1] if definition.layout in CHOSEN_TO_CAST else definition.faces
    return (ability for one in faces for ability in unread(one))


def _is_used_in_casting(run: Run, ability: Unread) -> bool:
    """Whether an ability of an instant or sorcery is part of what is done when it is cast and resolves."""
    if isinstance(ability, UnreadCost):
        return not run.game.state.is_paid_for
    return isinstance(ability, UnreadSpell) or _is_said(run, ability)


def need_abilities(run: Run, source: Id) -> None:
    """Raises CardNotUnderstood when an ability that was not found may be one that was not understood, of the object or of
    what it is a copy of."""
    own, name = run.game.object(source).definition, run.game.characteristics(source).name
    copied = (o.definition for o in run.game.state.objects.values() if any(face.name == name for face in o.definition.faces))
    for definition in (own, *copied):
        _need(definition, (ability for face in definition.faces for ability in unread(face)))


def need_targets(run: Run, source: Id) -> None:
    """Raises CardNotUnderstood when something of the object that was not understood speaks of targets."""
    own = run.game.object(source).definition
    _need(own, (ability for face in own.faces for ability in unread(face) if "target" in ability.line.casefold()))


def _need(definition: Definition, abilities: Iterator[Unread]) -> None:
    ability = next(abilities, None)
    if ability is not None:
        line = in_words(ability.line, definition.name)
        raise CardNotUnderstood(f"I cannot read this line of {definition.name} yet: “{line}”")
