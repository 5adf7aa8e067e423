"""Types, subtypes and colours, set, added or lost."""

from __future__ import annotations

from engine.game.colors import COLOR_SYMBOLS
from engine.game.layers import Draft, Layer
from engine.game.machine import Game
from engine.game.meaning import Modification
from engine.game.scope import Scope
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words import vocabulary
from engine.words.kinds import GENERAL, Color, Kind


@says("{is/are^} {kinds:and+}", "{is/are^} a(n) {kinds:space+}", "become{s^} a(n) {kinds:space+}")
class IsLandType(Modification, frozen=True):
    """Basic land types are set: the land keeps nothing of its old land types and rules text."""

    kinds: tuple[Kind, ...]

    def __post_init__(self) -> None:
        if not all(k.name in vocabulary.basic_land_types() for k in self.kinds):
            raise Unfit
        if any(k.is_many != (self.wording == 0) and vocabulary.plural(k.name) == k.name for k in self.kinds):
            raise Unfit  # one noun in both numbers

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.TYPE,)

    @rule("305.7")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        draft.set_land_types((k.name for k in self.kinds), vocabulary.subtypes("land"))


@says(
    "{is/are^} a(n) {kind} in addition to its other (land|creature|artifact) types",
    "{is/are^} a(n) {kind} in addition to its other types",
    "{is/are^} {kind:many} in addition to their other (land|creature|artifact) types",
    "{is/are^} {kind:many} in addition to their other types",
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


@says(
    "become{s^} a(n) {kind} in addition to its other types",
    "become{s^} {kind:many} in addition to their other types",
    "become{s^} a(n) {kind} in addition to its other creature types",
)
class BecomesAlso(IsAlso, frozen=True):
    """It comes to be added."""


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


@says("{is/are^} colorless", "{is/are^} all colors")
class IsOfNoneOrAll(Modification, frozen=True):
    """Of no colour, or of every one."""

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.COLOR,)

    @rule("613.1e")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        draft.set(colors=frozenset(COLOR_SYMBOLS.values()) if self.wording else frozenset())


@says("become{s^} {colors:and+}", "become{s^} colorless")
class BecomesColor(Modification, frozen=True):
    """Colours are set."""

    colors: tuple[Color, ...] = ()

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.COLOR,)

    @rule("105.3", "613.1e")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        draft.set(colors=frozenset(c.symbol for c in self.colors))


@says("become{s^} the color of your choice", "become{s^} the color or colors of your choice")
class BecomesChosenColor(Modification, frozen=True):
    """A colour is chosen as the effect begins."""

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.COLOR,)

    @rule("105.4")
    def settled(self, game: Game, scope: Scope) -> BecomesColor:
        """The change with the colours that the player chooses now."""
        options = [(symbol, word) for word, symbol in COLOR_SYMBOLS.items()]
        most = 1 if self.wording == 0 else len(options)
        chosen = game.choose(scope.controller, "color", options, maximum=most, about=scope.source, prompt="Which color?")
        return BecomesColor(colors=tuple(Color(symbol=symbol) for symbol in chosen))

    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        """Nothing before a colour is chosen."""


@says(
    "{is/are^} every creature type", "{is/are^} every basic land type in addition to (its|their) other types",
    "{is/are^} all creature types", "{is/are^} every nonbasic land type",
)
class IsEvery(Modification, frozen=True):
    """Every creature type, every basic land type besides its own, or every land type that is not basic."""

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.TYPE,)

    @rule("613.1d")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        creature, basic = vocabulary.subtypes("creature"), frozenset(vocabulary.basic_land_types())
        every = (creature, basic, basic, creature, vocabulary.subtypes("land") - basic)[self.wording]
        draft.add_subtypes(*sorted(every))


@says("lose{s^} all creature types")
class LosesCreatureTypes(Modification, frozen=True):
    """Every creature type is lost."""

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.TYPE,)

    @rule("205.1a", "613.1d")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        draft.set(subtypes=tuple(s for s in draft.now.subtypes if s not in vocabulary.subtypes("creature")))


@says("{isn't/aren't^} a(n) {kind}", "{isn't/aren't^} {kind:many}")
class IsNot(Modification, frozen=True):
    """A card type is lost, with the subtypes that belong to it."""

    kind: Kind

    def __post_init__(self) -> None:
        if self.kind.is_subtype or self.kind.name in GENERAL:
            raise Unfit

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.TYPE,)

    @rule("205.1a", "613.1d")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        types = tuple(t for t in draft.now.types if t != self.kind.name)
        kept = tuple(s for s in draft.now.subtypes if any(kind in types for kind in vocabulary.card_types_of(s)))
        draft.set(types=types, subtypes=kept)


@says("{is/are^} legendary", "{isn't/aren't^} legendary", "{is/are^} snow")
class IsOfSupertype(Modification, frozen=True):
    """A supertype is added or lost."""

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.TYPE,)

    @rule("205.4b", "613.1d")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        if self.wording == 1:
            draft.set(supertypes=tuple(s for s in draft.now.supertypes if s != "legendary"))
        else:
            draft.add_supertypes("legendary" if self.wording == 0 else "snow")
