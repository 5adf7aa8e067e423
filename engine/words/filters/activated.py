"""Descriptions of activated abilities: by their object, their kind, what they target, and the symbols in their costs."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from engine.game.abilities import keywords_of
from engine.game.machine import Game
from engine.game.mana import has_tap_symbol, is_mana_ability
from engine.game.meaning import ObjectReference
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.phrase import Unfit, Word, says
from engine.rulebook import rule
from engine.words.events.subjects import ItIsA, ItIsTheHost, ItIsThis, Subject
from engine.words.filters.description import ObjectFilter
from engine.words.keywords.boasting import is_boast
from engine.words.references.antecedents import Antecedent, is_settled


class Asked(Struct, frozen=True):
    """An activated ability of an object and what it targets."""

    ability: Any
    source: Id
    targets: tuple[Id, ...] = ()


ANYWHERE = frozenset({"card", "spell", "source"})
"""The nouns of objects that need not be on the battlefield."""


@rule("109.2")
def is_one_of(game: Game, things: ObjectFilter, source: Id, scope: Scope) -> bool:
    """Whether abilities of an object are abilities of such things: of permanents, where the text names nothing else."""
    if not things.match(game, source, scope):
        return False
    return not ANYWHERE.isdisjoint(things.nouns()) or game.object(source).zone is Zone.BATTLEFIELD


@says("loyalty", "equip", "ninjutsu", "cycling", "craft", "embalm", "eternalize", "outlast", "unearth", "boast", "crew")
class Named(Word, frozen=True):
    """The keyword that an activated ability is, or that it is a loyalty ability."""

    @property
    def name(self) -> str:
        """The name."""
        return type(self).templates[self.wording]

    @rule("602.1")
    def match(self, game: Game, asked: Asked) -> bool:
        """Whether an ability is one."""
        if self.name in ("loyalty", "boast"):
            return asked.ability.is_loyalty if self.name == "loyalty" else is_boast(asked.ability)
        names = ("cycling", "typecycling") if self.name == "cycling" else (self.name,)
        keywords = (k for name in names for k in keywords_of(game, asked.source, name))
        return any(meant == asked.ability for keyword in keywords for meant in keyword.means())


@says("{named}", "{named} or {other}")
class OneNamed(Word, frozen=True):
    """One keyword or either of two."""

    named: Named
    other: Named | None = None

    def match(self, game: Game, asked: Asked) -> bool:
        """Whether an ability is one."""
        return self.named.match(game, asked) or (self.other is not None and self.other.match(game, asked))


class OneActivated(Word, frozen=True):
    """An activated ability, said in the singular."""

    @property
    def without_mana(self) -> bool:
        """Whether it says that it is no mana ability."""
        return False

    def match(self, game: Game, asked: Asked, scope: Scope) -> bool:
        """Whether an ability is one."""
        return True

    def antecedents(self) -> tuple[Antecedent, ...]:
        """Its object can be spoken of where that is described."""
        return ()


class OfSomething(OneActivated, frozen=True):
    """An ability of an object that is described or named."""

    of: Subject

    def __post_init__(self) -> None:
        if self.of.is_batch:
            raise Unfit

    def match(self, game: Game, asked: Asked, scope: Scope) -> bool:
        if isinstance(self.of, ItIsA):
            return is_one_of(game, self.of.things, asked.source, scope)
        return self.of.match(game, asked.source, scope)

    def antecedents(self) -> tuple[Antecedent, ...]:
        nouns = self.of.nouns()
        if not nouns or isinstance(self.of, ItIsTheHost | ItIsThis):
            return ()
        return (Antecedent(slot="it", nature="object", nouns=nouns, by_noun=True),)


@says("an ability", "an ability that isn't a mana ability")
class AnAbility(OneActivated, frozen=True):
    """Any, perhaps none that is a mana ability."""

    @property
    def without_mana(self) -> bool:
        return self.wording == 1


@says("an ability of {of}", "an ability of {of} that isn't a mana ability")
class AbilityOf(OfSomething, frozen=True):
    """One of an object."""

    @property
    def without_mana(self) -> bool:
        return self.wording == 1


@says(
    "an ability of {of} with {T} in its activation cost",
    "an ability of {of} without {T} in its activation cost",
    "an ability of {of} with {T} in its activation cost that isn't a mana ability",
    "{of}'s ability without {T} in its activation cost",
)
class AbilityWithTap(OfSomething, frozen=True):
    """One with or without the tap symbol."""

    @property
    def without_mana(self) -> bool:
        return self.wording == 2

    @rule("107.5")
    def match(self, game: Game, asked: Asked, scope: Scope) -> bool:
        return super().match(game, asked, scope) and has_tap_symbol(asked.ability) == (self.wording in (0, 2))


@says("a(n) {named} ability")
class NamedAbility(OneActivated, frozen=True):
    """One of a kind."""

    named: OneNamed

    def __post_init__(self) -> None:
        if self.named.named.name == "boast":
            raise Unfit  # it has words of its own

    def match(self, game: Game, asked: Asked, scope: Scope) -> bool:
        return self.named.match(game, asked)


@says("a(n) {named} ability of {of}", "~'s {named} ability")
class NamedAbilityOf(OneActivated, frozen=True):
    """One of a kind, of an object."""

    named: OneNamed
    of: Subject = ItIsThis()

    def match(self, game: Game, asked: Asked, scope: Scope) -> bool:
        return self.named.match(game, asked) and self.of.match(game, asked.source, scope)


@says("an ability that targets a(n) {things}", "an ability that targets a(n) {things} or player")
class AbilityThatTargets(OneActivated, frozen=True):
    """One that targets something that fits, or a player."""

    things: ObjectFilter

    @rule("115.1")
    def match(self, game: Game, asked: Asked, scope: Scope) -> bool:
        if self.wording == 1 and any(t in game.state.players for t in asked.targets):
            return True
        return any(self.things.is_aimed(game, t, scope) for t in asked.targets)


class ManyActivated(Word, frozen=True):
    """Activated abilities, said in the plural."""

    def match(self, game: Game, asked: Asked, scope: Scope) -> bool:
        """Whether an ability is one of them."""
        return True


@says("activated abilities")
class AllActivated(ManyActivated, frozen=True):
    """All of them."""


@says("activated abilities of {things:many}")
class ActivatedOf(ManyActivated, frozen=True):
    """Those of things that fit."""

    things: ObjectFilter

    def match(self, game: Game, asked: Asked, scope: Scope) -> bool:
        return is_one_of(game, self.things, asked.source, scope)


@says("activated abilities of {thing}", "{thing}'s activated abilities")
class ActivatedOfOne(ManyActivated, frozen=True):
    """Those of an object that is named."""

    thing: ObjectReference

    def __post_init__(self) -> None:
        if not is_settled(self.thing):
            raise Unfit

    def match(self, game: Game, asked: Asked, scope: Scope) -> bool:
        return asked.source in self.thing.find(game, scope)


@says("activated abilities of {things:many} that target ~", "activated abilities of {things:many} that target a(n) {aim}")
class ActivatedAiming(ManyActivated, frozen=True):
    """Those of things that fit that target the object, or something that fits."""

    things: ObjectFilter
    aim: ObjectFilter | None = None

    @rule("115.1")
    def match(self, game: Game, asked: Asked, scope: Scope) -> bool:
        if not is_one_of(game, self.things, asked.source, scope):
            return False
        if self.aim is None:
            return scope.source in asked.targets
        return any(self.aim.is_aimed(game, t, scope) for t in asked.targets)


@says("{named} abilities of {things:many}", "{named} abilities of ~", "~'s {named} (ability|abilities)")
class NamedOf(ManyActivated, frozen=True):
    """Those of a kind of things that fit, or of the object itself."""

    named: Named
    things: ObjectFilter | None = None

    def match(self, game: Game, asked: Asked, scope: Scope) -> bool:
        whose = asked.source == scope.source if self.things is None else self.things.match(game, asked.source, scope)
        return whose and self.named.match(game, asked)


@says("mana abilities of ~")
class ManaAbilitiesOfThis(ManyActivated, frozen=True):
    """The mana abilities of the object itself."""

    def match(self, game: Game, asked: Asked, scope: Scope) -> bool:
        return asked.source == scope.source and is_mana_ability(asked.ability)
