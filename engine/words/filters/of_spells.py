"""Qualifiers that mostly spells have: how many colours, how many targets, which keywords, whose card, from where."""

from __future__ import annotations

from engine.game.casting import Cast
from engine.game.machine import Game
from engine.game.meaning import Keyword, PlayerReference
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.targets.legality import targets_of
from engine.phrase import says
from engine.rulebook import rule
from engine.words.filters.base import Adjective, Qualifier
from engine.words.filters.being import Being
from engine.words.filters.comparisons import Quality
from engine.words.filters.description import ObjectFilter
from engine.words.filters.keywords import has_this
from engine.words.kinds import Color
from engine.words.origins import Origin, cast_zone


@says("both {first} and {second}")
class BeingBoth(Being, frozen=True):
    """Of both of two colours."""

    first: Color
    second: Color

    @rule("105.2")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return {self.first.symbol, self.second.symbol} <= game.characteristics(thing).colors


@says("exactly {n:word} colors", "one or more colors", "all colors")
class BeingSoManyColors(Being, frozen=True):
    """Of so many colours, of at least one, or of all five."""

    n: int = 0

    @rule("105.2")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        many = len(game.characteristics(thing).colors)
        return (many == self.n, many > 0, many == 5)[self.wording]


@says("with exactly {n:word} colors")
class WithColors(Qualifier, frozen=True):
    """With so many colours."""

    n: int

    @rule("105.2")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return len(game.characteristics(thing).colors) == self.n


@says("that has {any:or+}", "that have {any:or+}")
class ThatHasKeyword(Qualifier, frozen=True):
    """It has one of some keyword abilities."""

    any: tuple[Keyword, ...]

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return any(has_this(game, thing, k) for k in self.any)


@says("{player:many} don't own", "{player:one} doesn't own")
class NotOwned(Qualifier, frozen=True):
    """Not owned by the player meant."""

    player: PlayerReference

    @rule("108.3")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return game.object(thing).owner not in self.player.find(game, scope)


@says("{player} cast{s} but don't own")
class CastNotOwned(Qualifier, frozen=True):
    """Cast, but not owned, by the player meant."""

    player: PlayerReference

    @rule("108.3")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        meant = self.player.find(game, scope)
        return game.controller(thing) in meant and game.object(thing).owner not in meant


@says("that targets only a single {things:one}")
class TargetsOnlyOne(Qualifier, frozen=True):
    """It has exactly one target, however often, which is something that fits."""

    things: ObjectFilter

    @rule("115.1", "115.3")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        aimed = set(targets_of(game, thing))
        return len(aimed) == 1 and all(self.things.is_aimed(game, t, scope) for t in aimed)


@says("with one or more targets")
class WithTargets(Qualifier, frozen=True):
    """It has a target."""

    @rule("115.1")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return bool(targets_of(game, thing))


@says("that wasn't cast from its owner's hand")
class NotCastFromHand(Qualifier, frozen=True):
    """It was not cast from its owner's hand."""

    @rule("601.2a")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return cast_zone(game, thing) is not Zone.HAND


@says("cast {origin}")
class CastFrom(Qualifier, frozen=True):
    """It was cast from certain zones."""

    origin: Origin

    @rule("601.2a")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return self.origin.has(cast_zone(game, thing), game.object(thing).owner, scope)


@says("that's the {n:ordinal} spell cast this turn")
class NthOfTheTurn(Qualifier, frozen=True):
    """It is the second (or another) spell that anybody cast this turn."""

    n: int

    @rule("601.2i")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        cast = [e.spell for e in game.state.history if isinstance(e, Cast)]
        return cast[self.n - 1 : self.n] == [thing]


@says("with {quality} {a} or {b}", "with {quality} {a}, {b}, or {c}")
class WithOneOf(Qualifier, frozen=True):
    """With one of a few values of a number."""

    quality: Quality
    a: int
    b: int
    c: int | None = None

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        value = self.quality.of(game, thing)
        return value is not None and value in (self.a, self.b, self.c)


@says("modal")
class IsModal(Adjective, frozen=True):
    """A spell with modes."""

    @rule("700.2")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        from engine.game.modes import Modal
        from engine.game.targets import spell_texts
        from engine.phrase import walk

        return any(isinstance(w, Modal) for part in spell_texts(game, thing) for w in walk(part))
