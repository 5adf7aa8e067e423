"""Types, subtypes and colours, set or added."""

from __future__ import annotations

import msgspec

from engine.game.layers import Draft, Layer
from engine.game.machine import Game
from engine.game.meaning import Modification
from engine.game.scope import Scope
from engine.phrase import Unfit, Word, says
from engine.rulebook import rule
from engine.words import vocabulary
from engine.words.amounts import X
from engine.words.kinds import GENERAL, PT, Color, Kind, Supertype
from engine.words.modifications.abilities import Granted


@says("{is/are^} {kinds:and+}", "{is/are^} a(n) {kinds:space+}")
class IsLandType(Modification, frozen=True):
    """Basic land types are set: the land keeps nothing of its old land types and rules text."""

    kinds: tuple[Kind, ...]

    def __post_init__(self) -> None:
        if not all(k.name in vocabulary.basic_land_types() for k in self.kinds):
            raise Unfit

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.TYPE,)

    @rule("305.7")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        kept = tuple(s for s in draft.now.subtypes if s not in vocabulary.subtypes("land"))
        draft.set(subtypes=(*kept, *(k.name for k in self.kinds)), abilities=())


@says(
    "{is/are^} a(n) {kind} in addition to its other (land|creature|artifact) types",
    "{is/are^} a(n) {kind} in addition to its other types",
    "{is/are^} {kind} in addition to their other (land|creature|artifact) types",
    "{is/are^} {kind} in addition to their other types",
)
class IsAlso(Modification, frozen=True):
    """A type or subtype is added."""

    kind: Kind

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.TYPE,)

    @rule("613.1d")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        name = self.kind.name
        if self.kind.is_subtype:
            draft.set(subtypes=tuple(dict.fromkeys((*draft.now.subtypes, name))))
        else:
            draft.set(types=tuple(dict.fromkeys((*draft.now.types, name))))


@says("{is/are^} {color}", "{is/are^} {color} and {second}")
class IsColor(Modification, frozen=True):
    """Colours are set."""

    color: Color
    second: Color | None = None

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.COLOR,)

    @rule("613.1e")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        draft.set(colors=frozenset({c.symbol for c in (self.color, self.second) if c is not None}))


@says("{is/are^} colorless")
class IsColorless(Modification, frozen=True):
    """All colours are lost."""

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.COLOR,)

    @rule("613.1e")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        draft.set(colors=frozenset())


class Rider(Word, frozen=True):
    """What else comes with becoming something."""


@says("with base power and toughness {pt}")
class WithBase(Rider, frozen=True):
    """Base power and toughness that come with it."""

    pt: PT

    def __post_init__(self) -> None:
        if self.pt.signs != ("", ""):
            raise Unfit


@says("with base power and toughness {pt} and {what:and+}")
class WithBaseAndAbilities(Rider, frozen=True):
    """Base power and toughness, and abilities."""

    pt: PT
    what: tuple[Granted, ...]

    def __post_init__(self) -> None:
        if self.pt.signs != ("", ""):
            raise Unfit


@says("with {what:and+}")
class WithAbilities(Rider, frozen=True):
    """Abilities that come with it."""

    what: tuple[Granted, ...]


@says("in addition to (its|their) other types", "in addition to (its|their) other colors and types")
class Still(Word, frozen=True):
    """It stays what it was as well."""


@says(
    "become{s^} a(n) [{pt} ][{supertypes:space+} ][{colors:and+} ]{kinds:space+}[ {rider}][ {still}]",
    "{is/are^} a(n) [{pt} ][{supertypes:space+} ][{colors:and+} ]{kinds:space+}[ {rider}][ {still}]",
    "become{s^} [{pt} ][{supertypes:space+} ][{colors:and+} ]{kinds:space+}[ {rider}][ {still}]",
    "{is/are^} [{pt} ][{supertypes:space+} ][{colors:and+} ]{kinds:space+}[ {rider}][ {still}]",
)
class Becomes(Modification, frozen=True):
    """An object becomes something: its size, colours, types and abilities, as far as they are said."""

    kinds: tuple[Kind, ...]
    pt: PT | None = None
    supertypes: tuple[Supertype, ...] = ()
    colors: tuple[Color, ...] = ()
    rider: Rider | None = None
    still: Still | None = None

    def __post_init__(self) -> None:
        types = [k.name for k in self.kinds if not k.is_subtype]
        if not types or len({*types}) < len(types) or any(k.name in GENERAL for k in self.kinds):
            raise Unfit
        if self.still is not None and not (self.pt or self.colors or self.supertypes or self.rider) and len(self.kinds) == 1:
            raise Unfit  # a type that is added
        many = {k.is_many for k in self.kinds if k.name == types[-1]}
        if many != {self.wording % 4 >= 2}:
            raise Unfit

    @property
    def layers(self) -> tuple[Layer, ...]:
        found = [Layer.TYPE]
        if self.colors:
            found.append(Layer.COLOR)
        if self._gained():
            found.append(Layer.ABILITY)
        if self._base() is not None:
            found.append(Layer.PT_SET)
        return tuple(found)

    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        if layer is Layer.TYPE:
            self._types(game, draft)
        elif layer is Layer.COLOR:
            self._colors(game, draft)
        elif layer is Layer.ABILITY:
            self._abilities(game, draft)
        elif layer is Layer.PT_SET and (size := self._base()) is not None:
            self._size(game, draft, size, scope)

    def _gained(self) -> tuple[Granted, ...]:
        return self.rider.what if isinstance(self.rider, WithAbilities | WithBaseAndAbilities) else ()

    def _base(self) -> PT | None:
        return self.rider.pt if isinstance(self.rider, WithBase | WithBaseAndAbilities) else self.pt

    @rule("205.1a", "205.1b")
    def _types(self, game: Game, draft: Draft) -> None:
        """New types replace old ones, except where an artifact or creature keeps what it was."""
        types = tuple(k.name for k in self.kinds if not k.is_subtype)
        subtypes = tuple(k.name for k in self.kinds if k.is_subtype)
        keeps = self.still is not None or types == ("artifact", "creature")
        old = draft.now.types if keeps else ()
        kinds = vocabulary.subtypes("creature") if subtypes and "creature" in types else frozenset()
        kept = tuple(s for s in draft.now.subtypes if s not in kinds and (keeps or _belongs(s, types)))
        draft.set(
            types=tuple(dict.fromkeys((*old, *types))),
            subtypes=tuple(dict.fromkeys((*kept, *subtypes))),
            supertypes=tuple(dict.fromkeys((*(s.name for s in self.supertypes), *draft.now.supertypes))),
        )

    @rule("613.1e")
    def _colors(self, game: Game, draft: Draft) -> None:
        draft.set(colors=frozenset(c.symbol for c in self.colors))

    @rule("613.1f")
    def _abilities(self, game: Game, draft: Draft) -> None:
        draft.set(abilities=(*draft.now.abilities, *(a for g in self._gained() for a in g.abilities())))

    @rule("613.4b")
    def _size(self, game: Game, draft: Draft, pt: PT, scope: Scope) -> None:
        power, toughness = (X().count(game, scope) if n is None else n for n in (pt.power, pt.toughness))
        draft.set(power=power, toughness=toughness)


@says("a(n) {kind}", "{kind}")
class StillA(Word, frozen=True):
    """The type that something which becomes something else keeps."""

    kind: Kind

    def __post_init__(self) -> None:
        if self.kind.is_many != (self.wording == 1):
            raise Unfit


@rule("205.1b")
def keeping(what: tuple[Modification, ...], still: StillA | None) -> tuple[Modification, ...]:
    """The modifications, with all types kept when the text says that something "is still" of a type."""
    if still is None:
        return what
    return tuple(msgspec.structs.replace(m, still=Still()) if isinstance(m, Becomes) else m for m in what)


def _belongs(subtype: str, types: tuple[str, ...]) -> bool:
    return any(kind in types for kind in vocabulary.kinds_of(subtype))

