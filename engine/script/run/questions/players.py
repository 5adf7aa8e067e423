"""Questions about players: who controls, owns, wins, decides."""

from __future__ import annotations

import re
from typing import Final

from engine.cards.card import fold
from engine.explain.derivations import derivation
from engine.explain.ruling import Because
from engine.game.controlling_another_player import decider
from engine.game.daytime import DAYTIME
from engine.game.layers import Layer
from engine.game.objects import Id, Zone
from engine.game.players import Designate, DrawGame, LoseGame, WinGame
from engine.game.speed import MAX_SPEED, SetSpeed, speed
from engine.game.teams import called, side
from engine.rulebook import rule
from engine.script.run import pointing
from engine.script.run.faults import Unable
from engine.script.run.questions.finding import Finding, finds, yes_no
from engine.script.run.questions.priority import PRIORITY, holder, who_has_priority
from engine.script.run.questions.telling import entries, told
from engine.script.run.run import Run
from engine.script.values import (
    Controls,
    GameIs,
    HasCard,
    PlayerIs,
    Speed,
    WhoControls,
    WhoDecides,
    WhoIs,
    WhoOwns,
    WhoseZone,
    WhoWins,
)


@finds(WhoControls)
def controls(run: Run, question: WhoControls) -> Finding:
    """The controller of an object."""
    thing = pointing.one(run.game, run.scene, question.object)
    player = run.game.controller(thing)
    because = derivation(run.game, thing, (Layer.CONTROL,))
    if decider(run.game, player) != player:
        because = (*because, _keeps_what_they_control(_name(run, player)))
    return Finding(run.scene.name_of(player), f"{_name(run, player)} controls {run.called(thing)}.", told(run, thing), because)


@rule("723.3")
def _keeps_what_they_control(name: str) -> Because:
    return Because(text=f"Only {name} is controlled, not what {name} controls.")


@finds(WhoOwns)
def owns(run: Run, question: WhoOwns) -> Finding:
    """The owner of an object."""
    thing = pointing.one(run.game, run.scene, question.object)
    player = run.game.object(thing).owner
    return Finding(run.scene.name_of(player), f"{_name(run, player)} owns {run.called(thing)}.", told(run, thing))


@finds(WhoseZone)
def whose_zone(run: Run, question: WhoseZone) -> Finding:
    """The owner, when the object is in a zone of that kind."""
    thing = pointing.one(run.game, run.scene, question.object)
    place, name = pointing.place_of(run.game, thing), run.called(thing)
    if place != Zone(question.zone):
        raise Unable(f"{name} is in no {question.zone}.")
    player = run.game.object(thing).owner
    text = f"{name} is in {_name(run, player)}'s {question.zone}."
    return Finding(run.scene.name_of(player), text, told(run, thing), (_its_owners(name),))


@rule("400.3")
def _its_owners(name: str) -> Because:
    return Because(text=f"{name} goes only to a hand, library or graveyard of its owner.")


def _name(run: Run, player: Id) -> str:
    return run.game.name(player)


FIELD = (Zone.BATTLEFIELD, Zone.STACK)


@finds(Controls)
def does_control(run: Run, question: Controls) -> Finding:
    """Whether a player controls or owns an object that is there."""
    player = run.scene.player(question.player)
    found = pointing.candidates(run.game, run.scene, question.object, FIELD)
    if not found:
        return yes_no(False, "", f"{_name(run, player)} has no {pointing.described(question.object)}.")
    own = [thing for thing in found if thing in run.game.state.objects and run.game.controller(thing) == player]
    thing = own[0] if own and not question.owns else pointing.one(run.game, run.scene, question.object, FIELD)
    there = pointing.place_of(run.game, thing) in (Zone.BATTLEFIELD, Zone.STACK)
    is_so = run.game.object(thing).owner == player if question.owns else there and run.game.controller(thing) == player
    verb = "own" if question.owns else "control"
    name, what = _name(run, player), run.called(thing)
    return yes_no(is_so, f"{name} {verb}s {what}.", f"{name} does not {verb} {what}.", told(run, thing))


@finds(HasCard)
def has_card(run: Run, question: HasCard) -> Finding:
    """Whether a player has an object in a zone."""
    player = run.scene.player(question.player)
    found = pointing.candidates(run.game, run.scene, question.object, (Zone(question.zone),))
    is_so = any(t in run.game.state.zone(Zone(question.zone), player) and run.game.object(t).owner == player for t in found)
    what = pointing.described(question.object)
    where = f"in {_name(run, player)}'s {question.zone}"
    rules = tuple(dict.fromkeys(rule for thing in found for rule in told(run, thing)))
    return yes_no(is_so, f"{what} is {where}.", f"{what} is not {where}.", rules)


@finds(WhoWins)
def wins(run: Run, question: WhoWins) -> Finding:
    """The winner or the loser; nobody while the game goes on."""
    players = run.game.state.players
    rules = ending_rules(run)
    if question.loses:
        lost = [p for p in players.values() if p.has_lost]
        return Finding(run.scene.name_of(lost[0].id) if lost else None, f"{lost[0].name if lost else 'Nobody'} loses.", rules)
    won = winners(run)
    told = f"{called(run.game, won)} {'win' if len(won) > 1 else 'wins'}." if won else "Nobody has won."
    return Finding(run.scene.name_of(won[0]) if won else None, told, rules)


def winners(run: Run) -> tuple[Id, ...]:
    """Everybody who has won: those of whom it was said, or the last one left."""
    said = tuple(p.id for p in run.game.state.players.values() if p.has_won)
    last = winner_of(run)
    return said or (() if last is None else (last,))


def winner_of(run: Run) -> Id | None:
    """Who has won: said outright, or the last one left."""
    players = run.game.state.players.values()
    won = [p.id for p in players if p.has_won]
    left = [p.id for p in players if not p.has_lost]
    if won:
        return won[0]
    return left[0] if len(left) == 1 and len(run.game.state.players) > 1 and not run.game.state.marks.get("draw") else None


def is_draw(run: Run) -> bool:
    """Whether the game is a draw."""
    players = run.game.state.players.values()
    return bool(run.game.state.marks.get("draw")) or all(p.has_lost for p in players)


def ending_rules(run: Run) -> tuple[int, ...]:
    """What ended the game."""
    return tuple(entry.n for entry in entries(run, lambda e: isinstance(e, LoseGame | WinGame | DrawGame)))


@finds(GameIs)
def game_is(run: Run, question: GameIs) -> Finding:
    """Whether the game is a draw or over."""
    what = fold(question.what)
    if what in ("day", "night"):
        return yes_no(run.game.state.marks.get(DAYTIME) == what, f"It is {what}.", f"It is not {what}.")
    drawn = is_draw(run)
    value = drawn if "draw" in what else drawn or winner_of(run) is not None
    told = "a draw" if "draw" in what else question.what
    return yes_no(value, f"The game is {told}.", f"The game is not {told}.", ending_rules(run))


@finds(Speed)
def speed_of(run: Run, question: Speed) -> Finding:
    """A player's speed."""
    player = run.scene.player(question.player)
    value = speed(run.game.state, player)
    return Finding(value, f"{_name(run, player)}'s speed is {value}.", speed_rules(run, player))


def speed_rules(run: Run, player: Id) -> tuple[int, ...]:
    """Every change to the player's speed."""
    return tuple(entry.n for entry in entries(run, lambda e: isinstance(e, SetSpeed) and e.player == player))


@finds(WhoIs)
def who_is(run: Run, question: WhoIs) -> Finding:
    """The player with a designation, or whose turn it is."""
    what = fold(question.what).removeprefix("the ")
    if what == PRIORITY:
        return who_has_priority(run)
    found = [player for player in run.game.state.players if _is(run, player, what)]
    value = run.scene.name_of(found[0]) if found else None
    if not found and what not in _VERBS:
        raise Unable(f"I do not know what it is to be the {what}.")
    rules = tuple(dict.fromkeys(rule for player in found for rule in _designated(run, player, what)))
    if what == "active player" and found:
        return Finding(value, f"It is {called(run.game, found)}'s turn.", rules)
    verb = _VERBS.get(what, "is the")
    return Finding(value, f"{_name(run, found[0]) if found else 'Nobody'} {verb} {what}.", rules)


_VERBS: Final = {
    "monarch": "is the",
    "initiative": "has the",
    "city's blessing": "has the",
    PRIORITY: "has",
    "max speed": "has",
    "winner": "is the",
    "loser": "is the",
    "active player": "is the",
}


def _is(run: Run, player: Id, what: str) -> bool:
    if what == "active player":
        return run.game.state.is_active(player) and not run.game.state.players[player].has_lost
    if what == "max speed":
        return speed(run.game.state, player) == MAX_SPEED
    if what == "winner":
        return player in winners(run)
    if what == "loser":
        return run.game.state.players[player].has_lost
    if what == PRIORITY:
        return player in side(run.game.state, holder(run.game))
    return what in {fold(mark) for mark in run.game.state.players[player].marks}


def _designated(run: Run, player: Id, what: str) -> tuple[int, ...]:
    if what in ("winner", "loser"):
        return ending_rules(run)
    if what == "max speed":
        return speed_rules(run, player)
    for entry in entries(run, lambda e: isinstance(e, Designate) and e.player == player and fold(e.mark) == what):
        return (entry.n,)
    return ()


_OPPONENT: Final = re.compile(r"(?:an? )?opponent of (.+)|(my|.+'s) opponent")


def _is_opponent(run: Run, player: Id, whose: str) -> Finding:
    """Whether a player is an opponent of another, who is called so."""
    called = {fold(run.scene.name_of(one)): one for one in run.game.state.players}
    other = called.get("me" if whose in ("my", "me") else whose.removesuffix("'s"))
    if other is None:
        raise Unable(f"There is no player called {whose!r}.")
    one, of = run.game.name(player), run.game.name(other)
    return yes_no(player in run.game.state.opponents(other), f"{one} is an opponent of {of}.", f"{one} is no opponent of {of}.")


@finds(PlayerIs)
def player_is(run: Run, question: PlayerIs) -> Finding:
    """Whether a player has a designation."""
    player = run.scene.player(question.player)
    what, name = fold(question.what).removeprefix("the "), run.game.name(player)
    if whose := _OPPONENT.fullmatch(what):
        return _is_opponent(run, player, whose[1] or whose[2])
    value = _is(run, player, what)
    if not value and what not in _VERBS:
        raise Unable(f"I do not know what it is for a player to be {question.what}.")
    verb = _VERBS.get(what, "is")
    has = verb.startswith("has")
    the = verb.removeprefix("has").removeprefix("is")
    yes, no = f"{'has' if has else 'is'}{the}", f"{'does not have' if has else 'is not'}{the}"
    return yes_no(value, f"{name} {yes} {what}.", f"{name} {no} {what}.", _designated(run, player, what))


@finds(WhoDecides)
def who_decides(run: Run, question: WhoDecides) -> Finding:
    """Who makes a choice: the controller of what asks for it, or who controls that player."""
    rules: tuple[int, ...] = ()
    if question.player is not None:
        player = run.scene.player(question.player)
    elif question.about is not None:
        thing = pointing.one(run.game, run.scene, question.about)
        player, rules = run.game.controller(thing), told(run, thing)
    else:
        raise Unable("Say what is decided about which object.")
    by = decider(run.game, player)
    because = (_decides_for(run.game.name(by), run.game.name(player)),) if by != player else ()
    return Finding(run.scene.name_of(by), f"{_name(run, by)} decides.", rules, because)


@rule("723.5")
def _decides_for(by: str, player: str) -> Because:
    return Because(text=f"{by} controls {player}.")
