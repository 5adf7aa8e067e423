"""Restarting the game: what the new game begins with, and where it begins."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.game.choices import Choice, Undecided
from engine.game.dungeons import DUNGEON
from engine.game.ending_the_game import BRAWL
from engine.game.events import Event
from engine.game.objects import OWNED_ZONES, Id, Object, Player, Zone
from engine.game.players import Note
from engine.game.state import TEAM_LIFE, TEAM_TURNS, State, Turn, ZoneKey
from engine.game.triggers import is_ability
from engine.game.zones import remember
from engine.game.zones.libraries import closed_mark, is_closed
from engine.game.zones.moving import LASTING_MARKS, UNKNOWN, unplaced_mark
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game

STARTS = "starts the new game"
"""The key of ``state.marks`` for the player who takes the first turn, once what restarted the game has resolved."""
HAND = 7
_KEPT = ("starting life", TEAM_TURNS, TEAM_LIFE, BRAWL)
_LIFE = 20


@rule("727.1", "727.1a", "104.6")
class RestartGame(Event, frozen=True):
    """The game ends and begins anew: ``player`` will take the first turn; ``exempt`` cards stay in exile."""

    player: Id
    exempt: tuple[Id, ...] = ()

    def affected(self, game: Game) -> Id:
        return self.player

    def apply(self, state: State) -> State:
        state = remember(state, state, state.objects)
        new = State(
            players={p.id: _anew(state, p) for p in state.players.values()},
            turn=Turn(number=0, active=self.player, step="cleanup"),
            marks=_kept(state, self.player), next_id=state.next_id, timestamp=state.timestamp, gone=state.gone, became=state.became,
            is_paid_for=state.is_paid_for,
        )
        for card in _decks(state, self.exempt):
            new = _shuffled_in(new, card)
        for thing in self.exempt:
            new = _left_in_exile(new, state.objects[thing])
        for player in new.order():
            new = _opening_hand(new, player)
        return new

    def sentence(self, game: Game) -> str:
        life = game.state.marks.get("starting life", _LIFE)
        return (
            f"The game restarts: everybody shuffles up every card they own, has {life} life and draws a hand of {HAND} cards. "
            f"{game.name(self.player)} takes the first turn."
        )


def restart(game: Game, player: Id, exempt: tuple[Id, ...]) -> None:
    """Restart the game as far as that is done while the effect resolves. Raises Undecided where nobody said what is drawn."""
    for one in game.state.order():
        _need_known_hand(game, one, exempt)
    game.happen(RestartGame(player=player, exempt=exempt))


def _need_known_hand(game: Game, player: Id, exempt: tuple[Id, ...]) -> None:
    deck = [card for card in _decks(game.state, exempt) if card.owner == player and "commander" not in card.marks]
    if is_closed(game.state, player) and len(deck) > HAND:
        prompt = "Which cards are drawn as the game restarts?"
        raise Undecided(Choice(player=player, kind="library", options=(), prompt=prompt))


@rule("103.4")
def _anew(state: State, player: Player) -> Player:
    """A player as the new game begins; whoever had left the game before is not in it."""
    life = state.marks.get("starting life", _LIFE)
    return Player(id=player.id, name=player.name, life=life, team=player.team, has_lost=player.has_lost)


def _kept(state: State, starting: Id) -> dict[str, object]:
    closed = {closed_mark(p): True for p in state.players if is_closed(state, p)}
    return {STARTS: starting, **closed, **{key: state.marks[key] for key in _KEPT if key in state.marks}}


@rule("727.2", "727.5")
def _decks(state: State, exempt: tuple[Id, ...]) -> Iterator[Object]:
    """Every card of a player in the game, wherever it is, also one that is phased out or part of a permanent; not the exempt."""
    for thing in state.objects.values():
        if thing.id not in exempt and not state.players[thing.owner].has_lost:
            for part in thing.components or (thing,):
                if _is_card(part) and (part.definition is not UNKNOWN or is_closed(state, part.owner)):
                    yield part


def _is_card(thing: Object) -> bool:
    return not (thing.is_token or thing.is_copy or is_ability(thing) or _is_no_card(thing))


def _is_no_card(thing: Object) -> bool:
    """Whether it is an emblem or a dungeon, which are no cards of a deck."""
    return thing.definition is not UNKNOWN and (not thing.base.types or DUNGEON in thing.base.types)


def _shuffled_in(new: State, card: Object) -> State:
    """A card becomes one of its owner's library, somewhere; a commander begins the game in the command zone."""
    to = _commander_zone() if "commander" in card.marks else Zone.LIBRARY
    fresh = _fresh(card, new.next_id, to)
    new = _put(new, fresh).with_(next_id=new.next_id + 1, became={**new.became, card.id: fresh.id})
    if to is not Zone.LIBRARY:
        return new
    mark = unplaced_mark(card.owner)
    return new.with_(marks={**new.marks, mark: new.marks.get(mark, frozenset()) | {fresh.id}})


@rule("103.2c", "903.6")
def _commander_zone() -> Zone:
    return Zone.COMMAND


@rule("727.5", "727.5a")
def _left_in_exile(new: State, card: Object) -> State:
    """An exempted card is in no deck and not in the command zone; it is still that deck's commander."""
    return _put(new, _fresh(card, card.id, Zone.EXILE))


def _fresh(card: Object, thing: Id, zone: Zone) -> Object:
    return Object(
        id=thing, definition=card.definition, base=card.definition.at_rest(), owner=card.owner, controller=card.owner, zone=zone,
        timestamp=card.timestamp, marks=card.marks & LASTING_MARKS, label=card.label,
    )


def _put(new: State, card: Object) -> State:
    key: ZoneKey = (card.zone, card.owner if card.zone in OWNED_ZONES else 0)
    return new.put(card).with_(zones={**new.zones, key: (*new.zones.get(key, ()), card.id)})


@rule("103.5")
def _opening_hand(new: State, player: Id) -> State:
    """Seven cards: all of a library that is known whole, unknown ones of any other."""
    if is_closed(new, player):
        return _short(new, player)
    for _ in range(HAND):
        card = Object(
            id=new.next_id, definition=UNKNOWN, base=UNKNOWN.faces[0], owner=player, controller=player, zone=Zone.HAND,
        )
        new = _put(new, card).with_(next_id=new.next_id + 1)
    return new


@rule("727.3")
def _short(new: State, player: Id) -> State:
    """Whoever has fewer than seven cards to draw has drawn from an empty library."""
    cards = new.zone(Zone.LIBRARY, player)
    held = {card: new.objects[card].with_(zone=Zone.HAND) for card in cards}
    seat = new.players[player]
    if len(cards) < HAND:
        new = new.put(seat.with_(marks=seat.marks | {"drew from empty library"}))
    return new.with_(
        objects={**new.objects, **held}, zones={**new.zones, (Zone.LIBRARY, player): (), (Zone.HAND, player): cards}
    )


def begin_anew(game: Game) -> bool:
    """Begin the first turn where what has just resolved restarted the game; whether it did."""
    starting = game.state.marks.get(STARTS)
    if starting is None:
        return False
    game.happen(Note(key=STARTS, value=None))
    _first_turn(game, starting)
    return True


@rule("727.4", "103.8")
def _first_turn(game: Game, player: Id) -> None:
    """The effect has finished resolving just before the untap step; what has triggered waits for the upkeep."""
    from engine.game.turn.events import BeginTurn
    from engine.game.turn.moving_on import begin

    game.happen(BeginTurn(player=player))
    begin(game, "untap")
