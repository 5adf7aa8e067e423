"""Playing a case: step by step, players acting in turn, up to where a run stops."""

from __future__ import annotations

from engine.game.objects import Id
from engine.game.priority import GivePriority, pass_priority, settle_all
from engine.game.state import State
from engine.game.state_based import is_over
from engine.game.turn import SkipStep, begin, end_step, next_step
from tests.conformance.xmage.acting import Acting
from tests.conformance.xmage.cases import ORDER, STEPS, Case, Op, Run
from tests.conformance.xmage.fighting import attack, block
from tests.conformance.xmage.naming import player_of
from tests.conformance.xmage.table import Table

LONGEST = 60
"""The most turns that are played."""


class Playing:
    """A case being played. ``turn`` is the number that the halted game shows."""

    def __init__(self, case: Case, table: Table) -> None:
        self.case, self.table = case, table
        self.acting = Acting(table)
        self.is_in_step = False
        self.turn = 0
        self.beginnings: dict[int, State] = {}
        self.blocks: dict[int, list[Op]] = {}

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return is_over(self.table.state)

    def run(self, stop: Run) -> None:
        """Play on to the end of the step."""
        while not self.is_over and self.table.state.turn.number <= LONGEST:
            if self.is_in_step:
                if self._finish_step(stop):
                    return
            elif self._begin_next(stop):
                return
        self.turn = self.table.state.turn.number

    def _begin_next(self, stop: Run) -> bool:
        """Begin the next step; True when the game halts before it."""
        table, turn = self.table, self.table.state.turn
        step = next_step(table)
        self.turn = turn.number
        if not step:
            if STEPS[stop.step] == "untap" and turn.number + 1 == stop.turn:
                self.turn = stop.turn
                return True
            self.beginnings[turn.number + 1] = table.state
            table.is_extra_turn = bool(turn.extra_turns)
            self.is_in_step = begin(table, "")
            return False
        if turn.number == stop.turn and ORDER[turn.step] < ORDER[STEPS[stop.step]] < ORDER[step]:
            return True
        if step == "draw" and turn.number == 1 and self.case.game.first_draw_skipped:
            table.happen(SkipStep(step=step))
            return bool(turn.number == stop.turn and stop.step == "DRAW")
        self.is_in_step = begin(table, step)
        return False

    def _finish_step(self, stop: Run) -> bool:
        """Play the step that has begun to its end; True when the run stops there."""
        table = self.table
        self._declare()
        self._priority()
        if self.acting.rollback is not None:
            self._roll_back()
            return False
        if self.is_over:
            return True
        turn = table.state.turn
        end_step(table)
        self.is_in_step = False
        self.turn = turn.number
        return bool(turn.number >= stop.turn and turn.step == STEPS[stop.step])

    def _declare(self) -> None:
        step = self.table.state.turn.step
        if step == "declare attackers":
            attack(self.table, self.case.game.attack_option)
        elif step == "declare blockers":
            block(self.table)
        settle_all(self.table)

    def _priority(self) -> None:
        """Players act and pass until all have passed with an empty stack."""
        table = self.table
        while not self.is_over and self.acting.rollback is None:
            player = table.state.turn.priority
            if table.state.players[player].has_lost:
                settle_all(table)
                continue
            if self.acting.act(player):
                self._keep_priority(player)
            elif pass_priority(table):
                return

    def _keep_priority(self, player: Id) -> None:
        """Whoever did something gets priority again, once everything is settled."""
        settle_all(self.table)
        if not self.is_over and not self.table.state.players[player].has_lost:
            self.table.happen(GivePriority(player=player))

    def _roll_back(self) -> None:
        """Back to the beginning of a turn; what the script has used up stays used."""
        turns, block_number = self.acting.rollback or (0, 0)
        self.acting.rollback = None
        self.table.state = self.beginnings[self.table.state.turn.number - turns]
        self.is_in_step = False
        for op in reversed(self.blocks.pop(block_number, [])):
            self.table.players.seats[player_of(op["player"])].actions.insert(0, op)
