"""What mana may be spent on: "Spend this mana only to cast creature spells"."""

from __future__ import annotations

from collections.abc import Iterable

from engine.game.actions import ActivateAbility, CastSpell
from engine.game.machine import Game
from engine.game.mana import ManaVerb, add
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, Word, says
from engine.rulebook import rule
from engine.words.clauses import PlayerStep
from engine.words.filters.activated import is_one_of
from engine.words.filters.description import ObjectFilter


class Purpose(Word, frozen=True):
    """Something that restricted mana may be spent on."""

    @rule("106.6")
    def allows(self, game: Game, action: object, source: Id) -> bool:
        """Whether mana of this source may be spent on this action."""
        return self.is_meant(game, action, source)

    def is_meant(self, game: Game, action: object, source: Id) -> bool:
        """Whether the action is the one that an ability of the source speaks of."""
        return False


class OnePurpose(Purpose, frozen=True):
    """A single purpose."""


@says("cast a(n) {spell}", "cast {spell}", "cast a(n) {spell} or a(n) {other}", "cast {spell} or {other}")
class ToCast(OnePurpose, frozen=True):
    """Casting spells that fit one description, or either of two."""

    spell: ObjectFilter
    other: ObjectFilter | None = None

    def __post_init__(self) -> None:
        for spell in filter(None, (self.spell, self.other)):
            if spell.plural != (self.wording % 2 == 1) or "spell" not in spell.nouns():
                raise Unfit

    def is_meant(self, game: Game, action: object, source: Id) -> bool:
        from engine.words.statics.costs import is_spell

        if not isinstance(action, CastSpell):
            return False
        scope = Scope.of(source, action.player)
        return any(is_spell(game, action, spell, scope) for spell in filter(None, (self.spell, self.other)))


@says("cast your commander")
class ToCastCommander(OnePurpose, frozen=True):
    """Casting a commander of one's own."""

    @rule("903.3")
    def is_meant(self, game: Game, action: object, source: Id) -> bool:
        if not isinstance(action, CastSpell):
            return False
        found = game.object(action.spell)
        return "commander" in found.marks and found.owner == action.player


@says("pay a disturb cost")
class ToDisturb(OnePurpose, frozen=True):
    """Casting a spell for its disturb cost."""

    def is_meant(self, game: Game, action: object, source: Id) -> bool:
        return isinstance(action, CastSpell) and "disturb" in action.paid


@says("activate an equip ability", "activate equip abilities")
class ToEquip(OnePurpose, frozen=True):
    """Activating equip abilities."""

    def is_meant(self, game: Game, action: object, source: Id) -> bool:
        from engine.game.abilities import keywords_of

        if not isinstance(action, ActivateAbility):
            return False
        return any(action.ability in keyword.means() for keyword in keywords_of(game, action.source, "equip"))


@says("activate abilities[ of {things:many}]", "activate an ability of a(n) {things}", "activate an ability")
class ToActivate(OnePurpose, frozen=True):
    """Activating abilities (of objects that fit)."""

    things: ObjectFilter | None = None

    def is_meant(self, game: Game, action: object, source: Id) -> bool:
        if not isinstance(action, ActivateAbility):
            return False
        return self.things is None or is_one_of(game, self.things, action.source, Scope.of(source, action.player))


def has_symbol(game: Game, action: object, symbol: str) -> bool:
    """Whether the mana cost, activation cost or announced further cost that an action pays contains a symbol."""
    from engine.game.costs.totals import base_cost, changes_to, extras

    if not isinstance(action, CastSpell | ActivateAbility):
        return False
    changes = tuple(changes_to(game, action))
    more = (change.mana for name, change in extras(changes) if name in action.paid)
    return any(symbol in (mana or ()) for mana in (base_cost(game, action, changes).mana, *more))


@says("pay a cost that contains {C}")
class ToPayColorless(OnePurpose, frozen=True):
    """Costs with the symbol of colourless mana."""

    @rule("107.4c")
    def is_meant(self, game: Game, action: object, source: Id) -> bool:
        return has_symbol(game, action, "{C}")


class ToPayX(Purpose, frozen=True):
    """Costs with an X; made of what was read."""

    @rule("107.3")
    def is_meant(self, game: Game, action: object, source: Id) -> bool:
        return has_symbol(game, action, "{X}")


@says("{any:or+}", "{any:and}", "{first} or to {second}")
class Purposes(Purpose, frozen=True):
    """One purpose, or any of several."""

    any: tuple[OnePurpose, ...] = ()
    first: OnePurpose | None = None
    second: OnePurpose | None = None

    def is_meant(self, game: Game, action: object, source: Id) -> bool:
        both = (one for one in (self.first, self.second) if one is not None)
        return any(one.is_meant(game, action, source) for one in (*self.any, *both))


class Restricted(ManaVerb, frozen=True):
    """A verb that adds mana, with what the mana may be spent on; made while it is carried out, never read."""

    verb: ManaVerb
    purpose: Purpose

    def produces(self, game: Game, scope: Scope) -> Iterable[tuple[str, ...]]:
        return self.verb.produces(game, scope)

    def restriction(self) -> Purpose:
        return self.purpose


@says("{verb@^}. spend this mana only to {purpose}")
class AddRestricted(PlayerStep, frozen=True):
    """Mana is added that may be spent on some things only."""

    verb: ManaVerb
    purpose: Purposes

    def mana_verb(self) -> ManaVerb:
        """The verb with what it adds mana for."""
        return Restricted(verb=self.verb, purpose=self.purpose)

    @rule("106.6")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        for player in players:
            add(game, scope.for_each(player), player, Restricted(verb=self.verb, purpose=self.purpose))


@says("{verb@^}. spend this mana only on costs that contain {X}")
class AddForX(PlayerStep, frozen=True):
    """Mana is added that may be spent only on costs with an X."""

    verb: ManaVerb

    def mana_verb(self) -> ManaVerb:
        """The verb with what it adds mana for."""
        return Restricted(verb=self.verb, purpose=ToPayX())

    @rule("106.6")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        for player in players:
            add(game, scope.for_each(player), player, self.mana_verb())


@says("pay the activation costs of ~'s abilities", "activate ~'s abilities")
class ToActivateThis(OnePurpose, frozen=True):
    """Activating abilities of the object itself."""

    def is_meant(self, game: Game, action: object, source: Id) -> bool:
        return isinstance(action, ActivateAbility) and action.source == source


class Excluded(Purpose, frozen=True):
    """Anything but some purposes; made of what was read."""

    of: Purpose

    def is_meant(self, game: Game, action: object, source: Id) -> bool:
        return not self.of.is_meant(game, action, source)


@says("{verb@^}. (this mana can't be spent|you can't spend this mana) to {purpose}")
class AddExcluding(PlayerStep, frozen=True):
    """Mana is added that may be spent on anything but some things."""

    verb: ManaVerb
    purpose: Purposes

    def mana_verb(self) -> ManaVerb:
        """The verb with what it does not add mana for."""
        return Restricted(verb=self.verb, purpose=Excluded(of=self.purpose))

    @rule("106.6")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        for player in players:
            add(game, scope.for_each(player), player, self.mana_verb())
