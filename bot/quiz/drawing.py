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
STUBBORN = 10
"""How often a family may fail before another is asked."""
OPTIONS = 4
OWN = "own"
"""The family of questions that people made themselves."""
EXPLAINED = 14
RULES = 4
DERIVED = frozenset({"power_toughness", "mana_types", "cost", "type_line", "abilities", "colors"})
"""Kinds of answer that are derived from the position, not from what happened."""
Ask = Callable[[str], Ruling]


class Settled(Struct, frozen=True):
    """What the engine makes of a draft: the options, the place of the right one, and the rulings behind them,
    that of the right one first."""

    options: tuple[Option, ...]
    right: int
    rulings: tuple[Ruling, ...]
    script: str

    @property
    def answers(self) -> tuple[Answer, ...]:
        """Those behind the right option."""
        return self.rulings[0].answers


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
    if draft is None or settled is None:
        return None
    rules = tuple(dict.fromkeys(rule for ruling in settled.rulings for answer in ruling.answers for rule in answer.rules))
    happened = tuple(rule for step in settled.rulings[0].steps for rule in step.rules)
    because = [one for answer in settled.answers for one in answer.because]
    return Question(
        family=family,
        seed=seed,
        level=level_of((*rules, *happened), because, len(draft.cards)),
        script=settled.script,
        text=told(draft),
        cards=tuple(dict.fromkeys(draft.cards)),
        options=settled.options,
        right=settled.right,
        rules=rules or (FAMILIES[family].section,),
        tags=tags(FAMILIES[family].section, rules),
        explanation=explained(settled.rulings[0]),
    )


def tags(section: str, rules: Sequence[str]) -> tuple[str, ...]:
    """The section that a family is about, and those of the rules that were cited."""
    return tuple(sorted({section, *(rule.split(".")[0] for rule in rules)}))


def told(draft: Draft) -> tuple[str, ...]:
    """What people read: the sentences, the question last."""
    lines = draft.script.split("\n")
    if draft.pair:
        lines = lines[:-2]
    elif draft.ask and not draft.plays:
        lines = lines[:-1]
    return (*lines, draft.ask) if draft.ask else tuple(lines)


def settle(draft: Draft, ask: Ask, rng: Random) -> Settled | None:
    """The options of a draft; None when it has no one right answer."""
    if draft.plays:
        return _which(draft, ask, rng)
    ruling = ruled(draft.script, ask, draft.may_assume)
    if ruling is None:
        return None
    if draft.pair:
        return _paired(draft, ruling)
    answer = ruling.answers[0]
    if answer.kind == "yes_no":
        return _yes_or_no(draft, ruling)
    right = said(answer.value, answer.kind)
    wrong: dict[str, str] = {}
    for mistake in draft.mistakes:
        text = _mistaken(mistake, answer.kind, ask, draft.may_assume)
        if text is not None and text != right:
            wrong.setdefault(text, mistake.why)
    if len(wrong) < 2:
        return None
    chosen = rng.sample(sorted(wrong), min(OPTIONS - 1, len(wrong)))
    return _mixed(Option(text=right), [Option(text=text, why=wrong[text]) for text in chosen], (ruling,), draft.script, rng)


def ruled(script: str, ask: Ask, may_assume: Sequence[str] = ()) -> Ruling | None:
    """A ruling that leaves nothing open and assumes nothing but mana, and what makes no difference."""
    ruling = ask(script)
    if not ruling.ok or ruling.problems or ruling.open or set(ruling.assumptions) - {MANA, *may_assume}:
        return None
    if not ruling.answers or any(one.value is None and one.kind != "player" for one in ruling.answers):
        return None
    return ruling


def _mistaken(mistake: Mistake, kind: str, ask: Ask, may_assume: Sequence[str]) -> str | None:
    if not mistake.script:
        return said(mistake.value, kind)
    ruling = ruled(mistake.script, ask, may_assume)
    return said(ruling.answers[0].value, kind) if ruling else None


def _yes_or_no(draft: Draft, ruling: Ruling) -> Settled:
    right = bool(ruling.answers[0].value)
    why = next((mistake.why for mistake in draft.mistakes if mistake.value is not right), "")
    options = tuple(Option(text=said(one, "yes_no"), why="" if one is right else why) for one in (True, False))
    return Settled(options, 0 if right else 1, (ruling,), draft.script)


def _paired(draft: Draft, ruling: Ruling) -> Settled | None:
    if len(ruling.answers) != 2:
        return None
    first, second = (bool(answer.value) for answer in ruling.answers)
    place = {(True, True): 0, (True, False): 1, (False, True): 2, (False, False): 3}[first, second]
    return Settled(tuple(Option(text=text) for text in draft.pair), place, (ruling,), draft.script)


def _which(draft: Draft, ask: Ask, rng: Random) -> Settled | None:
    odd: list[tuple[Option, Ruling, str]] = []
    others: list[tuple[Option, Ruling, str]] = []
    for play in draft.plays:
        script = f"{draft.script}\n{play.ask}"
        ruling = ruled(script, ask, draft.may_assume)
        if ruling is None or ruling.answers[0].kind != "yes_no":
            return None
        answer = ruling.answers[0]
        place = odd if answer.value is draft.odd else others
        place.append((Option(text=play.text, why=answer.text if place is others else ""), ruling, script))
    if len(odd) != 1 or len(others) != OPTIONS - 1:
        return None
    right, ruling, script = odd[0]
    return _mixed(right, [option for option, *_ in others], (ruling, *(other for _, other, _ in others)), script, rng)


def _mixed(right: Option, wrong: Sequence[Option], rulings: tuple[Ruling, ...], script: str, rng: Random) -> Settled:
    options = [right, *wrong]
    if all(option.text.isdecimal() for option in options):
        options.sort(key=lambda option: int(option.text))
    else:
        rng.shuffle(options)
    return Settled(tuple(options), options.index(right), rulings, script)


def explained(ruling: Ruling) -> tuple[str, ...]:
    """What the ruling says: the answers with their rules, and why, or what happened where things happened."""
    lines: list[str] = []
    for answer in ruling.answers:
        lines.append(f"{answer.text} ({', '.join(answer.rules[:RULES])})" if answer.rules else answer.text)
    if ruling.steps and all(answer.kind not in DERIVED for answer in ruling.answers):
        lines += [f"{step.text} ({', '.join(step.rules[:RULES])})" for step in ruling.steps]
    else:
        reasons = [_reason(one) for answer in ruling.answers for one in answer.because]
        lines += [line for line in reasons if line and not any(line.rstrip(".") in answer.text for answer in ruling.answers)]
    return tuple(dict.fromkeys(lines))[:EXPLAINED]


def _reason(because: Because) -> str:
    change = f" {because.before} → {because.after}." if because.before and because.after else ""
    source = f"{because.source}: " if because.source and because.source not in because.text else ""
    return f"{source}{because.text}{change}"


class OwnQuestion(Struct, frozen=True):
    """Why somebody's own scenario is no question: one reason a line."""

    problems: tuple[str, ...]


def own(text: str, wrong: Sequence[str], ask: Ask) -> Question | OwnQuestion:
    """Somebody's own scenario as a question: the engine answers it, ``wrong`` are the other options."""
    ruling = ask(text)
    problems = [problem.text for problem in ruling.problems]
    problems += [f"A choice is left open: {choice.choice}." for choice in ruling.open]
    problems += [f"This is assumed and should be said: {one}" for one in ruling.assumptions if one != MANA]
    if not problems and (len(ruling.answers) != 1 or ruling.answers[0].value is None):
        problems.append("A quiz question asks one question that has an answer.")
    if problems:
        return OwnQuestion(tuple(problems))
    answer = ruling.answers[0]
    right = said(answer.value, answer.kind)
    others = (
        ["No" if right == "Yes" else "Yes"]
        if answer.kind == "yes_no"
        else list(dict.fromkeys(one.strip() for one in wrong if one.strip()))
    )
    if right.casefold() in {one.casefold() for one in others}:
        return OwnQuestion((f"“{right}” is the right answer, so it cannot be among the wrong ones.",))
    if not 1 <= len(others) < OPTIONS:
        return OwnQuestion(("Give one to three wrong answers.",))
    mixed = _mixed(Option(text=right), [Option(text=one) for one in others], (ruling,), text, Random(text))
    return Question(
        family=OWN,
        seed=0,
        level=level_of(answer.rules, answer.because, 1),
        script=text,
        text=ruling.script,
        cards=(),
        options=mixed.options,
        right=mixed.right,
        rules=answer.rules,
        tags=tuple(sorted({rule.split(".")[0] for rule in answer.rules})),
        explanation=explained(ruling),
    )
