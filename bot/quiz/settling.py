"""Settling a draft: the engine rules, and what is trivial, ambiguous or assumed is thrown back."""

from collections.abc import Callable, Sequence
from random import Random

from msgspec import Struct

from bot.quiz.question import Draft, Mistake, Option
from bot.quiz.saying import said
from engine.explain.ruling import Answer, Ruling

MANA = "Mana costs are paid."
OPTIONS = 4
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


def settle(draft: Draft, ask: Ask, rng: Random) -> Settled | None:
    """The options of a draft; None when it has no one right answer, or a mistake leads to that."""
    if draft.plays:
        return _which(draft, ask, rng)
    ruling = ruled(draft.script, ask, draft.may_assume)
    if ruling is None:
        return None
    if draft.pair:
        return _paired(draft, ruling)
    answer = ruling.answers[0]
    if answer.kind == "yes_no":
        return _yes_or_no(draft, ruling, rng)
    right = said(answer.value, answer.kind)
    wrong = _wrong(draft, right, answer.kind, ask)
    if wrong is None or len(wrong) < 2:
        return None
    chosen = rng.sample(sorted(wrong), min(OPTIONS - 1, len(wrong)))
    return mix(Option(text=right), [Option(text=text, why=wrong[text]) for text in chosen], (ruling,), draft.script, rng)


def _wrong(draft: Draft, right: str, kind: str, ask: Ask) -> dict[str, str] | None:
    """Where the mistakes lead, with the first that leads there; None when one of them leads to the right answer, or nowhere."""
    wrong: dict[str, str] = {}
    for mistake in draft.mistakes:
        text = _mistaken(mistake, kind, ask, draft.may_assume)
        if text is None or text == right:
            return None
        wrong.setdefault(text, mistake.why)
    return wrong


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


def _yes_or_no(draft: Draft, ruling: Ruling, rng: Random) -> Settled | None:
    """Of the mistakes, that which leads to the wrong answer is meant."""
    right = bool(ruling.answers[0].value)
    why = next((mistake.why for mistake in draft.mistakes if mistake.value is not right), "")
    if not why:
        return None
    wrong = Option(text=said(not right, "yes_no"), why=why)
    return mix(Option(text=said(right, "yes_no")), [wrong], (ruling,), draft.script, rng)


def _paired(draft: Draft, ruling: Ruling) -> Settled | None:
    if len(ruling.answers) != 2:
        return None
    first, second = (bool(answer.value) for answer in ruling.answers)
    place = {(True, True): 0, (True, False): 1, (False, True): 2, (False, False): 3}[first, second]
    reasons = draft.why_pair or ("",) * len(draft.pair)
    if reasons[place] or not any(reasons):
        return None
    options = tuple(Option(text=text, why=why) for text, why in zip(draft.pair, reasons, strict=True))
    return Settled(options, place, (ruling,), draft.script)


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
    return mix(right, [option for option, *_ in others], (ruling, *(other for _, other, _ in others)), script, rng)


def mix(right: Option, wrong: Sequence[Option], rulings: tuple[Ruling, ...], script: str, rng: Random) -> Settled:
    """The options in some order: numbers in theirs."""
    options = [right, *wrong]
    if all(option.text.isdecimal() for option in options):
        options.sort(key=lambda option: int(option.text))
    else:
        rng.shuffle(options)
    return Settled(tuple(options), options.index(right), rulings, script)
