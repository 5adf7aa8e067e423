"""Entering as a copy of something, with exceptions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, TypeVar

import msgspec

from engine.game.copying import copy_of
from engine.game.events import Event
from engine.game.layers import Draft, Layer
from engine.game.machine import Game
from engine.game.meaning import Modification, Static
from engine.game.objects import Characteristics, Id, Zone
from engine.game.scope import Scope
from engine.game.zones import CreateToken, Move
from engine.phrase import Unfit, Word, says
from engine.rulebook import rule, rules_of
from engine.words import vocabulary
from engine.words.amounts import Number
from engine.words.filters.description import ObjectFilter, candidates
from engine.words.kinds import GENERAL, PT, Color, Kind, Supertype
from engine.words.modifications.abilities import Granted

OTHER_COLORS = 3
"""The wording of "in addition to its other colors and types"."""


Arriving = TypeVar("Arriving", Move, CreateToken)
"""How a copy comes to be on the battlefield."""


class Exceptional(Word, frozen=True):
    """What is different about a copy; it is copiable itself."""

    @property
    def layers(self) -> tuple[Layer, ...]:
        """What it changes, by the layers that speak of that."""
        return ()

    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        """Change the copied values."""

    def entering(self) -> object:
        """The function whose rules are those of how the copy enters."""
        return type(self).enters

    def enters(self, game: Game, move: Arriving, base: Characteristics, scope: Scope) -> Arriving:
        """Change how the copy enters."""
        return move


class Excepted(Modification, frozen=True):
    """An exception as a change of copied values; made, never read."""

    exception: Exceptional

    @property
    def layers(self) -> tuple[Layer, ...]:
        return self.exception.layers

    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        self.exception.modify(game, draft, layer, scope)


@says(
    "(it's|is) a(n) [{pt} ][{supertypes:space+} ][{colors:and+} ]{kinds:space+}[ with {what:and+}] in addition to its other types",
    "it's a(n) [{pt} ][{supertypes:space+} ][{colors:and+} ]{kinds:space+} in addition to its other creature types",
    "it's a(n) [{pt} ][{supertypes:space+} ][{colors:and+} ]{kinds:space+} in addition to its other colors and types",
    "he's a(n) [{supertypes:space+} ][{pt} ][{colors:and+} ]{kinds:space+} in addition to his other types",
    "she's a(n) [{supertypes:space+} ][{pt} ][{colors:and+} ]{kinds:space+} in addition to her other types",
)
class IsToo(Exceptional, frozen=True):
    """It has more types, and perhaps colours or a size."""

    kinds: tuple[Kind, ...]
    pt: PT | None = None
    supertypes: tuple[Supertype, ...] = ()
    colors: tuple[Color, ...] = ()
    what: tuple[Granted, ...] = ()

    def __post_init__(self) -> None:
        names = [k.name for k in self.kinds]
        if len({*names}) < len(names) or any(k.is_many or k.name in GENERAL for k in self.kinds):
            raise Unfit
        if self.pt is not None and (self.pt.signs != ("", "") or None in (self.pt.power, self.pt.toughness)):
            raise Unfit

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.TYPE, Layer.COLOR, Layer.ABILITY, Layer.PT_SET)

    @rule("707.9b")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        if layer is Layer.ABILITY:
            draft.gain(*(a for g in self.what for a in g.abilities()))
        elif layer is Layer.TYPE:
            draft.add_types(*(k.name for k in self.kinds if not k.is_subtype))
            draft.add_subtypes(*(k.name for k in self.kinds if k.is_subtype))
            draft.add_supertypes(*(s.name for s in self.supertypes))
        elif layer is Layer.COLOR and self.colors:
            own = draft.now.colors if self.wording == OTHER_COLORS else frozenset()
            draft.set(colors=own | {c.symbol for c in self.colors})
        elif layer is Layer.PT_SET and self.pt is not None:
            draft.set_pt(self.pt.power, self.pt.toughness)


@says("it's a(n) [{pt} ][{colors:and+} ]{kinds:space+}[ with {what:and+}]")
class IsInstead(Exceptional, frozen=True):
    """It has a creature type and no other (or is nothing else at all), and perhaps colours, a size and abilities."""

    kinds: tuple[Kind, ...]
    pt: PT | None = None
    colors: tuple[Color, ...] = ()
    what: tuple[Granted, ...] = ()

    def __post_init__(self) -> None:
        creature = vocabulary.subtypes("creature")
        *before, last = self.kinds
        types = [k for k in (*before, last) if k.name in creature]
        if not types or any(k.is_many for k in self.kinds) or len(types) < len(before) + (last.name != "creature"):
            raise Unfit
        if self.pt is not None and (self.pt.signs != ("", "") or None in (self.pt.power, self.pt.toughness)):
            raise Unfit

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.TYPE, Layer.COLOR, Layer.ABILITY, Layer.PT_SET)

    @rule("707.9b", "205.1a")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        if layer is Layer.TYPE:
            others = tuple(s for s in draft.now.subtypes if s not in vocabulary.subtypes("creature"))
            if not self.kinds[-1].is_subtype:
                draft.set(types=("creature",))
                others = ()
            draft.set(subtypes=(*others, *(k.name for k in self.kinds if k.is_subtype)))
        elif layer is Layer.COLOR and self.colors:
            draft.set(colors=frozenset(c.symbol for c in self.colors))
        elif layer is Layer.ABILITY:
            draft.gain(*(a for g in self.what for a in g.abilities()))
        elif layer is Layer.PT_SET and self.pt is not None:
            draft.set_pt(self.pt.power, self.pt.toughness)


@says("it's {supertypes:and+} in addition to its other types", "it's {supertypes:and+}")
class HasSupertype(Exceptional, frozen=True):
    """It has a supertype besides its own."""

    supertypes: tuple[Supertype, ...]

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.TYPE,)

    @rule("707.9b")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        draft.add_supertypes(*(s.name for s in self.supertypes))


@says("(it isn't|it's not|they aren't|they're not|he's not|she's not|the token isn't) {supertype}")
class LacksSupertype(Exceptional, frozen=True):
    """It does not have a supertype."""

    supertype: Supertype

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.TYPE,)

    @rule("707.9b")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        draft.set(supertypes=tuple(s for s in draft.now.supertypes if s != self.supertype.name))


@says("it's {pt}", "the token is {pt}")
class IsOfSize(Exceptional, frozen=True):
    """It has another size."""

    pt: PT

    def __post_init__(self) -> None:
        if self.pt.signs != ("", "") or None in (self.pt.power, self.pt.toughness):
            raise Unfit

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.PT_SET,)

    @rule("707.9b")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        draft.set_pt(self.pt.power, self.pt.toughness)


@says("it has {what:and+}", "has {what:and+}", "(they have|he has|she has|the token has) {what:and+}")
class HasToo(Exceptional, frozen=True):
    """It has more abilities."""

    what: tuple[Granted, ...]

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.ABILITY,)

    @rule("707.9a")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        draft.gain(*(a for g in self.what for a in g.abilities()))


@says("its starting loyalty is {n}")
class StartsWithLoyalty(Exceptional, frozen=True):
    """It has another starting loyalty."""

    n: Number

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.COPY,)

    @rule("707.9b")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        draft.set(loyalty=self.n.n)


@says("(its|his|her|their) name is ~")
class KeepsName(Exceptional, frozen=True):
    """It keeps its own name."""

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.COPY,)

    @rule("707.9b")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        found = game.object(scope.source)
        draft.set(name=found.definition.faces[found.face].name)


@says("any {things:one}", "a(n) {things}", "another {things:one}")
class Original(Word, frozen=True):
    """What is copied: any one thing that fits."""

    things: ObjectFilter

    def options(self, game: Game, scope: Scope) -> Iterator[tuple[Id, str]]:
        """Everything that could be copied."""
        for thing in candidates(game, self.things, scope):
            if thing != scope.source:
                yield thing, game.name(thing)


@says(
    "you may have ~ enter as a copy of {original}[, except {exceptions:and+}].",
    "you may have ~ enter tapped as a copy of {original}[, except {exceptions:and+}].",
)
class EntersAsCopy(Static, frozen=True):
    """It may enter as a copy, which is chosen as it enters."""

    original: Original
    exceptions: tuple[Exceptional, ...] = ()

    of_itself: ClassVar[bool] = True
    stage: ClassVar[str] = "copy"

    def __post_init__(self) -> None:
        if any(isinstance(e, HasToo) and e.wording == 1 for e in self.exceptions[:1]):
            raise Unfit

    @rule("614.1c", "614.12", "707.5")
    def replace(self, game: Game, event: Event, scope: Scope) -> tuple[Event, ...] | None:
        if not isinstance(event, Move) or event.to is not Zone.BATTLEFIELD or event.object != scope.source:
            return None
        options = list(self.original.options(game, scope))
        if not options:
            return None
        chosen = game.choose(
            scope.controller, "copy", options, minimum=0, maximum=1, about=scope.source,
            prompt=f"What does {game.name(scope.source)} enter as a copy of?",
        )
        if not chosen:
            return (event,)
        base = copy_of(game, chosen[0], tuple(Excepted(exception=e) for e in self.exceptions), scope)
        move = msgspec.structs.replace(event, base=base, tapped=event.tapped or self.wording == 1, cites=self._cites(event))
        for exception in self.exceptions:
            move = exception.enters(game, move, base, scope)
        return (move,)

    def _cites(self, event: Move) -> tuple[str, ...]:
        """The rules of the exceptions, besides those that the event had."""
        hooks = (hook for e in self.exceptions for hook in (type(e).modify, e.entering()))
        own = tuple(number for hook in hooks for number in rules_of(hook))
        return tuple(dict.fromkeys((*event.cites, *own)))
