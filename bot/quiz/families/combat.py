"""Questions about combat damage between creatures with keywords."""

from bot.quiz.families.family import Deal, Family, controls, script
from bot.quiz.kinds import FIGHTER, creature_with
from bot.quiz.pool import Found
from bot.quiz.question import Draft, Mistake

ASSIGNED = "Combat damage is assigned in the order of the text, what is lethal to each before the next."
STRIKING = {"first strike", "double strike", "deathtouch", "indestructible"}
TRAMPLER = creature_with("trample", quiet="deathtouch,double strike,first strike,lifelink,vigilance,haste,menace")
LINKED = creature_with("lifelink", quiet="deathtouch,double strike,first strike,trample,vigilance,haste,flying")


def build(deal: Deal) -> Draft | None:
    return deal.one_of((_duel, _duel, _trample, _link))(deal)


def _duel(deal: Deal) -> Draft | None:
    """One blocks the other: who dies?"""
    attacker = deal.card(FIGHTER, lambda found: bool(found.keywords & STRIKING) and not found.has("defender"))
    blocker = deal.card(FIGHTER, lambda found: found.name != attacker.name and _may_block(found, attacker))
    if attacker.power == 0 or attacker.has("menace"):
        return None
    a, b = attacker.name, blocker.name
    return Draft(
        script=script(*_fight(a, b), f"Does {a} die?", f"Does {b} die?"),
        cards=(a, b),
        pair=("Both die", f"Only {a} dies", f"Only {b} dies", "Neither dies"),
        ask="Combat damage is dealt. Which of them die?",
    )


def _may_block(blocker: Found, attacker: Found) -> bool:
    return not attacker.has("flying") or blocker.has("flying") or blocker.has("reach")


def _fight(attacker: str, blocker: str) -> tuple[str, ...]:
    return (
        controls("Alice", attacker),
        controls("Bob", blocker),
        f"Alice attacks with {attacker}.",
        f"Bob blocks {attacker} with {blocker}.",
    )


def _trample(deal: Deal) -> Draft | None:
    """How much tramples over?"""
    attacker = deal.card(TRAMPLER, lambda found: found.power > 1 and not found.has("menace"))
    blocker = deal.card(FIGHTER, lambda found: not found.has("flying") and found.name != attacker.name)
    over = attacker.power - blocker.toughness
    return Draft(
        script=script(
            *_fight(attacker.name, blocker.name),
            "Combat damage is dealt.",
            "What is Bob's life total?",
        ),
        cards=(attacker.name, blocker.name),
        may_assume=(ASSIGNED,),
        ask="Alice assigns lethal damage to the blocker and the rest to Bob. What is Bob's life total?",
        mistakes=(
            Mistake(why="nothing gets past the blocker", value=20),
            Mistake(why="all of it is dealt to the player", value=20 - attacker.power),
            Mistake(why="the blocker is dealt damage equal to its toughness", value=20 - max(over, 0)),
            Mistake(why="one damage is believed to be lethal", value=20 - attacker.power + 1),
            Mistake(why="double strike is counted for the player alone", value=20 - 2 * attacker.power),
            Mistake(why="the blocker's power is subtracted", value=20 - max(attacker.power - blocker.power, 0)),
        ),
    )


def _link(deal: Deal) -> Draft | None:
    """How much life does lifelink give?"""
    attacker = deal.card(LINKED, lambda found: found.power > 0)
    blocker = deal.card(FIGHTER, lambda found: found.name != attacker.name and _may_block(found, attacker))
    power = attacker.power
    return Draft(
        script=script(*_fight(attacker.name, blocker.name), "Combat damage is dealt.", "What is Alice's life total?"),
        cards=(attacker.name, blocker.name),
        mistakes=(
            Mistake(why="lifelink is forgotten", value=20),
            Mistake(why="only the damage that the blocker could take is counted", value=20 + min(power, blocker.toughness)),
            Mistake(why="only one of the two combat damage steps is counted", value=20 + power),
            Mistake(why="twice the damage is counted", value=20 + 2 * power),
            Mistake(why="the blocker's power is counted as well", value=20 + power + blocker.power),
            Mistake(why="the blocker's damage is believed to be subtracted", value=20 + power - blocker.power),
        ),
    )


FAMILY = Family("combat", "Combat damage with keywords", "510", build)
