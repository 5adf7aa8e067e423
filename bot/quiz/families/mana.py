"""Questions about what mana things could produce, and how much."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from math import prod

from bot.quiz.families.family import Deal, Family, controls, script
from bot.quiz.kinds import (
    ADDS_A_TYPE,
    DORK,
    DOUBLES_MANA,
    DUAL,
    MAKES_MOUNTAINS,
    POOL_LAND,
    TRIPLES_MANA,
    TWO_COLORS,
)
from bot.quiz.pool import Found
from bot.quiz.question import Draft, Mistake

COLOR_OF = {"W": "Plains", "U": "Island", "B": "Swamp", "R": "Mountain", "G": "Forest"}
EVERYTHING = ["W", "U", "B", "R", "G"]


def build(deal: Deal) -> Draft | None:
    return deal.one_of((_produced, _pooled, _multiplied))(deal)


def _produced(deal: Deal) -> Draft | None:
    """A nonbasic land under effects that change or add land types."""
    land = deal.card(deal.one_of((DUAL, TWO_COLORS)), lambda found: found.types == ("land",))
    kinds = [kind for kind in (MAKES_MOUNTAINS, ADDS_A_TYPE) if deal.either(0.7)]
    changes = deal.shuffled(deal.card(kind) for kind in kinds)
    if not changes:
        return None
    order = [change.name for change in changes]

    def produces(names: Iterable[str]) -> str:
        return script(controls("Alice", *names, land.name), f"What mana could {land.name} produce?")

    return Draft(
        script=produces(order),
        cards=(land.name, *order),
        mistakes=(
            *(Mistake(why=why, value=value) for why, value in _believed(land, changes)),
            *(
                Mistake(why=f"{change.name} is forgotten", script=produces(o for o in order if o != change.name))
                for change in changes
                if not _is_undone(change, changes)
            ),
            *(
                [Mistake(why="the older and the newer effect are taken the wrong way round", script=produces(reversed(order)))]
                if len(changes) > 1 and not any(_is_undone(change, changes) for change in changes)
                else []
            ),
        ),
    )


def _is_undone(change: Found, changes: Sequence[Found]) -> bool:
    """Whether it is a nonbasic land that adds a type, beside what takes the abilities of such lands away."""
    return "land" in change.types and len(changes) > 1


def _believed(land: Found, changes: Sequence[Found]) -> Iterator[tuple[str, list[str]]]:
    """What the land may be believed to produce, and why."""
    adder = next((change for change in changes if "type" in change.named), None)
    makes_mountains = any(change is not adder for change in changes)
    added = [change.named.get("type", "Mountain") for change in changes]
    if makes_mountains:
        yield "the land is believed to keep its own ability besides", _everything(land, added)
        yield "the land is believed to lose its mana ability and get no other", []
    if adder is not None and _is_undone(adder, changes):
        yield f"{adder.name} is believed to keep its ability", _colors({"Mountain", adder.named["type"]})
    elif adder is not None and not makes_mountains:
        yield "the land is believed to lose its own ability", _colors({adder.named["type"]})


def _colors(types: Collection[str]) -> list[str]:
    return [color for color, kind in COLOR_OF.items() if kind in types]


def _everything(land: Found, types: list[str]) -> list[str]:
    """The colors of the land, as printed, and those of further land types."""
    own = {land.named.get("one", ""), land.named.get("other", "")}
    return [color for color, kind in COLOR_OF.items() if color in own or kind in (*land.subtypes, *types)]


def _pooled(deal: Deal) -> Draft | None:
    """Something that can make what lands could make."""
    source = deal.card(POOL_LAND, lambda found: "creature" not in found.types)
    lands = deal.cards(deal.one_of((DUAL, TWO_COLORS)), deal.number(1, 2), lambda found: found.types == ("land",))
    theirs = deal.card(DUAL, lambda found: found.types == ("land",) and found.name not in {one.name for one in lands})
    moon = [deal.card(MAKES_MOUNTAINS).name] if deal.either(0.4) else []
    ours = [land.name for land in lands]

    def produces(mine: Sequence[str], yours: Sequence[str]) -> str:
        return script(controls("Alice", *mine, source.name), controls("Bob", *yours), f"What mana could {source.name} produce?")

    return Draft(
        script=produces([*moon, *ours], [theirs.name]),
        cards=(source.name, *moon, *ours, theirs.name),
        mistakes=(
            Mistake(why="the lands of the wrong player are looked at", script=produces([*moon, theirs.name], ours)),
            *([Mistake(why=f"{moon[0]} is forgotten", script=produces(ours, [theirs.name]))] if moon else []),
            Mistake(why="any color is believed to be possible", value=EVERYTHING),
            Mistake(why="the lands that it looks at are believed to have to be tapped for mana first", value=[]),
        ),
    )


def _multiplied(deal: Deal) -> Draft | None:
    """One or two effects that multiply mana."""
    dork = deal.card(DORK)
    kinds = [deal.one_of((DOUBLES_MANA, DOUBLES_MANA, TRIPLES_MANA)) for _ in range(deal.number(1, 2))]
    names = [deal.card(kind).name for kind in kinds]
    together = [f"two {names[0]}"] if len(names) > len(set(names)) else names
    symbol = f"{{{'WUBRGC'[dork.line]}}}"
    return Draft(
        script=script(controls("Alice", *together, dork.name), f"Alice taps {dork.name} for mana.", "What mana does Alice have?"),
        cards=(dork.name, *dict.fromkeys(names)),
        mistakes=tuple(
            Mistake(why=why, value=symbol * times) for times, why in _amounts([2 if kind is DOUBLES_MANA else 3 for kind in kinds])
        ),
    )


def _amounts(factors: Sequence[int]) -> Iterator[tuple[int, str]]:
    """How much mana there may be believed to be, and why."""
    yield 1, "the effects are forgotten"
    yield 1 + sum(factors), "what is produced is believed to be added to the mana that there is"
    if len(factors) > 1:
        yield 1 + sum(factor - 1 for factor in factors), "each effect is believed to add to the first mana only"
        yield from ((factor, "only one of the effects is applied") for factor in factors)
        if sum(factors) != prod(factors):
            yield sum(factors), "the effects are added instead of multiplied"
    yield prod(factors) * factors[0], "an effect is applied twice"


FAMILY = Family("mana", "Mana that lands could produce, and more of it", "106", build)
