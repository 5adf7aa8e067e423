"""Prepared creatures: the designation, and the copy of the prepare spell that waits in exile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from engine.game.actions import CastSpell
from engine.game.continuous import StartEffect
from engine.game.events import Event
from engine.game.meaning import Static
from engine.game.objects import Characteristics, Definition, Id, Object, Zone
from engine.game.scope import Scope
from engine.game.state import Continuous, State
from engine.game.status import Mark
from engine.game.verdict import Verdict, allowed
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game

PREPARED = "prepared"
"""The designation."""
OF = "prepared by"
"""The key of ``chosen`` under which the copy in exile keeps the permanent."""


@rule("722.2a", "722.2b")
def prepare_spell(state: State, thing: Id) -> Characteristics | None:
    """What stands in the inset frame of a preparation card or of a copy of one; without a name where it is not known."""
    from engine.game.layers import characteristics

    inset: Characteristics | None = characteristics(state, thing).inset
    return inset if inset is not None and not {"Adventure", "Omen"} & set(inset.subtypes) else None


@rule("722.3a")
class BecomePrepared(Event, frozen=True):
    """A permanent with a prepare spell becomes prepared. ``object`` may be what entered as that permanent."""

    object: Id

    def affected(self, game: Game) -> Id:
        return game.controller(self._now(game.state))

    def _now(self, state: State) -> Id:
        return state.became.get(self.object, self.object)

    def is_possible(self, game: Game) -> bool:
        found = game.state.objects.get(self._now(game.state))
        if found is None or found.zone is not Zone.BATTLEFIELD:
            return False
        return prepare_spell(game.state, found.id) is not None and PREPARED not in found.marks

    @rule("722.3c")
    def apply(self, state: State) -> State:
        from engine.game.layers import controller

        found = state.objects[self._now(state)]
        state = state.put(found.with_(marks=found.marks | {PREPARED}))
        spell = prepare_spell(state, found.id)
        return state if spell is None or not spell.name else _with_copy(state, found, spell, controller(state, found.id))

    def sentence(self, game: Game) -> str:
        return f"{game.name(self._now(game.state))} becomes prepared."


def _with_copy(state: State, of: Object, spell: Characteristics, player: Id) -> State:
    copy = Object(
        id=state.next_id,
        definition=Definition(name=spell.name, faces=(spell,)),
        base=spell,
        owner=player,
        controller=player,
        zone=Zone.EXILE,
        timestamp=state.timestamp,
        is_copy=True,
        chosen={OF: of.id},
    )
    key = (Zone.EXILE, 0)
    zones = {**state.zones, key: (*state.zones.get(key, ()), copy.id)}
    state = state.put(copy).with_(zones=zones, next_id=state.next_id + 1, timestamp=state.timestamp + 1)
    leave = Continuous(
        id=0, effect=PreparedCopy(permanent=of.id), scope=Scope.of(of.id, player), affected=None, until=None, timestamp=0,
        source_name=of.base.name,
    )
    return StartEffect(effect=leave).apply(state)


class PreparedCopy(Static, frozen=True):
    """Leave to cast the copy that a prepared permanent has in exile; using it, the permanent is prepared no more."""

    permanent: Id

    is_plain: ClassVar[bool] = False

    @rule("722.3c")
    def permit(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        if not isinstance(action, CastSpell) or not game.exists(action.spell) or not waits_for(game.state, self.permanent):
            return None
        card = game.object(action.spell)
        if card.zone is not Zone.EXILE or card.chosen.get(OF) != self.permanent:
            return None
        if game.controller(self.permanent) != action.player:
            return None
        name = game.name(self.permanent)
        return allowed(f"{name} is prepared, so the copy of its prepare spell may be cast.", name)

    @rule("722.3c")
    def was_used(self, game: Game, scope: Scope, thing: Id) -> None:
        """The designation is lost as the spell becomes cast."""
        game.happen(Mark(object=self.permanent, mark=PREPARED, on=False))


@rule("722.3c")
def waits_for(state: State, permanent: Id) -> bool:
    """Whether the permanent is there and prepared, so that its copy stays in exile."""
    found = state.objects.get(permanent)
    return found is not None and found.zone is Zone.BATTLEFIELD and not found.is_phased_out and PREPARED in found.marks
