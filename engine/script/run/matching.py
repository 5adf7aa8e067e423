"""Matching: which options of a choice each kind of saying means, where it speaks of that choice."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from engine.cards.card import fold
from engine.game.choices import Choice
from engine.game.combat import combat_damage
from engine.game.objects import Id, Zone
from engine.game.verdict import Verdict, forbidden
from engine.rulebook import rule
from engine.script.run import pointing
from engine.script.run.faults import Refused
from engine.script.run.looked_at import is_looking
from engine.script.run.options import NONE, NOTHING, NUMERIC, Words, is_said, mode_of, no, value_of, yes
from engine.script.run.paying import VERBS, counter_meant
from engine.script.run.sayings import Saying, things_of
from engine.script.run.scene import current
from engine.script.run.still_to_ask import may_be_asked_by
from engine.script.run.where_put import declines, goes_elsewhere
from engine.script.values import AbilityRef, GainedControl, Nothing, ObjectRef
from engine.script.values import choices as said

Matched = tuple[tuple[Any, ...], int]
"""The chosen values, and how many of the named things they use up."""
_GOING: Final = frozenset({"sacrifice", "discard"})
"""Choices of what a player gives up."""
Matcher = Callable[[Words, Any, Choice, int], Matched | None]


def answer(words: Words, saying: Saying, choice: Choice) -> tuple[Any, ...] | None:
    """The options of the choice that the saying means, None when it does not speak of this choice."""
    if saying.player not in (None, choice.player, choice.maker):
        return None
    if choice.kind == "combat damage" and isinstance(saying.deed, said.Choose):
        return None  # how damage is assigned is said in words of its own
    if is_looking(choice) and isinstance(saying.deed, said.Exile | said.Discard | said.Sacrifice | said.Return):
        return None  # that is done to no card that is only looked at
    matcher = _MATCHERS.get(type(saying.deed), _by_things)
    found = matcher(words, saying.deed, choice, saying.used)
    if found is None:
        return None
    values, used = found
    saying.answered |= {choice.kind}
    if not _is_repeated(saying.deed):
        saying.used += used
    saying.uses += not _says_how_much(saying.deed, choice)
    return values


def _says_how_much(deed: said.Said | GainedControl, choice: Choice) -> bool:
    """Whether what pays any amount at all is yet to say how much, or what pays that this is done of two things offered."""
    if choice.kind != "may" or not isinstance(deed, said.PayMana | said.PayLife | said.PayEnergy):
        return False
    if isinstance(deed, said.PayMana):
        return _PAYS_OR_DOES.search(fold(choice.prompt)) is not None
    return "any amount" in fold(choice.prompt)


_PAYS_OR_DOES: Final = re.compile(r" or pay \{|^pay \{[^,]* or [a-z]")
"""An offer to pay mana or to do something else."""


def _is_repeated(deed: said.Said | GainedControl) -> bool:
    return isinstance(deed.using, ObjectRef | AbilityRef) and deed.using.count != 1


def _by_verb(deed: Any, choice: Choice) -> Matched | None:
    """The one of several costs that is paid by doing what is said, or the mana that is."""
    mana = deed.mana if isinstance(deed, said.PayMana) else ""
    offered = [(fold(option.text).removeprefix("pay "), option.value) for option in choice.options]
    found = [value for words, value in offered if mana and is_said(words, value, mana)]
    if found:
        return (found[0],), 0
    verb = VERBS.get(type(deed))
    fits = [option.value for option in choice.options if verb and fold(option.text).startswith(verb)]
    return ((fits[0],), 0) if len(fits) == 1 else None


def _by_things(words: Words, deed: Any, choice: Choice, used: int) -> Matched | None:
    """Take the named things that are options, in the order of the text."""
    if choice.kind in ("cost", "either") and not isinstance(deed, said.Choose):
        return _by_verb(deed, choice)
    if choice.kind == "target" and isinstance(deed, said.Sacrifice | said.Discard):
        return None
    if choice.kind == "pay" and fold(choice.prompt).removeprefix("pay ").startswith(VERBS.get(type(deed), "-")):
        return _accept(words, deed, choice, used)
    if choice.kind in ("may", "pay") and things_of(deed):
        return None
    whose = deed.to if isinstance(deed, said.Sacrifice) else deed.using if isinstance(deed, said.Exile) else None
    if not is_of(words, whose, choice):
        return None
    if type(deed) in VERBS and choice.options and all(isinstance(option.value, str) for option in choice.options):
        return None  # a word is chosen, and nothing is done to objects
    if _says_none(deed) and choice.minimum == 0 and not any(option.text in NONE for option in choice.options):
        return (), len(things_of(deed))
    taken: list[Any] = []
    for thing in things_of(deed)[used:]:
        if len(taken) >= choice.maximum:
            break
        value = value_of(words, thing, choice, taken)
        if value is NOTHING:
            break
        taken.append(value)
    return (tuple(taken), len(taken)) if taken and len(taken) >= choice.minimum else None


def _says_none(deed: Any) -> bool:
    """Whether all that it names is nothing."""
    things = things_of(deed)
    return bool(things) and all(isinstance(t, Nothing) or (isinstance(t, said.Words) and fold(t.text) in NONE) for t in things)


def _put(words: Words, deed: said.Put, choice: Choice, used: int) -> Matched | None:
    """Cards put somewhere come first in an order. What is put away is not cast."""
    if declines(words, deed, choice):
        return _unsettled(no(choice))
    if choice.kind == "may" and _is_instead_of_casting(words, deed, choice):
        return _decline(words, deed, choice, used)
    if choice.kind == "order":
        return _order(words, said.Order(deed.objects, "cards"), choice, used)
    if goes_elsewhere(deed, choice) and choice.kind != "may":
        return _all_but(words, deed, choice)
    return _by_things(words, deed, choice, used) if not is_looking(choice) else None


def _keep(words: Words, deed: said.Keep, choice: Choice, used: int) -> Matched | None:
    """What is kept, but of cards looked at: of those all sayings tell together. What must go is all the rest."""
    if declines(words, deed, choice):
        return _unsettled(no(choice))
    if choice.kind in _GOING:
        return _all_but(words, deed, choice)
    return _by_things(words, deed, choice, used) if not is_looking(choice) else None


def _unsettled(values: tuple[Any, ...] | None) -> Matched | None:
    """These values, by what may yet say more."""
    return None if values is None else (values, 0)


def _all_but(words: Words, deed: said.Keep | said.Put, choice: Choice) -> Matched | None:
    """What is not kept, where just so many have to be chosen."""
    kept: list[Any] = []
    for thing in things_of(deed):
        value = value_of(words, thing, choice, kept)
        kept += [value] if value is not NOTHING else []
    rest = tuple(option.value for option in choice.options if option.value not in kept)
    return (rest, 0) if kept and choice.minimum <= len(rest) <= choice.maximum else None


def _is_instead_of_casting(words: Words, deed: said.Put, choice: Choice) -> bool:
    """Whether what an effect offers to cast goes where it goes otherwise: to a hand, or below a library."""
    if deed.to.zone not in ("hand", "library") or not fold(choice.prompt).startswith("cast ") or choice.about is None:
        return False
    return any(choice.about in pointing.candidates(words.game, words.scene, thing) for thing in deed.objects)


def _targets(words: Words, deed: said.Targets, choice: Choice, used: int) -> Matched | None:
    if "target" not in choice.kind or not is_of(words, deed.using, choice):
        return None
    if all(isinstance(target, Nothing) for target in deed.targets[used:]):
        return ((), 0) if choice.minimum == 0 else None
    return _by_things(words, deed, choice, used)


def _gained(words: Words, deed: GainedControl, choice: Choice, used: int) -> Matched | None:
    """What comes under control is the target of what gives control."""
    about = choice.about
    if choice.kind != "target" or deed.using is not None or about is None or not may_be_asked_by(words.game, about, "control"):
        return None
    value = value_of(words, deed.object, choice)
    return None if value is NOTHING else ((value,), 1)


def is_of(words: Words, using: Any, choice: Choice) -> bool:
    """Whether the choice is that of the ability or spell named."""
    if using is None or choice.about is None:
        return True
    about = words.game.object(choice.about)
    asks = {choice.about, current(words.game, choice.about)}
    if about.stacked is not None and about.stacked.source is not None:
        asks |= {about.stacked.source, current(words.game, about.stacked.source)}
    source = using.source if isinstance(using, AbilityRef) else using
    return source is None or bool(asks & set(pointing.targets(words.game, words.scene, source)))


def _x(words: Words, deed: said.XIs, choice: Choice, used: int) -> Matched | None:
    return _number(choice, deed.x) if choice.kind == "x" else None


def _number(choice: Choice, number: int) -> Matched | None:
    return next((((option.value,), 0) for option in choice.options if option.value == number), None)


def _modes(words: Words, deed: said.Mode, choice: Choice, used: int) -> Matched | None:
    value = mode_of(choice, deed) if choice.kind == "mode" else NOTHING
    return None if value is NOTHING else ((value,), 0)


def _accept(words: Words, deed: Any, choice: Choice, used: int) -> Matched | None:
    found = yes(choice)
    return None if found is None else (found, 0)


def _decline(words: Words, deed: Any, choice: Choice, used: int) -> Matched | None:
    found = no(choice)
    return None if found is None else (found, 0)


def _unpaid(words: Words, deed: said.DontPay, choice: Choice, used: int) -> Matched | None:
    return _decline(words, deed, choice, used) if is_of(words, deed.using, choice) else None


def _find(words: Words, deed: said.Find, choice: Choice, used: int) -> Matched | None:
    found = _by_things(words, deed, choice, used)
    if found is not None or choice.kind == "may":
        return found
    _is_no_search_for(words, deed, choice)
    return _decline(words, deed, choice, used)


def _is_no_search_for(words: Words, deed: said.Find, choice: Choice) -> None:
    """Raises Refused when what is said to be found is there and is nothing that is searched for."""
    named = [pointing.candidates(words.game, words.scene, one) for one in deed.objects if isinstance(one, ObjectRef)]
    things = [found[0] for found in named if found]
    if choice.kind == "search" and things and all(pointing.place_of(words.game, thing) is Zone.LIBRARY for thing in things):
        raise Refused(not_found(words.game.name(things[0])))


@rule("701.23a")
def not_found(name: str) -> Verdict:
    """Against finding what is not searched for."""
    return forbidden(f"{name} is not what is searched for.")


def _name(words: Words, deed: said.Naming, choice: Choice, used: int) -> Matched | None:
    fits = [option.value for option in choice.options if is_said(option.text, option.value, deed.name)]
    return ((fits[0],), 0) if fits else None


def _paid(words: Words, deed: Any, choice: Choice, used: int) -> Matched | None:
    if not is_of(words, deed.using, choice):
        return None
    with_what = deed.how if choice.kind not in ("may", "pay", "cost", "either") else ()
    for found in filter(None, (_by_things(words, how, choice, 0) for how in with_what)):
        return found[0], 0
    if choice.kind in ("cost", "either"):
        return _by_verb(deed, choice)
    if choice.kind == "number":
        return _number(choice, getattr(deed, "count", getattr(deed, "life", 0)))
    return _accept(words, deed, choice, used) if choice.kind in ("may", "pay") else None


def _first(words: Words, deed: said.Apply, choice: Choice, used: int) -> Matched | None:
    value = value_of(words, deed.first, choice)
    return None if value is NOTHING else ((value,), 0)


def _order(words: Words, deed: said.Order, choice: Choice, used: int) -> Matched | None:
    taken: list[Any] = []
    for thing in deed.things[used:]:
        value = value_of(words, thing, choice, taken)
        if value is not NOTHING:
            taken.append(value)
    if choice.maximum == 1:
        return (tuple(taken[:1]), 1) if taken else None
    rest = [option.value for option in choice.options if not any(option.value is value for value in taken)]
    if deed.what == "top":
        return ((*rest, *taken), len(taken)) if taken else None
    return (tuple([*taken, *rest][: choice.maximum]), len(taken)) if taken else None


def _assigned(words: Words, deed: said.Assign, choice: Choice, used: int) -> Matched | None:
    """The division of combat damage that was said; Refused when it is not allowed."""
    if choice.kind != "combat damage" or choice.about is None or not _is_source(words, deed, choice.about):
        return None
    shares: dict[Id, int] = {}
    for share in deed.shares:
        meant = pointing.targets(words.game, words.scene, share.to)
        if meant:
            shares[meant[0]] = shares.get(meant[0], 0) + share.amount
    for option in choice.options:
        if {who: n for who, n in option.value if n} == {who: n for who, n in shares.items() if n}:
            return (option.value,), 0
    offered = {who for option in choice.options for who, _ in option.value}
    if deed.source is None and not set(shares) <= offered:
        return None
    verdict = combat_damage(words.game.branch(), {choice.about: shares})
    raise Refused(verdict)


def _is_source(words: Words, deed: said.Assign, about: Id) -> bool:
    return deed.source is None or about in pointing.candidates(words.game, words.scene, deed.source)


def _result(words: Words, deed: said.Flip | said.Roll, choice: Choice, used: int) -> Matched | None:
    wanted = str(deed.result)
    return next((((o.value,), 0) for o in choice.options if is_said(o.text, o.value, wanted)), None)


def _kicked(words: Words, deed: said.Kicked, choice: Choice, used: int) -> Matched | None:
    if "kick" not in choice.kind and "kick" not in fold(choice.prompt):
        return None
    if fold(deed.cost) not in fold(choice.prompt):
        return None  # which of several kickers it is was said
    if choice.kind in NUMERIC:
        return _number(choice, deed.times)
    return _accept(words, deed, choice, used)


def _cost(words: Words, deed: said.ForCost, choice: Choice, used: int) -> Matched | None:
    wanted = fold(deed.cost)
    fits = [o.value for o in choice.options if wanted in fold(o.text) or wanted in fold(str(o.value))]
    return ((fits[0],), 0) if fits and choice.kind not in ("target", "may") else None


def _divided(words: Words, deed: said.Divide, choice: Choice, used: int) -> Matched | None:
    """The division that was said; with no shares, the even one."""
    if choice.kind != "division":
        return None
    if deed.shares:
        shares = {meant[0]: s.amount for s in deed.shares if (meant := pointing.targets(words.game, words.scene, s.to))}
        fits = [option.value for option in choice.options if dict(option.value) == shares]
    else:
        fits = [option.value for option in choice.options if len({n for _, n in option.value}) == 1]
    return ((fits[0],), 0) if fits else None


def _removed(words: Words, deed: said.RemoveCounters, choice: Choice, used: int) -> Matched | None:
    """Counters of that kind, from what is said: one at a time, or as many as that."""
    if choice.kind == "number" and "counters are removed" in choice.prompt:
        return next((((o.value,), 0) for o in choice.options if o.value == deed.counters.count), None)
    value = counter_meant(words, deed, choice)
    return None if value is NOTHING else ((value,), 0)


def _exerted(words: Words, deed: said.Exert, choice: Choice, used: int) -> Matched | None:
    """The creature asked about is exerted when it is one of those named."""
    meant = {thing for ref in deed.objects for thing in pointing.targets(words.game, words.scene, ref)}
    return ((True,), 0) if choice.kind == "exert" and choice.about in meant else None


def _exchanged(words: Words, deed: said.Exchange, choice: Choice, used: int) -> Matched | None:
    """Whichever of the two is an option."""
    found = [value for thing in (deed.second, deed.first) if (value := value_of(words, thing, choice)) is not NOTHING]
    return (tuple(found[: choice.maximum]), 0) if len(found) >= max(1, choice.minimum) else None


def _turned(words: Words, deed: said.Tap | said.Untap, choice: Choice, used: int) -> Matched | None:
    """Whether a permanent is tapped or untapped, where the player may do either with it."""
    if choice.kind != "tap":
        return _by_things(words, deed, choice, used)
    verb = "untap" if isinstance(deed, said.Untap) else "tap"
    meant = {words.game.name(thing) for ref in deed.objects for thing in pointing.targets(words.game, words.scene, ref)}
    is_asked = any(choice.prompt.endswith(f" {name}?") for name in meant)
    return next((((option.value,), 0) for option in choice.options if is_asked and option.value == verb), None)


def _nothing(words: Words, deed: Any, choice: Choice, used: int) -> Matched | None:
    """Said of how a spell is cast, which the casting itself reads."""
    return None


_MATCHERS: Final[dict[type, Matcher]] = {
    said.Targets: _targets,
    GainedControl: _gained,
    said.XIs: _x,
    said.Mode: _modes,
    said.Accept: _accept,
    said.Decline: _decline,
    said.DontPay: _unpaid,
    said.Find: _find,
    said.Naming: _name,
    said.PayCost: _paid,
    said.PayMana: _paid,
    said.PayLife: _paid,
    said.PayEnergy: _paid,
    said.Apply: _first,
    said.Assign: _assigned,
    said.Divide: _divided,
    said.Order: _order,
    said.Put: _put,
    said.Keep: _keep,
    said.Exert: _exerted,
    said.RemoveCounters: _removed,
    said.Exchange: _exchanged,
    said.Tap: _turned,
    said.Untap: _turned,
    said.Flip: _result,
    said.Roll: _result,
    said.Kicked: _kicked,
    said.ForCost: _cost,
    said.FromZone: _nothing,
    said.FaceDown: _nothing,
    said.WithoutPaying: _nothing,
}
