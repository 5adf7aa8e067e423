"""Keywords that stand before or for activated abilities: exhaust, boast, power-up, level up, reconfigure."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from engine.game.actions import ActivateAbility
from engine.game.activating import activated_this_turn
from engine.game.attaching import Unattach
from engine.game.combat.events import Attacks
from engine.game.costs import CostChange, Reduce
from engine.game.functioning import hooks
from engine.game.layers import Draft, Layer
from engine.game.machine import Game
from engine.game.meaning import Ability, CostPart, Effect, Filter, Modification, Reference, Static
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.status import Mark
from engine.game.verdict import ALLOWED, Verdict, forbidden
from engine.game.zones import Move
from engine.phrase import says
from engine.rulebook import rule
from engine.words.abilities import ActivatedAbility, Line
from engine.words.keywords.equip import AttachTo, TargetOfYours, described
from engine.words.keywords.spelling import Costed, MadeActivated, ability, costed, said, words
from engine.words.limits import Limit, OnlyAsSorcery
from engine.words.references.objects import This
from engine.words.sentences import Body


class OnlyOnceEver(CostPart, frozen=True):
    """What comes with an ability that is activated only once: it is remembered by its words; made, never read.

    Static abilities let it be activated again by ``lets_activate_again(game, player, part, scope)``, a verdict.
    """

    told: ClassVar[str] = ""
    text: str
    kind: str = "exhaust"

    @rule("702.177a")
    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        if self.text not in game.object(scope.source).marks:
            return ALLOWED
        said = [asked(game, player, self, by) for asked, by in hooks(game, "lets_activate_again")]
        against = sum(said, forbidden(f"That ability of {game.name(scope.source)} was activated already."))
        return next((verdict for verdict in said if verdict), against)

    @rule("702.177a")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        game.happen(Mark(object=scope.source, mark=self.text))


class Labelled(Line, frozen=True):
    """A keyword, a dash and an activated ability."""

    cost: tuple[CostPart, ...]
    effect: Body
    limits: tuple[Limit, ...] = ()


@says("exhaust — {cost:comma+}: {effect}[ {limits:space+}]")
class Exhaust(Labelled, frozen=True):
    """The ability can be activated only once."""

    @rule("702.177a")
    def abilities(self) -> tuple[Ability, ...]:
        once = OnlyOnceEver(text=words(self.effect))
        return (ActivatedAbility(cost=(*self.cost, once), effect=self.effect, limits=self.limits),)


class LessIfNew(Static, frozen=True):
    """Abilities of the object cost its mana cost less in the turn in which it entered."""

    effect: Body

    @rule("702.193a")
    def cost_changes(self, game: Game, action: Any, scope: Scope) -> Iterable[CostChange]:
        if not isinstance(action, ActivateAbility) or action.source != scope.source or action.ability.effect != self.effect:
            return ()
        new = any(isinstance(e, Move) and game.state.became.get(e.object) == scope.source for e in game.state.history)
        cost = game.characteristics(scope.source).mana_cost
        return (Reduce(mana=cost),) if new and cost else ()


@says("power-up — {cost:comma+}: {effect}[ {limits:space+}]")
class PowerUp(Labelled, frozen=True):
    """The ability can be activated only once, for less in the turn in which the object entered."""

    @rule("702.193a")
    def abilities(self) -> tuple[Ability, ...]:
        once = OnlyOnceEver(text=words(self.effect), kind="power-up")
        ability = ActivatedAbility(cost=(*self.cost, once), effect=self.effect, limits=self.limits)
        return (ability, LessIfNew(effect=self.effect))


class OnlyIfItAttacked(Limit, frozen=True):
    """Only if the creature attacked this turn, once (or as often as static abilities say by ``more_boasts``)."""

    @rule("702.142a")
    def allows(self, game: Game, player: Id, action: ActivateAbility) -> Verdict:
        if not any(isinstance(e, Attacks) and e.attacker == action.source for e in game.state.history):
            return forbidden(f"{game.name(action.source)} has not attacked this turn.")
        most = 1 + max((asked(game, action.source, scope) for asked, scope in hooks(game, "more_boasts")), default=0)
        if list(activated_this_turn(game, action.source)).count(action.ability) < most:
            return ALLOWED
        return forbidden(f"{game.name(action.source)} has boasted already this turn.")


@says("boast — {cost:comma+}: {effect}[ {limits:space+}]")
class Boast(Labelled, frozen=True):
    """The ability can be activated once in a turn in which it attacked."""

    @rule("702.142a")
    def abilities(self) -> tuple[Ability, ...]:
        return (ActivatedAbility(cost=self.cost, effect=self.effect, limits=(*self.limits, OnlyIfItAttacked())),)


@says(*costed("level up"))
class LevelUp(Costed, frozen=True):
    """Pay for a level counter, as a sorcery."""

    name: ClassVar[str] = "level up"

    @rule("702.87a")
    def means(self) -> tuple[Ability, ...]:
        return (ability(f"{said(self.cost)}: put a level counter on ~. activate only as a sorcery."),)


class Detach(Effect, frozen=True):
    """The object becomes unattached; made, never read."""

    @rule("701.3d")
    def happen(self, game: Game, scope: Scope) -> None:
        if game.exists(scope.source):
            game.happen(Unattach(object=scope.source))


class OnlyWhileAttached(Limit, frozen=True):
    """Only while the object is attached to something."""

    @rule("702.151a")
    def allows(self, game: Game, player: Id, action: ActivateAbility) -> Verdict:
        if game.object(action.source).attached_to is not None:
            return ALLOWED
        return forbidden(f"{game.name(action.source)} is not attached.")


class NoCreature(Modification, frozen=True):
    """It is no creature while it is attached; made, never read."""

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.TYPE,)

    @rule("702.151b")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        host = game.object(draft.of).attached_to
        if host is not None and game.exists(host):
            draft.set(types=tuple(t for t in draft.now.types if t != "creature"))


class NoCreatureAttached(Static, frozen=True):
    """What it is while attached."""

    def modifications(self) -> tuple[tuple[Filter | Reference, Modification], ...]:
        return ((This(), NoCreature()),)


class AnotherOfYours(TargetOfYours, frozen=True):
    """Another target of the controller's; made, never read."""

    def is_legal(self, game: Game, thing: Id, scope: Scope) -> bool:
        return thing != scope.source and TargetOfYours.is_legal(self, game, thing, scope)


@says(*costed("reconfigure"))
class Reconfigure(Costed, frozen=True):
    """It is attached to a creature, or detached and a creature again."""

    name: ClassVar[str] = "reconfigure"

    @rule("702.151a")
    def means(self) -> tuple[Ability, ...]:
        on = MadeActivated(
            cost=self.cost, effect=AttachTo(to=AnotherOfYours(things=described("creature"))), limits=(OnlyAsSorcery(),)
        )
        off = MadeActivated(cost=self.cost, effect=Detach(), limits=(OnlyWhileAttached(), OnlyAsSorcery()))
        return (on, off, NoCreatureAttached())
