"""Becoming something: size, colours, types and abilities at once, as "becomes a 3/3 Elemental creature that's still a land"."""

from __future__ import annotations

from typing import Any

import msgspec

from engine.game.layers import Draft, Layer
from engine.game.layers.intrinsic import mana_abilities
from engine.game.machine import Game
from engine.game.meaning import Modification
from engine.game.qualities import mana_value
from engine.game.scope import Scope
from engine.phrase import Unfit, Word, says
from engine.rulebook import rule, rules_of
from engine.words import vocabulary
from engine.words.amounts import X
from engine.words.kinds import GENERAL, PT, Color, Kind, Supertype
from engine.words.modifications.abilities import Granted


class Rider(Word, frozen=True):
    """What else comes with becoming something."""

    def gained(self) -> tuple[Granted, ...]:
        """The abilities that come with it."""
        return ()

    def size(self) -> PT | None:
        """The size that comes with it."""
        return None

    @property
    def by_mana_value(self) -> bool:
        """Whether power and toughness are the object's own mana value."""
        return False

    @property
    def every_type(self) -> bool:
        """Whether it is of every creature type."""
        return False


@says("with base power and toughness {pt}[ and {what:and+}]", "with base power and toughness {pt}, {what:comma+}, and {last}")
class WithBase(Rider, frozen=True):
    """Base power and toughness, and perhaps abilities."""

    pt: PT
    what: tuple[Granted, ...] = ()
    last: Granted | None = None

    def __post_init__(self) -> None:
        if self.pt.signs != ("", ""):
            raise Unfit

    def gained(self) -> tuple[Granted, ...]:
        return self.what if self.last is None else (*self.what, self.last)

    def size(self) -> PT | None:
        return self.pt


@says(
    "with power and toughness each equal to its mana value",
    "with base power and toughness each equal to its mana value",
    "with base power and base toughness each equal to its mana value",
)
class WithManaValue(Rider, frozen=True):
    """Power and toughness equal to the object's own mana value."""

    @property
    def by_mana_value(self) -> bool:
        return True


@says("with {what:and+}")
class WithAbilities(Rider, frozen=True):
    """Abilities."""

    what: tuple[Granted, ...]

    def gained(self) -> tuple[Granted, ...]:
        return self.what


@says("with all creature types", "with {what:comma+} and all creature types")
class WithEveryType(Rider, frozen=True):
    """Every creature type, and perhaps abilities."""

    what: tuple[Granted, ...] = ()

    def gained(self) -> tuple[Granted, ...]:
        return self.what

    @property
    def every_type(self) -> bool:
        return True


class Tint(Word, frozen=True):
    """The colours that something becomes."""

    def symbols(self) -> frozenset[str]:
        """Their letters."""
        return frozenset()


@says("colorless")
class NoTint(Tint, frozen=True):
    """None."""


@says("{colors:and+}")
class TintOf(Tint, frozen=True):
    """These."""

    colors: tuple[Color, ...]

    def symbols(self) -> frozenset[str]:
        return frozenset(c.symbol for c in self.colors)


class Kept(Word, frozen=True):
    """What of its own it keeps, or loses."""


@says(
    "in addition to (its|their) other types",
    "in addition to (its|their) other colors and types",
    "that's still a(n) {kind}",
    "that are still {kind}",
)
class Still(Kept, frozen=True):
    """It stays what it was as well."""

    kind: Kind | None = None

    @property
    def keeps_colors(self) -> bool:
        """Whether colours are added."""
        return self.wording in (2, 3)


@says("and loses all other card types and abilities", "and loses all other abilities")
class LosesOthers(Kept, frozen=True):
    """It loses all abilities but those that it gets (and all types but the new one)."""


@says(
    "become{s^} a(n) [{pt} ][{supertypes:space+} ][{tint} ]{kinds:space+}[ {rider}][ {kept}]",
    "{is/are^} a(n) [{pt} ][{supertypes:space+} ][{tint} ]{kinds:space+}[ {rider}][ {kept}]",
    "become{s^} [{pt} ][{supertypes:space+} ][{tint} ]{kinds:space+}[ {rider}][ {kept}]",
    "{is/are^} [{pt} ][{supertypes:space+} ][{tint} ]{kinds:space+}[ {rider}][ {kept}]",
    "become{s^} a(n) {supertypes:space+} {pt} [{tint} ]{kinds:space+}[ {rider}][ {kept}]",
)
class Becomes(Modification, frozen=True):
    """An object becomes something: its size, colours, types and abilities, as far as they are said."""

    kinds: tuple[Kind, ...]
    pt: PT | None = None
    supertypes: tuple[Supertype, ...] = ()
    tint: Tint | None = None
    rider: Rider | None = None
    kept: Kept | None = None

    def __post_init__(self) -> None:
        names = [k.name for k in self.kinds]
        if len({*names}) < len(names) or any(name in GENERAL for name in names) or any(k.is_many for k in self.kinds[:-1]):
            raise Unfit
        if not self._types_named() and not self._is_of_creature_types():
            raise Unfit
        if len(names) == 1 and self._adds() and self._is_bare():
            raise Unfit  # a type that is added
        if {k.is_many for k in self.kinds[-1:]} != {self.wording % 4 >= 2}:
            raise Unfit

    def _types_named(self) -> tuple[str, ...]:
        return tuple(k.name for k in self.kinds if not k.is_subtype)

    def _is_of_creature_types(self) -> bool:
        """Whether only creature types are said, with a colour or a size."""
        return not self._is_bare() and all("creature" in vocabulary.kinds_of(k.name) for k in self.kinds)

    def _is_bare(self) -> bool:
        return self.pt is None and not self.supertypes and self.tint is None and self.rider is None

    @rule("205.1b")
    def says_what_is_kept(self) -> bool:
        """Whether it is clear what of its types an object keeps: an artifact creature is whatever it was besides."""
        return self.kept is not None or self._types_named() == ("artifact", "creature")

    @property
    def layers(self) -> tuple[Layer, ...]:
        found = [Layer.TYPE]
        if self.tint is not None:
            found.append(Layer.COLOR)
        if self._gained() or isinstance(self.kept, LosesOthers):
            found.append(Layer.ABILITY)
        if self._base() is not None or self._by_mana_value():
            found.append(Layer.PT_SET)
        return tuple(found)

    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        if layer is Layer.TYPE:
            self._types(game, draft)
        elif layer is Layer.COLOR:
            self._colors(game, draft)
        elif layer is Layer.ABILITY:
            self._abilities(game, draft)
        elif layer is Layer.PT_SET:
            self._size(game, draft, scope)

    def _gained(self) -> tuple[Granted, ...]:
        return self.rider.gained() if self.rider is not None else ()

    def _base(self) -> PT | None:
        return self.pt if self.rider is None or self.rider.size() is None else self.rider.size()

    def _by_mana_value(self) -> bool:
        return self.rider is not None and self.rider.by_mana_value

    @rule("205.1a", "205.1b")
    def _types(self, game: Game, draft: Draft) -> None:
        """New types replace old ones, except where an artifact or creature keeps what it was."""
        draft.cite(*rules_of(Becomes._types))
        types = self._types_named()
        subtypes = tuple(k.name for k in self.kinds if k.is_subtype)
        keeps = isinstance(self.kept, Still) or types == ("artifact", "creature") or not types
        old = draft.now.types if keeps else ()
        kinds = vocabulary.subtypes("creature") if subtypes and ("creature" in types or not types) else frozenset()
        kept = tuple(s for s in draft.now.subtypes if (s not in kinds or self._adds()) and (keeps or _belongs(s, types)))
        every = tuple(sorted(vocabulary.subtypes("creature"))) if self.rider is not None and self.rider.every_type else ()
        draft.set(
            types=tuple(dict.fromkeys((*old, *types))),
            subtypes=tuple(dict.fromkeys((*kept, *subtypes, *every))),
            supertypes=tuple(dict.fromkeys((*(s.name for s in self.supertypes), *draft.now.supertypes))),
        )
        basic = [s for s in subtypes if s in vocabulary.basic_land_types()]
        if basic and not keeps:
            draft.set_land_types(basic, vocabulary.subtypes("land"))

    def _adds(self) -> bool:
        """Whether creature types are added to its own."""
        return isinstance(self.kept, Still) and self.kept.kind is None

    @rule("613.1e")
    def _colors(self, game: Game, draft: Draft) -> None:
        own = draft.now.colors if isinstance(self.kept, Still) and self.kept.keeps_colors else frozenset()
        if self.tint is not None:
            draft.set(colors=own | self.tint.symbols())

    @rule("613.1f")
    def _abilities(self, game: Game, draft: Draft) -> None:
        if isinstance(self.kept, LosesOthers):
            draft.lose_all_abilities()
            draft.gain(*self._of_land_types(draft))
        draft.gain(*(a for g in self._gained() for a in g.abilities()))

    @rule("305.7")
    def _of_land_types(self, draft: Draft) -> tuple[Any, ...]:
        """The mana abilities that come with the basic land types said, which are not other abilities."""
        said = {k.name for k in self.kinds}
        return mana_abilities(msgspec.structs.replace(draft.now, subtypes=tuple(s for s in draft.now.subtypes if s in said)))

    @rule("613.4b")
    def _size(self, game: Game, draft: Draft, scope: Scope) -> None:
        pt = self._base()
        if self._by_mana_value():
            draft.set_pt(*(mana_value(game, draft.of),) * 2)
        elif pt is not None:
            power, toughness = (X().count(game, scope) if n is None else n for n in (pt.power, pt.toughness))
            draft.set_pt(power, toughness)


@says("a(n) {kind}", "{kind:many}")
class StillA(Word, frozen=True):
    """The type that something which becomes something else keeps."""

    kind: Kind


@rule("205.1b")
def keeping(what: tuple[Modification, ...], still: StillA | None) -> tuple[Modification, ...]:
    """The modifications, with all types kept when the text says that something "is still" of a type."""
    if still is None:
        return what
    kept = Still(wording=4, kind=still.kind)
    return tuple(msgspec.structs.replace(m, kept=kept) if isinstance(m, Becomes) else m for m in what)


def _belongs(subtype: str, types: tuple[str, ...]) -> bool:
    return any(kind in types for kind in vocabulary.card_types_of(subtype))
