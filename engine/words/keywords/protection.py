"""Protection and hexproof from a quality."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from engine.game.colors import COLOR_SYMBOLS
from engine.game.damage import Damage
from engine.game.events import DidNotHappen, Event
from engine.game.machine import Game
from engine.game.meaning import Ability, Keyword, Said, Static
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Unfit, Word, says, walk
from engine.phrase import text as printed
from engine.rulebook import rule
from engine.words.filters.comparisons import Bound
from engine.words.filters.comparisons import Quality as Compared
from engine.words.filters.description import ObjectFilter, nouns_of
from engine.words.filters.of_spells import BeingSoManyColors
from engine.words.kinds import GENERAL, Color, Supertype


class Quality(Said, frozen=True):
    """What something is protected from: whatever has this quality, in any zone."""

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        """Whether an object or player has it."""
        return False


@says("{color}")
class FromColor(Quality, frozen=True):
    """Things of a colour."""

    color: Color

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return thing not in game.state.players and self.color.symbol in game.characteristics(thing).colors


@says("multicolored", "monocolored", "colorless")
class FromNumberOfColors(Quality, frozen=True):
    """Things of several colours, of one, or of none."""

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        many = len(game.characteristics(thing).colors)
        return (many > 1, many == 1, many == 0)[self.wording]


@says("everything")
class FromEverything(Quality, frozen=True):
    """Everything."""

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return True


@says("all colors", "each color")
class FromAllColors(Quality, frozen=True):
    """Things of any colour."""

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return bool(game.characteristics(thing).colors)


@says("{things}")
class FromThings(Quality, frozen=True):
    """Things that a description fits."""

    things: ObjectFilter

    def __post_init__(self) -> None:
        heads = [k for k in nouns_of(self.things) if k.name in GENERAL]
        if not self.things.plural or any(k.name not in ("permanent", "spell") for k in heads):
            raise Unfit
        if heads and any(isinstance(w, BeingSoManyColors) for w in walk(self.things)):
            raise Unfit  # of colored spells another word speaks

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return self.things.match(game, thing, scope)


@says("{supertype}")
class FromSupertype(Quality, frozen=True):
    """Things with a supertype."""

    supertype: Supertype

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return thing not in game.state.players and self.supertype.name in game.characteristics(thing).supertypes


class FromPlayers(Quality, frozen=True):
    """What some players control; made, never read."""

    players: tuple[Id, ...]

    @rule("702.16k")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return thing in self.players or (thing not in game.state.players and game.controller(thing) in self.players)


@says("each of your opponents")
class FromOpponents(Quality, frozen=True):
    """What opponents control."""

    @rule("702.16k")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return self.settled(game, scope).match(game, thing, scope)

    def settled(self, game: Game, scope: Scope) -> Quality:
        """The players that are the opponents of whoever gives the ability."""
        return FromPlayers(players=tuple(game.state.opponents(scope.controller)))


@says("the chosen player")
class FromChosenPlayer(Quality, frozen=True):
    """What the player controls who was chosen for the object."""

    @rule("702.16k", "607.2d")
    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        player = game.object(scope.source).chosen.get("player")
        return player is not None and FromPlayers(players=(player,)).match(game, thing, scope)


@says("(its colors|each of its colors)")
class FromItsColors(Quality, frozen=True):
    """Things that share a colour with the object itself."""

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        if thing in game.state.players:
            return False
        return any(game.characteristics(o).colors & game.characteristics(thing).colors for o in self.own(game, scope))

    def own(self, game: Game, scope: Scope) -> list[Id]:
        """Whose colours they are."""
        return [scope.source]


@says("the colors of permanents you control")
class FromYourColors(FromItsColors, frozen=True):
    """Things that share a colour with a permanent of the controller."""

    def own(self, game: Game, scope: Scope) -> list[Id]:
        return [o.id for o in game.state.battlefield() if game.controller(o.id) == scope.controller]


@says("{quality} {bound}")
class FromNumber(Quality, frozen=True):
    """Things with a power, toughness or mana value within a bound."""

    quality: Compared
    bound: Bound

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        n = self.quality.of(game, thing)
        return n is not None and self.bound.keeps(n, game, scope)


@says("the chosen color", "the color of your choice")
class FromChosenColor(Quality, frozen=True):
    """Things of the colour that was chosen for the object."""

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return game.object(scope.source).chosen.get("color") in game.characteristics(thing).colors

    @rule("608.2d", "105.4")
    def settled(self, game: Game, scope: Scope) -> Quality:
        """The colour that was chosen, or that the player chooses, as an effect begins that gives the ability."""
        if self.wording == 0:
            return self.granted(game, scope)
        options = [(symbol, word) for word, symbol in COLOR_SYMBOLS.items()]
        symbol = game.choose_one(scope.controller, "color", options, about=scope.source, prompt="Which color?")
        return FromColor(color=Color(symbol=symbol))

    @rule("607.2d")
    def granted(self, game: Game, scope: Scope) -> Quality:
        """The colour that was chosen for what gives the ability."""
        from engine.words.replacements.choosing import remembered

        symbol = remembered(game, scope, "color")
        return self if symbol is None else FromColor(color=Color(symbol=symbol))


@says("from {quality}", "from {quality} or from the color of your choice")
class From(Quality, frozen=True):
    """One quality: "and from red"; perhaps instead of it a colour that the player chooses when an effect gives the ability."""

    quality: Quality

    def __post_init__(self) -> None:
        if isinstance(self.quality, From) or (self.wording == 1 and isinstance(self.quality, FromChosenColor)):
            raise Unfit

    @rule("608.2d")
    def settled(self, game: Game, scope: Scope) -> Quality:
        """The quality or the colour that the player chooses."""
        if self.wording == 0:
            return self
        colors: list[tuple[Quality, str]] = [(FromColor(color=Color(symbol=s)), word) for word, s in COLOR_SYMBOLS.items()]
        options = [(self.quality, printed(self.quality)), *colors]
        chosen: Quality = game.choose_one(scope.controller, "quality", options, about=scope.source, prompt="Protection from what?")
        return From(quality=chosen)

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return self.quality.match(game, thing, scope)


class Shielding(Keyword, frozen=True):
    """A keyword against whatever has one of some qualities."""

    from_what: tuple[From, ...]

    @property
    def quality(self) -> AnyQuality:
        """A source that has any of the qualities."""
        return AnyQuality(any=self.from_what)

    def is_of(self, other: Shielding) -> bool:
        """Whether another is against whatever has these qualities."""
        return all(each in other.from_what for each in self.from_what)

    def granted(self, game: Game, scope: Scope) -> Shielding:
        """The keyword as the object of this scope gives it: what was chosen is what was chosen for that."""
        if not any(isinstance(each.quality, FromChosenColor) for each in self.from_what):
            return self
        qualities = (each.quality for each in self.from_what)
        known = (q.granted(game, scope) if isinstance(q, FromChosenColor) else q for q in qualities)
        return msgspec.structs.replace(self, from_what=tuple(From(quality=q) for q in known))


class AnyQuality(Word, frozen=True):
    """One of several qualities; made from what was read."""

    any: tuple[Quality, ...]

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        return any(quality.match(game, thing, scope) for quality in self.any)


class Undamaged(Static, frozen=True):
    """Damage from what has the quality is prevented."""

    quality: AnyQuality

    @rule("702.16e")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, Damage) or event.recipient != scope.source or not event.can_be_prevented:
            return None
        if not self.quality.match(game, event.source, scope):
            return None
        why = f"{game.name(scope.source)} has protection from {game.name(event.source)}: the damage is prevented."
        return (DidNotHappen(event=event, why=why),)


@says("protection {from_what:and+}")
class Protection(Shielding, frozen=True):
    """It can't be damaged, enchanted, equipped, blocked or targeted by what has one of the qualities.

    ``spares`` says what stays attached all the same: what gives the ability, by its id in ``spared``, or all Auras.
    """

    name: ClassVar[str] = "protection"
    spares: str = ""
    spared: Id = 0

    def granted(self, game: Game, scope: Scope) -> Shielding:
        """The keyword as its giver gives it, which it may spare."""
        given = super().granted(game, scope)
        return msgspec.structs.replace(given, spared=scope.source) if self.spares else given

    @rule("702.16n")
    def lets_stay(self, game: Game, thing: Id) -> bool:
        """Whether something that is attached already is not removed by it."""
        return bool(self.spares) and (thing == self.spared or self.spares in game.characteristics(thing).subtypes)

    def means(self) -> tuple[Ability, ...]:
        return (Undamaged(quality=self.quality),)


@says("hexproof {from_what:and+}")
class HexproofFrom(Shielding, frozen=True):
    """Opponents can't target it with what has one of the qualities."""

    name: ClassVar[str] = "hexproof"
