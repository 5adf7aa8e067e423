"""Events of what players do: draw, discard, sacrifice, cast their second spell."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.game.casting import Cast
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import EventPattern, PlayerReference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.zones import Discard, Draw, Sacrifice
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.events.subjects import ItIsA, OneOrMore, Subject
from engine.words.filters.description import ObjectFilter
from engine.words.filters.qualifiers import x_of
from engine.words.references.antecedents import Antecedent
from engine.words.references.players import You


def number_of(subject: Subject) -> tuple[Antecedent, ...]:
    """The number of what an event happens to, where that is several at once."""
    return (Antecedent(slot="it", nature="number"),) if subject.is_batch else ()


class PlayerActs(EventPattern, frozen=True):
    """A player does something."""

    player: PlayerReference

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The player can be spoken of, unless it is "you"."""
        return () if isinstance(self.player, You) else (Antecedent(slot="player", nature="player"),)

    def is_them(self, game: Game, who: Id, scope: Scope) -> bool:
        """Whether this player is one of those meant."""
        return who in self.player.find(game, scope)


@says("{player} draw{s} a card")
class WhenDraws(PlayerActs, frozen=True):
    """A player draws a card."""

    @rule("121.2")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        fits = isinstance(event, Draw) and self.is_them(game, event.player, scope)
        return {"player": (event.affected(game),)} if fits else None


@says("{player} draw{s} (your|their) {n:ordinal} card each turn")
class WhenDrawsNth(PlayerActs, frozen=True):
    """A player draws their second (third ...) card in a turn."""

    n: int

    @rule("121.2")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Draw) or not self.is_them(game, event.player, scope):
            return None
        drawn = [e for e in game.state.history if isinstance(e, Draw) and e.player == event.player]
        nth = next((n for n, e in enumerate(drawn, 1) if e is event), len(drawn))
        return {"player": (event.player,)} if nth == self.n else None


@says("{player} cast{s} (your|their) {n:ordinal} {spells:one} (each|in a|of a) turn")
class WhenCastsNth(PlayerActs, frozen=True):
    """A player casts their first (second ...) spell that fits in a turn."""

    n: int
    spells: ObjectFilter

    def __post_init__(self) -> None:
        if "spell" not in self.spells.nouns():
            raise Unfit

    def antecedents(self) -> tuple[Antecedent, ...]:
        spell = Antecedent(slot="it", nature="object", nouns=self.spells.nouns(), said=self.spells.said())
        return (*super().antecedents(), spell)

    @rule("601.2i")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Cast) or not self.is_them(game, event.player, scope):
            return None
        if not self.spells.match(game, event.spell, scope):
            return None
        cast = [e for e in game.state.history if isinstance(e, Cast) and e.player == event.player]
        fits = [e for e in cast if self.spells.match(game, e.spell, scope)]
        nth = next((n for n, e in enumerate(fits, 1) if e is event), len(fits))
        said = {"player": (event.player,), "it": (event.spell,), **x_of(game, event.spell, self.spells)}
        return said if nth == self.n else None


@says("{player} discard{s} {subject}")
class WhenDiscards(PlayerActs, frozen=True):
    """A player discards a card that fits."""

    subject: Subject

    def __post_init__(self) -> None:
        if not isinstance(self.subject, ItIsA | OneOrMore) or "card" not in self.subject.things.nouns():
            raise Unfit

    def antecedents(self) -> tuple[Antecedent, ...]:
        """How many there were can be spoken of."""
        return (*super().antecedents(), *number_of(self.subject))

    @property
    def one_or_more(self) -> bool:
        """Whether all that is discarded at once is one event."""
        return self.subject.is_batch

    @rule("701.9a")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Discard) or not self.is_them(game, event.player, scope):
            return None
        fits = self.subject.match(game, event.object, scope)
        return {"player": (event.player,), "it": (event.object,)} if fits else None


@says("{player} sacrifice{s} {subject}")
class WhenSacrifices(PlayerActs, frozen=True):
    """A player sacrifices a permanent that fits."""

    subject: Subject
    looks_back: ClassVar[bool] = True

    def antecedents(self) -> tuple[Antecedent, ...]:
        """How many there were can be spoken of."""
        return (*super().antecedents(), *number_of(self.subject))

    @property
    def one_or_more(self) -> bool:
        """Whether all that is sacrificed at once is one event."""
        return self.subject.is_batch

    @rule("701.21a")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Sacrifice) or not self.is_them(game, event.player, scope):
            return None
        fits = self.subject.match(game, event.object, scope)
        return {"player": (event.player,), "it": (event.object,)} if fits else None

