"""Airbending and earthbending, and what triggers on bending."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Final

from engine.game.actions import CastSpell
from engine.game.continuous import StartDelayed, begin
from engine.game.costs import Alternative, CostChange
from engine.game.counters import PutCounters
from engine.game.events import Event
from engine.game.keyword_actions import ActionDone
from engine.game.layers import Draft, Layer
from engine.game.machine import Game
from engine.game.meaning import EventPattern, Modification, ObjectReference, PlayerVerb, Static
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.state import Delayed
from engine.game.verdict import Verdict, allowed
from engine.game.zones import Move, arrived
from engine.phrase import says, template_of
from engine.rulebook import rule
from engine.words.amounts import Numeral
from engine.words.effects.delayed import Later
from engine.words.effects.removal import present
from engine.words.effects.until import start
from engine.words.events.players import PlayerActs
from engine.words.filters.description import Description, OneKind
from engine.words.filters.qualifiers import Controlled
from engine.words.keywords.spelling import keyword
from engine.words.kinds import Kind
from engine.words.references.chosen import told
from engine.words.references.objects import Target
from engine.words.references.players import You
from engine.words.sentences import Sentence

AIRBEND, EARTHBEND, FIREBEND, WATERBEND = "airbend", "earthbend", "firebend", "waterbend"
"""The actions of which abilities see that they are done."""


class CastForTwo(Static, frozen=True):
    """The owner of an airbent card may cast it from exile for {2}; made by an instruction, never read."""

    is_plain: ClassVar[bool] = False
    must_pay: ClassVar[str] = AIRBEND
    card: Id
    owner: Id

    @rule("701.65a")
    def permit(self, game: Game, action: object, scope: Scope) -> Verdict | None:
        if not isinstance(action, CastSpell) or action.spell != self.card or action.player != self.owner:
            return None
        return allowed(f"{game.name(self.card)} was airbent, so its owner may cast it for {{2}}.", game.name(scope.source))

    @rule("701.65a", "118.9")
    def leave_changes(self, game: Game, action: CastSpell, scope: Scope) -> Iterable[CostChange]:
        """The cost for which it is cast."""
        return (Alternative(name=AIRBEND, mana=("{2}",)),)


@says("airbend{s^} {things}")
class Airbend(PlayerVerb, frozen=True):
    """Permanents and spells are exiled; their owners may cast the cards for {2}."""

    things: ObjectReference

    @rule("701.65a", "701.65b")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        found = present(game, scope, told(game, scope, self.things, players))
        moved = game.happen(*(Move(object=t, to=Zone.EXILE, how="exile", by=scope.source) for t in found))
        for card in arrived(game, moved, Zone.EXILE):
            leave = CastForTwo(card=card, owner=game.object(card).owner)
            begin(game, scope.apart(), leave, None)
        if moved:
            game.happen(*(ActionDone(action=AIRBEND, player=p) for p in players[:1]))


class BecomesLandCreature(Modification, frozen=True):
    """It is a 0/0 creature with haste besides what it is; made, never read."""

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.TYPE, Layer.ABILITY, Layer.PT_SET)

    @rule("701.66a")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        if layer is Layer.TYPE:
            draft.add_types("creature")
        elif layer is Layer.ABILITY:
            draft.gain(keyword("haste"))
        else:
            draft.set_pt(0, 0)


class DiesOrIsExiled(EventPattern, frozen=True):
    """The land is put from the battlefield into a graveyard or exile; made, never read."""

    land: Id

    @rule("701.66a", "700.4")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Move) or event.object != self.land or event.to not in (Zone.GRAVEYARD, Zone.EXILE):
            return None
        return {"it": (event.object,)}


class ComesBackTapped(Sentence, frozen=True):
    """The card returns to the battlefield tapped under the controller's control; made, never read."""

    @rule("701.66a", "400.7")
    def happen(self, game: Game, scope: Scope) -> None:
        here = [game.state.became.get(t, t) for t in scope.slots.get("it", ())]
        cards = [t for t in here if game.exists(t) and game.object(t).zone in (Zone.GRAVEYARD, Zone.EXILE)]
        game.happen(*(
            Move(object=t, to=Zone.BATTLEFIELD, how="return", controller=scope.controller, tapped=True, by=scope.source)
            for t in cards
        ))


OWN_LAND = Target(things=Description(head=OneKind(kind=Kind(name="land")), qualifiers=(Controlled(player=You()),)))


@says("earthbend{s^} {amount}")
class Earthbend(PlayerVerb, frozen=True):
    """A target land becomes a creature with counters, and comes back when it dies or is exiled."""

    amount: Numeral
    land: Target = OWN_LAND

    @rule("701.66a", "701.66b")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        many = self.amount.count(game, scope) or 0
        for land in present(game, scope, self.land.find(game, scope)):
            start(game, scope, (BecomesLandCreature(),), (land,), None)
            game.happen(PutCounters(on=land, kind="+1/+1", amount=many, by=players[0]))
            back = Later(trigger=DiesOrIsExiled(land=land), effect=ComesBackTapped())
            game.happen(StartDelayed(delayed=Delayed(id=0, ability=back, scope=scope.apart())))
            game.happen(ActionDone(action=EARTHBEND, player=players[0]))


_BENDING: Final = {
    "{player} airbend{s}": AIRBEND,
    "{player} earthbend{s}": EARTHBEND,
    "{player} firebend{s}": FIREBEND,
    "{player} waterbend{s}": WATERBEND,
}
"""Each way of bending with the action that it is."""


@says(*_BENDING)
class WhenBends(PlayerActs, frozen=True):
    """A player bends an element."""

    @rule("701.65b", "701.66b", "701.67c", "702.189b")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        action = _BENDING[template_of(self)]
        fits = isinstance(event, ActionDone) and event.action == action and self.is_them(game, event.affected(game), scope)
        return {"player": (event.affected(game),)} if fits else None
