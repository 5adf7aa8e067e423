"""Spot the illegal play: four plays, one of them against the rules."""

from bot.quiz.families.family import Deal, Family, controls, script
from bot.quiz.kinds import CREATURE, HASTY, PROTECTED, VANILLA, WALL, creature_with
from bot.quiz.pool import Found
from bot.quiz.question import Draft, Play

FLYER = creature_with("flying", quiet="vigilance,lifelink,haste,first strike,trample")
REACHER = creature_with("reach", quiet="vigilance,trample,deathtouch")


def build(deal: Deal) -> Draft | None:
    return deal.one_of((_blocks, _blocks, _attacks))(deal)


def _blocks(deal: Deal) -> Draft | None:
    """Who cannot block, or who alone can."""
    odd = deal.either()
    flies = deal.either(0.7)
    attacker = deal.card(FLYER if flies else deal.one_of((PROTECTED, VANILLA)), lambda found: flies or not found.has("menace"))
    crowd = [*deal.cards(FLYER, 2), deal.card(REACHER), *deal.cards(VANILLA, 3), deal.card(WALL)]
    things = list({found.name: found for found in crowd if found.name != attacker.name}.values())
    tapped = {found.name for found in things if deal.either(0.2)}
    able = [found for found in things if _able(found, attacker) and found.name not in tapped]
    unable = [found for found in things if found not in able]
    deal.rng.shuffle(able)
    deal.rng.shuffle(unable)
    chosen = (able[:1] + unable[:3]) if odd else (unable[:1] + able[:3])
    if len(chosen) != 4:
        return None
    chosen = deal.shuffled(chosen)
    return Draft(
        script=script(
            controls("Alice", attacker.name),
            controls("Bob", *(found.name + (" (tapped)" if found.name in tapped else "") for found in chosen)),
            f"Alice attacks with {attacker.name}.",
        ),
        cards=(attacker.name, *(found.name for found in chosen)),
        plays=tuple(
            Play(text=f"Blocking {attacker.name} with {found.name}", ask=f"Can Bob block {attacker.name} with {found.name}?")
            for found in chosen
        ),
        odd=odd,
        ask="Which of these blocks is legal?" if odd else "Which of these blocks is illegal?",
    )


def _able(found: Found, attacker: Found) -> bool:
    """A guess that makes it likely that one differs; the engine decides."""
    if attacker.named.get("color") in found.colors:
        return False
    return not attacker.has("flying") or found.has("flying") or found.has("reach")


def _attacks(deal: Deal) -> Draft | None:
    """Who cannot attack."""
    wall, hasty, others = deal.card(WALL), deal.card(HASTY), deal.cards(CREATURE, 3)
    if any(other.has("haste") or other.name in (wall.name, hasty.name) for other in others):
        return None
    bad = deal.one_of((wall.name, f"{others[2].name} (summoning sick)"))
    hurt = f"{others[1].name} (damage 1)" if others[1].toughness > 1 else others[1].name
    position = deal.shuffled([bad, others[0].name, hurt, f"{hasty.name} (summoning sick)"])
    names = [one.split(" (")[0] for one in position]
    return Draft(
        script=script(controls("Alice", *position)),
        cards=tuple(names),
        plays=tuple(Play(text=f"Attacking with {name}", ask=f"Can Alice attack with {name}?") for name in names),
        odd=False,
        ask="Which of these is illegal?",
    )


FAMILY = Family("illegal", "Spot the illegal play", "509", build)
