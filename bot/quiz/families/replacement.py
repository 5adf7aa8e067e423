"""Questions about replacement and prevention effects."""

from bot.quiz.families.family import Deal, Family, controls, holds, script
from bot.quiz.kinds import BURN, CREATURE, DIES_GAIN, DOUBLE_TOKENS, FOG, KILL, REST, TOKENS
from bot.quiz.question import Draft, Mistake


def build(deal: Deal) -> Draft | None:
    return deal.one_of((_doubled, _fogged, _exiled))(deal)


def _doubled(deal: Deal) -> Draft | None:
    """Several effects that double tokens."""
    doubler, maker = deal.card(DOUBLE_TOKENS), deal.card(TOKENS)
    count = deal.number(1, 3)
    caster = "Alice" if deal.either(0.8) else "Bob"
    bear = deal.card(CREATURE)
    made = maker.numbers[0]
    own = 1 if caster == "Alice" else 0
    crowd = doubler.name if count == 1 else f"{('two', 'three')[count - 2]} {doubler.name}"
    return Draft(
        script=script(
            controls("Alice", crowd, bear.name),
            holds(caster, maker.name),
            f"{caster} casts {maker.name}.",
            f"How many creatures does {caster} control?",
        ),
        cards=(doubler.name, maker.name, bear.name),
        mistakes=(
            Mistake(why="the replacement is forgotten", value=made + own),
            Mistake(why="it is applied once only", value=2 * made + own),
            Mistake(why="the effects are added instead of multiplied", value=(count + 1) * made + own),
            Mistake(why="each applies to the opponent's tokens as well", value=made * 2**count + own),
            Mistake(why="the creature that was there is forgotten", value=made * 2**count),
            Mistake(why="the creature that was there is doubled as well", value=(made + own) * 2**count),
        ),
    )


def _fogged(deal: Deal) -> Draft | None:
    """Combat damage is prevented; other damage is not."""
    fog, attacker = deal.card(FOG), deal.card(CREATURE, lambda found: found.power > 0)
    burn = deal.card(BURN, lambda found: found.line == 0 and "instant" in found.types)
    hurt = burn.numbers[0]
    return Draft(
        script=script(
            controls("Alice", attacker.name),
            holds("Alice", burn.name),
            holds("Bob", fog.name),
            f"Alice attacks with {attacker.name}.",
            f"Bob casts {fog.name}.",
            f"Alice casts {burn.name} on Bob.",
            "Combat damage is dealt.",
            "What is Bob's life total?",
        ),
        cards=(attacker.name, burn.name, fog.name),
        mistakes=(
            Mistake(why="all damage is believed to be prevented", value=20),
            Mistake(why="the spell's damage is believed to be prevented, and not the attack's", value=20 - attacker.power),
            Mistake(why="nothing is believed to be prevented", value=20 - attacker.power - hurt),
            Mistake(why="only what comes after the spell is believed to be prevented", value=20 - hurt),
        ),
    )


def _exiled(deal: Deal) -> Draft | None:
    """A creature with a dies trigger would die, and is exiled instead."""
    rest, guest, kill = deal.card(REST), deal.card(DIES_GAIN), deal.card(KILL)
    gain = guest.numbers[-1]
    if deal.either():
        question = "What is Alice's life total?"
        mistakes = [
            Mistake(why="it is believed to have died", value=20 + gain),
            Mistake(why="the trigger is forgotten", value=20),
            Mistake(why="it is believed to trigger twice", value=20 + 2 * gain),
            Mistake(why="its controller is believed to lose the life", value=20 - gain),
        ]
    else:
        question = f"Where is {guest.name}?"
        mistakes = [
            Mistake(why="the replacement is forgotten", value="graveyard"),
            Mistake(why="it is taken for a prevention", value="battlefield"),
            Mistake(why="it is taken for another zone", value="hand"),
            Mistake(why="the replacement applies", value="exile"),
        ]
    return Draft(
        script=script(
            controls("Alice", guest.name),
            controls("Bob", rest.name),
            holds("Bob", kill.name),
            f"Bob casts {kill.name} on {guest.name}.",
            question,
        ),
        cards=(guest.name, rest.name, kill.name),
        mistakes=tuple(mistakes),
    )


FAMILY = Family("replacement", "Replacement and prevention", "614", build)
