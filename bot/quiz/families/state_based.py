"""Questions about state-based actions."""

from bot.quiz.families.family import Deal, Family, controls, holds, script
from bot.quiz.kinds import ANTHEM, BURN, CLEANING, CREATURE, KILL, LORD, SHRINKING, SWEEP, WRATH, creature_with
from bot.quiz.question import Draft, Mistake

LASTING = creature_with("indestructible", quiet="flying,trample,vigilance,reach,haste,defender,lifelink,first strike,menace")


def build(deal: Deal) -> Draft | None:
    return deal.one_of((_indestructible, _anthem_gone, _swept))(deal)


def _indestructible(deal: Deal) -> Draft | None:
    """Something happens to an indestructible creature."""
    guest = deal.card(LASTING)
    wrath = deal.either(0.2)
    kind = WRATH if wrath else deal.one_of((SHRINKING, SHRINKING, BURN, KILL))
    spell = deal.card(kind, lambda found: not found.numbers or abs(found.numbers[-1]) >= guest.toughness)
    where = "" if wrath else f" on {guest.name}"
    return Draft(
        script=script(
            controls("Alice", guest.name), holds("Bob", spell.name), f"Bob casts {spell.name}{where}.", f"Does {guest.name} die?"
        ),
        cards=(guest.name, spell.name),
        mistakes=(
            Mistake(why="being indestructible is believed not to help here", value=True),
            Mistake(why="being indestructible is believed to help against everything", value=False),
        ),
    )


def _anthem_gone(deal: Deal) -> Draft | None:
    """A damaged creature loses what kept it alive."""
    anthem = deal.card(ANTHEM, lambda found: found.numbers[1] > 0)
    bear = deal.card(CREATURE, lambda found: found.toughness > 1)
    cleaning = deal.card(CLEANING)
    damage = deal.number(bear.toughness - 1, bear.toughness + anthem.numbers[1] - 1)
    return Draft(
        script=script(
            controls("Alice", f"{bear.name} (damage {damage})", anthem.name),
            holds("Bob", cleaning.name),
            f"Bob casts {cleaning.name} on {anthem.name}.",
            f"Does {bear.name} die?",
        ),
        cards=(bear.name, anthem.name, cleaning.name),
        mistakes=(
            Mistake(why="the damage is believed to matter only when it is dealt", value=False),
            Mistake(why="the damage is believed to reach the toughness", value=True),
        ),
    )


def _swept(deal: Deal) -> Draft | None:
    """Damage to every creature, one of which makes the others larger."""
    sweep = deal.card(SWEEP)
    hurt = sweep.numbers[0]
    lord = deal.card(LORD)
    bears = deal.cards(CREATURE, 3, lambda found: hurt - 1 <= found.toughness <= hurt + 1)
    alive = sum(bear.toughness > hurt for bear in bears)
    if lord.toughness > hurt:
        return None
    first = sum(bear.toughness + lord.numbers[1] > hurt for bear in bears)
    return Draft(
        script=script(
            controls("Alice", lord.name, *(bear.name for bear in bears)),
            holds("Bob", sweep.name),
            f"Bob casts {sweep.name}.",
            "How many creatures does Alice control?",
        ),
        cards=(sweep.name, lord.name, *(bear.name for bear in bears)),
        mistakes=(
            Mistake(why="the larger creatures are believed to have survived once and for all", value=first),
            Mistake(why="the bonus is not counted at all", value=alive),
            Mistake(why="all of them are believed to die", value=0),
            Mistake(why="all of them are believed to live", value=4),
            Mistake(why="the creature that gives the bonus is forgotten", value=first + 1),
            Mistake(why="one is miscounted", value=alive + 1),
        ),
    )


FAMILY = Family("state-based", "State-based actions", "704", build)
