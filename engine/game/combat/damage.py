"""The combat damage step: who assigns damage, and dealing it all at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from engine.game.abilities import has_keyword
from engine.game.combat.assigning import Assignment, chosen, legal
from engine.game.combat.banding import is_divided_by_another
from engine.game.combat.events import AssignDamageNow
from engine.game.combat.standing import attackers, blockers, is_blocked, remove_what_left
from engine.game.damage import Damage
from engine.game.events import Event
from engine.game.illegal import Illegal, require, undone_unless_whole
from engine.game.objects import Id
from engine.game.teams import take_turns_together
from engine.game.verdict import Verdict, forbidden
from engine.rulebook import rule, rules_of

if TYPE_CHECKING:
    from engine.game.machine import Game


def combat_damage(game: Game, assigned: Mapping[Id, Mapping[Id, int]] | None = None) -> Verdict:
    """One combat damage step: damage is assigned as said in ``assigned``, or as chosen, and dealt all at once.

    When what was said is illegal, the game is as it was before. Undecided passes through, the game as it was before too.
    """
    try:
        with undone_unless_whole(game):
            return _combat_damage(game, assigned or {})
    except Illegal as stop:
        return stop.verdict


@rule("510.1", "510.2")
def _combat_damage(game: Game, assigned: Mapping[Id, Mapping[Id, int]]) -> Verdict:
    remove_what_left(game)
    assigning = _assigning(game)
    said = {c: dict(shares) for c, shares in assigned.items()}
    for creature in said:
        if creature not in assigning:
            raise Illegal(_does_not_assign(game, creature))
    done: dict[Id, Assignment] = {}
    for creature in _in_turn(game, assigning):
        done[creature] = said.get(creature) or chosen(game, creature, done)
    verdict = require(legal(game, done))
    if is_first_of_two(game):
        game.happen(AssignDamageNow(creatures=frozenset(assigning)))
    game.happen(*(damage for creature, to in done.items() for damage in _dealt(game, creature, to)))
    return verdict


def _dealt(game: Game, creature: Id, to: Assignment) -> tuple[Event, ...]:
    """The damage that a creature deals, with the rules that tell it to whom and when."""
    cites = tuple(number for rule_of in _RULES_OF_DAMAGE if rule_of(game, creature, to) for number in rules_of(rule_of))
    return tuple(Damage(source=creature, recipient=r, amount=n, is_combat=True, cites=cites) for r, n in to.items() if n)


@rule("510.1b")
def _is_unblocked(game: Game, creature: Id, to: Assignment) -> bool:
    return creature in attackers(game) and not is_blocked(game, creature)


@rule("510.1c")
def _is_blocked(game: Game, creature: Id, to: Assignment) -> bool:
    return is_blocked(game, creature)


@rule("510.1d")
def _blocks(game: Game, creature: Id, to: Assignment) -> bool:
    return creature not in attackers(game)


@rule("702.19b")
def _tramples_over(game: Game, creature: Id, to: Assignment) -> bool:
    blocking = blockers(game, creature)
    return bool(blocking) and is_blocked(game, creature) and any(n and r not in blocking for r, n in to.items())


@rule("702.19d")
def _tramples_on(game: Game, creature: Id, to: Assignment) -> bool:
    return bool(to) and is_blocked(game, creature) and not blockers(game, creature)


@rule("702.22j")
def _is_divided_by_blockers(game: Game, creature: Id, to: Assignment) -> bool:
    return creature in attackers(game) and is_divided_by_another(game, creature)


@rule("702.22k")
def _is_divided_by_attackers(game: Game, creature: Id, to: Assignment) -> bool:
    return creature not in attackers(game) and is_divided_by_another(game, creature)


@rule("702.2c")
def _is_deadly(game: Game, creature: Id, to: Assignment) -> bool:
    return _tramples_over(game, creature, to) and has_keyword(game, creature, "deathtouch")


@rule("702.7b")
def _strikes_first(game: Game, creature: Id, to: Assignment) -> bool:
    return has_keyword(game, creature, "first strike")


@rule("702.4b")
def _strikes_twice(game: Game, creature: Id, to: Assignment) -> bool:
    return has_keyword(game, creature, "double strike")


_RULES_OF_DAMAGE: tuple[Callable[[Game, Id, Assignment], bool], ...] = (
    _is_unblocked, _is_blocked, _blocks, _tramples_over, _tramples_on, _is_deadly, _strikes_first, _strikes_twice,
    _is_divided_by_blockers, _is_divided_by_attackers,
)


@rule("702.7b", "702.4b")
def has_first_strike(game: Game, creature: Id) -> bool:
    """Whether it assigns damage in the first of two combat damage steps."""
    return has_keyword(game, creature, "first strike") or has_keyword(game, creature, "double strike")


@rule("510.4")
def is_first_of_two(game: Game) -> bool:
    """Whether the combat damage step that begins now is the first of two."""
    combat = game.state.combat
    return combat is not None and not combat.dealt_first_strike and any(has_first_strike(game, c) for c in _fighting(game))


def _fighting(game: Game) -> tuple[Id, ...]:
    combat = game.state.combat
    return () if combat is None else (*combat.attacking, *combat.blocking)


@rule("510.4")
def _assigning(game: Game) -> tuple[Id, ...]:
    """The creatures that assign damage in this step."""
    everyone = _fighting(game)
    if is_first_of_two(game):
        return tuple(c for c in everyone if has_first_strike(game, c))
    before = game.state.combat.dealt_first_strike if game.state.combat else frozenset()
    return tuple(c for c in everyone if c not in before or _assigns_again(game, c))


@rule("702.4c", "702.4d")
def _assigns_again(game: Game, creature: Id) -> bool:
    """Whether it has double strike as the second step begins, whatever it had in the first."""
    return has_keyword(game, creature, "double strike")


def _in_turn(game: Game, creatures: tuple[Id, ...]) -> list[Id]:
    """The active player's creatures first; those with trample after those whose damage they may count on."""
    if take_turns_together(game.state):
        return _team_by_team(game, creatures)
    return (_player_by_player if len(game.state.players) > 2 else _attackers_first)(game, creatures)


@rule("510.1", "805.10f")
def _team_by_team(game: Game, creatures: tuple[Id, ...]) -> list[Id]:
    return _attackers_first(game, creatures)


@rule("510.1", "802.5")
def _player_by_player(game: Game, creatures: tuple[Id, ...]) -> list[Id]:
    places = {player: place for place, player in enumerate(game.state.order())}
    return sorted(_attackers_first(game, creatures), key=lambda c: places.get(game.controller(c), 0))


@rule("510.1")
def _attackers_first(game: Game, creatures: tuple[Id, ...]) -> list[Id]:
    return sorted(creatures, key=lambda c: (c not in attackers(game), has_keyword(game, c, "trample")))


@rule("510.1")
def _does_not_assign(game: Game, creature: Id) -> Verdict:
    return forbidden(f"{game.name(creature)} does not assign combat damage in this step.")
