"""Questions about state-based actions."""

from bot.quiz.families.family import Deal, Family, controls, holds, script
from bot.quiz.kinds import ANTHEM, BURN, CLEANING, CREATURE, LORD, SHRINKING, SWEEP, WRATH, creature_with
from bot.quiz.question import Draft, Mistake

LASTING = creature_with("indestructible", quiet="flying,trample,vigilance,reach,haste,defender,lifelink,first strike,menace")


def build(deal: Deal) -> Draft | None:
    return deal.one_of((_indestructible, _anthem_gone, _anthem_gone, _swept, _swept))(deal)


def _indestructible(deal: Deal) -> Draft | None:
    """Something happens to an indestructible creature."""
    guest = deal.card(LASTING)
    wrath = deal.either(0.2)
    kind = WRATH if wrath else deal.one_of((SHRINKING, SHRINKING, BURN))
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
    cleaning = deal.card(CLEANING)
    bears = deal.cards(CREATURE, 2, lambda found: found.toughness > 1)
    hurt = [deal.number(bear.toughness - 1, bear.toughness + anthem.numbers[1] - 1) for bear in bears]
    dies = tuple(damage >= bear.toughness for bear, damage in zip(bears, hurt, strict=True))
    a, b = (bear.name for bear in bears)
    return Draft(
        script=script(
            controls("Alice", *(f"{bear.name} (damage {damage})" for bear, damage in zip(bears, hurt, strict=True)), anthem.name),
            holds("Bob", cleaning.name),
            f"Bob casts {cleaning.name} on {anthem.name}.",
            f"Does {a} die?",
            f"Does {b} die?",
        ),
        cards=(a, b, anthem.name, cleaning.name),
        pair=("Both die", f"Only {a} dies", f"Only {b} dies", "Neither dies"),
        why_pair=_outlived(dies),
        ask="Which of the two die?",
    )


def _outlived(dies: tuple[bool, ...]) -> tuple[str, ...]:
    """For both, only the first, only the second, neither: why somebody might believe it."""
    all_die, none_dies = "any damage is believed to be enough", "the damage is believed to matter only when it is dealt"
    return ("" if all(dies) else all_die, "", "", none_dies if any(dies) else "")


def _swept(deal: Deal) -> Draft | None:
    """Damage to every creature, one of which makes the others larger."""
    sweep = deal.card(SWEEP)
    hurt = sweep.numbers[0]
    lord = deal.card(LORD)
    bears = deal.cards(CREATURE, 3, lambda found: hurt - 1 <= found.toughness <= hurt + 1)
    alive = sum(bear.toughness > hurt for bear in bears)
    if lord.toughness > hurt or lord.toughness + lord.numbers[1] <= hurt:
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
            *([Mistake(why="all of them are believed to die", value=0)] if alive else []),
            Mistake(why=f"{lord.name} is believed to get its own bonus", value=first + 1),
        ),
    )


FAMILY = Family("state-based", "State-based actions", "704", build)
