"""Questions about combat damage between creatures with keywords."""

from collections.abc import Iterator

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
    return Draft(
        script=script(
            *_fight(attacker.name, blocker.name),
            "Combat damage is dealt.",
            "What is Bob's life total?",
        ),
        cards=(attacker.name, blocker.name),
        may_assume=(ASSIGNED,),
        ask="Alice assigns lethal damage to the blocker and the rest to Bob. What is Bob's life total?",
        mistakes=tuple(Mistake(why=why, value=20 - lost) for lost, why in _trampled(attacker, blocker)),
    )


def _trampled(attacker: Found, blocker: Found) -> Iterator[tuple[int, str]]:
    """How much life may be believed lost, and why."""
    power = attacker.power
    yield 0, "nothing gets past the blocker"
    yield power, "all of it is dealt to the player"
    forgotten = "deathtouch is forgotten" if attacker.has("deathtouch") else "only one combat damage step is counted"
    yield max(power - blocker.toughness, 0), forgotten
    yield min(power, blocker.toughness), "the player is dealt what the blocker takes"
    yield power - 1, "one damage is believed to be lethal"
    yield max(power - blocker.power, 0), "the blocker's power is subtracted"
    if attacker.has("double strike"):
        yield 2 * power, "all of it is dealt to the player, twice"


def _link(deal: Deal) -> Draft | None:
    """How much life does lifelink give?"""
    attacker = deal.card(LINKED, lambda found: found.power > 0)
    blocker = deal.card(FIGHTER, lambda found: found.name != attacker.name and _may_block(found, attacker))
    return Draft(
        script=script(*_fight(attacker.name, blocker.name), "Combat damage is dealt.", "What is Alice's life total?"),
        cards=(attacker.name, blocker.name),
        mistakes=tuple(Mistake(why=why, value=20 + gained) for gained, why in _gained(attacker, blocker)),
    )


def _gained(attacker: Found, blocker: Found) -> Iterator[tuple[int, str]]:
    """How much life may be believed gained, and why."""
    power = attacker.power
    yield 0, "lifelink is forgotten"
    if power > blocker.toughness:
        yield blocker.toughness, "only the damage that the blocker could take is counted"
    once = attacker.has("double strike")
    yield power, "only one combat damage step is counted" if once else "the attacker is believed to deal its damage in time"
    yield 2 * power, "the damage is counted twice"
    yield power + blocker.power, "the blocker's power is counted as well"
    yield power - blocker.power, "the blocker's damage is believed to be subtracted"


FAMILY = Family("combat", "Combat damage with keywords", "510", build)
