"""What a sentence names to pay a cost with: an answer to the choice of that cost, checked against what the cost takes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from msgspec import structs

from engine.cards.card import fold
from engine.game.abilities import abilities_of
from engine.game.activating import Activate
from engine.game.casting import Cast
from engine.game.choices import Choice
from engine.game.counters import RemoveCounters
from engine.game.events import Entry, Event
from engine.game.life import PayLife
from engine.game.machine import Game
from engine.game.mana import has_tap_symbol, is_mana_ability
from engine.game.meaning import CostPart
from engine.game.objects import Id, Zone
from engine.game.replacement import can_happen
from engine.game.special import Play
from engine.game.status import Tap
from engine.game.verdict import Verdict, forbidden
from engine.game.zones import Discard, Move, Reveal, Sacrifice
from engine.phrase import PhraseError, text
from engine.rulebook import rule
from engine.script.run import pointing
from engine.script.run.faults import Refused
from engine.script.run.options import NOTHING, Words, ids_of
from engine.script.run.sayings import Saying, things_of
from engine.script.run.scene import current
from engine.script.run.still_to_ask import may_ask
from engine.script.values import AbilityRef, GainedControl, ObjectRef
from engine.script.values import choices as said

VERBS: Final[dict[type, str]] = {
    said.Sacrifice: "sacrifice",
    said.Discard: "discard",
    said.PayLife: "pay",
    said.Exile: "exile",
    said.Tap: "tap",
    said.Return: "return",
    said.Reveal: "reveal",
}
"""What a cost begins with that is paid by a saying of each kind."""

PARTICIPLES: Final = {
    "sacrifice": "sacrificed", "discard": "discarded", "exile": "exiled", "tap": "tapped", "return": "returned",
    "reveal": "revealed",
}
"""How the verbs of :data:`VERBS` are said of what they are done to."""

_TAPS: Final = dict.fromkeys(("tap", "crew", "convoke", "improvise", "conspire", "station", "waterbend", "harmonize"), ("tap",))
_EXILES: Final = dict.fromkeys(("exile", "delve", "evidence", "graveyard", "craft"), ("exile",))
TAKES: Final[dict[str, tuple[str, ...]]] = {
    **_TAPS,
    **_EXILES,
    "sacrifice": ("sacrifice",),
    "discard": ("discard",),
    "return": ("return",),
    "reveal": ("reveal",),
    "behold": ("reveal",),
    "freely used": ("exile", "sacrifice", "tap"),
}
"""What may be done with the options of a choice of each kind, where it is made to pay a cost."""

_SHOWN: Final = 6
"""How many things that would do are told."""


def verb_of(deed: said.Said | GainedControl) -> str:
    """What is done with the things that a saying names, where that can pay a cost; lands are tapped for their mana."""
    return "" if isinstance(deed, said.Tap) and deed.purpose == "mana" else VERBS.get(type(deed), "")


def verb_to_pay(part: CostPart) -> str:
    """What is done to pay a part of a cost, in one word."""
    try:
        return part.deed or fold(text(part)).split()[0]
    except PhraseError:
        return ""


def verbs_to_pay(parts: Iterable[CostPart]) -> set[str]:
    """The same of several parts."""
    return {verb for part in parts if (verb := verb_to_pay(part))}


def verbs_said(deeds: Iterable[said.Said]) -> set[str]:
    """What the sentence says is done, of what can pay a cost."""
    every = (part for deed in deeds for part in (deed.how if isinstance(deed, said.PayCost) else (deed,)))
    return {verb for part in every if (verb := verb_of(part))}


def named(words: Words, sayings: Sequence[Saying], choice: Choice) -> tuple[Any, ...] | None:
    """The options that the sentence names, None when it names nothing; Refused when that does not fit the cost.

    Where not only the number counts, the cost itself tells what is not enough.
    """
    if choice.kind == "counter":
        _check_counter(words, sayings, choice)
    mine = [s for s in sayings if s.is_own and not s.is_spent and verb_of(s.deed) in TAKES.get(choice.kind, ())]
    mine = [one for one in mine if things_of(one.deed) and one.player in (None, choice.player, choice.maker)]
    if not mine:
        return None
    taken: list[Any] = []
    left = {id(saying): _taken_of(words, saying, choice, taken) for saying in mine}
    unfit = [(saying, thing) for saying in mine for thing in left[id(saying)]]
    is_short = len(taken) < choice.minimum and (unfit or choice.minimum == choice.maximum)
    if is_short or (choice.kind == "freely used" and unfit and not taken):
        raise Refused(_not_these(words, choice, unfit, len(taken)))
    for saying in mine:
        keep(saying, left[id(saying)])
    return tuple(taken)


def counter_meant(words: Words, deed: said.RemoveCounters, choice: Choice) -> Any:
    """The counter to be removed that is named, ``NOTHING`` where the choice does not offer it."""
    meant = pointing.targets(words.game, words.scene, deed.object) if deed.object is not None else None
    for option in choice.options if choice.kind == "counter" else ():
        thing, kind = option.value if isinstance(option.value, tuple) else (None, option.value)
        if deed.counters.kind in ("", kind) and (meant is None or thing in (None, *meant)):
            return option.value
    return NOTHING


def _check_counter(words: Words, sayings: Sequence[Saying], choice: Choice) -> None:
    """Refused when counters are named of which none can be removed for the cost."""
    named_ones = [s.deed for s in sayings if s.is_own and not s.is_spent and isinstance(s.deed, said.RemoveCounters)]
    if named_ones and all(counter_meant(words, deed, choice) is NOTHING for deed in named_ones):
        why = f"No such counter can be removed for that. What would do: {_would_do(choice)}."
        raise Refused(_by(words.game, choice.about, why))


def _taken_of(words: Words, saying: Saying, choice: Choice, taken: list[Any]) -> list[Any]:
    """Take what the saying names and the choice offers; gives what is left over."""
    left: list[Any] = []
    for thing in things_of(saying.deed):
        count = thing.count if isinstance(thing, ObjectRef | AbilityRef) else 1
        found = _some_of(words, thing, choice, taken, count or len(choice.options))
        taken += found
        if len(found) < (count or 1):
            left.append(structs.replace(thing, count=count - len(found)) if found else thing)
    return left


def _some_of(words: Words, thing: Any, choice: Choice, taken: Sequence[Any], many: int) -> list[Any]:
    """As many options as that which the words for one thing mean, and which the choice has room for."""
    found: list[Any] = []
    for meant in pointing.targets(words.game, words.scene, thing):
        for option in choice.options:
            is_free = not any(option.value is value for value in (*taken, *found))
            if is_free and meant in ids_of(words.game, option.value) and len(found) < min(many, choice.maximum - len(taken)):
                found.append(option.value)
    return found


def tapped_for_mana(words: Words, sayings: Sequence[Saying]) -> tuple[Id, ...]:
    """What is said to be tapped for mana, each thing once."""
    found: list[Id] = []
    for saying in sayings:
        if isinstance(saying.deed, said.Tap) and saying.deed.purpose == "mana":
            for thing in things_of(saying.deed):
                found += [one for one in pointing.targets(words.game, words.scene, thing) if one not in found][:1]
    return tuple(found)


def keep(saying: Saying, left: Sequence[Any]) -> None:
    """The rest of what a saying names has still to be used; nothing when all of it was."""
    if left and len(left) == len(things_of(saying.deed)) and not saying.uses:
        return
    if left:
        saying.deed = structs.replace(saying.deed, objects=tuple(left))
        saying.used = 0
    else:
        saying.used = 1_000
    saying.uses += 1


def _not_these(words: Words, choice: Choice, unfit: list[tuple[Saying, Any]], many: int) -> Verdict:
    """Why what is named does not pay the cost."""
    game, about = words.game, choice.about
    name = game.name(about) if about is not None else "this"
    verdict = Verdict()
    for saying, thing in unfit:
        why = _why_not(words, thing, verb_of(saying.deed), choice)
        verdict += _by(game, about, f"{_called(words, thing)} is not what the cost of {name} takes.") if why else why
    if not unfit:
        is_or_are = "is" if many == 1 else "are"
        verdict += _by(game, about, f"The cost of {name} takes {choice.minimum}, and only {many} {is_or_are} named.")
    return verdict + _by(game, about, f"What would do: {_would_do(choice)}.")


def _would_do(choice: Choice) -> str:
    names = list(dict.fromkeys(option.text for option in choice.options))
    more = f" and {len(names) - _SHOWN} others" if len(names) > _SHOWN else ""
    return f"{', '.join(names[:_SHOWN])}{more}"


def _called(words: Words, thing: Any) -> str:
    found = pointing.targets(words.game, words.scene, thing)
    return words.game.name(found[0]) if found else pointing.described(thing)


def _why_not(words: Words, thing: Any, verb: str, choice: Choice) -> Verdict:
    """What keeps the player from using the thing for any such cost; allowed when it is only this cost that does not take it."""
    game, player = words.game, choice.player
    found = pointing.targets(game, words.scene, thing)
    if not found:
        return _is_not_there(f"There is no {pointing.described(thing)} to be {PARTICIPLES[verb]}.")
    one, name, who = found[0], game.name(found[0]), game.name(player)
    place = pointing.place_of(game, one)
    if verb in ("sacrifice", "tap") and (place is not Zone.BATTLEFIELD or game.controller(one) != player):
        is_there = place is Zone.BATTLEFIELD
        so = f"{game.name(game.controller(one))} controls {name}, so {who} can't {verb} it." if is_there else ""
        forbid = _no_permanent if verb == "sacrifice" else _is_not_there
        return forbid(so or f"{name} is not on the battlefield.")
    if verb == "tap" and game.object(one).is_tapped:
        return _is_tapped(f"{name} is tapped already.")
    if verb == "sacrifice" and not can_happen(game, Sacrifice(player=player, object=one)):
        return _no_permanent(f"{name} can't be sacrificed.")
    if verb == "discard" and (place is not Zone.HAND or game.object(one).owner != player):
        return _is_not_in_hand(f"{name} is not in {who}'s hand.")
    return Verdict()


@rule("118.3")
def _is_not_there(why: str) -> Verdict:
    return forbidden(why)


@rule("701.21a")
def _no_permanent(why: str) -> Verdict:
    return forbidden(why)


@rule("701.26a")
def _is_tapped(why: str) -> Verdict:
    return forbidden(why)


@rule("701.9a")
def _is_not_in_hand(why: str) -> Verdict:
    return forbidden(why)


def _by(game: Game, about: Id | None, why: str) -> Verdict:
    """A reason with the rule by which a spell, or an ability, is paid for."""
    is_spell = about is not None and game.exists(about) and game.object(about).zone is Zone.STACK
    return _for_a_spell(why) if is_spell else _for_an_ability(why)


@rule("118.3", "601.2h")
def _for_a_spell(why: str) -> Verdict:
    return forbidden(why)


@rule("118.3", "602.2b")
def _for_an_ability(why: str) -> Verdict:
    return forbidden(why)


def check(words: Words, sayings: Sequence[Saying], done: Sequence[Entry]) -> None:
    """Refused when the sentence names more to pay with than what it does asked for."""
    act = next((entry.event for entry in reversed(done) if isinstance(entry.event, Cast | Activate | Play)), None)
    for saying in sayings if act is not None else ():
        if saying.is_own and isinstance(saying.deed, said.PayLife):
            too_much = _life_too_much(words.game, saying, saying.deed.life, done)
        elif saying.is_own and isinstance(saying.deed, said.RemoveCounters):
            too_much = _counters_too_many(words, saying, saying.deed, done)
        elif saying.is_own and not saying.is_spent and verb_of(saying.deed):
            too_much = _things_too_many(words, saying, done)
        else:
            continue
        if too_much and act is not None:
            raise Refused(_of_act(act, f"{words.game.name(_doing(act))} asks for {too_much}."))


def _doing(act: Cast | Activate | Play) -> Id:
    """The spell cast, the land played, or the object whose ability was activated."""
    if isinstance(act, Cast):
        return act.spell
    return act.source if isinstance(act, Activate) else act.land


def _of_act(act: Cast | Activate | Play, why: str) -> Verdict:
    if isinstance(act, Cast):
        return _for_a_spell(why)
    return _for_an_ability(why) if isinstance(act, Activate) else _is_not_there(why)


def _things_too_many(words: Words, saying: Saying, done: Sequence[Entry]) -> str:
    """What is asked and what is named besides, where that is more; what an effect to come may ask for is kept for it."""
    game, verb = words.game, verb_of(saying.deed)
    used = {current(game, thing) for entry in done for thing in _used(entry.event, verb)}
    meant = ((thing, pointing.targets(game, words.scene, thing)[:1]) for thing in things_of(saying.deed))
    left = [thing for thing, found in meant if used.isdisjoint(found) and not _is_for_mana(game, saying.deed, found)]
    if left and not may_ask(game, verb):
        names, so = [_called(words, thing) for thing in left], "more " if used else ""
        return f"nothing {so}to be {PARTICIPLES[verb]}, and {' and '.join(names)} {'is' if len(names) == 1 else 'are'} named"
    keep(saying, left)
    return ""


def _is_for_mana(game: Game, deed: said.Said | GainedControl, found: Sequence[Id]) -> bool:
    """Whether it is tapped for mana, as far as the sentence says: nobody asks for that where mana is taken as paid."""
    is_plain = isinstance(deed, said.Tap) and not deed.purpose
    able = (ability for thing in found for ability in abilities_of(game, thing).activated)
    return is_plain and any(has_tap_symbol(ability) and is_mana_ability(ability) for ability in able)


def _life_too_much(game: Game, saying: Saying, life: int, done: Sequence[Entry]) -> str:
    """The same of life."""
    paid = sum(entry.event.amount for entry in done if isinstance(entry.event, PayLife))
    if paid != life and not may_ask(game, "life"):
        return f"{paid or 'no'} life to be paid, and {life} is named"
    if paid == life:
        keep(saying, ())
    return ""


def _counters_too_many(words: Words, saying: Saying, deed: said.RemoveCounters, done: Sequence[Entry]) -> str:
    """The same of counters: as many as are said, of that kind, from what is said."""
    kind, count = deed.counters.kind, deed.counters.count
    gone = [entry.event for entry in done if isinstance(entry.event, RemoveCounters) and kind in ("", entry.event.kind)]
    meant = pointing.targets(words.game, words.scene, deed.object) if deed.object is not None else None
    fits = [event for event in gone if meant is None or not {event.on, current(words.game, event.on)}.isdisjoint(meant)]
    saying.uses = count
    if sum(event.amount for event in fits) == count or may_ask(words.game, "counter"):
        return ""
    removed = ", ".join(f"{event.amount} {event.kind} from {words.game.name(event.on)}" for event in gone) or "none"
    source = f" from {_called(words, deed.object)}" if deed.object is not None else ""
    return f"counters to be removed so: {removed}; {count} {kind}{source} {'is' if count == 1 else 'are'} named"


def _used(event: Event, verb: str) -> Iterator[Id]:
    """The objects with which that was done."""
    if isinstance(event, Reveal) and verb == "reveal":
        yield from event.objects
    elif isinstance(event, _EVENTS[verb]) and (not isinstance(event, Move) or event.how == verb):
        yield event.object


_EVENTS: Final[dict[str, Any]] = {
    "sacrifice": Sacrifice, "discard": Discard, "tap": Tap, "exile": Move, "return": Move, "reveal": Reveal,
}
