"""The chooser of a case: which queue a choice is answered from, and who answers when it is empty."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.game.choices import Choice
from engine.game.machine import Game
from engine.game.objects import Id
from tests.conformance.xmage.answering import computer, costs, listed, numbers, objects, ordering
from tests.conformance.xmage.answering.aim import Aim
from tests.conformance.xmage.faults import ScriptFault
from tests.conformance.xmage.naming import Naming
from tests.conformance.xmage.seats import Seat

Answer = tuple[Any, ...] | None
Answerer = Callable[["Players", Game, Choice, Seat], Answer]

_TARGETING = ("target",)
_GIVEN_CARDS = ("search", "scry", "surveil")
_HELPING = ("convoke", "improvise", "delve")
"""Kinds of choice that the suite makes by itself while it pays."""
_BY_CHANCE = "drawn card"
"""The kind of choice that stands for chance, of which the suite says nothing: any outcome will do."""
_NUMBERS = ("x", "number", "amount", "times")


class Players:
    """Answers every choice of the game of a case. ``aim`` are the targets of the action being carried out, ``way`` its cost."""

    def __init__(self, seats: dict[Id, Seat], naming: Naming, is_strict: bool) -> None:
        self.seats, self.naming, self.is_strict = seats, naming, is_strict
        self.aim: Aim | None = None
        self.way: tuple[str, ...] | None = None
        self.table: Game | None = None
        self.shares: dict[Id, int] = {}
        self.is_placing = False

    def answer(self, game: Any, choice: Choice) -> Answer:
        """From the queue; else by default, which strict mode does not allow."""
        seat = self.seats[choice.maker]
        if choice.kind in _HELPING and not seat.unlocks_mana:
            helping = tuple(option.value for option in choice.options[: choice.minimum])
            if self.table is not None and game is self.table:
                objects.use_up(self, self.table, seat, helping)
            return helping
        if choice.kind == _BY_CHANCE:
            return (choice.options[0].value,)
        if game is not self.table and choice.kind != "alternative cost":
            return tuple(option.value for option in choice.options[: choice.minimum])
        if self.is_placing and "life" in choice.prompt and choice.options[0].value is True:
            return (False,)  # cards that are put there before the game ask for no payment
        self._drop_taken_way(choice, seat)
        answer = _answerer(game, choice)(self, game, choice, seat)
        while answer is None and seat.head == "No" and _answerer(game, choice) is not listed.yes_or_no:
            seat.choices.pop(0)
            answer = _answerer(game, choice)(self, game, choice, seat)
        if answer is not None:
            return answer
        if choice.kind in ("may", "order") and self.is_strict:
            return _unasked(choice)
        if self.is_strict:
            raise ScriptFault("missingChoice", f"{seat.letter} has no answer for {choice.kind}: {choice.prompt or _told(choice)}")
        return computer.answer(game, choice)

    def mana_made(self, player: Id, chosen: tuple[Any, ...]) -> None:
        """Mana was made to pay for something: the first entries that name its types are used up."""
        seat = self.seats[player]
        for letter in chosen[0] if chosen else ():
            leading = next((n for n, entry in enumerate(seat.choices) if entry not in listed.COLORS), len(seat.choices))
            place = next((n for n in range(leading) if listed.COLORS[seat.choices[n]] == letter), None)
            if place is not None:
                seat.choices.pop(place)

    def forced(self, game: Game, choice: Choice) -> tuple[Any, ...]:
        """The only outcome, with the entry for it used up; outside strict mode targets have none."""
        outcome = tuple(option.value for option in choice.options[: choice.maximum])
        if not outcome or choice.kind == "mana":
            return outcome
        seat = self.seats[choice.player]
        if choice.kind in _TARGETING:
            return objects.forced_targets(self, game, choice, seat, outcome)
        answerer = _answerer(game, choice)
        self._drop_taken_way(choice, seat)
        kept = seat.keep()
        try:
            is_player = outcome[0] in game.state.players if isinstance(outcome[0], int) else False
            named = objects.by_choices if answerer is objects.chosen and is_player else answerer
            if named(self, game, choice, seat) is None:
                seat.restore(kept)
        except ScriptFault:
            seat.restore(kept)
        return outcome

    @staticmethod
    def _drop_taken_way(choice: Choice, seat: Seat) -> None:
        """The entry for a way of casting is used up when the only way was taken unasked."""
        if choice.kind != "alternative cost" and isinstance(seat.head, str) and seat.head.startswith("Cast with "):
            seat.choices.pop(0)


def _unasked(choice: Choice) -> Answer:
    """What becomes of a prompt that the suite does not have: it is done, in the order as it is."""
    if choice.kind == "order":
        return tuple(option.value for option in choice.options)
    return next(((option.value,) for option in choice.options if option.value is True), None)


def _told(choice: Choice) -> str:
    return ", ".join(option.text for option in choice.options[:6])


def _answerer(game: Game, choice: Choice) -> Answerer:
    kind, first = choice.kind, choice.options[0].value if choice.options else None
    if kind in _BY_KIND:
        return _BY_KIND[kind]
    if isinstance(first, bool):
        return listed.yes_or_no
    return objects.chosen if _is_id(game, first) else listed.words


def _is_id(game: Game, value: Any) -> bool:
    state = game.state
    return isinstance(value, int) and (value in state.players or value in state.objects or value in state.gone)


_BY_KIND: dict[str, Answerer] = {
    **dict.fromkeys(_TARGETING, objects.targets),
    **dict.fromkeys(_GIVEN_CARDS, objects.given_cards),
    **dict.fromkeys(_NUMBERS, numbers.number),
    "new target": objects.new_target,
    "card": objects.cards,
    "clash": objects.clash,
    "end": listed.ends,
    "leave": listed.leaves,
    "zone": listed.zones,
    "mode": listed.modes,
    "face": listed.faces,
    "order": ordering.ordered,
    "replacement": ordering.replacements,
    "combat damage": numbers.combat_damage,
    "division": numbers.division,
    "additional cost": costs.additional,
    "alternative cost": costs.alternative,
    "color": listed.colors,
    "mana": listed.mana,
    "coin": numbers.coin,
    "die": numbers.die,
}
