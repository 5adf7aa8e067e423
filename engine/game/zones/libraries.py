"""Libraries: the cards on top, known or not, and drawing, milling, shuffling and revealing them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.game.events import DidNotHappen, Event, Then
from engine.game.objects import Id, Object, Zone
from engine.game.state import State
from engine.game.zones.moving import UNKNOWN, Move, unplaced_mark
from engine.game.zones.putting_away import Destroy, Discard, Sacrifice
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game


class Shown(Event, frozen=True):
    """Cards of which nothing was said become objects in their places: so far down in a library, at the end of another zone."""

    is_bookkeeping: ClassVar[bool] = True

    player: Id
    number: int
    zone: Zone = Zone.LIBRARY
    below: int | None = None

    def apply(self, state: State) -> State:
        ids = tuple(range(state.next_id, state.next_id + self.number))
        cards = {
            i: Object(id=i, definition=UNKNOWN, base=UNKNOWN.faces[0], owner=self.player, controller=self.player, zone=self.zone)
            for i in ids
        }
        key = (self.zone, self.player)
        there = state.zones.get(key, ())
        at = len(there) if self.below is None else self.below
        return state.with_(
            objects={**state.objects, **cards},
            zones={**state.zones, key: there[:at] + ids + there[at:]},
            next_id=state.next_id + self.number,
        )


def is_closed(state: State, player: Id) -> bool:
    """Whether the player's library holds no cards but the known ones."""
    return bool(state.marks.get(closed_mark(player)))


def closed_mark(player: Id) -> str:
    """The key of ``state.marks`` that says that a player's library is known whole."""
    return f"library_closed {player}"


def counted_mark(player: Id) -> str:
    """The key of ``state.marks`` that says that a player's library has as many cards as there are, whatever they are."""
    return f"library_counted {player}"


def is_counted(state: State, player: Id) -> bool:
    """Whether it is known how many cards the player's library has."""
    return is_closed(state, player) or bool(state.marks.get(counted_mark(player)))


def top_cards(game: Game, player: Id, number: int = 1, kind: str = "top card") -> tuple[Id, ...]:
    """The top cards of a library, made known as far as needed; fewer only when the library is known whole."""
    known = _known_from_top(game.state, player)
    if known < number and not is_closed(game.state, player):
        game.happen(Shown(player=player, number=number - known, below=known))
    for place in range(known, number) if is_closed(game.state, player) else ():
        _turn_up(game, player, place, kind)
    return game.state.zone(Zone.LIBRARY, player)[:number]


class Placed(Event, frozen=True):
    """One of the cards that were somewhere in a library turns out to be so far from the top."""

    is_bookkeeping: ClassVar[bool] = True

    player: Id
    card: Id
    place: int

    def apply(self, state: State) -> State:
        key, mark = (Zone.LIBRARY, self.player), unplaced_mark(self.player)
        others = tuple(card for card in state.zone(*key) if card != self.card)
        zones = {**state.zones, key: (*others[: self.place], self.card, *others[self.place :])}
        return state.with_(zones=zones, marks={**state.marks, mark: state.marks[mark] - {self.card}})


def _turn_up(game: Game, player: Id, place: int, kind: str) -> None:
    """Settle which card of a shuffled library that is known whole is at a place; what is all one is not asked."""
    unplaced = game.state.marks.get(unplaced_mark(player), frozenset())
    options = [(card, game.name(card)) for card in game.state.zone(Zone.LIBRARY, player)[place:] if card in unplaced]
    if not options:
        return
    alike = len({game.object(card).definition for card, _ in options}) == 1
    prompt = f"Which card is on top of {game.name(player)}'s shuffled library?"
    card = options[0][0] if alike else game.choose_one(player, kind, options, prompt=prompt)
    game.happen(Placed(player=player, card=card, place=place))


def _known_from_top(state: State, player: Id) -> int:
    """How many cards from the top are known: all that were told, but none that were shuffled in or put below."""
    unplaced = state.marks.get(unplaced_mark(player), frozenset())
    cards = state.zone(Zone.LIBRARY, player)
    return next((place for place, card in enumerate(cards) if card in unplaced), len(cards))


class Draw(Event, frozen=True):
    """A player draws a card. Several draws happen one after another, so hand them to ``happen`` one at a time.

    ``many`` is more than one only where it is asked whether a player may choose to draw so many.
    """

    player: Id
    by: Id | None = None
    many: int = 1

    def affected(self, game: Game) -> Id:
        return self.player

    def is_possible(self, game: Game) -> bool:
        return not game.state.players[self.player].has_lost

    @rule("121.1")
    def parts(self, game: Game) -> tuple[Event, ...]:
        top = top_cards(game, self.player, kind="drawn card")
        if not top:
            return (DrawFromEmpty(player=self.player),)
        return (Move(object=top[0], to=Zone.HAND, how="draw", by=self.by),)


@rule("121.4")
class DrawFromEmpty(Event, frozen=True):
    """A player had to draw from a library with no cards in it; they lose the next time state-based actions are checked."""

    player: Id

    def apply(self, state: State) -> State:
        player = state.players[self.player]
        return state.put(player.with_(marks=player.marks | {"drew from empty library"}))

    def sentence(self, game: Game) -> str:
        return f"{game.name(self.player)} can't draw: there are no cards in the library."


@rule("701.17a")
class Mill(Event, frozen=True):
    """A card goes from the top of a player's library to their graveyard (see :func:`top_cards`)."""

    player: Id
    object: Id
    by: Id | None = None

    def affected(self, game: Game) -> Id:
        return self.player

    def is_possible(self, game: Game) -> bool:
        return self.object in game.state.objects

    def parts(self, game: Game) -> tuple[Event, ...]:
        return (Move(object=self.object, to=Zone.GRAVEYARD, how="mill", by=self.by, cites=self.cites),)

    def sentence(self, game: Game) -> str:
        return f"{game.name(self.player)} mills {game.name(self.object)}."


@rule("701.24a")
class Shuffle(Event, frozen=True):
    """A player's library is randomized: unless it is known whole, its cards are somewhere among the unknown ones.

    ``keeps_placed``: cards that were put into certain places of it at the same time stay there.
    """

    player: Id
    keeps_placed: bool = False

    def affected(self, game: Game) -> Id:
        return self.player

    def apply(self, state: State) -> State:
        cards = frozenset(state.zone(Zone.LIBRARY, self.player))
        if self.keeps_placed:
            cards -= placed(state)
        return state.with_(marks={**state.marks, unplaced_mark(self.player): cards})

    def sentence(self, game: Game) -> str:
        return f"{game.name(self.player)} shuffles their library."


@rule("701.24g")
def placed(state: State) -> frozenset[Id]:
    """The cards that the latest events, all at once, put into libraries without shuffling them in."""
    found: set[Id] = set()
    for event in reversed(state.history):
        if isinstance(event, Move):
            new = state.became.get(event.object)
            found |= {new} if new is not None and event.to is Zone.LIBRARY and event.how == "put" else set()
        elif not isinstance(event, Then | Sacrifice | Destroy | Discard | Reveal | DidNotHappen):
            break
    return frozenset(found)


@rule("701.20a")
class Reveal(Event, frozen=True):
    """A player shows cards to all players."""

    player: Id
    objects: tuple[Id, ...]

    def affected(self, game: Game) -> Id:
        return self.player

    def sentence(self, game: Game) -> str:
        return f"{game.name(self.player)} reveals {', '.join(game.name(o) for o in self.objects)}."
