"""Questions about games of several players, and Commander."""

from collections.abc import Iterator

from bot.quiz.families.family import Deal, Family, controls, holds, script
from bot.quiz.kinds import COMMANDER, CREATURE, DEATH_DRAIN, KILL, TAX
from bot.quiz.pool import Found
from bot.quiz.question import Draft, Mistake

GAME = "Commander game: four players: Alice, Bob, Carol, Dave."
TIMES = ("once", "twice", "three times")


def build(deal: Deal) -> Draft | None:
    return deal.one_of((_tax, _damage, _drain))(deal)


def _leader(deal: Deal) -> Found:
    return deal.card(COMMANDER, lambda found: "creature" in found.types and found.power > 0)


def _tax(deal: Deal) -> Draft | None:
    """A commander is cast again."""
    leader, times = _leader(deal), deal.number(1, 3)
    tax = deal.card(TAX, lambda found: found.name != leader.name) if deal.either(0.4) else None
    question = f"What does {leader.name} cost for Alice to cast?"
    position = (GAME, f"{leader.name} is Alice's commander.", controls("Bob", tax.name) if tax else "")
    return Draft(
        script=script(*position, f"Alice has cast {leader.name} from the command zone {TIMES[times - 1]}.", question),
        cards=(leader.name, *([tax.name] if tax else [])),
        mistakes=(
            Mistake(why="what it was cast before is forgotten", script=script(*position, question)),
            *(Mistake(why=why, value=f"{{{leader.generic + more}}}" + "".join(leader.symbols)) for more, why in _taxes(times, tax)),
        ),
    )


def _taxes(times: int, tax: Found | None) -> Iterator[tuple[int, str]]:
    """How much more it may be believed to cost, and why."""
    dearer = int(tax is not None and tax.line == 1)
    if times > 1:
        yield 2 + dearer, "the tax is believed not to grow"
    yield times + dearer, "one is added for each time instead of two"
    yield 2 * times + 2 + dearer, "this time is counted as well"
    if times > 2:
        yield 2**times + dearer, "the tax is believed to double each time"
    if tax and dearer:
        yield 2 * times, f"{tax.name} is forgotten"
    elif tax:
        yield 2 * times + 1, f"{tax.name} is believed to apply to every spell"


def _damage(deal: Deal) -> Draft | None:
    """A commander has dealt combat damage before."""
    leader = _leader(deal)
    before = 21 - leader.power + deal.number(-1, 1)
    if not 1 <= before <= 20:
        return None
    return Draft(
        script=script(
            "Commander game.",
            f"{leader.name} is Alice's commander.",
            controls("Alice", leader.name),
            f"{leader.name} has dealt {before} combat damage to Bob.",
            f"Alice attacks with {leader.name}.",
            "Combat damage is dealt.",
            "Does Bob lose?",
        ),
        cards=(leader.name,),
        mistakes=(
            Mistake(why="only the life total is looked at", value=False),
            Mistake(why="less than 21 damage is believed to be enough", value=True),
        ),
    )


def _drain(deal: Deal) -> Draft | None:
    """Each opponent loses life."""
    watcher = deal.card(DEATH_DRAIN, lambda found: len(found.numbers) == 2 and found.line in (1, 2))
    bear, kill = deal.card(CREATURE), deal.card(KILL)
    lose, gain = watcher.numbers
    who = deal.one_of(("Alice", "Carol"))
    return Draft(
        script=script(
            GAME,
            controls("Alice", watcher.name, bear.name),
            holds("Bob", kill.name),
            f"Bob casts {kill.name} on {bear.name}.",
            f"What is {who}'s life total?",
        ),
        cards=(watcher.name, bear.name, kill.name),
        mistakes=tuple(Mistake(why=why, value=life) for life, why in _drained(lose, gain, who)),
    )


def _drained(lose: int, gain: int, who: str) -> Iterator[tuple[int, str]]:
    """What a life total may be believed to be, and why."""
    yield 40, "nothing is believed to happen to this player"
    if who == "Alice":
        yield 40 + 3 * lose, "the life lost by every opponent is believed to be gained"
        yield 40 - lose, "every player is believed to lose life"
        yield 20 + gain, "a starting life total of 20 is assumed"
    else:
        yield 40 - 3 * lose, "the life is believed to be lost once for each opponent"
        yield 40 + gain, "every player is believed to gain life"
        yield 20 - lose, "a starting life total of 20 is assumed"


FAMILY = Family("multiplayer", "Multiplayer and Commander", "903", build)
