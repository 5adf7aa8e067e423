"""A seat: one scripted player with the queues of what is still to be done and answered."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from engine.game.objects import Id
from tests.conformance.xmage.cases import Op


class Coin(Struct, frozen=True):
    """The result of a coin, in the choice queue."""

    heads: bool


class Die(Struct, frozen=True):
    """The result of a die, in the choice queue."""

    result: int


class Target(Struct, frozen=True):
    """An entry of the target queue: elements of which each names an object or a player. ``amount``: its share."""

    elements: tuple[dict[str, Any], ...] = ()
    is_skip: bool = False
    amount: int | None = None


class Kept(Struct, frozen=True):
    """The queues as they were."""

    choices: tuple[Any, ...]
    targets: tuple[Target, ...]
    modes: tuple[str, ...]


class Seat:
    """The queues of one player."""

    def __init__(self, letter: str, player: Id) -> None:
        self.letter, self.player = letter, player
        self.actions: list[Op] = []
        self.choices: list[Any] = []
        self.targets: list[Target] = []
        self.modes: list[str] = []
        self.unlocks_mana = False

    def keep(self) -> Kept:
        """What to go back to when an action could not be done."""
        return Kept(tuple(self.choices), tuple(self.targets), tuple(self.modes))

    def restore(self, kept: Kept) -> None:
        """Go back to it."""
        self.choices, self.targets, self.modes = list(kept.choices), list(kept.targets), list(kept.modes)

    def add_choice(self, op: Op) -> None:
        """Take an op of the choices into its queue."""
        kind = op["op"]
        times = op.get("times", 1)
        if kind == "setChoice":
            self.choices += [op["value"]] * times
        elif kind == "setFlipCoinResult":
            self.choices.append(Coin(op["heads"]))
        elif kind == "setDieRollResult":
            self.choices.append(Die(op["result"]))
        elif kind == "setModeChoice":
            self.modes.append(op["value"])
        else:
            self._add_target(op, times)

    def _add_target(self, op: Op, times: int) -> None:
        if op.get("skip"):
            self.targets += [Target(is_skip=True)] * times
        elif "amount" in op:
            self.targets.append(Target(elements=(op["target"],), amount=op["amount"]))
        else:
            self.targets += [Target(elements=tuple(op["targets"]))] * times

    @property
    def left(self) -> list[str]:
        """What is left of the queues that must be used up, told in words. Declining what is not even offered leaves nothing."""
        told = [f"{op['op']} {op.get('spell') or op.get('ability') or op.get('card') or op.get('attacker') or ''}".strip()
                for op in self.actions]
        told += [f"choice {choice}" for choice in self.choices if choice != "No"]
        return told + [f"target {t.elements}" for t in self.targets if not t.is_skip]

    @property
    def head(self) -> Any:
        """The first entry of the choice queue, None when it is empty."""
        return self.choices[0] if self.choices else None
