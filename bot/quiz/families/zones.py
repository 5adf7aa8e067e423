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
    kind = deal.one_of(("+1/+1", "-1/-1")) if guest.toughness > 1 else "+1/+1"
    return Draft(
        script=script(
            controls("Alice", guest.name + counters(deal.number(0, 1), kind)),
            holds("Bob", kill.name),
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
    kind = deal.one_of((KILL, BOUNCE))
    removal = deal.card(kind, lambda found: "instant" in found.types)
    place, who = deal.one_of(("hand", "graveyard")), deal.one_of(("Alice", "Bob"))
    believed = int(place == "graveyard") + int(who == "Bob" and place == ("graveyard" if kind is KILL else "hand"))
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
        mistakes=(
            Mistake(why="the creature is believed to go to the player who controlled it", value=believed),
            *(Mistake(value=number) for number in range(4)),
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
