"""Questions about what triggers, and how often."""

from collections.abc import Iterator

from bot.quiz.families.family import ORDER, Deal, Family, controls, holds, script
from bot.quiz.kinds import ARRIVAL_GAIN, CREATURE, DEATH_DRAIN, DOUBLE_TOKENS, ENTERS_GAIN, KILL, SCARCE, TOKENS, WRATH
from bot.quiz.pool import Found
from bot.quiz.question import Draft, Mistake

LIFE = "What is Alice's life total?"


def build(deal: Deal) -> Draft | None:
    return deal.one_of((_arrivals, _deaths, _suppressed))(deal)


def _arrivals(deal: Deal) -> Draft | None:
    """Tokens enter beside something that gains life."""
    watcher, maker = deal.card(ARRIVAL_GAIN), deal.card(TOKENS)
    watchers = deal.number(1, 2)
    doubler = deal.card(DOUBLE_TOKENS) if deal.either(0.4) else None
    caster = "Alice" if deal.either(0.8) else "Bob"
    crowd = watcher.name if watchers == 1 else f"two {watcher.name}"
    doubled = 2 if doubler and caster == "Alice" else 1
    gained = _arrived(maker.numbers[0], doubled, watchers, caster == "Alice", caster == "Alice" or watcher.line == 0)
    return Draft(
        script=script(
            controls("Alice", *([doubler.name] if doubler else []), crowd),
            holds(caster, maker.name),
            f"{caster} casts {maker.name}.",
            LIFE,
        ),
        cards=(watcher.name, maker.name, *([doubler.name] if doubler else [])),
        may_assume=(ORDER,),
        mistakes=tuple(Mistake(why=why, value=20 + times * watcher.numbers[-1]) for times, why in gained),
    )


def _arrived(made: int, doubled: int, watchers: int, ours: bool, counts: bool) -> Iterator[tuple[int, str]]:
    """How often it may be believed to trigger, and why; ``counts`` is whether tokens of this player's make it trigger."""
    number = made * doubled
    if not counts:
        yield number * watchers, "the opponent's creatures are believed to count"
    else:
        yield 0, "tokens are believed not to make it trigger" if ours else "the opponent's creatures are believed not to count"
    if number > 1:
        yield watchers, "it is believed to trigger once for all of them"
    if counts and watchers > 1:
        yield number, "only one of the permanents that trigger is counted"
    if counts and doubled > 1:
        yield made * watchers, "the number of tokens before the replacement is used"


def _deaths(deal: Deal) -> Draft | None:
    """Several creatures die at once, the one that watches among them."""
    watcher, wrath = deal.card(DEATH_DRAIN, lambda found: found.line > 0), deal.card(WRATH)
    ours, theirs = deal.number(1, 3), deal.number(0, 2)
    cards = deal.cards(CREATURE, ours + theirs)
    names = [card.name for card in cards]
    who = deal.one_of(("Alice", "Bob")) if len(watcher.numbers) == 2 else "Alice"
    gain = watcher.numbers[-1] if who == "Alice" else -watcher.numbers[-1]
    return Draft(
        script=script(
            controls("Alice", watcher.name, *names[:ours]),
            controls("Bob", *names[ours:]) if theirs else "",
            holds("Bob", wrath.name),
            f"Bob casts {wrath.name}.",
            LIFE.replace("Alice", who),
        ),
        cards=(watcher.name, wrath.name, *names),
        may_assume=(ORDER,),
        mistakes=tuple(Mistake(why=why, value=20 + gain * count) for count, why in _died(watcher, ours, theirs)),
    )


def _died(watcher: Found, ours: int, theirs: int) -> Iterator[tuple[int, str]]:
    """How often it may be believed to trigger, and why."""
    yield 0, "what dies at the same time is not seen"
    watches_itself = watcher.line == 1
    if watches_itself:
        yield ours, "it is believed not to see its own death"
    else:
        yield ours + 1, "its own death is counted"
    if theirs:
        yield ours + theirs + watches_itself, "the opponent's creatures are counted as well"
    if ours + watches_itself > 1:
        yield 1, "it is believed to trigger once for all of them"


def _suppressed(deal: Deal) -> Draft | None:
    """A creature with an enters trigger, perhaps beside something that stops such triggers, or which is killed in response."""
    guest = deal.card(ENTERS_GAIN)
    gain = guest.numbers[-1]
    stops = deal.card(SCARCE) if deal.either(0.4) else None
    watcher = deal.card(ARRIVAL_GAIN)
    kill = deal.card(KILL, lambda found: "instant" in found.types) if stops is None else None
    seen = watcher.numbers[-1]
    return Draft(
        script=script(
            controls("Alice", watcher.name, *([stops.name] if stops else [])),
            holds("Alice", guest.name),
            holds("Bob", kill.name) if kill else "",
            f"Alice casts {guest.name}.",
            f"With its trigger on the stack, Bob casts {kill.name} on {guest.name}." if kill else "",
            LIFE,
        ),
        cards=(watcher.name, guest.name, *([stops.name] if stops else []), *([kill.name] if kill else [])),
        may_assume=(ORDER,),
        mistakes=tuple((_stopped if stops else _answered)(guest.name, watcher.name, gain, seen)),
    )


def _stopped(guest: str, watcher: str, gain: int, seen: int) -> Iterator[Mistake]:
    """Where it leads to let something trigger that does not."""
    yield Mistake(why=f"only the trigger of {watcher} is believed to be stopped", value=20 + gain)
    yield Mistake(why=f"only the trigger of {guest} is believed to be stopped", value=20 + seen)
    yield Mistake(why="nothing is believed to be stopped", value=20 + gain + seen)


def _answered(guest: str, watcher: str, gain: int, seen: int) -> Iterator[Mistake]:
    """Where it leads to forget triggers."""
    yield Mistake(why=f"the trigger of {guest} is believed to be gone with it", value=20 + seen)
    yield Mistake(why=f"{watcher} is forgotten", value=20 + gain)
    yield Mistake(why="both triggers are believed to be gone with the creature", value=20)


FAMILY = Family("triggers", "Triggers and their order", "603", build)
