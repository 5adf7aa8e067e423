"""What a Saga that is set up with lore counters has gained from the chapters that it is past."""

from __future__ import annotations

from engine.game.abilities import abilities_of
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.rulebook import rule
from engine.script.run.run import Run
from engine.words.chapters import ChapterAbility
from engine.words.effects.gaining import GainForGood
from engine.words.references.objects import This
from engine.words.sentences import Instructions


@rule("714.2b")
def gain_what_chapters_gave(run: Run, thing: Id, before: int) -> None:
    """Let it have the abilities that the chapters from ``before`` on up to its lore counters gave it for good."""
    found = run.game.object(thing)
    past = range(before + 1, found.counters.get("lore", 0) + 1)
    for ability in abilities_of(run.game, thing).triggered:
        if isinstance(ability, ChapterAbility) and any(chapter in past for chapter in ability.chapters):
            for sentence in ability.effect.sentences if isinstance(ability.effect, Instructions) else ():
                clause = sentence.clause
                if isinstance(clause, GainForGood) and isinstance(clause.subject, This):
                    clause.happen(run.game, Scope.of(thing, run.game.controller(thing)))
