"""Activating abilities, and tapping for mana."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial
from typing import Any

from msgspec import structs

from engine.cards.card import fold
from engine.game.abilities import abilities_of
from engine.game.actions import ActivateAbility
from engine.game.activating import activate
from engine.game.combat.unstated import declare_unstated
from engine.game.costs import parts_of
from engine.game.could_produce import production
from engine.game.illegal import Illegal
from engine.game.mana import has_tap_symbol, is_mana_ability, mana_verbs
from engine.game.meaning import Activated
from engine.game.objects import Id, Zone
from engine.game.permissions import may
from engine.game.scope import Scope
from engine.game.verdict import Verdict, forbidden
from engine.phrase.tokens import tokenise
from engine.rulebook import rule
from engine.script.run import pointing
from engine.script.run.announcing import announcement, asks_for_targets, take_up, with_fitting_targets
from engine.script.run.declined import need_abilities
from engine.script.run.deeds.casting import modes_said_for
from engine.script.run.deeds.doing import does, done
from engine.script.run.deeds.offered import asks_x_to_activate, mana_of, pays_the_cost
from engine.script.run.deeds.timing import in_own_time
from engine.script.run.faults import Unable
from engine.script.run.paying import verbs_said, verbs_to_pay
from engine.script.run.run import Run
from engine.script.run.turning import go_to, settle
from engine.script.run.wordings import wording
from engine.script.values import AbilityRef, Act, Activate, Block, ObjectRef, PayCost, Said, Tap, TapForMana, Targets
from engine.words.keywords.ninjutsu import ReturnUnblocked
from engine.words.unread.abilities import UnreadActivated

WHERE = (Zone.BATTLEFIELD, Zone.HAND, Zone.GRAVEYARD, Zone.COMMAND, Zone.EXILE)


def loyalty_cost(ability: Any) -> str:
    """The cost of a loyalty ability as scripts write it: ``+1``, ``-2``, ``0``; empty for another ability."""
    tokens = tokenise(wording(ability))
    return "".join(tokens[1 : tokens.index("]")]) if tokens[:1] == ["["] and "]" in tokens else ""


def abilities_meant(run: Run, ref: AbilityRef, source: Id) -> list[Any]:
    """The activated abilities that the reference can mean, by place, cost or words; all of them when it says nothing."""
    printed = list(run.game.characteristics(source).abilities)
    activated = [a for a in abilities_of(run.game, source).all if isinstance(a, Activated | UnreadActivated)]
    if ref.loyalty:
        activated = [a for a in activated if loyalty_cost(a) == ref.loyalty.lower().replace("−", "-")]
    elif ref.words:
        activated = _by_words(ref.words, activated, printed)
        activated = _by_place(ref.ordinal, activated, []) if ref.ordinal else activated
    elif ref.ordinal:
        activated = _by_place(ref.ordinal, activated, printed)
    able = [ability for ability in activated if isinstance(ability, Activated)]
    if not able:
        need_abilities(run, source)
        raise Illegal(_no_such_ability(run.game.name(source)))
    return able


@rule("602.1")
def _no_such_ability(name: str) -> Verdict:
    return forbidden(f"{name} has no such activated ability.")


@rule("605.1a")
def _no_mana_ability(name: str) -> Verdict:
    return forbidden(f"{name} has no mana ability with {{T}} in its cost.")


def _by_words(words: str, activated: list[Any], printed: list[Any]) -> list[Any]:
    wanted = fold(words)
    from engine.game.abilities import expanded, keyword_name
    from engine.game.meaning import Keyword

    variants = (wanted,) if wanted in ("cycling", "ninjutsu") else ()
    keywords = [k for k in printed if isinstance(k, Keyword) and _is_called(k, keyword_name(k), wanted, variants)]
    short_for = [a for k in keywords for a in expanded((k,)).activated]
    labelled = [a for a in activated if any(part.kind == wanted for part in _parts(a))]
    return short_for or labelled or [a for a in activated if wanted in wording(a)]


def _is_called(keyword: Any, name: str, wanted: str, variants: tuple[str, ...]) -> bool:
    """Whether it is the keyword ability that the words name; cycling for a kind of card is named after that kind."""
    if name == wanted or name.endswith(variants):
        return True
    return wanted.endswith("cycling") and name.endswith("cycling") and wanted in wording(keyword)


def _are_different(able: list[Any]) -> bool:
    """Whether it matters which of them is meant."""
    return len({wording(ability) or repr(ability) for ability in able}) > 1


def _told(run: Run, source: Id, ability: Any) -> str:
    """An ability in words: those of its keyword, or what it does, where its cost has none."""
    from engine.game.abilities import expanded
    from engine.game.meaning import Keyword

    keywords = [k for k in run.game.characteristics(source).abilities if isinstance(k, Keyword)]
    short_for = next((wording(k) for k in keywords if ability in expanded((k,)).activated), "")
    return wording(ability) or short_for or wording(ability.effect) or "one without words"


def _parts(ability: Any) -> tuple[Any, ...]:
    """The parts of its cost, where it has several."""
    cost = ability.cost
    return cost if isinstance(cost, tuple) else (cost,)


def _by_place(place: int, activated: list[Any], printed: list[Any]) -> list[Any]:
    """By place among the activated abilities; failing that among all abilities."""
    at = place - 1 if place > 0 else place
    if -len(activated) <= at < len(activated):
        return [activated[at]]
    lines = printed[at : at + 1 or None] if -len(printed) <= at < len(printed) else []
    return [ability for ability in lines if ability in activated]


def source_of(run: Run, ref: AbilityRef, player: Id, used: Sequence[Id] = ()) -> Id:
    """The object whose ability is meant: one that the player controls, if there is one, and whose ability was not just used."""
    if ref.source is None:
        raise Unable("Say whose ability is meant.")
    found = pointing.candidates(run.game, run.scene, ref.source, WHERE)
    own = [thing for thing in found if run.game.controller(thing) == player and thing not in used]
    if len(own) > 1:
        own = [thing for thing in own if _is_ready(run, player, thing)] or own
    return own[0] if own else pointing.one(run.game, run.scene, ref.source, WHERE)


def _is_ready(run: Run, player: Id, thing: Id) -> bool:
    """Whether an ability of the object may be activated now."""
    able = abilities_of(run.game, thing).activated
    return any(may(run.game, player, _action(player, thing, ability)) for ability in able)


def ability_to_activate(
    run: Run, ref: AbilityRef, player: Id, said: Sequence[Said] = (), used: Sequence[Id] = ()
) -> tuple[Id, Any]:
    """The source and the one ability that is meant: of several that fit, the one that may be activated and fits what is said."""
    source = source_of(run, ref, player, used)
    able = abilities_meant(run, ref, source)
    wants_targets = any(isinstance(one, Targets) and one.using is None for one in said)
    if wants_targets:
        able = _with_targets(run, source, able, bool(ref.loyalty or ref.words or ref.ordinal))
    able = _paid_so(able, said)
    if len(able) > 1:
        able = [a for a in able if may(run.game, player, _action(player, source, a))] or able
    if len(able) > 1:
        able = _of_its_own(run, source, [a for a in able if not is_mana_ability(a)] or able)
    if _are_different(able):
        texts = " or ".join(f"“{one}”" for one in dict.fromkeys(_told(run, source, one) for one in able))
        raise Unable(f"Say which ability of {run.game.name(source)} is meant, by its place or its words: {texts}")
    return source, able[0]


def _with_targets(run: Run, source: Id, able: list[Any], is_named: bool) -> list[Any]:
    """Those that ask for targets; where none does, the targets that are said may be those of what it has cast or will trigger."""
    found = [ability for ability in able if asks_for_targets(run.game, ability)]
    found = found or [ability for ability in able if re.search(r"\bcast\b", wording(ability))]
    if found or (not run.is_trial and _may_trigger_with_targets(run)):
        return found or able
    if not is_named:
        need_abilities(run, source)
    which = "That" if is_named else "No activated"
    raise Illegal(_no_targets(f"{which} ability of {run.game.name(source)} has {'no' if is_named else 'a'} target."))


def _may_trigger_with_targets(run: Run) -> bool:
    """Whether an ability of what is there could trigger and ask for targets."""
    seen = (thing.id for thing in run.game.state.objects.values() if thing.zone in (*WHERE, Zone.STACK))
    return any(asks_for_targets(run.game, ability) for thing in seen for ability in abilities_of(run.game, thing).triggered)


@rule("115.1")
def _no_targets(why: str) -> Verdict:
    return forbidden(why)


def _paid_so(able: list[Any], said: Sequence[Said]) -> list[Any]:
    """Those whose cost is paid by what the sentence says is done; all when that is no cost of any."""
    by_mana = [a for a in able if any(pays_the_cost([mana_of(a)], one) for one in said)]
    names = tuple(one.cost for one in said if isinstance(one, PayCost) and one.cost)
    by_name = [a for a in able if names and wording(a).startswith(names)]
    if len(able) > 1 and (by_mana or by_name):
        return by_mana or by_name
    verbs = verbs_said(said)
    return [a for a in able if verbs & verbs_to_pay(parts_of(a.cost))] or able if verbs and len(able) > 1 else able


def _action(player: Id, source: Id, ability: Any) -> ActivateAbility:
    return ActivateAbility(player=player, source=source, ability=ability)


def _how_many(run: Run, ref: ObjectRef | None, player: Id) -> int:
    """Of how many objects the ability is activated, one after the other: so many as are said, or all that the player has."""
    if ref is None or ref.count or ref.states:
        return max(1, ref.count if ref is not None else 1)
    there = pointing.candidates(run.game, run.scene, ref, (Zone.BATTLEFIELD,))
    return max(1, sum(run.game.object(t).zone is Zone.BATTLEFIELD and run.game.controller(t) == player for t in there))


@does(Activate)
def activates(run: Run, deed: Activate, player: Id) -> None:
    """Activate an ability with its announcements."""
    used: list[Id] = []
    for time in range(deed.times * _how_many(run, deed.ability.source, player)):
        if time:
            settle(run.game)
        source, ability = ability_to_activate(run, deed.ability, player, deed.said, used)
        _come_to_blocks(run, ability)
        used += [source] if deed.ability.source is not None and deed.ability.source.count != 1 else []
        said = announcement(run, deed.said, asks_for_targets(run.game, ability), asks_x_to_activate(ability))
        take_up(run, [one for one in deed.said if pays_the_cost([mana_of(ability)], one)])
        said = structs.replace(said, modes=modes_said_for((ability,), deed.said))
        said = with_fitting_targets(run, run.game, (ability,), Scope.of(source, player, x=said.x), deed.said, said)
        in_own_time(run, player, partial(activate, run.game, player, source, ability, said))


def _come_to_blocks(run: Run, ability: Any) -> None:
    """What is activated with an unblocked attacker is activated once blockers are declared; those not stated are none."""
    if run.game.state.turn.step != "declare attackers" or not any(isinstance(part, ReturnUnblocked) for part in ability.cost):
        return
    if any(isinstance(s.what, Act) and isinstance(s.what.deed, Block) for s in run.statements[run.at :]):
        return
    go_to(run.game, "declare blockers", None)
    declare_unstated(run.game)


@does(TapForMana)
def taps_for_mana(run: Run, deed: TapForMana, player: Id) -> None:
    """Activate a mana ability with {T} in its cost of each source."""
    for source in sources_to_tap(run, deed, player):
        ability = mana_ability(run, source, deed.mana, player, deed.said)
        done(activate(run.game, player, source, ability, announcement(run, deed.said, False)))


def sources_to_tap(run: Run, deed: TapForMana, player: Id) -> list[Id]:
    """Different untapped objects for each time a name is said."""
    taken: list[Id] = []
    for ref in deed.sources:
        found = [t for t in pointing.candidates(run.game, run.scene, ref, (Zone.BATTLEFIELD,)) if t not in taken]
        own = [t for t in found if run.game.controller(t) == player] or found
        fresh = [t for t in own if not run.game.object(t).is_tapped] or own
        if not fresh:
            pointing.one(run.game, run.scene, ref)
        taken += fresh[: ref.count or len(fresh)]
    return taken


def mana_ability(run: Run, source: Id, mana: str, player: Id, said: Sequence[Said] = ()) -> Any:
    """The mana ability meant: the one that makes the mana said, else the only one that may be activated."""
    able = _paid_so(making(run, source, mana), said)
    able = _of_its_own(run, source, [a for a in able if may(run.game, player, _action(player, source, a))] or able)
    if _are_different(able):
        able = [a for a in able if _makes(run, source, player, a, mana)] or able
    if _are_different(able):
        raise Unable(f"Say for which mana {run.game.name(source)} is tapped.")
    return able[0]


def _makes(run: Run, source: Id, player: Id, ability: Any, mana: str) -> bool:
    """Whether an ability would make just the mana said, as much of it too."""
    letters, scope = sorted(letter for letter in mana if letter in "WUBRGC"), Scope.of(source, player)
    options = (option for verb in mana_verbs(ability) for option in verb.produces(run.game, scope.for_each(player)))
    return any(sorted(option) == letters for option in options)


def _of_its_own(run: Run, source: Id, able: list[Any]) -> list[Any]:
    """Of several abilities those that the object has by itself, not by its land types or what else gives them."""
    return [a for a in able if a in run.game.object(source).base.abilities] or able


def tap_abilities(run: Run, source: Id) -> list[Any]:
    """The mana abilities of an object that have {T} in their cost."""
    every = abilities_of(run.game, source).activated
    able = [ability for ability in every if is_mana_ability(ability) and has_tap_symbol(ability)]
    if not able:
        need_abilities(run, source)
        raise Illegal(_no_mana_ability(run.game.name(source)))
    return able


def making(run: Run, source: Id, mana: str) -> list[Any]:
    """Those of the mana abilities of an object with {T} in their cost that could produce all the types of mana said."""
    able, wanted = tap_abilities(run, source), frozenset(mana) & frozenset("WUBRGC")
    if not wanted:
        return able
    ways = production(run.game, source).ways
    found = [a for a in able if wanted <= {letter for way in ways if way.ability == a for letter in way.types}]
    if not found:
        raise Illegal(_no_such_mana(run.game.name(source), {letter for way in ways for letter in way.types}))
    return found


@rule("106.12", "106.7")
def _no_such_mana(name: str, types: set[str]) -> Verdict:
    could = " or ".join(f"{{{letter}}}" for letter in sorted(types, key="WUBRGC".index))
    return forbidden(f"{name} can be tapped for {could or 'no mana'}.")


def _are_own_lands(run: Run, deed: Tap, player: Id) -> bool:
    """Whether all of them are lands of the player with a mana ability that taps them."""
    things = pointing.many(run.game, run.scene, deed.objects, (Zone.BATTLEFIELD,))
    own = [t for t in things if run.game.controller(t) == player and "land" in run.game.characteristics(t).types]
    able = [t for t in own if any(has_tap_symbol(a) and is_mana_ability(a) for a in abilities_of(run.game, t).activated)]
    return bool(things) and len(able) == len(things)


@does(Tap)
def taps(run: Run, deed: Tap, player: Id) -> None:
    """Tap objects: for mana when it is said, and own lands where nothing is; else just that."""
    if deed.purpose == "mana" or (not deed.purpose and _are_own_lands(run, deed, player)):
        taps_for_mana(run, TapForMana(deed.objects), player)
        return
    from engine.game.status import Tap as TapEvent

    things = pointing.many(run.game, run.scene, deed.objects, (Zone.BATTLEFIELD,))
    run.game.happen(*(TapEvent(object=thing) for thing in things))
