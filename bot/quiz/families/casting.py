"""Questions about when things may be cast, and what they cost."""

from collections.abc import Callable, Sequence

from bot.quiz.families.family import Deal, Family, controls, holds, script
from bot.quiz.kinds import BURN, COUNTERSPELL, CREATURE, DRAW, FLASH, GROWTH, KILL, SORCERY, TAX, VANILLA
from bot.quiz.pool import Found
from bot.quiz.question import Draft, Mistake, Play


def build(deal: Deal) -> Draft | None:
    return deal.one_of((_cost, _timing, _timing))(deal)


def _cost(deal: Deal) -> Draft | None:
    """Effects that make spells cost more."""
    spell = deal.card(deal.one_of((BURN, KILL, DRAW, CREATURE, GROWTH, COUNTERSPELL)))
    dealt = deal.cards(TAX, deal.number(1, 2))
    names = [tax.name for tax in dealt]
    counts = [tax.name for tax in dealt if tax.line == 1 or "creature" not in spell.types]
    if not counts:
        return None
    who, owner = deal.one_of(("Alice", "Bob")), deal.one_of(("Alice", "Bob"))

    def costs(taxes: Sequence[str]) -> str:
        position = controls(owner, *taxes) if taxes else ""
        return script(f"It is {who}'s turn.", position, holds(who, spell.name), f"What does {spell.name} cost for {who} to cast?")

    free = "what its controller casts" if who == owner else "what its controller's opponents cast"
    forgotten = [name for name in counts if len(counts) > 1]
    return Draft(
        script=costs(names),
        cards=(spell.name, *names),
        mistakes=(
            Mistake(why=f"{free} is believed to cost no more", script=costs([])),
            *(Mistake(why=f"{name} is forgotten", script=costs([n for n in names if n != name])) for name in forgotten),
            _too_dear(spell, len(counts), len(names)),
        ),
    )


def _too_dear(spell: Found, counting: int, taxes: int) -> Mistake:
    if counting < taxes:
        return Mistake(why="every one of them is believed to count for every spell", value=_dearer(spell, taxes))
    return Mistake(why="what is added is counted twice", value=_dearer(spell, 2 * taxes))


def _dearer(spell: Found, more: int) -> str:
    generic = spell.generic + more
    return f"{{{generic}}}" + "".join(spell.symbols)


FAST = ((GROWTH, "instant"), (FLASH, "creature"), (BURN, "instant"), (KILL, "instant"))
SLOW = ((SORCERY, "sorcery"), (VANILLA, "creature"), (TAX, ""), (BURN, "sorcery"))
"""Kinds of card that may be cast whenever one has priority, and that may not, each with one of its types."""


def _of_type(word: str) -> Callable[[Found], bool]:
    return lambda found: not word or word in found.types


def _timing(deal: Deal) -> Draft | None:
    """Which of these may be cast now?"""
    odd = deal.either()
    right, wrong = (FAST, SLOW) if odd else (SLOW, FAST)
    kinds = [deal.one_of(right), *deal.shuffled(wrong)[:3]]
    chosen = deal.shuffled([deal.card(kind, _of_type(word)) for kind, word in kinds])
    if len({one.name for one in chosen}) < 4:
        return None
    bear = deal.card(CREATURE, lambda found: found.name not in {one.name for one in chosen})
    moment = deal.one_of(("It is Bob's turn.", "It is Alice's upkeep.", "It is Bob's end step.", "It is Alice's end step."))
    return Draft(
        script=script(moment, controls("Alice", bear.name), holds("Alice", *(one.name for one in chosen))),
        cards=tuple(one.name for one in chosen),
        plays=tuple(Play(text=one.name, ask=f"Can Alice cast {one.name}?") for one in chosen),
        odd=odd,
        ask=f"Which of these {'can' if odd else 'can’t'} Alice cast now?",
    )


FAMILY = Family("casting", "Casting: permissions, timing and costs", "601", build)
