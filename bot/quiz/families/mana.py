"""Questions about what mana things could produce, and how much."""

from bot.quiz.families.family import Deal, Family, controls, script
from bot.quiz.kinds import ADDS_A_TYPE, DORK, DUAL, MAKES_MOUNTAINS, MORE_MANA, POOL_LAND, TWO_COLORS
from bot.quiz.pool import Found, Kind, NoCard
from bot.quiz.question import Draft, Mistake

COLOR_OF = {"W": "Plains", "U": "Island", "B": "Swamp", "R": "Mountain", "G": "Forest"}
EVERYTHING = ["W", "U", "B", "R", "G"]


def build(deal: Deal) -> Draft | None:
    return deal.one_of((_produced, _pooled, _multiplied))(deal)


def _produced(deal: Deal) -> Draft | None:
    """A nonbasic land under effects that change or add land types."""
    land = deal.card(deal.one_of((DUAL, TWO_COLORS)), lambda found: found.types == ("land",))
    changes = [deal.card(kind) for kind in (MAKES_MOUNTAINS, ADDS_A_TYPE) if deal.either(0.7) and _has(deal, kind)]
    if not changes:
        return None
    changes = deal.shuffled(changes)
    question = f"What mana could {land.name} produce?"
    others = [
        Mistake(
            why=f"{change.name} is forgotten",
            script=script(controls("Alice", *(o.name for o in changes if o is not change), land.name), question),
        )
        for change in changes
    ]
    order = [change.name for change in changes]
    swapped = script(controls("Alice", *reversed(order), land.name), question)
    return Draft(
        script=script(controls("Alice", *order, land.name), question),
        cards=(land.name, *order),
        mistakes=(
            *others,
            Mistake(why="the older and the newer effect are taken the wrong way round", script=swapped),
            Mistake(
                why="the land is believed to keep every ability besides",
                value=_everything(land, [change.named.get("type", "Mountain") for change in changes]),
            ),
            Mistake(why="the land is believed to lose its mana ability", value=[]),
            Mistake(why="any color is believed to be possible", value=EVERYTHING),
        ),
    )


def _everything(land: Found, types: list[str]) -> list[str]:
    """The colors of the land, as printed, and those of further land types."""
    own = {land.named.get("one", ""), land.named.get("other", "")}
    return [color for color, kind in COLOR_OF.items() if color in own or kind in (*land.subtypes, *types)]


def _pooled(deal: Deal) -> Draft | None:
    """Something that can make what lands could make."""
    source = deal.card(POOL_LAND)
    lands = deal.cards(deal.one_of((DUAL, TWO_COLORS)), deal.number(1, 2), lambda found: found.types == ("land",))
    theirs = deal.card(DUAL, lambda found: found.types == ("land",) and found.name not in {one.name for one in lands})
    moon = deal.card(MAKES_MOUNTAINS) if deal.either(0.4) and _has(deal, MAKES_MOUNTAINS) else None
    if "creature" in source.types:
        return None
    ours = [*([moon.name] if moon else []), *(land.name for land in lands)]
    question = f"What mana could {source.name} produce?"
    swapped = script(controls("Bob", *(land.name for land in lands)), controls("Alice", theirs.name, source.name), question)
    return Draft(
        script=script(controls("Alice", *ours, source.name), controls("Bob", theirs.name), question),
        cards=(source.name, *ours, theirs.name),
        mistakes=(
            Mistake(why="the lands of the wrong player are looked at", script=swapped),
            Mistake(
                why="the effect on nonbasic lands is forgotten",
                script=script(
                    controls("Alice", *(land.name for land in lands), source.name), controls("Bob", theirs.name), question
                ),
            ),
            Mistake(why="any color is believed to be possible", value=EVERYTHING),
            Mistake(why="it is believed to need another land first", value=[]),
            Mistake(why="only what the land can make by itself counts", value=["C"]),
        ),
    )


def _multiplied(deal: Deal) -> Draft | None:
    """One or two effects that multiply mana."""
    dork = deal.card(DORK)
    count = deal.number(1, 2)
    effects = deal.cards(MORE_MANA, count) if deal.either() else [deal.card(MORE_MANA)] * count
    names = [one.name for one in effects]
    together = [f"two {names[0]}"] if len(names) == 2 and names[0] == names[1] else names
    symbol = f"{{{'WUBRGC'[dork.line]}}}"
    return Draft(
        script=script(controls("Alice", *together, dork.name), f"Alice taps {dork.name} for mana.", "What mana does Alice have?"),
        cards=(dork.name, *dict.fromkeys(names)),
        mistakes=tuple(
            Mistake(why=why, value=symbol * times)
            for times, why in (
                (1, "the effects are forgotten"),
                (2, "only one effect is applied, doubling"),
                (3, "the effects are added instead of multiplied"),
                (5, "the effects are added instead of multiplied"),
                (6, "more is made of it than there is"),
                (8, "more is made of it than there is"),
            )
        ),
    )


def _has(deal: Deal, kind: Kind) -> bool:
    try:
        deal.pool.draw(kind, deal.rng)
    except NoCard:
        return False
    return True


FAMILY = Family("mana", "Mana that lands could produce, and more of it", "106", build)
