"""Questions about combat damage between creatures with keywords."""

from collections.abc import Iterator

from msgspec import structs

from bot.quiz.families.family import Deal, Family, controls, script
from bot.quiz.kinds import FIGHTER, creature_with
from bot.quiz.pool import Found
from bot.quiz.question import Draft, Mistake

ASSIGNED = "Combat damage is assigned in the order of the text, what is lethal to each before the next."
WAYS = ((True, True), (True, False), (False, True), (False, False))
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
        why_pair=_believed(attacker, blocker),
        ask="Combat damage is dealt. Which of them die?",
    )


def _believed(attacker: Found, blocker: Found) -> tuple[str, ...]:
    """For both, only the first, only the second, neither: by what that is forgotten it comes about; nothing for what is so."""
    right = _die(attacker, blocker)
    reasons: dict[tuple[bool, bool], str] = {}
    for one, other in ((attacker, blocker), (blocker, attacker)):
        for keyword in sorted(one.keywords & STRIKING):
            fewer = structs.replace(one, keywords=one.keywords - {keyword})
            outcome = _die(*((fewer, other) if one is attacker else (other, fewer)))
            reasons.setdefault(outcome, f"the {keyword} of {one.name} is forgotten")
    plain = _die(*(structs.replace(found, keywords=frozenset()) for found in (attacker, blocker)))
    reasons.setdefault(plain, "sizes only are compared")
    return tuple("" if way == right else reasons.get(way, "") for way in WAYS)


def _die(attacker: Found, blocker: Found) -> tuple[bool, bool]:
    """Whether each of them dies, by a reckoning that is there for the mistakes; the engine decides."""
    dies = [False, False]
    hurt = [0, 0]
    touched = [False, False]
    pair = (attacker, blocker)
    for first in (True, False):
        for at in [at for at in (0, 1) if _deals(pair[at], first) and not dies[at]]:
            hurt[1 - at] += pair[at].power
            touched[1 - at] |= pair[at].has("deathtouch") and pair[at].power > 0
        dies = [_dies(found, hurt[at], touched[at]) for at, found in enumerate(pair)]
    return dies[0], dies[1]


def _deals(found: Found, first: bool) -> bool:
    """Whether it deals damage in the first step, or in the second."""
    return _strikes(found) if first else found.has("double strike") or not _strikes(found)


def _dies(found: Found, damage: int, touched: bool) -> bool:
    return (damage >= found.toughness or touched) and not found.has("indestructible")


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
    blocker = deal.card(
        FIGHTER,
        lambda found: not found.has("flying") and found.name != attacker.name and _lethal(attacker, found) < attacker.power,
    )
    return Draft(
        script=script(
            *_fight(attacker.name, blocker.name),
            "Combat damage is dealt.",
            "What is Bob's life total?",
        ),
        cards=(attacker.name, blocker.name),
        may_assume=(ASSIGNED,),
        ask="Alice assigns as much of it to Bob as she may. What is Bob's life total?",
        mistakes=tuple(Mistake(why=why, value=20 - lost) for lost, why in _trampled(attacker, blocker)),
    )


def _lethal(attacker: Found, blocker: Found) -> int:
    """How much damage is lethal to the blocker."""
    return 1 if attacker.has("deathtouch") else blocker.toughness


def _trampled(attacker: Found, blocker: Found) -> Iterator[tuple[int, str]]:
    """How much life may be believed lost, and why."""
    power, lethal = attacker.power, _lethal(attacker, blocker)
    yield 0, "trample is forgotten"
    if blocker.toughness > lethal:
        yield max(power - blocker.toughness, 0), "deathtouch is forgotten"
    if attacker.has("double strike"):
        yield power - lethal, "only one combat damage step is counted"
        yield 2 * power, "all of it is dealt to the player, twice"
    else:
        yield power, "all of it is dealt to the player"
    yield max(power - blocker.power, 0), "the blocker's power is subtracted instead of what is lethal to it"


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
    if not _strikes(attacker) and _strikes(blocker) and _kills(blocker, attacker):
        yield power, "the attacker is believed to deal its damage in time"
        yield power - blocker.power, "both are believed to deal damage, and the blocker's to be subtracted"
        return
    yield 0, "lifelink is forgotten, or believed to need damage to a player"
    if power > blocker.toughness:
        yield blocker.toughness, "only the damage that the blocker could take is counted"
    if attacker.has("double strike"):
        yield power, "only one combat damage step is counted"
    if blocker.power:
        yield power - blocker.power, "the blocker's damage is believed to be subtracted"
        yield power + blocker.power, "the blocker's damage is believed to be gained as well"


def _strikes(found: Found) -> bool:
    """Whether it deals damage in the first of two combat damage steps."""
    return found.has("first strike") or found.has("double strike")


def _kills(one: Found, other: Found) -> bool:
    """Whether damage that one deals once destroys the other."""
    enough = one.power >= other.toughness or (one.has("deathtouch") and one.power > 0)
    return enough and not other.has("indestructible")


FAMILY = Family("combat", "Combat damage with keywords", "510", build)
