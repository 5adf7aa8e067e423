"""Questions about zone changes and last known information."""

from collections.abc import Iterator

from bot.quiz.families.family import Deal, Family, after_resolving, controls, counters, holds, script
from bot.quiz.kinds import BOUNCE, CREATURE, GROWTH, KILL, RETURNING, STEAL, SWORDS
from bot.quiz.pool import Kind
from bot.quiz.question import Draft, Mistake

HINDERS = {"Undying": "+1/+1", "Persist": "-1/-1"}
"""The counters that keep a creature from coming back."""


def build(deal: Deal) -> Draft | None:
    return deal.one_of((_returning, _stolen, _remembered))(deal)


def _returning(deal: Deal) -> Draft | None:
    """A creature that comes back when it dies without certain counters."""
    guest, kill = deal.card(RETURNING), deal.card(KILL)
    kind = deal.one_of(("+1/+1", "-1/-1") if guest.toughness > 1 else ("+1/+1",))
    number = int(deal.either(0.8))
    keyword = guest.named["keyword"]
    if number and kind == HINDERS[keyword]:
        wrong = Mistake(why="it is believed to come back whatever counters it had", value="battlefield")
    elif number:
        wrong = Mistake(why=f"a {kind} counter is believed to matter to {keyword.lower()}", value="graveyard")
    else:
        wrong = Mistake(why=f"{keyword.lower()} is forgotten", value="graveyard")
    return Draft(
        script=script(
            controls("Alice", guest.name + counters(number, kind)),
            holds("Bob", kill.name),
            f"Bob casts {kill.name} on {guest.name}.",
            f"Where is {guest.name}?",
        ),
        cards=(guest.name, kill.name),
        mistakes=(
            wrong,
            Mistake(why="it is believed to be returned to the hand", value="hand"),
            Mistake(why="coming back once is believed to end in exile", value="exile"),
        ),
    )


def _stolen(deal: Deal) -> Draft | None:
    """A creature that another player controls leaves the battlefield."""
    bear, steal = deal.card(CREATURE, lambda found: found.mana_value <= 2), deal.card(STEAL)
    kind, who, place = deal.one_of(((KILL, "Alice", "graveyard"), (KILL, "Bob", "graveyard"), (BOUNCE, "Bob", "hand")))
    removal = deal.card(kind, lambda found: "instant" in found.types)
    answer = f"Alice casts {removal.name} on {bear.name}."
    return Draft(
        script=script(
            "It is Bob's turn.",
            controls("Alice", bear.name),
            holds("Bob", steal.name),
            holds("Alice", removal.name),
            f"Bob casts {steal.name} on {bear.name}.",
            answer,
            f"How many cards are in {who}'s {place}?",
        ),
        tells=after_resolving(steal.name, answer),
        cards=(bear.name, steal.name, removal.name),
        mistakes=tuple(Mistake(why=why, value=number) for why, number in _believed(kind, who, steal.name, removal.name)),
    )


def _believed(kind: Kind, who: str, steal: str, removal: str) -> Iterator[tuple[str, int]]:
    """How many cards there may be believed to be, and why."""
    controller = "the creature is believed to go to the player who controlled it"
    if kind is BOUNCE:
        yield f"{controller}, or {steal} to come back to the hand", 1
        yield f"{controller}, and {steal} to come back to the hand as well", 2
    elif who == "Alice":
        yield controller, 1
        yield f"{controller}, and {removal} is not counted", 0
        yield f"{steal} is believed to go to the graveyard of the player whose creature it was on", 3
    else:
        yield controller, 2
        yield f"{steal} is believed not to go to a graveyard", 0


def _remembered(deal: Deal) -> Draft | None:
    """What is exiled is remembered as it last was."""
    bear, growth, swords = deal.card(CREATURE), deal.card(GROWTH), deal.card(SWORDS)
    extra = deal.number(0, 2)
    power, up = bear.power, growth.numbers[0]
    answer = f"Bob casts {swords.name} on {bear.name}."
    forgotten = (Mistake(why="the counters are forgotten", value=20 + power + up),) if extra else ()
    return Draft(
        script=script(
            controls("Alice", bear.name + counters(extra)),
            holds("Alice", growth.name),
            holds("Bob", swords.name),
            f"Alice casts {growth.name} on {bear.name}.",
            answer,
            "What is Alice's life total?",
        ),
        tells=after_resolving(growth.name, answer),
        cards=(bear.name, growth.name, swords.name),
        mistakes=(
            Mistake(why="the card in exile is looked at", value=20 + power),
            *forgotten,
            Mistake(why=f"{growth.name} is forgotten", value=20 + power + extra),
            Mistake(why="there is believed to be no power any more", value=20),
            Mistake(why="toughness is counted instead of power", value=20 + bear.toughness + growth.numbers[1] + extra),
        ),
    )


FAMILY = Family("zones", "Zone changes and last known information", "400", build)
