"""Questions about power and toughness where several effects meet."""

from collections.abc import Iterator, Sequence

from bot.quiz.families.family import Deal, Family, after_resolving, controls, counters, holds, script, size
from bot.quiz.kinds import ANTHEM, COLOR_ANTHEM, CREATURE, GROWTH, SETTING
from bot.quiz.pool import Found
from bot.quiz.question import Draft, Mistake
from engine.game.mana import COLORS


def build(deal: Deal) -> Draft | None:
    """A creature is set to a size and made larger, in some order."""
    setting = deal.card(SETTING)
    extra = deal.number(0, 2)
    growth = deal.card(GROWTH) if deal.either(0.7) else None
    anthem, bear, is_by_color = _crowd(deal)
    if not (growth or anthem or extra) or bear.size == size(*setting.numbers[:2]):
        return None
    order = deal.shuffled([one for one in (growth, setting) if one])

    def asked(number: int, spells: Sequence[Found]) -> str:
        return script(
            "It is Alice's turn.",
            controls("Alice", *([anthem.name] if anthem else []), bear.name + counters(number)),
            *(holds(_caster(spell, setting), spell.name) for spell in spells),
            *(_cast(spell, setting, bear) for spell in spells),
            f"What is {bear.name}'s power and toughness?",
        )

    return Draft(
        script=asked(extra, order),
        tells=after_resolving(order[0].name, _cast(order[1], setting, bear)) if growth else (),
        cards=(bear.name, *([anthem.name] if anthem else []), *(spell.name for spell in order)),
        mistakes=(
            *_valued(setting, growth, anthem, extra, is_by_color=is_by_color, newest=order[-1]),
            Mistake(why=f"{setting.name} is forgotten", script=asked(extra, [one for one in order if one is not setting])),
            *([Mistake(why="the counters are lost", script=asked(0, order))] if extra else []),
            *([Mistake(why=f"{growth.name} is lost", script=asked(extra, [setting]))] if growth else []),
        ),
    )


def _caster(spell: Found, setting: Found) -> str:
    return "Bob" if spell is setting else "Alice"


def _cast(spell: Found, setting: Found, bear: Found) -> str:
    return f"{_caster(spell, setting)} casts {spell.name} on {bear.name}."


def _crowd(deal: Deal) -> tuple[Found | None, Found, bool]:
    """What makes a crowd larger, one of that crowd, and whether color makes the crowd."""
    choice = deal.number(0, 2)
    if choice == 0:
        return None, deal.card(CREATURE), False
    if choice == 1:
        return deal.card(ANTHEM), deal.card(CREATURE), False
    anthem = deal.card(COLOR_ANTHEM)
    return anthem, deal.card(CREATURE, lambda found: found.colors == {COLORS[anthem.line]}), True


def _valued(
    setting: Found, growth: Found | None, anthem: Found | None, extra: int, *, is_by_color: bool, newest: Found
) -> Iterator[Mistake]:
    """Mistakes whose size is plain from the numbers."""
    up: Sequence[int] = growth.numbers if growth else (0, 0)
    crowd: Sequence[int] = anthem.numbers if anthem else (0, 0)
    p, t = setting.numbers[:2]
    yield Mistake(why="the effect that sets the size is taken to wipe out everything else", value=size(p, t))
    if growth is not None and newest is growth and (anthem or extra):
        yield Mistake(why="only the newest effect is counted", value=size(p + up[0], t + up[1]))
    if anthem is not None and is_by_color:
        every = size(p + up[0] + crowd[0] + extra, t + up[1] + crowd[1] + extra)
        yield Mistake(why=f"{anthem.name} is believed to apply whatever color the creature has become", value=every)


FAMILY = Family("layers", "Layers, power and toughness", "613", build)
