"""Questions about summoning sickness: what creatures that have just come may do."""

from bot.quiz.families.family import Deal, Family, controls, script
from bot.quiz.kinds import ACTIVE, DORK, HASTY, PUMPING, VANILLA, WALL
from bot.quiz.pool import Found, Kind
from bot.quiz.question import Draft, Play

NEW = " (summoning sick)"
MAY: tuple[tuple[Kind, bool, bool], ...] = (
    (HASTY, True, True),
    (PUMPING, True, False),
    (VANILLA, False, True),
    (ACTIVE, False, False),
    (DORK, False, False),
)
MAY_NOT: tuple[tuple[Kind, bool, bool], ...] = (
    (VANILLA, True, True),
    (ACTIVE, True, False),
    (DORK, True, False),
    (WALL, False, True),
)
"""What is done with a card of a kind: whether it has just come, and whether it attacks or has its ability activated."""


def build(deal: Deal) -> Draft | None:
    """Four creatures, some of them new; one may do something, or one may not."""
    odd = deal.either()
    right = deal.one_of(MAY[:2] if odd else MAY_NOT)
    others = deal.shuffled(MAY_NOT)[:3] if odd else [*MAY[:2], deal.one_of(MAY[2:])]
    dealt: list[tuple[Found, bool, bool]] = []
    for kind, new, attacks in (right, *others):
        dealt.append((deal.card(kind, lambda found: found.name not in {one.name for one, *_ in dealt}), new, attacks))
    dealt = deal.shuffled(dealt)
    return Draft(
        script=script(controls("Alice", *(found.name + (NEW if new else "") for found, new, _ in dealt))),
        cards=tuple(found.name for found, *_ in dealt),
        plays=tuple(_play(found, attacks) for found, _, attacks in dealt),
        odd=odd,
        ask=f"Which of these {'is' if odd else 'is not'} allowed?",
    )


def _play(found: Found, attacks: bool) -> Play:
    if attacks:
        return Play(text=f"Attacking with {found.name}", ask=f"Can Alice attack with {found.name}?")
    return Play(text=f"Activating the ability of {found.name}", ask=f"Can Alice activate {found.name}?")


FAMILY = Family("sickness", "Summoning sickness and costs", "302", build)
