"""Questions: what is asked of the game, one function for each kind, found by the type of the question."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from engine.explain.chain import chain, chain_rules
from engine.explain.ruling import Answer, Because
from engine.explain.voice import addressed
from engine.game.illegal import Illegal
from engine.script.run.declined import doubts, in_words, untold_inset
from engine.script.run.faults import CardNotUnderstood, Unable, why
from engine.script.run.questions import (  # noqa: F401 # they register
    characteristics,
    counting,
    did,
    duties,
    mana,
    may,
    players,
    players_did,
    stories,
    suffering,
    which_did,
    zones,
)
from engine.script.run.questions.finding import FINDERS, Finding, rules_of
from engine.script.run.questions.priority import is_of_priority as is_of_priority
from engine.script.run.questions.remarks import remarks
from engine.script.run.questions.reminders import reminders
from engine.script.run.run import Run
from engine.script.run.scene import Missing
from engine.script.values import (
    Branch,
    Characteristic,
    CounterCount,
    DamageDone,
    Did,
    EachDid,
    LifeTotal,
    Player,
    PlayerCount,
    PlayerDid,
    PlayerIs,
    Question,
    Speed,
    Statement,
    WhatDied,
    Where,
    WhoIs,
    WhoWins,
)


def ask(run: Run, question: Question, statement: Statement) -> None:
    """Answer a question for the moment at hand."""
    try:
        finding = find(run, question)
    except (Missing, Unable) as fault:
        run.fault("card_not_understood" if isinstance(fault, CardNotUnderstood) else "not_understood", str(fault))
        finding = Finding(None, str(fault))
    else:
        finding = msgspec.structs.replace(finding, because=(*finding.because, *remarks(run, question)))
    tell(run, question, statement, finding)


def tell(run: Run, question: Question, statement: Statement, finding: Finding) -> None:
    """Note what was found as the answer, unless it cannot be told after all."""
    run.answers.append(_answer(run, question, statement, _without_guessing(run, question, finding)))


def _without_guessing(run: Run, question: Question, finding: Finding) -> Finding:
    """No answer where a line that was not understood may matter; what would be so without it is said."""
    unread = doubts(run, question)
    for line, name in unread.items():
        run.fault("card_not_understood", f"I cannot read this line of {name} yet, and it may matter: “{in_words(line, name)}”")
    if not unread:
        return _with_insets_known(run, question, finding)
    name = next(iter(unread.values()))
    text = f"I cannot tell, for I do not understand {name} whole. Without the lines that I cannot read: {finding.text}"
    return Finding(None, text, finding.rules, finding.because)


def _with_insets_known(run: Run, question: Question, finding: Finding) -> Finding:
    """No answer where it may matter what stands in the inset of a card that the card list has without it."""
    untold = untold_inset(run, question)
    if not untold:
        return finding
    run.fault("card_not_understood", untold)
    return Finding(None, f"I cannot tell. {untold}", finding.rules, finding.because)


def find(run: Run, question: Question) -> Finding:
    """What the game says. Raises Missing for what is not there and Unable for what cannot be told."""
    finder = FINDERS.get(type(question))
    if finder is None:
        raise Unable(f"Questions of this kind ({type(question).__name__}) cannot be answered yet.")
    try:
        return finder(run, question)
    except Illegal as stop:
        raise Unable(why(stop.verdict)) from stop


def _answer(run: Run, question: Question, statement: Statement, finding: Finding) -> Answer:
    results = [ground for ground in finding.rules if isinstance(ground, int)]
    said = [ground for ground in finding.rules if isinstance(ground, str)]
    beside = (*finding.because, *reminders(run, question, finding))
    because = _distinct((*chain(run.game, results, run.led()), *beside))
    rules = dict.fromkeys((*chain_rules(run.game, results, run.led()), *said, *rules_of(beside)))
    return Answer(
        question=words(run, statement),
        kind=question.kind,
        value=finding.value,
        text=addressed(finding.text),
        rules=tuple(rules),
        because=tuple(map(said_to_the_asker, because)),
    )


def _distinct(lines: tuple[Because, ...]) -> tuple[Because, ...]:
    """Each line once; one that only repeats another's words is left out when it has no rule of its own."""
    with_rules = {line.text for line in lines if line.rule}
    return tuple(dict.fromkeys(line for line in lines if line.rule or line.text not in with_rules))


def said_to_the_asker(line: Because) -> Because:
    """A line of a derivation, and those within it, as they are said to the asker."""
    return replace(line, text=addressed(line.text), because=tuple(map(said_to_the_asker, line.because)))


def is_outcome(question: Question) -> bool:
    """Whether it asks how things end, so that a combat is played out before it is answered."""
    if isinstance(question, Did | EachDid):
        return question.verb in ("die", "survive", "deal damage")
    if isinstance(question, PlayerDid):
        return question.verb in ("lose", "win", "lose life", "take damage", "survive", "gain life")
    if isinstance(question, PlayerCount):
        return question.verb in ("damage", "lose", "gain")
    if isinstance(question, CounterCount):
        return isinstance(question.on, Player) or question.counter == "loyalty"
    if isinstance(question, Characteristic):
        return question.which in ("loyalty", "defense", "damage")
    if isinstance(question, WhoIs):
        return question.what in ("monarch", "initiative", "winner", "loser")
    if isinstance(question, PlayerIs):
        return question.what in ("winner", "loser")
    return isinstance(question, LifeTotal | Speed | Where | WhoWins | DamageDone | WhatDied)


def words(run: Run, statement: Statement) -> str:
    """The question in the words of the script as understood."""
    return run.say(statement)


def leave_open(run: Run, statement: Statement) -> None:
    """A question that is not reached."""
    what = statement.what
    question: Any = what.question if isinstance(what, Branch) else what
    text = "This depends on what is left open."
    run.answers.append(Answer(question=words(run, statement), kind=question.kind, value=None, text=text))


__all__ = ["Finding", "ask", "find", "is_outcome", "leave_open", "tell"]
