"""Questions about copies: what they copy, and what they do not."""

from collections.abc import Iterator, Sequence

from bot.quiz.families.family import ORDER, Deal, Family, after_resolving, controls, counters, holds, script, size
from bot.quiz.kinds import ANTHEM, ARRIVAL_GAIN, COPY, CREATURE, ENTERS_GAIN, GROWTH, SETTING
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
    if _changed(original, change, kind)[1] < 1:
        return None
    sizes = [(copy.power + bonus[0], copy.toughness + bonus[1], "the size printed on the card that copies is used")]
    sizes += _copied(original, extra, _changed(original, change, kind), bonus)
    if anthem:
        sizes += _under(original, anthem, whose)
    cast = f"Alice casts {copy.name}, copying {original.name}."
    return Draft(
        script=script(
            controls(owner, original.name + counters(extra)),
            controls(whose, anthem.name) if anthem else "",
            holds("Alice", copy.name, *([change.name] if change else [])),
            f"Alice casts {change.name} on {original.name}." if change else "",
            cast,
            f"What is {copy.name}'s power and toughness?",
        ),
        tells=after_resolving(change.name, cast) if change else (),
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
    """A copy enters, and so does what it copies with its enters trigger, beside something that sees it enter."""
    copy, original, watcher = deal.card(COPY), deal.card(ENTERS_GAIN), deal.card(ARRIVAL_GAIN)
    gain, seen = original.numbers[-1], watcher.numbers[-1]
    owner = deal.one_of(("Alice", "Bob"))
    return Draft(
        script=script(
            controls(owner, original.name),
            controls("Alice", watcher.name),
            holds("Alice", copy.name),
            f"Alice casts {copy.name}, copying {original.name}.",
            "What is Alice's life total?",
        ),
        cards=(copy.name, original.name, watcher.name),
        may_assume=(ORDER,),
        mistakes=(
            Mistake(why=f"the copy is believed not to have the trigger of {original.name}, or too late", value=20 + seen),
            Mistake(why=f"a copy is believed not to enter for {watcher.name}", value=20 + gain),
            Mistake(why="nothing is believed to trigger", value=20),
            Mistake(why=f"the {original.name} that was there is believed to trigger again", value=20 + 2 * gain + seen),
        ),
    )


FAMILY = Family("copying", "Copy effects", "707", build)
