"""Drawing a question: families propose, the engine rules, and what is trivial, ambiguous or assumed is thrown back."""

from collections.abc import Callable, Collection, Sequence
from random import Random

from msgspec import Struct

from bot.quiz.families import FAMILIES, Deal
from bot.quiz.levels import LEVELS, level_of
from bot.quiz.pool import NoCard, Pool
from bot.quiz.question import Draft, Level, Mistake, Option, Question
from bot.quiz.saying import said
from engine.explain.ruling import Answer, Because, Ruling

MANA = "Mana costs are paid."
ATTEMPTS = 60
OPTIONS = 4
EXPLAINED = 12
Ask = Callable[[str], Ruling]


class Settled(Struct, frozen=True):
    """What the engine makes of a draft: the options, the place of the right one, and the answer behind it."""

    options: tuple[Option, ...]
    right: int
    answers: tuple[Answer, ...]
    script: str


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
    for _ in range(ATTEMPTS):
        question = attempt(rng.choice(names), rng.getrandbits(32), pool, ask)
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
    if draft is None or settled is None:
        return None
    rules = tuple(dict.fromkeys(rule for answer in settled.answers for rule in answer.rules))
    because = [one for answer in settled.answers for one in answer.because]
    return Question(
        family=family,
        seed=seed,
        level=level_of(rules, because, len(draft.cards)),
        script=settled.script,
        text=told(draft),
        cards=tuple(dict.fromkeys(draft.cards)),
        options=settled.options,
        right=settled.right,
        rules=rules,
        explanation=explained(settled.answers),
    )


def told(draft: Draft) -> tuple[str, ...]:
    """What people read: the sentences, the question last."""
    lines = draft.script.split("\n")
    if draft.pair:
        lines = lines[:-2]
    return (*lines, draft.ask) if draft.ask else tuple(lines)


def settle(draft: Draft, ask: Ask, rng: Random) -> Settled | None:
    """The options of a draft; None when it has no one right answer."""
    if draft.plays:
        return _which(draft, ask, rng)
    answers = answered(draft.script, ask)
    if answers is None:
        return None
    if draft.pair:
        return _paired(draft, answers, rng)
    answer = answers[0]
    if answer.kind == "yes_no":
        return _yes_or_no(draft, answers)
    right = said(answer.value, answer.kind)
    wrong: dict[str, str] = {}
    for mistake in draft.mistakes:
        text = _mistaken(mistake, answer.kind, ask)
        if text is not None and text != right:
            wrong.setdefault(text, mistake.why)
    if len(wrong) < 2:
        return None
    chosen = rng.sample(sorted(wrong), min(OPTIONS - 1, len(wrong)))
    return _mixed(Option(text=right), [Option(text=text, why=wrong[text]) for text in chosen], answers, draft.script, rng)


def answered(script: str, ask: Ask) -> tuple[Answer, ...] | None:
    """The answers of a ruling that leaves nothing open and assumes nothing but mana."""
    ruling = ask(script)
    if not ruling.ok or ruling.problems or ruling.open or set(ruling.assumptions) - {MANA}:
        return None
    if not ruling.answers or any(one.value is None and one.kind != "player" for one in ruling.answers):
        return None
    return ruling.answers


def _mistaken(mistake: Mistake, kind: str, ask: Ask) -> str | None:
    if not mistake.script:
        return said(mistake.value, kind)
    answers = answered(mistake.script, ask)
    return said(answers[0].value, kind) if answers else None


def _yes_or_no(draft: Draft, answers: tuple[Answer, ...]) -> Settled | None:
    right = bool(answers[0].value)
    if not answers[0].rules:
        return None
    why = next((mistake.why for mistake in draft.mistakes if mistake.value is not right), "")
    options = tuple(Option(text=said(one, "yes_no"), why="" if one is right else why) for one in (True, False))
    return Settled(options, 0 if right else 1, answers, draft.script)


def _paired(draft: Draft, answers: tuple[Answer, ...], rng: Random) -> Settled | None:
    if len(answers) != 2:
        return None
    place = {(True, True): 0, (True, False): 1, (False, True): 2, (False, False): 3}[bool(answers[0].value), bool(answers[1].value)]
    options = [Option(text=text) for text in draft.pair]
    return Settled(tuple(options), place, answers, draft.script)


def _which(draft: Draft, ask: Ask, rng: Random) -> Settled | None:
    odd: list[tuple[str, tuple[Answer, ...], str]] = []
    others: list[Option] = []
    for play in draft.plays:
        script = f"{draft.script}\n{play.ask}"
        answers = answered(script, ask)
        if answers is None or answers[0].kind != "yes_no":
            return None
        if answers[0].value is draft.odd:
            odd.append((play.text, answers, script))
        else:
            others.append(Option(text=play.text, why=answers[0].text))
    if len(odd) != 1 or len(others) < 2:
        return None
    text, answers, script = odd[0]
    return _mixed(Option(text=text), others[: OPTIONS - 1], answers, script, rng)


def _mixed(right: Option, wrong: Sequence[Option], answers: tuple[Answer, ...], script: str, rng: Random) -> Settled:
    options = [right, *wrong]
    if all(option.text.isdecimal() for option in options):
        options.sort(key=lambda option: int(option.text))
    else:
        rng.shuffle(options)
    return Settled(tuple(options), options.index(right), answers, script)


def explained(answers: Sequence[Answer]) -> tuple[str, ...]:
    """What the rulings say, and why, with the rules."""
    lines: list[str] = []
    for answer in answers:
        lines.append(f"{answer.text} ({', '.join(answer.rules)})" if answer.rules else answer.text)
        lines += [line for one in answer.because if (line := _reason(one)) and line.rstrip(".") not in answer.text]
    return tuple(dict.fromkeys(lines))[:EXPLAINED]


def _reason(because: Because) -> str:
    change = f" {because.before} → {because.after}." if because.before and because.after else ""
    source = f"{because.source}: " if because.source and because.source not in because.text else ""
    return f"{source}{because.text}{change}"
