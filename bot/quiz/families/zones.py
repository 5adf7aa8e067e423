"""Questions about zone changes and last known information."""

from bot.quiz.families.family import Deal, Family, controls, counters, holds, script
from bot.quiz.kinds import BOUNCE, CREATURE, GROWTH, KILL, RETURNING, STEAL, SWORDS
from bot.quiz.question import Draft, Mistake

ZONES = ("battlefield", "graveyard", "exile", "hand")


def build(deal: Deal) -> Draft | None:
    return deal.one_of((_returning, _stolen, _remembered))(deal)


def _returning(deal: Deal) -> Draft | None:
    """A creature that comes back when it dies without certain counters."""
    guest, kill = deal.card(RETURNING), deal.card(KILL)
    plus, times = deal.number(0, 1), 1
    kind = deal.one_of(("+1/+1", "-1/-1")) if guest.toughness > 1 else "+1/+1"
    has = counters(plus, kind)
    return Draft(
        script=script(
            controls("Alice", guest.name + has),
            holds("Bob", *[kill.name] * times),
            f"Bob casts {kill.name} on {guest.name}.",
            f"Where is {guest.name}?",
        ),
        cards=(guest.name, kill.name),
        mistakes=(
            Mistake(why="it is believed to come back whatever counters it had", value="battlefield"),
            Mistake(why="it is believed to stay dead", value="graveyard"),
            Mistake(why="it is believed to be exiled", value="exile"),
            Mistake(why="it is believed to be returned to the wrong zone", value="hand"),
        ),
    )


def _stolen(deal: Deal) -> Draft | None:
    """A creature that another player controls leaves the battlefield."""
    bear, steal = deal.card(CREATURE, lambda found: found.mana_value <= 2), deal.card(STEAL)
    removal = deal.card(deal.one_of((KILL, BOUNCE)), lambda found: "instant" in found.types)
    kills = removal.line == 0 and not removal.numbers
    place = deal.one_of(("hand", "graveyard"))
    who = deal.one_of(("Alice", "Bob"))
    return Draft(
        script=script(
            "It is Bob's turn.",
            controls("Alice", bear.name),
            holds("Bob", steal.name),
            holds("Alice", removal.name),
            f"Bob casts {steal.name} on {bear.name}.",
            f"Alice casts {removal.name} on {bear.name}.",
            f"How many cards are in {who}'s {place}?",
        ),
        cards=(bear.name, steal.name, removal.name),
        mistakes=tuple(
            Mistake(why=why, value=number)
            for number, why in enumerate(
                (
                    "cards are believed to have gone elsewhere",
                    "a card is forgotten, or goes to the wrong player",
                    "a card goes to the player who controlled it, or is counted for the wrong player"
                    if kills
                    else "a card is counted for the wrong player",
                    "every card is counted for one player",
                )
            )
        ),
    )


def _remembered(deal: Deal) -> Draft | None:
    """What is exiled is remembered as it last was."""
    bear, growth, swords = deal.card(CREATURE), deal.card(GROWTH), deal.card(SWORDS)
    extra = deal.number(0, 2)
    power, up = bear.power, growth.numbers[0]
    return Draft(
        script=script(
            controls("Alice", bear.name + counters(extra)),
            holds("Alice", growth.name),
            holds("Bob", swords.name),
            f"Alice casts {growth.name} on {bear.name}.",
            f"Bob casts {swords.name} on {bear.name}.",
            "What is Alice's life total?",
        ),
        cards=(bear.name, growth.name, swords.name),
        mistakes=(
            Mistake(why="the card in exile is looked at", value=20 + power),
            Mistake(why="the counters are forgotten", value=20 + power + up),
            Mistake(why="the spell is forgotten", value=20 + power + extra),
            Mistake(why="there is believed to be no power any more", value=20),
            Mistake(why="toughness is counted instead of power", value=20 + bear.toughness + growth.numbers[1] + extra),
        ),
    )


FAMILY = Family("zones", "Zone changes and last known information", "400", build)
