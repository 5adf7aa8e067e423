"""Questions about what may be a target, and what becomes of spells whose target is gone."""

from bot.quiz.families.family import Deal, Family, controls, holds, script
from bot.quiz.kinds import BOUNCE, BURN, CREATURE, GROWTH, KILL, PICKY, PICKY_KILL, PROTECTED, SWORDS, TARGET, creature_with
from bot.quiz.pool import Found, Kind
from bot.quiz.question import Draft, Mistake, Play

HEXPROOF = creature_with("hexproof", quiet="flying,trample,reach,vigilance,haste,lifelink")
SHROUD = creature_with("shroud", quiet="flying,trample,reach,vigilance,haste,lifelink")


def build(deal: Deal) -> Draft | None:
    return deal.one_of((_which, _which, _which, _gone))(deal)


def _which(deal: Deal) -> Draft | None:
    """Four creatures, one of which may (or may not) be the target."""
    kind = deal.one_of((PICKY_KILL, PICKY_KILL, KILL, BURN, SWORDS))
    spell = deal.card(kind)
    odd = deal.either()
    things = [deal.card(TARGET, lambda found: _fits(kind, spell, found)) for _ in range(1 if odd else 3)]
    things += [_spared(deal, kind, spell) for _ in range(3 if odd else 1)]
    if len({found.name for found in things}) != 4:
        return None
    chosen = deal.shuffled(things)
    return Draft(
        script=script(
            controls("Bob", *(found.name for found in chosen)),
            holds("Alice", spell.name),
        ),
        cards=(spell.name, *(found.name for found in chosen)),
        plays=tuple(Play(text=found.name, ask=f"Can Alice cast {spell.name} on {found.name}?") for found in chosen),
        odd=odd,
        ask=f"Which of these {'can' if odd else 'cannot'} be the target of Alice's {spell.name}?",
    )


def _spared(deal: Deal, kind: Kind, spell: Found) -> Found:
    """Something that the spell cannot have as its target."""
    ways = [(HEXPROOF, True), (SHROUD, True), (PROTECTED, bool(spell.colors)), (TARGET, kind is PICKY_KILL)]
    way = deal.one_of(one for one, there in ways if there)
    return deal.card(way, lambda found: not _fits(kind, spell, found))


def _fits(kind: Kind, spell: Found, found: Found) -> bool:
    """A guess that makes it likely that one differs; the engine decides."""
    if found.has("hexproof") or found.has("shroud") or found.named.get("color") in spell.colors:
        return False
    return kind is not PICKY_KILL or list(PICKY.values())[spell.line](found)


def _gone(deal: Deal) -> Draft | None:
    """The target is removed in response."""
    growth = deal.card(GROWTH)
    lives = deal.either(0.4)
    kind = BURN if lives else deal.one_of((BOUNCE, KILL, SWORDS, BURN))
    answer = deal.card(kind, lambda found: "instant" in found.types)
    bear = deal.card(CREATURE, lambda found: not lives or found.toughness > answer.numbers[0])
    question = f"Does {growth.name} resolve?"
    return Draft(
        script=script(
            controls("Alice", bear.name),
            holds("Alice", growth.name),
            holds("Bob", answer.name),
            f"Alice casts {growth.name} on {bear.name}.",
            f"In response, Bob casts {answer.name} on {bear.name}.",
            question,
        ),
        cards=(bear.name, growth.name, answer.name),
        mistakes=(
            Mistake(why="a spell is believed to resolve without a legal target", value=True),
            Mistake(why="the creature is believed to be gone", value=False),
        ),
    )


FAMILY = Family("targets", "Targets, and spells that lose them", "115", build)
