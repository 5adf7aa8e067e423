"""Casting as though spells had flash: the card itself, spells of a kind, always or for a while, perhaps for more mana."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from engine.game.actions import CastSpell
from engine.game.continuous import StartDelayed, begin
from engine.game.costs import CostChange, Increase
from engine.game.machine import Game
from engine.game.meaning import Condition, CostPart, Duration, PlayerReference, Static
from engine.game.objects import Id, Zone
from engine.game.permissions.as_though import AsThough
from engine.game.permissions.timing import MAIN_PHASES
from engine.game.scope import Scope
from engine.game.state import Delayed
from engine.game.verdict import ALLOWED, Verdict, allowed
from engine.game.zones import Sacrifice
from engine.phrase import Unfit, Word, says, walk
from engine.rulebook import rule
from engine.words.claims import Claim, Claimed
from engine.words.clauses import FullClause
from engine.words.costs.basic import Mana
from engine.words.effects.delayed import Later, Moment
from engine.words.filters.description import ObjectFilter
from engine.words.filters.told import OfSpellsFromAnywhere
from engine.words.keywords.kicker import OfThisSpell
from engine.words.permissions.static import Often
from engine.words.sentences import Sentence
from engine.words.statics.costs import ItTargets, is_spell


def is_flash(asked: Any) -> bool:
    """Whether it is asked if a spell may be cast as though it had flash."""
    return isinstance(asked, AsThough) and asked.keyword == "flash" and isinstance(asked.action, CastSpell)


@says(
    "you may cast ~ as though it had flash.",
    "you may cast ~ as though it had flash if {condition}.",
    "as long as {condition}, you may cast ~ as though it had flash.",
    "if {condition}, you may cast ~ as though it had flash.",
)
class CastThisAsThoughFlash(Static, frozen=True):
    """The card itself may be cast at any time (when something is so)."""

    condition: Condition | None = None
    functions_in: ClassVar[frozenset[Zone]] = frozenset({Zone.STACK})

    def __post_init__(self) -> None:
        if self.condition is not None and any(isinstance(w, ItTargets) for w in walk(self.condition)):
            raise Unfit  # its targets are not known yet when its time is looked at

    @rule("601.3b", "601.3d")
    def permit(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        if not is_flash(action) or action.action.spell != scope.source:
            return None
        if self.condition is not None and not self.condition.holds(game, Scope.of(scope.source, action.player)):
            return None
        name = game.name(scope.source)
        return allowed(f"{name} may be cast as though it had flash.", name)


@says("you may cast ~ as though it had flash if you pay {mana} more to cast it.")
class CastForMoreAsThoughFlash(OfThisSpell, frozen=True):
    """The card itself may be cast at any time for more mana."""

    mana: Mana

    @rule("601.3c")
    def permit(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        if not is_flash(action) or action.action.spell != scope.source:
            return None
        name = game.name(scope.source)
        return allowed(f"{name} may be cast as though it had flash for more mana.", name)

    @rule("601.3c", "118.8")
    def changes(self, game: Game, action: CastSpell, scope: Scope) -> Iterable[CostChange]:
        return () if as_sorceries_are(game, action) else (Increase(mana=self.mana.said),)


class SacrificedLater(CostPart, frozen=True):
    """What comes with casting when a sorcery could not be: costs nothing, but the permanent goes; made, never read."""

    moment: Moment

    def can_pay(self, game: Game, player: Id, scope: Scope) -> Verdict:
        return ALLOWED

    @rule("603.7a")
    def pay(self, game: Game, player: Id, scope: Scope) -> None:
        ability = Later(trigger=self.moment.pattern(game, scope), effect=SacrificeIt())
        game.happen(StartDelayed(delayed=Delayed(id=0, ability=ability, scope=scope.apart())))


class SacrificeIt(Sentence, frozen=True):
    """The permanent that the spell became is sacrificed by its controller; made, never read."""

    @rule("701.21a")
    def happen(self, game: Game, scope: Scope) -> None:
        thing = game.state.became.get(scope.source)
        if thing is not None and game.exists(thing) and game.object(thing).zone is Zone.BATTLEFIELD:
            game.happen(Sacrifice(player=game.controller(thing), object=thing))


@says("if you (cast it|do so) any time a sorcery couldn't have been cast")
class CastAtAnotherTime(Word, frozen=True):
    """That it was cast when no sorcery could have been."""


@says("the controller of the permanent it becomes sacrifices it", "its controller sacrifices the permanent it becomes")
class ItsSacrifice(Word, frozen=True):
    """What becomes of it is sacrificed."""


@says("you may cast ~ as though it had flash. {late}, {fate} {moment}.")
class CastAndSacrificed(OfThisSpell, frozen=True):
    """The card itself may be cast at any time; what it becomes goes if no sorcery could have been cast."""

    late: CastAtAnotherTime
    fate: ItsSacrifice
    moment: Moment

    @rule("601.3b")
    def permit(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        if not is_flash(action) or action.action.spell != scope.source:
            return None
        name = game.name(scope.source)
        return allowed(f"{name} may be cast as though it had flash.", name)

    @rule("603.7a")
    def changes(self, game: Game, action: CastSpell, scope: Scope) -> Iterable[CostChange]:
        return () if as_sorceries_are(game, action) else (Increase(parts=(SacrificedLater(moment=self.moment),)),)


def as_sorceries_are(game: Game, action: CastSpell) -> bool:
    """Whether a spell is cast when a sorcery could be, the spell itself on the stack or not."""
    turn = game.state.turn
    others = [t for t in game.state.zone(Zone.STACK) if t != action.spell]
    return game.state.is_active(action.player) and turn.step in MAIN_PHASES and not others


class Anytime(OfSpellsFromAnywhere, Claim, frozen=True, kw_only=True):
    """Players may cast spells of a kind at any time."""

    def players(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        """Who may now."""
        return (scope.controller,)

    @rule("601.3b")
    def permit(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        if not is_flash(action) or action.player not in self.players(game, scope):
            return None
        if not is_spell(game, action.action, self.spells, scope):
            return None
        name = game.name(scope.source)
        return allowed(f"{name} lets it be cast as though it had flash.", name)


@says("[{when}, ]you may cast {spells:many} as though they had flash")
class CastAsThoughFlash(Anytime, frozen=True, kw_only=True):
    """The controller may, perhaps in some turns only."""

    when: Often | None = None

    def players(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return (scope.controller,) if self.when is None or self.when.holds(game, scope) else ()


@says("any player may cast {spells:many} as though they had flash")
class AnybodyAsThoughFlash(Anytime, frozen=True, kw_only=True):
    """Anybody may."""

    def players(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return tuple(game.state.players)


class AnytimeNow(Anytime, frozen=True, kw_only=True):
    """The same for certain players; made by an instruction, never read."""

    who: tuple[Id, ...]

    def players(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return self.who


def let_at_any_time(game: Game, scope: Scope, player: PlayerReference, spells: ObjectFilter, until: Duration) -> None:
    """Let players cast spells at any time for a while."""
    begin(game, scope, Claimed(claim=AnytimeNow(spells=spells, who=player.find(game, scope))), until)


class CastAnytime(OfSpellsFromAnywhere, frozen=True):
    """Players may cast spells at any time for a while."""

    player: PlayerReference
    until: Duration

    @rule("611.2a", "601.3b")
    def happen(self, game: Game, scope: Scope) -> None:
        let_at_any_time(game, scope, self.player, self.spells, self.until)


@says("{player} may cast {spells:many} {until} as though they had flash")
class MayCastAnytime(CastAnytime, FullClause, frozen=True):
    """With the duration last."""


@says("{until}, {player} may cast {spells:many} as though they had flash")
class UntilCastAnytime(CastAnytime, Sentence, frozen=True):
    """With the duration first."""
