"""Frames of cards that are divided: level symbols, class level bars, station symbols, and what Cases have before a dash.

A line that begins a section is a :class:`Section`; what stands in the section after it is an ability only while the section's
condition holds.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from engine.game.events import Event
from engine.game.layers import Draft, Layer
from engine.game.levels import SOLVED, BecomeLevel, level_of
from engine.game.machine import Game
from engine.game.meaning import (
    Ability,
    Activated,
    Condition,
    CostPart,
    Effect,
    EventPattern,
    Filter,
    Modification,
    Reference,
    Static,
    Triggered,
)
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.status import Mark
from engine.game.verdict import ALLOWED, Verdict, forbidden
from engine.phrase import Leaf, Unfit, says
from engine.rulebook import rule
from engine.words.abilities import KeywordLine, Line, While
from engine.words.events.steps import StepName, YourStep
from engine.words.kinds import PT
from engine.words.limits import Limit, OnlyAsSorcery
from engine.words.modifications.abilities import HasThese
from engine.words.references.objects import This


class InSection(Condition, frozen=True):
    """The condition of a section: so many counters, such a level, solved; made of a section, never read by itself."""

    least: int
    most: int | None = None
    kind: str = ""

    def holds(self, game: Game, scope: Scope) -> bool:
        """Whether it is so: it depends on the kind of frame why."""
        if self.kind == SOLVED:
            return self._is_solved(game, scope)
        if not self.kind:
            return self._is_of_level(game, scope)
        return self._is_levelled(game, scope) if self.kind == "level" else self._is_stationed(game, scope)

    @rule("719.3c")
    def _is_solved(self, game: Game, scope: Scope) -> bool:
        return SOLVED in game.object(scope.source).marks

    @rule("716.2a")
    def _is_of_level(self, game: Game, scope: Scope) -> bool:
        return level_of(game, scope.source) >= self.least

    @rule("711.2a", "711.2b")
    def _is_levelled(self, game: Game, scope: Scope) -> bool:
        return self._has_counters(game, scope)

    @rule("721.2a")
    def _is_stationed(self, game: Game, scope: Scope) -> bool:
        return self._has_counters(game, scope)

    def _has_counters(self, game: Game, scope: Scope) -> bool:
        n = game.object(scope.source).counters.get(self.kind, 0)
        return n >= self.least and (self.most is None or n <= self.most)


class OfSize(Modification, frozen=True):
    """The size of a section; made of a section, never read by itself."""

    power: int
    toughness: int

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.PT_SET,)

    @rule("613.4b")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        draft.set_pt(self.power, self.toughness)


class CreatureOfSize(OfSize, frozen=True):
    """The size of a section that makes an artifact a creature too; made of a section, never read by itself."""

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.TYPE, *super().layers)

    @rule("721.2b")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        if layer is Layer.TYPE:
            draft.add_types("creature")
        else:
            super().modify(game, draft, layer, scope)


class SectionAbility(Static, Leaf, frozen=True):
    """What a section says while its condition holds; made of the lines of the section, never read by itself."""

    heading: tuple[str, ...]
    condition: InSection
    abilities: tuple[Ability, ...] = ()
    size: OfSize | None = None

    first: ClassVar[frozenset[str] | None] = frozenset()

    def say(self, style: str = "") -> list[str]:
        from engine.phrase import say

        size = [] if self.size is None else [f"{self.size.power}/{self.size.toughness}"]
        return [*self.heading, *size, *(token for ability in self.abilities for token in ('"', *say(ability), '"'))]

    def modifications(self) -> tuple[tuple[Filter | Reference, Modification], ...]:
        what: list[Modification] = [HasThese(abilities=self.abilities)] if self.abilities else []
        what += [self.size] if self.size is not None else []
        return tuple((This(), While(condition=self.condition, then=m)) for m in what)


class Section(Line, frozen=True):
    """A line that begins a section of the card."""

    def divided(self, abilities: tuple[Ability, ...], sizes: tuple[PT, ...]) -> tuple[Ability, ...]:
        """The abilities that the section gives, made of what stands in it."""
        return ()


@says("{pt}")
class SizeLine(Line, frozen=True):
    """A size by itself, that of the section where it stands."""

    pt: PT

    def __post_init__(self) -> None:
        if self.pt.signs != ("", "") or self.pt.power is None or self.pt.toughness is None:
            raise Unfit


class LevelSymbol(Section, Leaf, frozen=True):
    """A level symbol: from a number of level counters on, perhaps up to another."""

    least: int
    most: int | None = None
    first: ClassVar[frozenset[str] | None] = frozenset({"level"})

    @classmethod
    def read(cls, tokens: list[str], at: int) -> list[tuple[Any, int]]:
        one, two = (*tokens[at + 1 : at + 3], "", "")[:2]
        if one.endswith("+") and one[:-1].isdecimal():
            return [(cls(least=int(one[:-1])), at + 2)]
        if one.isdecimal() and two.startswith("-") and two[1:].isdecimal():
            return [(cls(least=int(one), most=int(two[1:])), at + 3)]
        return []

    def say(self, style: str = "") -> list[str]:
        return ["level", f"{self.least}+"] if self.most is None else ["level", str(self.least), f"-{self.most}"]

    @rule("711.2")
    def divided(self, abilities: tuple[Ability, ...], sizes: tuple[PT, ...]) -> tuple[Ability, ...]:
        size = next((OfSize(power=pt.power or 0, toughness=pt.toughness or 0) for pt in sizes), None)
        so = InSection(least=self.least, most=self.most, kind="level")
        return (SectionAbility(heading=tuple(self.say()), condition=so, abilities=abilities, size=size),)


class OnlyAtLevel(Limit, frozen=True):
    """Only while the Class is of the level before; made of a class level bar, never read by itself."""

    level: int

    @rule("716.2a")
    def allows(self, game: Game, player: Id, action: Any) -> Verdict:
        if level_of(game, action.source) == self.level:
            return ALLOWED
        return forbidden(f"{game.name(action.source)} is level {level_of(game, action.source)}, not {self.level}.")


@says("level {level}")
class GainLevel(Effect, frozen=True):
    """The Class becomes of a level."""

    level: int

    @rule("716.2a")
    def happen(self, game: Game, scope: Scope) -> None:
        if game.exists(scope.source):
            game.happen(BecomeLevel(object=scope.source, level=self.level))


class LevelAbility(Activated, Leaf, frozen=True):
    """The activated ability of a class level bar; made of one, never read by itself."""

    cost: tuple[CostPart, ...]
    effect: GainLevel
    first: ClassVar[frozenset[str] | None] = frozenset()

    def say(self, style: str = "") -> list[str]:
        from engine.phrase import say

        return say(ClassLevelBar(cost=self.cost, effect=self.effect))

    @property
    def limits(self) -> tuple[Limit, ...]:
        """At sorcery speed, from the level before."""
        return (OnlyAsSorcery(), OnlyAtLevel(level=self.effect.level - 1))


@says("{cost:comma+}: {effect}")
class ClassLevelBar(Section, frozen=True):
    """A class level bar: the ability that gains the level, and what the Class has from that level on."""

    cost: tuple[CostPart, ...]
    effect: GainLevel

    @rule("716.2a", "716.2")
    def divided(self, abilities: tuple[Ability, ...], sizes: tuple[PT, ...]) -> tuple[Ability, ...]:
        level = self.effect.level
        bar = LevelAbility(cost=self.cost, effect=self.effect)
        if not abilities:
            return (bar,)
        so = InSection(least=level)
        return (bar, SectionAbility(heading=("level", str(level)), condition=so, abilities=abilities))


@says("~ becomes level {level}")
class BecomesLevel(EventPattern, frozen=True):
    """The Class becomes of a level."""

    level: int

    @rule("716.2b")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        fits = isinstance(event, BecomeLevel) and event.object == scope.source and event.level == self.level
        return {} if fits else None


class StationSymbol(Leaf, frozen=True):
    """A number of charge counters from which on a row of a station card counts."""

    least: int

    @classmethod
    def beginnings(cls) -> frozenset[str] | None:
        return frozenset(f"{n}+" for n in range(1, 31))

    @classmethod
    def read(cls, tokens: list[str], at: int) -> list[tuple[Any, int]]:
        number = tokens[at][:-1]
        return [(cls(least=int(number)), at + 1)] if tokens[at].endswith("+") and number.isdecimal() else []

    def say(self, style: str = "") -> list[str]:
        return [f"{self.least}+"]


@says("{symbol} | {keywords}", "{symbol} | {activated}", "{symbol} | {triggered}", "{symbol} | {static}")
class StationRow(Section, frozen=True):
    """A row of a station card with its first ability; with ``size`` it makes the card a creature."""

    symbol: StationSymbol
    keywords: KeywordLine | None = None
    activated: Activated | None = None
    triggered: Triggered | None = None
    static: Static | None = None

    def own(self) -> tuple[Ability, ...]:
        """The abilities on the line itself."""
        found = (self.activated, self.triggered, self.static)
        keywords = () if self.keywords is None else self.keywords.abilities()
        return (*keywords, *(a for a in found if a is not None))

    @rule("721.2a", "721.2b")
    def divided(self, abilities: tuple[Ability, ...], sizes: tuple[PT, ...]) -> tuple[Ability, ...]:
        size = next((CreatureOfSize(power=p.power or 0, toughness=p.toughness or 0) for p in sizes), None)
        so = InSection(least=self.symbol.least, kind="charge")
        heading = (*self.symbol.say(), "|")
        return (SectionAbility(heading=heading, condition=so, abilities=(*self.own(), *abilities), size=size),)


class Unsolved(Condition, frozen=True):
    """A condition, and that the Case is not solved; made of what a Case says, never read by itself."""

    condition: Condition

    @rule("719.3a")
    def holds(self, game: Game, scope: Scope) -> bool:
        return SOLVED not in game.object(scope.source).marks and self.condition.holds(game, scope)


class Solve(Effect, frozen=True):
    """The Case becomes solved; made of what a Case says, never read by itself."""

    @rule("719.3b")
    def happen(self, game: Game, scope: Scope) -> None:
        if game.exists(scope.source):
            game.happen(Mark(object=scope.source, mark=SOLVED))


@says("to solve — {goal}.")
class ToSolve(Triggered, frozen=True):
    """What must be so at the controller's end step for the Case to become solved."""

    goal: Condition
    effect: ClassVar[Effect] = Solve()

    @property
    def trigger(self) -> EventPattern:
        """The controller's end step."""
        return YourStep(step=StepName(said=("end", "step")))

    @property
    def condition(self) -> Condition:
        """The goal, while the Case is unsolved."""
        return Unsolved(condition=self.goal)


@says("solved — {activated}", "solved — {triggered}", "solved — {static}")
class SolvedLine(Line, frozen=True):
    """An ability that the Case has once it is solved."""

    activated: Activated | None = None
    triggered: Triggered | None = None
    static: Static | None = None

    @rule("719.3c")
    def abilities(self) -> tuple[Ability, ...]:
        own = (*_solved_static(self.static), *_solved_triggered(self.triggered), *_solved_activated(self.activated))
        return (SectionAbility(heading=("solved", "—"), condition=InSection(least=0, kind=SOLVED), abilities=own),)


@rule("702.169b")
def _solved_static(ability: Static | None) -> tuple[Ability, ...]:
    """A static ability that is there as long as the Case is solved."""
    return () if ability is None else (ability,)


@rule("702.169c")
def _solved_triggered(ability: Triggered | None) -> tuple[Ability, ...]:
    """A triggered ability that triggers only while the Case is solved."""
    return () if ability is None else (ability,)


@rule("702.169d")
def _solved_activated(ability: Activated | None) -> tuple[Ability, ...]:
    """An activated ability that is there to activate only while the Case is solved."""
    return () if ability is None else (ability,)


def in_sections(lines: Iterable[Any], creature_size: tuple[PT, int] | None = None) -> tuple[Ability, ...]:
    """The abilities of all lines, those in a section made into what the section gives.

    ``creature_size`` is the size of a station card with the number of counters from which on it is a creature.
    """
    abilities: list[Ability] = []
    section: Section | None = None
    held: list[Ability] = []
    sizes: list[PT] = []

    def close() -> None:
        if section is None:
            return
        of_row = creature_size is not None and isinstance(section, StationRow) and section.symbol.least == creature_size[1]
        own = (creature_size[0],) if creature_size is not None and of_row else tuple(sizes)
        abilities.extend(section.divided(tuple(held), own))

    for word in lines:
        if isinstance(word, Section):
            close()
            section, held, sizes = word, [], []
        elif isinstance(word, SizeLine):
            sizes.append(word.pt)
        else:
            given = word.abilities() if isinstance(word, Line) else (word,)
            (abilities if section is None else held).extend(given)
    close()
    return tuple(abilities)
