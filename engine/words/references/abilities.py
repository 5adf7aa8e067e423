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
from engine.words.filters.targeting import SingleTarget
from engine.words.references.antecedents import SOURCE_OF, Antecedent
from engine.words.references.objects import Targeted
from engine.words.references.players import You


class OnTheStack(ObjectFilter, frozen=True):
    """Abilities of some kinds on the stack (or spells too); never read by itself."""

    kinds: tuple[type, ...]
    spells: bool
    qualifier: Qualifier | None = None
    source: ObjectFilter | None = None
    spell: tuple[ObjectFilter, ...] = ()

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        if thing in game.state.players or game.object(thing).zone is not Zone.STACK:
            return False
        if self.qualifier is not None and not self.qualifier.match(game, thing, scope):
            return False
        stacked = game.object(thing).stacked
        if stacked is None or stacked.source is None:
            return self.spells and (not self.spell or any(s.match(game, thing, scope) for s in self.spell))
        if not isinstance(stacked.ability, self.kinds):
            return False
        return self.source is None or self.source.match(game, stacked.source, scope)

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
        if self.qualifier is not None and not isinstance(self.qualifier, Controlled | NotControlled | SingleTarget):
            raise Unfit

    @rule("115.1", "113.3")
    def filter(self) -> Filter:
        return OnTheStack(kinds=KINDS[self.wording], spells=self.wording > 2, qualifier=self.qualifier)


@says(
    "target activated ability from a(n) {source}",
    "target triggered ability from a(n) {source}",
    "target activated or triggered ability from a(n) {source}",
    "target activated ability you control from a(n) {source}",
    "target triggered ability you control from a(n) {source}",
    "target activated or triggered ability you control from a(n) {source}",
)
class TargetAbilityFrom(Targeted, frozen=True):
    """A target that is an ability on the stack (of the controller) whose source fits."""

    source: ObjectFilter

    @rule("115.1", "113.7")
    def filter(self) -> Filter:
        mine = Controlled(player=You()) if self.wording > 2 else None
        return OnTheStack(kinds=KINDS[self.wording % 3], spells=False, qualifier=mine, source=self.source)

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The ability can be spoken of, and the permanent that its source is."""
        nouns = self.source.nouns() - {"source"} | {"permanent"}
        source = Antecedent(slot=f"{self.slot}{SOURCE_OF}", nature="object", nouns=nouns, by_noun=True)
        return (*super().antecedents(), source)


@says(
    "target activated ability, triggered ability, or {spell}",
    "target {spell}, activated ability, or triggered ability",
    "target {spell}, {other}, activated ability, or triggered ability",
)
class TargetAbilityOrSpell(Targeted, frozen=True):
    """A target that is an ability on the stack, or a spell that fits."""

    spell: ObjectFilter
    other: ObjectFilter | None = None

    def __post_init__(self) -> None:
        spells = (self.spell,) if self.other is None else (self.spell, self.other)
        bare = any(s.nouns() == frozenset({"spell"}) and not s.adjectives for s in spells)
        if bare or any(s.plural or "spell" not in s.nouns() for s in spells):
            raise Unfit

    @rule("115.1", "113.3")
    def filter(self) -> Filter:
        spells = (self.spell,) if self.other is None else (self.spell, self.other)
        return OnTheStack(kinds=KINDS[2], spells=True, spell=spells)
