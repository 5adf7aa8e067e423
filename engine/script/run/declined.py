"""Lines of cards that were not understood: where they are used, and where they may matter to the answers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from engine.cards.card import fold
from engine.game.objects import Definition, Id
from engine.script.run.faults import Unread
from engine.script.run.mattering import is_activated, matters_to_spell, may_matter
from engine.script.run.run import Run
from engine.script.values import Can, CostOf, Question


def in_words(line: str, name: str) -> str:
    """A line with the name of its card, as it is printed."""
    return line.replace("~", name)


def lines(definition: Definition) -> Iterator[str]:
    """Every line that was not understood."""
    for face in definition.declined:
        yield from face


def doubts(run: Run, question: Question) -> dict[str, str]:
    """The lines not understood that may have mattered up to here, or to what is asked, each with the card that it is on.

    When what is asked hangs on how mana could be paid, lines about mana matter in any case.
    """
    of_payment = isinstance(question, Can) and not run.game.state.is_paid_for
    found: dict[str, str] = {}
    run.note_unread()
    for definition in run.unread.values():
        for line in lines(definition):
            if may_matter(run, line, question) or (of_payment and "mana" in line):
                found[line] = definition.name
    if isinstance(question, Can | CostOf):
        found |= dict(_about_casting(run, question))
    return found


def _about_casting(run: Run, question: Can | CostOf) -> Iterator[tuple[str, str]]:
    """The lines on a card that say when it may be cast or for what, when that is what is asked about."""
    spell = getattr(question.act.deed, "spell", None) if isinstance(question, Can) else question.what
    name = getattr(spell, "name", "")
    cards = (o.definition for o in run.game.state.objects.values() if name and fold(o.definition.name) == fold(name))
    for definition in cards:
        for line in lines(definition):
            if _CASTING.search(line) and may_matter(run, line, question):
                yield line, definition.name


_CASTING: Final = re.compile(r"\b(cast|play|costs?)\b", re.IGNORECASE)


def need_whole(run: Run, spell: Id, permanents_too: bool = False) -> None:
    """Raises Unread for an instant or sorcery (or any card) of which a line was not understood that may matter to it."""
    definition = run.game.object(spell).definition
    unread = [line for line in lines(definition) if matters_to_spell(run, line)]
    if unread and (permanents_too or not definition.faces[0].is_permanent):
        raise Unread(f"I cannot read this line of {definition.name} yet: “{in_words(unread[0], definition.name)}”")


def need_abilities(run: Run, source: Id, found: bool) -> None:
    """Raises Unread when the ability meant may be one that was not understood, of the object or of what it is a copy of."""
    own, name = run.game.object(source).definition, run.game.characteristics(source).name
    copied = (o.definition for o in run.game.state.objects.values() if any(face.name == name for face in o.definition.faces))
    definition = next((d for d in (own, *copied) if any(lines(d))), own)
    unread = list(lines(definition))
    if unread and not found:
        raise Unread(f"I cannot read this line of {definition.name} yet: “{in_words(unread[0], definition.name)}”")


__all__ = ["doubts", "is_activated", "lines", "may_matter", "need_abilities", "need_whole"]
