"""A table to play on: two players, objects put where they are wanted, and a few hand-made words."""

from __future__ import annotations

from typing import Any

from engine.game.choices import Choice
from engine.game.machine import Game
from engine.game.meaning import Keyword, Static
from engine.game.objects import OWNED_ZONES, Characteristics, Definition, Id, Object, Player, Stacked, Zone
from engine.game.scope import Scope
from engine.game.state import State, Turn
from engine.game.verdict import Verdict, forbidden

ALICE, BOB = 1, 2


class Named(Keyword, frozen=True):
    """A keyword that the machine knows by its name."""

    name: str
    quality: Any = None


class Forbids(Static, frozen=True):
    """Whatever ``test(game, action, scope)`` says may not be done."""

    test: Any

    def forbid(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        return forbidden("forbidden here", "a test") if self.test(game, action, scope) else None


class Requires(Static, frozen=True):
    """The requirements that ``make(game, action, scope)`` gives."""

    make: Any

    def requires(self, game: Game, action: Any, scope: Scope) -> Any:
        return self.make(game, action, scope)


class Costs(Static, frozen=True):
    """The changes to costs that ``make(game, action, scope)`` gives."""

    make: Any
    zones: frozenset[Zone] = frozenset({Zone.BATTLEFIELD})

    @property
    def functions_in(self) -> frozenset[Zone]:  # type: ignore[override]
        return self.zones

    def cost_changes(self, game: Game, action: Any, scope: Scope) -> Any:
        return self.make(game, action, scope)


class Permits(Static, frozen=True):
    """What ``test(game, action, scope)`` lets be done."""

    test: Any

    def permit(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        return Verdict() if self.test(game, action, scope) else None


class Answers:
    """A chooser that gives these answers by kind of choice, in order, and keeps what was asked."""

    def __init__(self, **answers: list[Any]) -> None:
        self.answers = answers
        self.asked: list[Choice] = []

    def answer(self, game: Any, choice: Choice) -> tuple[Any, ...] | None:
        self.asked.append(choice)
        waiting = self.answers.get(choice.kind.replace(" ", "_"))
        return None if not waiting else waiting.pop(0)


class Table:
    """A game being set up; ``game`` is it."""

    def __init__(self, chooser: Any = None) -> None:
        players = {i: Player(id=i, name=name) for i, name in ((ALICE, "Alice"), (BOB, "Bob"))}
        self.game = Game(State(players=players, turn=Turn(active=ALICE, priority=ALICE), next_id=3), chooser)

    def put(
        self, name: str, *abilities: Any, types: str = "creature", pt: tuple[int, int] | None = None, owner: Id = ALICE,
        zone: Zone = Zone.BATTLEFIELD, cost: tuple[str, ...] | None = None, **more: Any,
    ) -> Id:
        """Put an object of this owner in a zone; gives its id."""
        state = self.game.state
        size = pt or ((2, 2) if "creature" in types.split() else (None, None))
        given = {k: more.pop(k) for k in ("subtypes", "supertypes", "colors") if k in more}
        base = Characteristics(
            name=name, types=tuple(types.split()), power=size[0], toughness=size[1], abilities=abilities, mana_cost=cost, **given
        )
        made = Object(
            id=state.next_id, definition=Definition(name=name, faces=(base,)), base=base, owner=owner,
            controller=more.pop("controller", owner), zone=zone, timestamp=state.timestamp, **more,
        )
        key = (zone, owner if zone in OWNED_ZONES else 0)
        self.game.state = state.put(made).with_(
            zones={**state.zones, key: (*state.zones.get(key, ()), made.id)}, next_id=made.id + 1, timestamp=state.timestamp + 1
        )
        return made.id

    def step(self, step: str, active: Id = ALICE) -> None:
        """Be in a step."""
        turn = Turn(active=active, priority=active, step=step)
        self.game.state = self.game.state.with_(turn=turn)

    def life(self, player: Id) -> int:
        """A player's life total."""
        return self.game.state.players[player].life

    def where(self, thing: Id) -> str:
        """The zone of what an object became."""
        while thing in self.game.state.became:
            thing = self.game.state.became[thing]
        return str(self.game.object(thing).zone)

    def stacked(self, thing: Id) -> Stacked:
        """What an object on the stack carries."""
        found = self.game.object(thing).stacked
        assert found is not None
        return found


def why(verdict: Any) -> set[str]:
    """The rules of every reason of a verdict."""
    return {number for reason in verdict.reasons for number in reason.rules}
