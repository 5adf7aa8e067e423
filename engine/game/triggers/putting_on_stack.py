"""Putting triggered abilities on the stack: in which order, and what is announced for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.game.meaning import said
from engine.game.objects import Id, Zone
from engine.game.state import Waiting
from engine.game.teams import in_turn
from engine.game.triggers.on_the_stack import PutTriggerOnStack, RemoveFromStack, scope_of
from engine.phrase import Word
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game


def put_on_stack(game: Game) -> None:
    """Put every waiting ability on the stack."""
    for players in in_turn(game.state):
        (_put_those_of if len(players) == 1 else _put_those_of_team)(game, players)


@rule("603.3b")
def _put_those_of(game: Game, players: tuple[Id, ...]) -> None:
    """Those of the active player first, each player's in the order they choose."""
    own = [w for w in game.state.waiting if w.controller in players]
    for waiting in _ordered(game, players[0], own):
        ability = game.state.next_id
        with game.because(waiting.cause):
            game.happen(_of_kind(game, waiting))
            _announce(game, ability, waiting)


@rule("603.3b", "805.7")
def _put_those_of_team(game: Game, players: tuple[Id, ...]) -> None:
    """All that the players of a team control in one order, as the team chooses."""
    _put_those_of(game, players)


def _put(game: Game, waiting: Waiting) -> PutTriggerOnStack:
    return PutTriggerOnStack(waiting=waiting, name=game.name(waiting.source))


def _of_kind(game: Game, waiting: Waiting) -> PutTriggerOnStack:
    if not _speaks_of_x(waiting.ability):
        return _put(game, waiting)
    return (_with_x_of_spell if game.object(waiting.source).zone is Zone.STACK else _with_x)(game, waiting)


@rule("107.3i")
def _with_x_of_spell(game: Game, waiting: Waiting) -> PutTriggerOnStack:
    """X is what was chosen for the spell whose ability it is."""
    return _put(game, waiting)


@rule("107.3m")
def _with_x(game: Game, waiting: Waiting) -> PutTriggerOnStack:
    """X is what was chosen for the spell that became the permanent, in an ability that triggers on its entering; else 0."""
    return _put(game, waiting)


def _speaks_of_x(ability: Any) -> bool:
    """Whether the text has an X that it does not define itself (words say so by ``is_x`` and ``defines_x``)."""
    words = tuple(said(ability)) if isinstance(ability, Word) else ()
    return any(word.is_x for word in words) and not any(word.defines_x for word in words)


@rule("603.3d")
def _announce(game: Game, of: Id, waiting: Waiting) -> None:
    """Choose modes and targets; an ability for which that is impossible is removed from the stack. Illegal when what was chosen
    is, and something else could have been.
    """
    from engine.game.announcing import announce
    from engine.game.illegal import Illegal
    from engine.game.trying import possible

    def choose(twin: Game) -> None:
        announce(twin, waiting.controller, of, (waiting.ability,), scope_of(twin, of))

    before = game.state
    try:
        choose(game)
    except Illegal:
        after, game.state = game.state, before
        if possible(game, choose):
            raise
        game.state = after
        game.happen(RemoveFromStack(object=of, why="it has no legal choice for its targets or modes"))


def _ordered(game: Game, player: Id, own: list[Waiting]) -> list[Waiting]:
    """The abilities in the order in which they go on the stack. Equal ones of one source are not asked about."""
    alike = all(w.source == own[0].source and w.ability == own[0].ability for w in own[1:])
    options = [(n, f"{game.name(w.source)}'s ability") for n, w in enumerate(own)]
    prompt = "In which order do these abilities go on the stack, the first one lowest?"
    many, about = len(own), own[0].source if own else None
    order = game.choose(player, "order", options, minimum=many, maximum=many, about=about, prompt=prompt, alike=alike)
    return [own[n] for n in order]
