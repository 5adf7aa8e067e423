"""Drawing a question: families propose, the engine settles, until something good enough comes of it."""

import re
from collections.abc import Collection, Sequence
from random import Random

from bot.quiz.explaining import explained
from bot.quiz.families import FAMILIES, Deal
from bot.quiz.levels import LEVELS, level_of
from bot.quiz.pool import NoCard, Pool
from bot.quiz.question import Draft, Level, Question
from bot.quiz.settling import Ask, Settled, settle

ATTEMPTS = 120
STUBBORN = 10
"""How often a family may fail before another is asked."""
PAYABLE = "Whatever mana a cost takes can be paid."


class NoQuestion(Exception):
    """No attempt gave a question."""


def draw(
    seed: int,
    pool: Pool,
    ask: Ask,
    *,
    families: Collection[str] = (),
    levels: Collection[Level] = LEVELS,
    known: Collection[str] = (),
) -> Question:
    """A question, always the same for a seed, a pool and ``families``; none whose script is ``known``."""
    rng = Random(seed)
    names = sorted(families or FAMILIES)
    for at in range(ATTEMPTS):
        if at % STUBBORN == 0:
            family = rng.choice(names)
        question = attempt(family, rng.getrandbits(32), pool, ask)
        if question is not None and question.level in levels and question.script not in known:
            return question
    raise NoQuestion(f"{ATTEMPTS} attempts")


def attempt(family: str, seed: int, pool: Pool, ask: Ask) -> Question | None:
    """The question that a family makes of a seed, None when it is not good enough."""
    deal = Deal(Random(f"{family} {seed}"), pool)
    try:
        draft = FAMILIES[family].build(deal)
    except NoCard:
        return None
    settled = settle(draft, ask, deal.rng) if draft is not None else None
    return None if draft is None or settled is None else _question(family, seed, draft, settled, deal.drawn)


def _said(draft: Draft, names: Collection[str]) -> list[str]:
    """The cards that occur in a draft: a reader needs the text of each."""
    return [name for name in names if any(name in text for text in (draft.script, *(play.ask for play in draft.plays)))]


def _question(family: str, seed: int, draft: Draft, settled: Settled, drawn: Collection[str]) -> Question:
    section = draft.section or FAMILIES[family].section
    rules = tuple(dict.fromkeys(rule for ruling in settled.rulings for answer in ruling.answers for rule in answer.rules))
    happened = tuple(rule for step in settled.rulings[0].steps for rule in step.rules)
    because = [one for answer in settled.answers for one in answer.because]
    return Question(
        family=family,
        seed=seed,
        level=level_of((section, *rules, *happened), because, len(draft.cards)),
        script=settled.script,
        text=told(draft),
        cards=tuple(dict.fromkeys((*draft.cards, *_said(draft, drawn)))),
        options=settled.options,
        right=settled.right,
        rules=rules or (section,),
        tags=tags(section, rules),
        explanation=explained(settled.rulings[0]),
    )


def tags(section: str, rules: Sequence[str]) -> tuple[str, ...]:
    """The section that a family is about, and those of the rules that were cited."""
    return tuple(sorted({section, *(rule.split(".")[0] for rule in rules)}))


def told(draft: Draft) -> tuple[str, ...]:
    """What people read: the sentences, the question last; of plays also that their costs can be paid, where that matters."""
    instead = dict(draft.tells)
    lines = [instead.get(line, line) for line in draft.script.split("\n")]
    if any(re.match(r"Can \w+ (cast|activate) ", play.ask) for play in draft.plays):
        lines.append(PAYABLE)
    if draft.pair:
        lines = lines[:-2]
    elif draft.ask and not draft.plays:
        lines = lines[:-1]
    return (*lines, draft.ask) if draft.ask else tuple(lines)
