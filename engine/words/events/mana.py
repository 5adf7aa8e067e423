"""Events of permanents being tapped for mana."""

from __future__ import annotations

from typing import Any

from engine.game.events import Event
from engine.game.machine import Game
from engine.game.mana import AddMana, was_tapped_for_mana
from engine.game.meaning import EventPattern, PlayerReference
from engine.game.scope import Scope
from engine.phrase import says
from engine.rulebook import rule
from engine.words.effects.mana.fixed import Symbols
from engine.words.events.happening import EventVerb
from engine.words.events.subjects import Subject
from engine.words.filters.description import ObjectFilter
from engine.words.references.antecedents import Antecedent


@says("{player} tap{s} {subject} for mana", "{player} tap{s} {subject} for {mana}")
class TapsForMana(EventPattern, frozen=True):
    """A player taps something for mana (of a type)."""

    player: PlayerReference
    subject: Subject
    mana: Symbols | None = None

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What a pronoun after it can mean."""
        return (Antecedent(slot="player", nature="player"),)

    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        types = self.mana.types if self.mana else ()
        if not isinstance(event, AddMana) or not was_tapped_for_mana(event, types):
            return None
        if event.player not in self.player.find(game, scope) or not self.subject.match(game, event.source, scope):
            return None
        return {"it": (event.source,), "player": (event.player,), "mana": event.mana}


@says("{is/are^} tapped for mana")
class IsTappedForMana(EventVerb, frozen=True):
    """Is tapped for mana."""

    def match(self, game: Game, event: Event, subject: Subject, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, AddMana) or not was_tapped_for_mana(event):
            return None
        roles = {"it": (event.source,), "player": (event.player,), "mana": event.mana}
        return roles if subject.match(game, event.source, scope) else None

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The player who tapped it can be spoken of."""
        return (Antecedent(slot="player", nature="player"),)


OF_COLOR = Antecedent(slot="color", nature="color")
"""What "that color" means after an event of mana of the chosen colour."""


def color_chosen(game: Game, scope: Scope) -> str:
    """The colour that was chosen as the object entered; nothing when none was."""
    return str(game.object(scope.source).chosen.get("color") or "")


@says("{is/are^} tapped for mana of the chosen color")
class IsTappedForChosen(EventVerb, frozen=True):
    """Is tapped for mana of the colour chosen for the object, perhaps among other mana."""

    @rule("106.12a")
    def match(self, game: Game, event: Event, subject: Subject, scope: Scope) -> dict[str, Any] | None:
        color = color_chosen(game, scope)
        if not color or not isinstance(event, AddMana) or not was_tapped_for_mana(event, (color,)):
            return None
        roles = {"it": (event.source,), "player": (event.player,), "mana": event.mana, "color": (color,)}
        return roles if subject.match(game, event.source, scope) else None

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The player who tapped it and the colour can be spoken of."""
        return (Antecedent(slot="player", nature="player"), OF_COLOR)


@says("a(n) {things:one}'s ability causes {player} to add one or more mana of the chosen color")
class AbilityAddsChosen(EventPattern, frozen=True):
    """An ability of something that fits has a player add mana of the colour chosen for the object."""

    things: ObjectFilter
    player: PlayerReference

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The colour can be spoken of."""
        return (OF_COLOR,)

    @rule("106.4", "603.2")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        color = color_chosen(game, scope)
        if not color or not isinstance(event, AddMana) or event.player not in self.player.find(game, scope):
            return None
        if not any(one.type == color for one in event.mana) or not self.things.match(game, event.source, scope):
            return None
        return {"it": (event.source,), "player": (event.player,), "mana": event.mana, "color": (color,)}


@says("{is/are^} tapped for two or more mana")
class IsTappedForMore(EventVerb, frozen=True):
    """Is tapped for more than one mana."""

    def match(self, game: Game, event: Event, subject: Subject, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, AddMana) or not was_tapped_for_mana(event) or len(event.mana) < 2:
            return None
        return {"it": (event.source,), "player": (event.player,)} if subject.match(game, event.source, scope) else None

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The player who tapped it can be spoken of."""
        return (Antecedent(slot="player", nature="player"),)
