"""References to abilities on the stack as targets."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import Activated, Filter, Triggered
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.filters.base import Qualifier
from engine.words.filters.description import ObjectFilter
from engine.words.filters.qualifiers import Controlled, NotControlled
from engine.words.references.objects import Targeted


class OnTheStack(ObjectFilter, frozen=True):
    """Abilities of some kinds on the stack (or spells too); never read by itself."""

    kinds: tuple[type, ...]
    spells: bool
    qualifier: Qualifier | None

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        if thing in game.state.players or game.object(thing).zone is not Zone.STACK:
            return False
        if self.qualifier is not None and not self.qualifier.match(game, thing, scope):
            return False
        stacked = game.object(thing).stacked
        if stacked is None or stacked.source is None:
            return self.spells
        return isinstance(stacked.ability, self.kinds)

    def nouns(self) -> frozenset[str]:
        return frozenset({"ability", "spell"}) if self.spells else frozenset({"ability"})

    def zones(self, game: Game, scope: Scope) -> tuple[tuple[Zone, Id], ...]:
        return ((Zone.STACK, 0),)


KINDS = ((Activated,), (Triggered,), (Activated, Triggered), (Activated, Triggered), (Activated, Triggered))


@says(
    "target activated ability[ {qualifier}]",
    "target triggered ability[ {qualifier}]",
    "target activated or triggered ability[ {qualifier}]",
    "target spell, activated ability, or triggered ability[ {qualifier}]",
    "target spell or ability[ {qualifier}]",
)
class TargetAbility(Targeted, frozen=True):
    """A target that is an activated or triggered ability on the stack, in the last wordings or a spell."""

    qualifier: Qualifier | None = None

    def __post_init__(self) -> None:
        if self.qualifier is not None and not isinstance(self.qualifier, Controlled | NotControlled):
            raise Unfit

    @rule("115.1", "113.3")
    def filter(self) -> Filter:
        return OnTheStack(kinds=KINDS[self.wording], spells=self.wording > 2, qualifier=self.qualifier)
