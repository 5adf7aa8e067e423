"""Questions about what happened, who wins, and why."""

from typing import Any

from engine.script.reading.forms import Form
from engine.script.reading.pronouns import Fate, Kills, Lethal
from engine.script.values import AbilityRef, Did, EachDid, ObjectRef, PlayerDid, Story, WhatDied, WhoDecides, WhoWins


def _did(subject: Any, verb: str, to: Any = None) -> Did:
    if isinstance(subject, AbilityRef) and subject.source is not None and subject == AbilityRef(subject.source):
        return Did(subject.source, verb, to)
    return Did(subject, verb, to)


def _ability_did(subject: AbilityRef, verb: str) -> Did:
    """What happens on the stack happens to the ability itself."""
    return Did(subject, verb) if verb in ("resolve", "get countered", "fizzle") else _did(subject, verb)


def _each_did(subjects: tuple[ObjectRef, ...], verb: str, to: Any = None) -> Did | EachDid:
    """Of one thing alone it is the same question."""
    alone = len(subjects) == 1 and subjects[0].count in (1, -1)
    return Did(subjects[0], verb, to) if alone else EachDid(subjects, verb, to)


def _deal(subject: Any, to: Any = None, **_read: Any) -> Did:
    return _did(subject, "deal damage", to)


DONE = (
    Form(Fate, reads=("are|is|have|has {pronoun:they} [still] {verb:fated}",)),
    Form(Lethal, reads=("is that|this|it lethal",)),
    Form(Did, reads=("is|was|are|has {subject:ability} [still|already] {verb:isdone}",), make=_ability_did),
    Form(Did, reads=("is|was|are|has {subject:anyability} [still|already] {verb:isdone}",), make=_did),
)
"""Outcomes asked for as if they were qualities; no quality is read where one of these is."""

HAPPENING = (
    Form(Fate, reads=("does|do|did|will {pronoun:they} [still|actually] {verb:fate}",)),
    Form(PlayerDid, "{player:does} {verb:playerdid}", reads=("has|have {player:subject} {verb:haslost}",), what=""),
    Form(
        PlayerDid,
        "{player:does} {verb:playerobjects} {objects}",
        reads=("{player:does} have to {verb:playerobjects} {objects}",),
        what="",
    ),
    Form(
        PlayerDid,
        "{player:does} get a {what:rest}",
        reads=("{player:does} [still] get|create|make [a|an|any|the|another] {what:rest}",),
        verb="get",
    ),
    Form(
        EachDid,
        "do {subjects:objects} {verb:did}",
        "do {subjects:objects} {verb:diddeal} to {to:target}",
        reads=(
            "do|did|does|will {subjects:objects} [all|both|each] [still|actually] {verb:did}",
            "are|have {subjects:objects} [all|both|each] {verb:isdone}",
        ),
        make=_each_did,
    ),
    Form(Did, reads=("do|did|does|will|would {subject:ability} [still|actually] {verb:did}",), make=_ability_did),
    Form(
        Did,
        "does {subject:anyability} {verb:did}",
        "does {subject:anyability} {verb:diddeal} to {to:target}",
        reads=(
            "do|did|does|will|would {subject:anyability} [still|actually] {verb:did} [or] [not]",
        ),
        make=_did,
    ),
    Form(
        Did,
        reads=(
            "does|did|will {subject:anyability} deal [any] [combat] damage to {to:target}",
            "does {subject:anyability} deal {_n:number} damage to {to:target}",
        ),
        make=_deal,
    ),
    Form(WhoWins, "who wins", reads=("who wins the game", "who won [the] [game]", "which player wins"), loses=False),
    Form(WhoWins, "who loses", reads=("who loses the game", "who lost [the] [game]", "which player loses"), loses=True),
    Form(
        WhoDecides,
        "who makes the decisions of {player}",
        reads=(
            "who makes {player:whose} decisions|choices",
            "who makes [the] decisions|choices of|for {player}",
            "who decides|chooses|plays for {player}",
            "who controls {player}",
        ),
        what="",
        about=None,
    ),
    Form(
        WhoDecides,
        "who chooses the targets of {about:object}",
        reads=("who chooses|decides|picks [the] target|targets of|for {about:object}",),
        what="the targets",
        player=None,
    ),
    Form(
        WhoDecides,
        "who decides {what:rest}",
        reads=("who chooses {what:rest}", "who gets to choose|decide {what:rest}"),
        about=None,
        player=None,
    ),
    Form(
        WhatDied,
        "what {verb:whatdid}",
        "which of {among:objects} {verb:whatdid}",
        reads=(
            "who|which [one|ones] {verb:whatdid}",
            "which creatures|creature|permanents|objects {verb:whatdid}",
            "does|do|did|will either {among:objects} {verb:whatdid}",
            "does|do|did|will {among:eitherone} {verb:whatdid}",
        ),
        first=False,
    ),
    Form(
        WhatDied,
        "what {verb:whatdid} first",
        "which of {among:objects} {verb:whatdid} first",
        reads=(
            "who|which {verb:whatdid} first",
            "which creature|permanent|object|one {verb:whatdid} first",
            "which {verb:whatdid} first [,] [:] {among:oneof}",
            "which creature|permanent|object|one {verb:whatdid} first [,] [:] {among:oneof}",
            "who|what {verb:whatdid} first [,] [:] {among:oneof}",
        ),
        first=True,
    ),
    Form(
        Story,
        "what happens",
        reads=(
            "what happens [now|next|then|here]",
            "what happened",
            "explain",
            "explain this|that|it",
            "please explain [this|that|it]",
            "what is the result",
            "what 's the result",
            "what now",
            "how does this|that|it work",
            "how does this|that|it resolve",
            "what 's going on",
        ),
        why="",
    ),
    Form(Story, "why", reads=("how come",), why="why"),
    Form(Story, "{why:whywords}"),
    Form(
        Kills,
        reads=(
            "does|did|do|will|would|can {killer:object} kill|destroy {victim:object}",
            "does|did|do|will|would|can {victim:object} [still] die to|from {killer:object}",
        ),
    ),
    Form(Kills, reads=("does|did|do|will|would|can {victim:object} survive {killer:object}",), fate="survive"),
    Form(
        Lethal,
        reads=(
            "{player:does} have lethal [damage] [on] [board]",
            "{player:does} have lethal [damage] with {objects}",
            "{player:subject} have|has lethal [damage] with {objects}",
        ),
    ),
)
