"""Lists of words: yes or no, modes, colours, mana, and whatever else is told by its text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.game.choices import Choice
from engine.game.machine import Game
from tests.conformance.xmage.answering.objects import SKIP, Answer
from tests.conformance.xmage.faults import ScriptFault
from tests.conformance.xmage.naming import is_called
from tests.conformance.xmage.seats import Seat

if TYPE_CHECKING:
    from tests.conformance.xmage.answering.players import Players

COLORS = {"White": "W", "Blue": "U", "Black": "B", "Red": "R", "Green": "G", "Colorless": "C"}


def yes_or_no(players: Players, game: Game, choice: Choice, seat: Seat) -> Answer:
    """``Yes`` or ``No`` at the head; where the suite asks for the object at once, its name is a yes and a skip a no."""
    if players.is_strict and choice.prompt.startswith("You may cast any number of spells from among"):
        wanted = True
    elif seat.head == SKIP:
        wanted = seat.choices.pop(0) != SKIP
    elif seat.head in ("Yes", "No"):
        wanted = seat.choices.pop(0) == "Yes"
    elif players.is_strict and isinstance(seat.head, str) and _names_an_object(game, seat.head):
        wanted = True
    else:
        return None
    return next(((option.value,) for option in choice.options if bool(option.value) is wanted), None)


def _names_an_object(game: Game, head: str) -> bool:
    return any(is_called(game, thing, head.split("^")[0]) for thing in game.state.objects)


def modes(players: Players, game: Game, choice: Choice, seat: Seat) -> Answer:
    """Numbers of modes, counted from 1 as printed."""
    if choice.prompt.startswith("Which choice does") and seat.head in ("Yes", "No"):
        return words(players, game, choice, seat)
    taken: list[Any] = []
    offered = [option.value for option in choice.options]
    while len(taken) < choice.maximum and seat.modes:
        if seat.modes[0] == "[mode_skip]":
            if len(taken) < choice.minimum:
                break
            seat.modes.pop(0)
            return tuple(taken)
        number = int(seat.modes.pop(0)) - 1
        if number not in offered:
            raise ScriptFault("illegalChoice", f"mode {number + 1} cannot be chosen")
        said = next(option.text for option in choice.options if option.value == number)
        again = [option.value for option in choice.options if option.text == said and option.value not in taken]
        taken.append(again[0] if number in taken and again else number)
    return tuple(taken) if taken and len(taken) >= choice.minimum else None


def colors(players: Players, game: Game, choice: Choice, seat: Seat) -> Answer:
    """A colour by its name."""
    letter = COLORS.get(seat.head) if isinstance(seat.head, str) else None
    found = next((option.value for option in choice.options if letter is not None and option.value in (letter, (letter,))), None)
    if found is None:
        return None
    seat.choices.pop(0)
    return (found,)


def mana(players: Players, game: Game, choice: Choice, seat: Seat) -> Answer:
    """The types of mana: an entry for each, one for all that are alike, or how many of each colour."""
    counted = [e for e in seat.choices[:5] if isinstance(e, str) and e.startswith("X=")]
    if counted:
        offered = {letter for option in choice.options for letter in option.value}
        letters = [c for c in "WUBRG" if c in offered] if len(offered) > 1 else "WUBRG"
        counted = counted[: len(letters)]
        wanted = [c for c, e in zip(letters, counted, strict=False) for _ in range(int(e[2:]))]
        for option in choice.options:
            if sorted(option.value) == sorted(wanted):
                del seat.choices[: len(counted)]
                return (option.value,)
    for size in range(min(len(seat.choices), 8), 0, -1):
        names = seat.choices[:size]
        letters = tuple(COLORS.get(n, "") if isinstance(n, str) else "" for n in names)
        for option in choice.options:
            made = tuple(option.value)
            if sorted(made) == sorted(letters) or (size == 1 and len(set(made)) == 1 and made[:1] == letters):
                del seat.choices[:size]
                return (option.value,)
    return None


def leaves(players: Players, game: Game, choice: Choice, seat: Seat) -> Answer:
    """By which permission something is cast: ``Without paying manacost`` is the one that is free, else it is told by its text."""
    head = seat.head
    usual = next((option.value for option in choice.options if option.text == "as usual"), ...)
    if usual is not ... and choice.about is not None and isinstance(head, str) and game.name(choice.about).startswith(head):
        seat.choices.pop(0)
        return (usual,)
    wants_free = isinstance(head, str) and head.startswith("Without paying")
    fitting = [option for option in choice.options if option.text.endswith(": free") is wants_free]
    if wants_free and len(fitting) == 1:
        seat.choices.pop(0)
        return (fitting[0].value,)
    if wants_free or not isinstance(head, str) or len(fitting) != 1:
        return words(players, game, choice, seat) or next(((o.value,) for o in choice.options if o.text == "as usual"), None)
    is_told = any(option.text.startswith(head) for option in choice.options) or _names_an_object(game, head)
    if is_told and len(choice.options) > 1:
        seat.choices.pop(0)
    return (fitting[0].value,)


def ends(players: Players, game: Game, choice: Choice, seat: Seat) -> Answer:
    """Top of a library for yes, bottom for no; the suite does not ask about tokens."""
    values = {option.text.split()[-1].lower(): option.value for option in choice.options}
    if " Token " in choice.prompt or seat.head not in ("Yes", "No"):
        return (choice.options[0].value,) if " Token " in choice.prompt else None
    wanted = "top" if seat.choices.pop(0) == "Yes" else "bottom"
    return (values.get(wanted, choice.options[0].value),)


def zones(players: Players, game: Game, choice: Choice, seat: Seat) -> Answer:
    """Which zones are searched: all of them; the suite may ask whether the library is, too."""
    if seat.head in ("Yes", "No"):
        seat.choices.pop(0)
    return tuple(option.value for option in choice.options[-choice.maximum :])


def faces(players: Players, game: Game, choice: Choice, seat: Seat) -> Answer:
    """The half or face that is cast, which the suite calls ``Cast`` and its name."""
    named = {f"Cast {option.text}": option.value for option in choice.options}
    if seat.head not in named:
        return None
    return (named[seat.choices.pop(0)],)


def words(players: Players, game: Game, choice: Choice, seat: Seat) -> Answer:
    """An option by its text, its value, or the beginning of its text."""
    head = seat.head
    if not isinstance(head, str):
        return None
    if head == SKIP and choice.minimum == 0:
        seat.choices.pop(0)
        return ()
    if head in ("Yes", "No") and len(choice.options) == 2 and head not in [o.text for o in choice.options]:
        seat.choices.pop(0)
        return (choice.options[0 if head == "Yes" else 1].value,)
    wanted = head.lower()
    for test in (lambda t, v: wanted in (t, v), lambda t, v: t.startswith(wanted)):
        for option in choice.options:
            if test(option.text.lower(), str(option.value).lower()):
                seat.choices.pop(0)
                return (option.value,)
    if len(seat.choices) > 1 and choice.about is not None and game.name(choice.about).startswith(head):
        seat.choices.pop(0)  # which effect of its entering applies first
        return words(players, game, choice, seat)
    if head.isdecimal() and 0 < int(head) <= len(choice.options):
        seat.choices.pop(0)
        return (choice.options[int(head) - 1].value,)
    return None
