"""Questions about power and toughness where several effects meet."""

from collections.abc import Sequence

from bot.quiz.families.family import Deal, Family, controls, counters, holds, script, size
from bot.quiz.kinds import ANTHEM, COLOR_ANTHEM, CREATURE, GROWTH, SETTING
from bot.quiz.pool import Found
from bot.quiz.question import Draft, Mistake

COLORS = ("W", "U", "B", "R", "G")


def build(deal: Deal) -> Draft | None:
    """A creature is set to a size and made larger, in some order."""
    setting = deal.card(SETTING)
    extra = deal.number(0, 2)
    grows = deal.either(0.7)
    growth = deal.card(GROWTH) if grows else None
    anthem, bear = _crowd(deal)
    if not (growth or anthem or extra):
        return None
    spells = [one for one in (growth, setting) if one]
    order = deal.shuffled(spells)
    casters = {spell.name: "Alice" if spell is growth else "Bob" for spell in spells}
    position = controls("Alice", *([anthem.name] if anthem else []), bear.name + counters(extra))
    return Draft(
        script=script(
            position,
            *(holds(casters[spell.name], spell.name) for spell in spells),
            *(f"{casters[spell.name]} casts {spell.name} on {bear.name}." for spell in order),
            f"What is {bear.name}'s power and toughness?",
        ),
        cards=(bear.name, *([anthem.name] if anthem else []), *(spell.name for spell in order)),
        mistakes=_mistakes(bear, setting, growth, anthem, extra, newest=order[-1]),
    )


def _crowd(deal: Deal) -> tuple[Found | None, Found]:
    choice = deal.number(0, 2)
    if choice == 0:
        return None, deal.card(CREATURE)
    if choice == 1:
        return deal.card(ANTHEM), deal.card(CREATURE)
    anthem = deal.card(COLOR_ANTHEM)
    return anthem, deal.card(CREATURE, lambda found: found.colors == {COLORS[anthem.line]})


def _mistakes(
    bear: Found, setting: Found, growth: Found | None, anthem: Found | None, extra: int, *, newest: Found
) -> tuple[Mistake, ...]:
    up: Sequence[int] = growth.numbers if growth else (0, 0)
    crowd: Sequence[int] = anthem.numbers if anthem else (0, 0)
    base = setting.numbers[:2]
    both = (up[0] + crowd[0] + extra, up[1] + crowd[1] + extra)
    alone = up if newest is growth else (0, 0)
    sizes = [
        (base, "the effect that sets the size is taken to wipe out everything else"),
        ((base[0] + alone[0], base[1] + alone[1]), "only the newest effect is counted"),
        ((bear.power + both[0], bear.toughness + both[1]), "the new base size is forgotten"),
        ((base[0] + both[0], base[1] + both[1]), "everything is always added, whatever the creature has become"),
    ]
    if extra:
        sizes.append(((base[0] + both[0] - extra, base[1] + both[1] - extra), "the counters are lost"))
    if growth:
        sizes.append(((base[0] + both[0] - up[0], base[1] + both[1] - up[1]), "the spell that makes it larger is lost"))
    return tuple(Mistake(why=why, value=size(*numbers)) for numbers, why in sizes)


FAMILY = Family("layers", "Layers, power and toughness", "613", build)
