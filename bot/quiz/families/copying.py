"""Questions about copies: what they copy, and what they do not."""

from collections.abc import Iterator, Sequence

from bot.quiz.families.family import Deal, Family, controls, counters, holds, script, size
from bot.quiz.kinds import ANTHEM, COPY, CREATURE, ENTERS_GAIN, GROWTH, SETTING
from bot.quiz.pool import Found, Kind
from bot.quiz.question import Draft, Mistake


def build(deal: Deal) -> Draft | None:
    return deal.one_of((_size, _size, _size, _enters))(deal)


def _size(deal: Deal) -> Draft | None:
    """The original is changed in ways that are copied or are not."""
    copy, original = deal.card(COPY), deal.card(CREATURE)
    extra = deal.number(0, 2)
    kind = deal.one_of((GROWTH, SETTING)) if deal.either(0.7) or not extra else None
    change = deal.card(kind) if kind else None
    anthem = deal.card(ANTHEM) if deal.either(0.4) else None
    owner, whose = deal.one_of(("Alice", "Bob")), deal.one_of(("Alice", "Bob"))
    bonus = anthem.numbers if anthem and whose == "Alice" else (0, 0)
    sizes = [(copy.power, copy.toughness, "the size of the copy itself is used")]
    sizes += _copied(original, extra, _changed(original, change, kind), bonus)
    if anthem:
        sizes += _under(original, anthem, whose)
    return Draft(
        script=script(
            controls(owner, original.name + counters(extra)),
            controls(whose, anthem.name) if anthem else "",
            holds("Alice", copy.name, *([change.name] if change else [])),
            f"Alice casts {change.name} on {original.name}." if change else "",
            f"Alice casts {copy.name}, copying {original.name}.",
            f"What is {copy.name}'s power and toughness?",
        ),
        cards=(copy.name, original.name, *([change.name] if change else []), *([anthem.name] if anthem else [])),
        mistakes=tuple(Mistake(why=why, value=size(power, toughness)) for power, toughness, why in sizes),
    )


def _changed(original: Found, change: Found | None, kind: Kind | None) -> tuple[int, int]:
    """The size that a spell gives the original."""
    if change is None:
        return original.power, original.toughness
    p, t = change.numbers[:2]
    return (p, t) if kind is SETTING else (original.power + p, original.toughness + t)


def _copied(original: Found, extra: int, changed: tuple[int, int], bonus: Sequence[int]) -> Iterator[tuple[int, int, str]]:
    """Sizes that come of copying what is not copied."""
    p, t = original.power + bonus[0], original.toughness + bonus[1]
    if extra:
        yield p + extra, t + extra, "the counters are copied"
    if changed != (original.power, original.toughness):
        p, t = changed[0] + bonus[0], changed[1] + bonus[1]
        yield p, t, "the spell's effect is copied"
        if extra:
            yield p + extra, t + extra, "the spell's effect and the counters are copied"


def _under(original: Found, anthem: Found, whose: str) -> Iterator[tuple[int, int, str]]:
    """Sizes that come of taking an effect on somebody's creatures wrong."""
    p, t = anthem.numbers[:2]
    if whose == "Alice":
        yield original.power, original.toughness, f"{anthem.name} is believed not to affect the copy"
        yield original.power + 2 * p, original.toughness + 2 * t, f"{anthem.name} is copied and applied once more"
    else:
        yield original.power + p, original.toughness + t, f"{anthem.name} is believed to affect everybody's creatures"


def _enters(deal: Deal) -> Draft | None:
    """A copy enters, and so does what it copies with its enters trigger."""
    copy, original = deal.card(COPY), deal.card(ENTERS_GAIN)
    gain = original.numbers[-1]
    owner = deal.one_of(("Alice", "Bob"))
    who = deal.one_of(("Alice", owner))
    return Draft(
        script=script(
            controls(owner, original.name),
            holds("Alice", copy.name),
            f"Alice casts {copy.name}, copying {original.name}.",
            f"What is {who}'s life total?",
        ),
        cards=(copy.name, original.name),
        mistakes=(
            Mistake(why="the copy is believed to come too late for the trigger", value=20),
            Mistake(why="the copy has the trigger and it is its controller who gains", value=20 + gain),
            Mistake(why="both creatures are believed to trigger", value=20 + 2 * gain),
            Mistake(why="life is believed to be lost", value=20 - gain),
        ),
    )


FAMILY = Family("copying", "Copy effects", "707", build)
