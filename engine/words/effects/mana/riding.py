"""What comes with mana as it is spent: "if that mana is spent on a spell of some kind, it gains a keyword for a while"."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from engine.game.actions import ActivateAbility, CastSpell
from engine.game.continuous import begin
from engine.game.machine import Game
from engine.game.mana import ManaVerb, add
from engine.game.meaning import Duration, Static
from engine.game.objects import Id
from engine.game.resolving import Counter
from engine.game.scope import Scope
from engine.game.triggers import reflexive
from engine.game.verdict import Verdict, forbidden
from engine.phrase import Unfit, Word, says
from engine.rulebook import rule
from engine.words.amounts import Numeral
from engine.words.clauses import PlayerStep
from engine.words.effects.delayed import Later, StepBegins
from engine.words.effects.mana.spending import Purposes, Restricted
from engine.words.effects.until import start
from engine.words.filters.description import ObjectFilter
from engine.words.kinds import CounterKind
from engine.words.modifications.abilities import Gains, Granted
from engine.words.permissions.riders import EntersSo, let_enter
from engine.words.references.antecedents import Antecedent
from engine.words.sentences import Core


class Rider(Word, frozen=True):
    """What comes of spending the mana."""

    def concerns(self, game: Game, player: Id, source: Id, action: Any) -> bool:
        """Whether the action is one that it speaks of."""
        return True

    def happens(self, game: Game, player: Id, source: Id, action: Any) -> None:
        """It happens; the action is one that it speaks of."""


class Riding(Struct, frozen=True, kw_only=True, eq=False):
    """A rider of mana that was made together."""

    rider: Rider

    def concerns(self, game: Game, player: Id, source: Id, action: Any) -> bool:
        """Whether something comes of spending the mana on an action."""
        return self.rider.concerns(game, player, source, action)

    def spent(self, game: Game, player: Id, source: Id, action: Any) -> None:
        """The mana is spent on an action."""
        if self.concerns(game, player, source, action):
            self.rider.happens(game, player, source, action)


class Ridden(ManaVerb, frozen=True):
    """A verb that adds mana, with what comes of spending it; made while it is carried out, never read."""

    verb: ManaVerb
    with_it: Rider

    def produces(self, game: Game, scope: Scope) -> Iterable[tuple[str, ...]]:
        return self.verb.produces(game, scope)

    def restriction(self) -> Any:
        return self.verb.restriction()

    def rider(self) -> Any:
        return Riding(rider=self.with_it)


class AddRidden(PlayerStep, frozen=True):
    """Mana is added with a rider."""

    verb: ManaVerb

    def rides(self) -> Rider:
        """The rider."""
        raise Unfit

    def mana_verb(self) -> ManaVerb:
        """The verb with what comes of spending its mana."""
        return Ridden(verb=self.verb, with_it=self.rides())

    @rule("106.6")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        for player in players:
            add(game, scope.for_each(player), player, self.mana_verb())


class Fortune(Word, frozen=True):
    """What becomes of the spell that mana was spent on."""

    def act(self, game: Game, scope: Scope, spell: Id) -> None:
        """It becomes of the spell."""


@says("it gains {what:and+}[ {until}]", "that (creature|spell) gains {what:and+}[ {until}]")
class GainsThen(Fortune, frozen=True):
    """It gains abilities, and so does the permanent that it becomes."""

    what: tuple[Granted, ...]
    until: Duration | None = None

    @rule("611.2c")
    def act(self, game: Game, scope: Scope, spell: Id) -> None:
        start(game, scope, (Gains(what=self.what),), (spell,), self.until)


@says(
    "(that creature|it) enters with {number} additional {kind} counter{s@number} on it",
    "(that creature|it) enters with {number} {kind} counter{s@number} on it",
)
class EntersWithThen(Fortune, frozen=True):
    """It enters with counters."""

    number: Numeral
    kind: CounterKind

    @rule("614.1c")
    def act(self, game: Game, scope: Scope, spell: Id) -> None:
        many = self.number.count(game, scope) or 0
        let_enter(game, scope, EntersSo(spell=spell, counters=((self.kind.name, many),)))


class NotCountered(Static, frozen=True):
    """A spell can't be countered; made, never read."""

    spell: Id

    @rule("701.6a", "101.2")
    def forbid(self, game: Game, action: Any, scope: Scope) -> Verdict | None:
        if not isinstance(action, Counter) or action.object != self.spell:
            return None
        return forbidden(f"{game.name(self.spell)} can't be countered.", game.name(scope.source))


@says("that spell can't be countered", "it can't be countered")
class NotCounteredThen(Fortune, frozen=True):
    """It can't be countered."""

    @rule("101.2")
    def act(self, game: Game, scope: Scope, spell: Id) -> None:
        let_be(game, scope, spell)


def let_be(game: Game, scope: Scope, spell: Id) -> None:
    """Let a spell be one that can't be countered."""
    begin(game, scope, NotCountered(spell=spell), None)


class OnSpell(Rider, frozen=True):
    """What becomes of a spell that fits; made of what was read."""

    spells: ObjectFilter | None
    so: tuple[Fortune, ...]

    def concerns(self, game: Game, player: Id, source: Id, action: Any) -> bool:
        if not isinstance(action, CastSpell):
            return False
        return self.spells is None or self.spells.match(game, action.spell, Scope.of(source, player))

    @rule("106.6")
    def happens(self, game: Game, player: Id, source: Id, action: Any) -> None:
        for one in self.so:
            one.act(game, Scope.of(source, player), action.spell)


@says(
    "{verb@^}. if (that|this) mana is spent (on|to cast) a(n) {spells}, {so:and+}",
    "{verb@^}. if you spend this mana to cast a(n) {spells}, {so:and+}",
)
class AddWithFortune(AddRidden, frozen=True):
    """Mana with something that becomes of a spell it is spent on."""

    spells: ObjectFilter
    so: tuple[Fortune, ...]

    def __post_init__(self) -> None:
        if "spell" not in self.spells.nouns():
            raise Unfit

    def rides(self) -> Rider:
        return OnSpell(spells=self.spells, so=self.so)


@says("{verb@^}. spend this mana only to {purpose}, and {so}")
class AddRestrictedWithFortune(AddRidden, frozen=True):
    """Mana for some spells only, of which something becomes."""

    purpose: Purposes
    so: Fortune

    def rides(self) -> Rider:
        return OnSpell(spells=None, so=(self.so,))

    def mana_verb(self) -> ManaVerb:
        return Ridden(verb=Restricted(verb=self.verb, purpose=self.purpose), with_it=self.rides())


@says("cast a(n) {spells}", "cast a(n) {spells} or activate an ability")
class SpentOn(Word, frozen=True):
    """The spell (or ability) that mana is spent on, as a trigger speaks of it."""

    spells: ObjectFilter

    def __post_init__(self) -> None:
        if "spell" not in self.spells.nouns():
            raise Unfit

    def antecedents(self) -> tuple[Antecedent, ...]:
        """It can be spoken of."""
        return (Antecedent(slot="it", nature="object", nouns=frozenset({"spell", *self.spells.nouns()})),)

    def match(self, game: Game, action: Any, scope: Scope) -> bool:
        """Whether an action is such a one."""
        if isinstance(action, CastSpell):
            return self.spells.match(game, action.spell, scope)
        return self.wording == 1 and isinstance(action, ActivateAbility)


class Triggers(Rider, frozen=True):
    """An ability that triggers as the mana is spent; made of what was read."""

    on: SpentOn
    sentence: Core

    def concerns(self, game: Game, player: Id, source: Id, action: Any) -> bool:
        return self.on.match(game, action, Scope.of(source, player))

    @rule("106.6", "603.12a")
    def happens(self, game: Game, player: Id, source: Id, action: Any) -> None:
        ability = Later(trigger=StepBegins(step=""), effect=self.sentence)
        reflexive(game, ability, Scope.of(source, player), it=(action.spell or action.source,))


@says("{verb@^}. when (you spend this mana|that mana is spent) to {on}, {sentence}")
class AddWithTrigger(AddRidden, frozen=True):
    """Mana that has an ability trigger when it is spent."""

    on: SpentOn
    sentence: Core

    def __post_init__(self) -> None:
        if self.on.wording == 1:
            raise Unfit  # an ability on the stack would have to be found

    def rides(self) -> Rider:
        return Triggers(on=self.on, sentence=self.sentence)
