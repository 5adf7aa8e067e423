"""Questions about copies: what they copy, and what they do not."""

from bot.quiz.families.family import Deal, Family, controls, counters, holds, script, size
from bot.quiz.kinds import ANTHEM, COPY, CREATURE, ENTERS_GAIN, GROWTH, SETTING
from bot.quiz.pool import Found
from bot.quiz.question import Draft, Mistake


def build(deal: Deal) -> Draft | None:
    return deal.one_of((_size, _size, _size, _enters))(deal)


def _size(deal: Deal) -> Draft | None:
    """The original is changed in ways that are copied or are not."""
    copy, original = deal.card(COPY), deal.card(CREATURE)
    extra = deal.number(0, 2)
    change = deal.card(deal.one_of((GROWTH, SETTING))) if deal.either(0.7) or not extra else None
    anthem = deal.card(ANTHEM) if deal.either(0.4) else None
    owner = deal.one_of(("Alice", "Bob"))
    whose = deal.one_of(("Alice", "Bob"))
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
        mistakes=_mistakes(copy, original, extra, change, anthem),
    )


def _mistakes(copy: Found, original: Found, extra: int, change: Found | None, anthem: Found | None) -> tuple[Mistake, ...]:
    p, t = original.power, original.toughness
    up = anthem.numbers if anthem else (0, 0)
    sizes = {
        "the size of the copy itself is used": (copy.power, copy.toughness),
        "nothing but the printed size is counted": (p, t),
        "the counters are copied": (p + extra + up[0], t + extra + up[1]),
        "the effect for everybody is applied to the wrong creature": (p + up[0], t + up[1]),
    }
    if change:
        dp, dt = change.numbers[:2]
        changed = (dp, dt) if _sets(change) else (p + dp, t + dt)
        sizes |= {
            "the spell's effect is copied": changed,
            "the spell's effect and the counters are copied": (changed[0] + extra, changed[1] + extra),
        }
    return tuple(Mistake(why=why, value=size(*numbers)) for why, numbers in sizes.items())


def _sets(change: Found) -> bool:
    return bool(change.named) or change.numbers[:2] in {(0, 1), (1, 1)}


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
