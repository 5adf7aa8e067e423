"""Questions about counters and tokens."""

from collections.abc import Iterator

from bot.quiz.families.family import Deal, Family, controls, counters, holds, script, size
from bot.quiz.kinds import BOUNCE, CREATURE, ENTERS_COUNTERS, MORE_COUNTERS
from bot.quiz.question import Draft, Mistake


def build(deal: Deal) -> Draft | None:
    return deal.one_of((_more, _annihilated, _enters, _tokens))(deal)


def _more(deal: Deal) -> Draft | None:
    """Counters are put on a creature beside something that puts more."""
    more, bear = deal.card(MORE_COUNTERS), deal.card(CREATURE)
    has, put, sources = deal.number(0, 2), deal.number(1, 3), deal.number(1, 2)
    crowd = more.name if sources == 1 else f"two {more.name}"
    words = ("a +1/+1 counter", "two +1/+1 counters", "three +1/+1 counters")
    gets = f"{bear.name} gets {words[put - 1]}."
    return Draft(
        script=script(
            controls("Alice", crowd, bear.name + counters(has)),
            gets,
            f"How many +1/+1 counters are on {bear.name}?",
        ),
        tells=((gets, f"{words[put - 1].capitalize()} would be put on {bear.name}."),),
        cards=(more.name, bear.name),
        mistakes=tuple(Mistake(why=why, value=value) for value, why in _put(has, put, sources)),
    )


def _put(has: int, put: int, sources: int) -> Iterator[tuple[int, str]]:
    """How many counters there may be believed to be, and why."""
    yield has + put, "the replacement is forgotten"
    if sources > 1:
        yield has + put + 1, "only one of the effects is applied"
    if put > 1:
        yield has + put + sources * put, "one more is added for each counter"
    if has:
        yield put + sources, "the counters that were there are forgotten"
    if put != sources:
        yield has + put * 2**sources, "the number is doubled"


def _annihilated(deal: Deal) -> Draft | None:
    """Counters of both kinds meet."""
    bear = deal.card(CREATURE, lambda found: found.toughness > 3)
    plus, minus = deal.number(1, 4), deal.number(1, 3)
    words = ("a -1/-1 counter", "two -1/-1 counters", "three -1/-1 counters")
    kind = deal.one_of(("+1/+1", "-1/-1"))
    own, other = (plus, minus) if kind == "+1/+1" else (minus, plus)
    return Draft(
        script=script(
            controls("Alice", bear.name + counters(plus)),
            f"{bear.name} gets {words[minus - 1]}.",
            f"How many {kind} counters are on {bear.name}?",
        ),
        cards=(bear.name,),
        mistakes=tuple(Mistake(why=why, value=value) for value, why in _left(own, other)),
    )


def _left(own: int, other: int) -> Iterator[tuple[int, str]]:
    """How many counters of the kind asked about there may be believed to be, and why."""
    yield own, "both kinds are believed to stay"
    if own > other:
        yield 0, "all of them are believed to go"
    if min(own, other) > 1:
        yield own - 1, "one pair only is removed"
    if own < other:
        yield other - own, "what is left is believed to be of this kind"
    yield own + other, "counters of both kinds are added up"


def _enters(deal: Deal) -> Draft | None:
    """A creature enters with counters beside something that puts more."""
    more, guest = deal.card(MORE_COUNTERS), deal.card(ENTERS_COUNTERS)
    count = guest.numbers[0]
    owner = deal.one_of(("Alice", "Alice", "Bob"))

    def at(n: int) -> str:
        return size(guest.power + n, guest.toughness + n)

    if owner == "Alice":
        wrong = [
            Mistake(why="entering with counters is believed not to be putting them", value=at(count)),
            Mistake(why="the number is doubled", value=at(2 * count)),
            Mistake(why="the replacement takes the place of the counters", value=at(1)),
        ]
    else:
        wrong = [Mistake(why="the effect is believed to apply to everybody's creatures", value=at(count + 1))]

    return Draft(
        script=script(
            controls(owner, more.name),
            holds("Alice", guest.name),
            f"Alice casts {guest.name}.",
            f"What is {guest.name}'s power and toughness?",
        ),
        cards=(more.name, guest.name),
        mistakes=(*wrong, Mistake(why="the counters are forgotten", value=at(0))),
    )


def _tokens(deal: Deal) -> Draft | None:
    """A token leaves the battlefield."""
    bounce, copied = deal.card(BOUNCE), deal.card(CREATURE)
    return Draft(
        script=script(
            controls("Alice", f"a token copy of {copied.name}"),
            holds("Bob", bounce.name),
            f"Bob casts {bounce.name} on the token.",
            "Where is the token?",
        ),
        section="111",
        cards=(copied.name, bounce.name),
        mistakes=(
            Mistake(why="a token is believed to stay in the zone it goes to", value="hand"),
            Mistake(why="a token is believed to be exiled instead of going to a hand", value="exile"),
            Mistake(why="a token is believed not to move at all", value="battlefield"),
        ),
    )


FAMILY = Family("counters", "Counters and tokens", "122", build)
