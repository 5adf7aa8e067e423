"""Questions about replacement and prevention effects."""

from collections.abc import Iterator

from bot.quiz.families.family import Deal, Family, after_resolving, controls, holds, script
from bot.quiz.kinds import BURN, CREATURE, DEATH_DRAIN, DIES_GAIN, DOUBLE_TOKENS, FOG, KILL, REST, TOKENS
from bot.quiz.question import Draft, Mistake


def build(deal: Deal) -> Draft | None:
    return deal.one_of((_doubled, _fogged, _exiled))(deal)


def _doubled(deal: Deal) -> Draft | None:
    """Several effects that double tokens."""
    doubler, maker = deal.card(DOUBLE_TOKENS), deal.card(TOKENS)
    count = deal.number(1, 3)
    caster = "Alice" if deal.either(0.8) else "Bob"
    bear = deal.card(CREATURE)
    crowd = doubler.name if count == 1 else f"{('two', 'three')[count - 2]} {doubler.name}"
    return Draft(
        script=script(
            controls("Alice", crowd, bear.name),
            holds(caster, maker.name),
            f"{caster} casts {maker.name}.",
            f"How many creatures does {caster} control?",
        ),
        cards=(doubler.name, maker.name, bear.name),
        mistakes=tuple(Mistake(why=why, value=number) for number, why in _numbers(maker.numbers[0], count, caster)),
    )


def _numbers(made: int, count: int, caster: str) -> Iterator[tuple[int, str]]:
    """How many creatures there may be believed to be, and why."""
    doubled = made * 2**count
    if caster == "Bob":
        yield doubled, "each effect is believed to apply to the opponent's tokens as well"
        yield doubled + 1, "each effect is believed to apply to all tokens, and the other player's creature is counted"
        yield made + 1, "the other player's creature is counted"
        yield 0, "the tokens are believed to be the other player's"
        return
    yield made + 1, "the replacement is forgotten"
    if count > 1:
        yield 2 * made + 1, "it is applied once only"
        yield (count + 1) * made + 1, "the effects are added instead of multiplied"
    yield doubled, "the creature that was there is forgotten"
    yield (made + 1) * 2**count, "the creature that was there is doubled as well"


def _fogged(deal: Deal) -> Draft | None:
    """Combat damage is prevented; other damage is not."""
    fog, attacker = deal.card(FOG), deal.card(CREATURE, lambda found: found.power > 0)
    burn = deal.card(BURN, lambda found: found.line == 0 and "instant" in found.types)
    hurt = burn.numbers[0]
    later = f"Alice casts {burn.name} on Bob."
    return Draft(
        script=script(
            controls("Alice", attacker.name),
            holds("Alice", burn.name),
            holds("Bob", fog.name),
            f"Alice attacks with {attacker.name}.",
            f"Bob casts {fog.name}.",
            later,
            "Combat damage is dealt.",
            "What is Bob's life total?",
        ),
        section="615",
        tells=after_resolving(fog.name, later),
        cards=(attacker.name, burn.name, fog.name),
        mistakes=(
            Mistake(why="all damage is believed to be prevented", value=20),
            Mistake(why="the spell's damage is believed to be prevented, and not the attack's", value=20 - attacker.power),
            Mistake(why="nothing is believed to be prevented", value=20 - attacker.power - hurt),
        ),
    )


def _exiled(deal: Deal) -> Draft | None:
    """A creature with a dies trigger would die, and is exiled instead."""
    rest, guest, kill = deal.card(REST), deal.card(DIES_GAIN), deal.card(KILL)
    watcher = deal.card(DEATH_DRAIN, lambda found: found.line > 0)
    gain, seen = guest.numbers[-1], watcher.numbers[-1]
    life = (
        Mistake(why=f"{guest.name} is believed to trigger though it has not died", value=20 + gain),
        Mistake(why=f"{watcher.name} is believed to see it die", value=20 + seen),
        Mistake(why="it is believed to have died", value=20 + gain + seen),
    )
    zones = (
        Mistake(why="the replacement is forgotten", value="graveyard"),
        Mistake(why="the creature is believed to be saved", value="battlefield"),
    )
    cards = (
        Mistake(why=f"{kill.name} is believed to go to the graveyard", value=1),
        Mistake(why="the replacement is forgotten", value=0),
        Mistake(why=f"{rest.name} is believed to be exiled as well", value=3),
    )
    question, mistakes = deal.one_of(
        (("What is Alice's life total?", life), (f"Where is {guest.name}?", zones), ("How many cards are in exile?", cards))
    )
    crowd = (guest.name, watcher.name) if mistakes is life else (guest.name,)
    return Draft(
        script=script(
            controls("Alice", *crowd),
            controls("Bob", rest.name),
            holds("Bob", kill.name),
            f"Bob casts {kill.name} on {guest.name}.",
            question,
        ),
        cards=(*crowd, rest.name, kill.name),
        mistakes=mistakes,
    )


FAMILY = Family("replacement", "Replacement and prevention", "614", build)
