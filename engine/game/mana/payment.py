"""Paying mana costs where mana is counted: from the pool, and with mana abilities that are activated for it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from engine.game.abilities import abilities_of
from engine.game.actions import ActivateAbility
from engine.game.choices import Trial
from engine.game.costs import cost_of
from engine.game.mana.abilities import has_tap_symbol, is_mana_ability, mana_verbs
from engine.game.mana.making import Made, in_steps, is_for_mana
from engine.game.mana.named import named_sources, surplus, with_named
from engine.game.mana.paying_with import Plan, Source, helping, plan
from engine.game.mana.pool import SpendMana, pool_text
from engine.game.mana.wishes import best_plans, wishes
from engine.game.objects import Id, Mana
from engine.game.remembering import Remembering
from engine.game.scope import Scope
from engine.game.verdict import ALLOWED, Verdict, forbidden
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game


@rule("106.6")
def usable(game: Game, player: Id, action: Any) -> tuple[Mana, ...]:
    """The mana in a player's pool that may be spent on an action; a restriction says so by ``allows(game, action, source)``."""
    pool = game.state.players[player].mana
    return tuple(mana for mana in pool if mana.restriction is None or mana.restriction.allows(game, action, mana.source))


@rule("118.3", "118.3a")
def can_pay_mana(game: Game, player: Id, symbols: Sequence[str], action: Any = None) -> Verdict:
    """Whether a player could pay mana, with what is in the pool and what untapped permanents can make."""
    costs = tuple(s for s in symbols if s != "{0}")
    if not costs or plan(costs, usable(game, player, action), sources(game, player, action)) is not None:
        return ALLOWED
    if _tapped_out(game, player, costs, action) is not None or in_steps(game, player, costs, action) is not None:
        return ALLOWED
    has = pool_text(game.state.players[player].mana)
    return forbidden(f"{game.name(player)} can't pay {''.join(costs)}" + (f" with {has} in the pool." if has else "."))


@rule("601.2g", "605.3a")
def make_mana(game: Game, player: Id, symbols: Sequence[str], action: Any) -> None:
    """Activate mana abilities as far as the pool does not pay for the symbols."""
    there, able = usable(game, player, action), sources(game, player, action)
    named = named_sources(game, player, action, able)
    if named:
        able = with_named(game, player, symbols, there, able, named)
    found = _as_wished(game, player, symbols, action, there, able) or plan(symbols, there, able)
    if found is None:
        steps = _tapped_out(game, player, symbols, action) or in_steps(game, player, symbols, action) or ()
        _use(game, player, symbols, action, steps)
        found = plan(symbols, usable(game, player, action), sources(game, player, action))
    if found is not None:
        made = (*found.made, *surplus(found, able, named))
        _use(game, player, symbols, action, made, is_whole=bool(named or wishes(game, action)))


def _as_wished(
    game: Game, player: Id, symbols: Sequence[str], action: Any, there: Sequence[Mana], able: Sequence[Source]
) -> Plan | None:
    """The payment that the player chooses, where the spell tells by it what it does and it could be paid differently."""
    plans = best_plans(symbols, wishes(game, action), there, able)
    if not plans or not _is_free(plans, there, able):
        return None
    options = [(wish, _said_of(wish)) for wish in plans]
    about, prompt = action.spell, "Which mana is spent?"
    chosen = game.choose_one(player, "mana spent", [*options, (None, "any mana")], about=about, prompt=prompt)
    return plans.get(chosen)


def _is_free(plans: Mapping[tuple[str, ...], Plan], there: Sequence[Mana], able: Sequence[Source]) -> bool:
    """Whether the same cost could be paid with mana of other types."""
    types = {one.type for one in there} | {type for source in able for option in source.options for type in option}
    things = {source.key[0] for source in able}
    ways = sum(len(source.options) for source in able)
    is_more = any(len(there) + len(things) > len(found.spent) for found in plans.values())
    return len(types) > 1 and (is_more or ways > len(things))


def _said_of(wish: tuple[str, ...]) -> str:
    return f"as much of {pool_text(Mana(type=one) for one in wish)} as can be" if wish else "as many colors as can be"


def _use(game: Game, player: Id, symbols: Sequence[str], action: Any, made: Made, is_whole: bool = False) -> None:
    """Use mana abilities one after the other, until the pool pays for the symbols (all of them with ``is_whole``)."""
    from engine.game.activating import activate
    from engine.game.announcing import Announcement

    for (source, place), types in made:
        if not is_whole and plan(symbols, usable(game, player, action)) is not None:
            return
        ability = abilities_of(game, source).activated[place]
        activate(game, player, source, ability, Announcement(answers={"mana": (types,), "color": types[:1]}))


@rule("605.4a")
def _tapped_out(game: Game, player: Id, symbols: Sequence[str], action: Any) -> Made | None:
    """The sources to use when more mana comes of them than they make themselves, found by using them on a branch; else None."""
    from engine.game.activating import activate
    from engine.game.announcing import Announcement

    branch = game.branch(Trial())
    used: list[tuple[Any, tuple[str, ...]]] = []
    for one in sources(game, player, action):
        if any(one.key[0] == key[0] for key, _ in used) or not one.options:
            continue
        source, place = one.key
        ability = abilities_of(branch, source).activated[place]
        activate(branch, player, source, ability, Announcement(answers={"mana": (one.options[0],)}))
        used.append((one.key, one.options[0]))
        if plan(symbols, usable(branch, player, action)) is not None:
            return tuple(used)
    return None


@rule("106.4", "601.2h")
def spend(game: Game, player: Id, symbols: Sequence[str], action: Any) -> tuple[str, ...] | None:
    """Spend mana of the pool on the symbols: the types spent; None when the pool does not suffice."""
    pool = usable(game, player, action)
    found = next(iter(best_plans(symbols, wishes(game, action), pool).values()), None)
    found = found or plan(symbols, pool, newest_first=is_for_mana(action))
    if found is None:
        return None
    if found.spent:
        game.happen(SpendMana(player=player, mana=found.spent))
        _ride(game, player, found.spent, action)
    return tuple(mana.type for mana in found.spent)


@rule("106.6", "601.2h")
def spend_what_counts(game: Game, player: Id, symbols: Sequence[str], action: Any) -> None:
    """Where mana costs are paid anyhow: spend what is in the pool of which something comes when it is spent on this action."""
    with_rider = [mana for mana in usable(game, player, action) if mana.rider is not None]
    counting = [mana for mana in with_rider if mana.rider.concerns(game, player, mana.source, action)]
    spent = helping(symbols, counting) if counting else ()
    if spent:
        game.happen(SpendMana(player=player, mana=spent))
        _ride(game, player, spent, action)


@rule("106.6")
def _ride(game: Game, player: Id, spent: Sequence[Mana], action: Any) -> None:
    """What comes with mana that was spent on an action, once for all mana made together."""
    for rider, source in dict.fromkeys((one.rider, one.source) for one in spent if one.rider is not None):
        rider.spent(game, player, source, action)


def sources(game: Game, player: Id, action: Any) -> list[Source]:
    """What a player could make mana with now: mana abilities without mana in their cost, lands first, not of what is paid for.

    Of lands those come last that {T} can be used for in other ways.
    """
    being_activated = action.source if isinstance(action, ActivateAbility) and has_tap_symbol(action.ability) else None
    able = _able.get((game.state, player), lambda: _tapped_for_mana(game, player))
    return [_source(game, player, thing, place, action) for thing, place in able if thing != being_activated]


_able: Remembering[tuple[tuple[Id, int], ...]] = Remembering(64)


def _tapped_for_mana(game: Game, player: Id) -> tuple[tuple[Id, int], ...]:
    """The permanents that could be tapped for mana now, with the place of the ability, in the order in which they are used."""
    own = [thing.id for thing in game.state.battlefield() if game.controller(thing.id) == player]
    return tuple((t, place) for t in sorted(own, key=lambda t: _is_kept_back(game, t)) for place in _places(game, player, t))


def _is_kept_back(game: Game, thing: Id) -> tuple[bool, bool]:
    others = any(has_tap_symbol(a) and not is_mana_ability(a) for a in abilities_of(game, thing).activated)
    return "land" not in game.characteristics(thing).types, others


def _places(game: Game, player: Id, thing: Id) -> Iterator[int]:
    """The mana abilities of a permanent with {T} in their cost that can be activated; only one of them can be used."""
    from engine.game.permissions import may

    for place, ability in enumerate(abilities_of(game, thing).activated):
        action = ActivateAbility(player=player, source=thing, ability=ability)
        if is_mana_ability(ability) and _can_be_used_now(game, player, thing, ability) and may(game, player, action):
            yield place


def _source(game: Game, player: Id, thing: Id, place: int, paying_for: Any) -> Source:
    ability = abilities_of(game, thing).activated[place]
    options = tuple(_productions(game, player, thing, ability, paying_for))
    return Source(key=(thing, place), options=options, is_snow="snow" in game.characteristics(thing).supertypes)


@rule("605.3a")
def _can_be_used_now(game: Game, player: Id, thing: Id, ability: Any) -> bool:
    """Whether a mana ability can be used while something is paid for: not one that is activated only with priority."""
    needs_priority = any(limit.needs_priority for limit in ability.limits)
    return not needs_priority and only_taps(game, player, thing, ability)


def only_taps(game: Game, player: Id, thing: Id, ability: Any) -> bool:
    """Whether a mana ability has {T} in its cost and no mana, so that it can be used once and at once."""
    action = ActivateAbility(player=player, source=thing, ability=ability)
    return has_tap_symbol(ability) and cost_of(game, action).mana == ("{0}",)


@rule("106.6")
def _productions(game: Game, player: Id, thing: Id, ability: Any, paying_for: Any) -> Iterator[tuple[str, ...]]:
    """What it could make that may be spent on what is being paid for."""
    scope = Scope.of(thing, player)
    for verb in mana_verbs(ability):
        limit = verb.restriction()
        if limit is not None and paying_for is not None and not limit.allows(game, paying_for, thing):
            continue
        yield from (tuple(option) for option in verb.produces(game, scope.for_each(player)) if option)
