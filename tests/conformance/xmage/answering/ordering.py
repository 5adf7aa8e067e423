"""Orders: of triggered abilities that go on the stack, of replacement effects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.game.choices import Choice
from engine.game.machine import Game
from tests.conformance.xmage.answering.objects import SKIP, Answer
from tests.conformance.xmage.faults import ScriptFault
from tests.conformance.xmage.naming import is_called, name_of
from tests.conformance.xmage.seats import Seat
from tests.conformance.xmage.texts import begins, keyword_text, texts_of, words_of

if TYPE_CHECKING:
    from tests.conformance.xmage.answering.players import Players


def ordered(players: Players, game: Game, choice: Choice, seat: Seat) -> Answer:
    """Abilities that go on the stack, or cards that are put somewhere."""
    waiting = [w for w in game.state.waiting if w.controller == choice.player]
    if len(waiting) == len(choice.options) and choice.options[0].value == 0:
        return _triggers(players, game, choice, seat, waiting)
    return _cards(players, game, choice, seat)


def _triggers(players: Players, game: Game, choice: Choice, seat: Seat, waiting: list[Any]) -> Answer:
    """Entries name what goes on the stack next; the last one needs no entry."""
    left = [option.value for option in choice.options]
    order: list[Any] = []
    while len(left) > 1:
        if _are_alike([waiting[n] for n in left]) and _is_beginning(seat.head):
            seat.choices.pop(0)
            order.append(left.pop(0))
            continue
        fit = next((n for n in left if _is_meant(game, waiting[n], seat.head)), None)
        if fit is None:
            fit = next(iter(_without_text(game, waiting, left, seat.head)), None)
        if fit is None:
            if players.is_strict and not order:
                raise ScriptFault("missingChoice", f"{seat.letter} has no answer for the order of abilities: {seat.head}")
            break
        seat.choices.pop(0)
        order.append(fit)
        left.remove(fit)
    return (*order, *left)


def _are_alike(waiting: list[Any]) -> bool:
    """Whether it is one ability over and over: whatever the suite calls it, it asks for each but the last."""
    return all(w.ability == waiting[0].ability and w.source == waiting[0].source for w in waiting)


def _is_beginning(head: Any) -> bool:
    """Whether an entry is the beginning of a text, as no other answer is."""
    return isinstance(head, str) and head.startswith(("When", "Whenever", "At ", "Until", "<i>"))


def _is_meant(game: Game, waiting: Any, head: Any) -> bool:
    if not isinstance(head, str) or not head:
        return False
    name = name_of(game, waiting.source)
    return name.startswith(head) or any(text and begins(text, head, name) for text in _texts(game, waiting))


def _texts(game: Game, waiting: Any) -> tuple[str, ...]:
    """The text of the ability, or of the keyword that it is an ability of."""
    return (texts_of(waiting.ability)[0], keyword_text(game, waiting.source, waiting.ability))


def _without_text(game: Game, waiting: list[Any], left: list[Any], head: Any) -> list[Any]:
    """Abilities of keywords whose text the suite spells out: meant when the entry begins like a trigger."""
    spelled = isinstance(head, str) and head.startswith(("When", "At the beginning"))
    return [n for n in left if spelled and not words_of(waiting[n].ability)]


def _cards(players: Players, game: Game, choice: Choice, seat: Seat) -> Answer:
    """Cards put on top or on the bottom: entries name them from the one that is put there first."""
    left = [option.value for option in choice.options]
    order: list[Any] = []
    if seat.head == SKIP:
        seat.choices.pop(0)
        return tuple(left)
    while len(left) > 1:
        place, fit = _next_card(game, seat, left)
        if not fit:
            break
        seat.choices.pop(place)
        order.append(fit[0])
        left.remove(fit[0])
    if not order:
        return None
    return tuple(reversed((*order, *left))) if "top" in choice.prompt else (*order, *left)


def _next_card(game: Game, seat: Seat, left: list[Any]) -> tuple[int, list[Any]]:
    """The first entry that names a card of these, and which: the suite may ask for the order of others before."""
    for place, entry in enumerate(seat.choices):
        if not isinstance(entry, str) or entry in ("Yes", "No") or entry.startswith("X="):
            break
        fit = [t for t in left if isinstance(t, int) and t in game.state.objects and is_called(game, t, entry)]
        if fit:
            return place, fit
    return 0, []


def replacements(players: Players, game: Game, choice: Choice, seat: Seat) -> Answer:
    """The beginning of ``<source> [id]: <text>``, or parts of it joined by ``*``."""
    head = seat.head
    if not isinstance(head, str):
        return None
    for option in choice.options:
        told = f"{option.text} {words_of(getattr(option.value, 'ability', None))}".lower()
        parts = [part.strip().lower() for part in head.split("*")]
        if all(part in told for part in parts) or told.startswith(parts[0].split(" [")[0]):
            seat.choices.pop(0)
            return (option.value,)
    return None
