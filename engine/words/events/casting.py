"""Events of casting spells and of becoming a target."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from engine.game.casting import Cast
from engine.game.copying import CopyOnStack
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import EventPattern, PlayerReference
from engine.game.objects import Id, Zone
from engine.game.permissions.timing import MAIN_PHASES
from engine.game.scope import Scope
from engine.game.targets import BecomeTarget
from engine.game.targets.legality import targets_of
from engine.game.turn.structure import FIRST_STRIKE, PHASES
from engine.phrase import Unfit, Word, says, template_of
from engine.rulebook import rule
from engine.words.events.happening import EventVerb
from engine.words.events.subjects import ItIsA, Subject
from engine.words.events.targeted import is_aimed
from engine.words.filters.of_spells import TargetsOnlyOne, WithTargets
from engine.words.filters.qualifiers import x_of
from engine.words.filters.targeting import TargetsSome
from engine.words.references.antecedents import MANY, Antecedent
from engine.words.references.players import You


class Casting(EventPattern, frozen=True):
    """A player does something with a spell that fits."""

    player: PlayerReference
    spell: ItIsA

    def __post_init__(self) -> None:
        if "spell" not in self.spell.nouns():
            raise Unfit

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The player can be spoken of, unless it is "you"."""
        return () if isinstance(self.player, You) else (Antecedent(slot="player", nature="player"),)


AIMED, HOW_MANY = "aimed", "aimed number"
"""The slots of what the spell targets of what its description asks for, and of how much that is."""


@says("{player} cast{s} {spell}")
class WhenCasts(Casting, frozen=True):
    """A player casts a spell that fits."""

    def antecedents(self) -> tuple[Antecedent, ...]:
        """Besides the player: the one thing, or all things, that the description says it targets."""
        spoken = super().antecedents()
        for said in self._aims():
            things: Any = None if isinstance(said, WithTargets) else said.things
            if things is not None:
                spoken = (*spoken, Antecedent(
                    slot=AIMED, nature="object", nouns=things.nouns(), is_many=things.plural, by_noun=True, said=things.said(),
                ))
            if not isinstance(said, TargetsOnlyOne):
                spoken = (*spoken, Antecedent(slot=HOW_MANY, nature="number", nouns=MANY))
        return spoken

    def _aims(self) -> tuple[Any, ...]:
        """What the description says of targets that can be spoken of: a single one, or one or more."""
        said = self.spell.things.qualifiers
        some = (q for q in said if not isinstance(q, TargetsSome) or q.wording == 1)
        return tuple(q for q in some if isinstance(q, TargetsOnlyOne | TargetsSome | WithTargets))

    @rule("603.2")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Cast) or event.player not in self.player.find(game, scope):
            return None
        if not self.spell.match(game, event.spell, scope):
            return None
        spoken = {**self._aimed(game, event.spell, scope), **x_of(game, event.spell, self.spell)}
        return {"it": (event.spell,), "player": (event.player,), **spoken}

    def _aimed(self, game: Game, spell: Id, scope: Scope) -> dict[str, Any]:
        """The targets that can be spoken of."""
        for said in self._aims():
            targets = targets_of(game, spell)
            things: Any = None if isinstance(said, WithTargets) else said.things
            if things is None:
                return {HOW_MANY: len(targets)}
            meant = tuple(t for t in dict.fromkeys(targets) if things.is_aimed(game, t, scope))
            return {AIMED: meant, HOW_MANY: len(meant)}
        return {}


@says("you next cast {spell}", "you cast your next {spell}")
class NextCast(EventPattern, frozen=True):
    """The controller casts the next spell that fits."""

    spell: ItIsA

    def __post_init__(self) -> None:
        if "spell" not in self.spell.nouns():
            raise Unfit

    @rule("603.7b")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        return WhenCasts(player=You(), spell=self.spell).match(game, event, scope)


class CastRider(Word, frozen=True):
    """When a spell is cast, as far as its trigger asks."""

    def holds(self, game: Game, caster: Id, scope: Scope) -> bool:
        """Whether it is so as the spell is cast."""
        return True


_DURING: Final = {
    "during your turn": ("you", ""),
    "during an opponent's turn": ("opponent", ""),
    "during each opponent's turn": ("opponent", ""),
    "during their turn": ("caster", ""),
    "during your main phase": ("you", "main"),
    "during combat": ("anybody", "combat"),
    "during each of your turns": ("you", ""),
}
"""Whose turns are meant, and which part of them (all, where none is named)."""


@says(*_DURING)
class CastDuring(CastRider, frozen=True):
    """In the turn of a certain player (or in a main phase of it), or in combat."""

    @rule("603.2")
    def holds(self, game: Game, caster: Id, scope: Scope) -> bool:
        whose, part = _DURING[template_of(self)]
        turn, you = game.state.turn, scope.controller
        meant = {"you": (you,), "opponent": game.state.opponents(you), "caster": (caster,), "anybody": (turn.active,)}
        steps = {"": (turn.step,), "main": MAIN_PHASES, "combat": (*PHASES["combat"], FIRST_STRIKE)}
        return any(game.state.is_active(p) for p in meant[whose]) and turn.step in steps[part]

    @property
    def of_opponents(self) -> bool:
        """Whether it is the turn of an opponent."""
        return _DURING[template_of(self)][0] == "opponent"


@says("while ~ is attacking")
class CastWhileAttacking(CastRider, frozen=True):
    """While the object itself is attacking."""

    @rule("603.2", "508.1k")
    def holds(self, game: Game, caster: Id, scope: Scope) -> bool:
        return game.state.combat is not None and scope.source in game.state.combat.attacking


@says("{player} cast{s} {spell} {rider}", "{player} cast{s} (your|their) {n:ordinal} spell {rider}")
class WhenCastsSo(EventPattern, frozen=True):
    """A player casts a spell that fits (their first, second ...) in certain turns."""

    player: PlayerReference
    rider: CastRider
    spell: ItIsA | None = None
    n: int = 0

    def __post_init__(self) -> None:
        if self.spell is not None and "spell" not in self.spell.nouns():
            raise Unfit

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The player can be spoken of, unless it is "you": then an opponent in whose turn it is."""
        if not isinstance(self.player, You):
            return (Antecedent(slot="player", nature="player"),)
        theirs = isinstance(self.rider, CastDuring) and self.rider.of_opponents
        return (Antecedent(slot="active", nature="player"),) if theirs else ()

    @rule("603.2")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Cast) or event.player not in self.player.find(game, scope):
            return None
        if not self.rider.holds(game, event.player, scope) or (self.n and nth_spell(game, event) != self.n):
            return None
        if self.spell is not None and not self.spell.match(game, event.spell, scope):
            return None
        return {"it": (event.spell,), "player": (event.player,), "active": (game.state.turn.active,)}


def nth_spell(game: Game, event: Cast) -> int:
    """The how-manieth spell that its player cast this turn it is."""
    cast = [e for e in game.state.history if isinstance(e, Cast) and e.player == event.player]
    return next((n for n, e in enumerate(cast, 1) if e is event), len(cast))


@says("{player} cast{s} or copy {spell}", "{player} cast{s} or copies {spell}")
class WhenCastsOrCopies(Casting, frozen=True):
    """A player casts a spell that fits, or puts a copy of one on the stack."""

    @rule("603.2", "707.10")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if isinstance(event, Cast):
            player, spell = event.player, event.spell
        elif isinstance(event, CopyOnStack):
            player, spell = event.controller, game.state.zone(Zone.STACK)[-1]
        else:
            return None
        fits = player in self.player.find(game, scope) and self.spell.match(game, spell, scope)
        return {"it": (spell,), "player": (player,)} if fits else None


@says("you cast ~")
class WhenYouCastThis(EventPattern, frozen=True):
    """The spell itself is cast."""

    functions_in: ClassVar[frozenset[Zone]] = frozenset({Zone.STACK})

    @rule("603.2")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        return {} if isinstance(event, Cast) and event.spell == scope.source else None


_AIMED: Final = {
    "become{s^} the target of a spell or ability": (False, "anybody"),
    "become{s^} the target of a spell": (True, "anybody"),
    "become{s^} the target of a spell or ability an opponent controls": (False, "opponent"),
    "become{s^} the target of a spell an opponent controls": (True, "opponent"),
    "become{s^} the target of a spell or ability you control": (False, "you"),
    "become{s^} the target of a spell you control": (True, "you"),
}
"""Whether only spells are meant, and whose."""


@says(*_AIMED)
class BecomesTarget(EventVerb, frozen=True):
    """Becomes the target of a spell or ability (of a spell only, an opponent's only)."""

    @rule("115.1")
    def match(self, game: Game, event: Event, subject: Subject, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, BecomeTarget) or not is_aimed(game, event, subject, scope):
            return None
        if not self._is_asked(game, event, scope):
            return None
        return {"it": (event.target,), "by": (event.of,), "player": (game.controller(event.of),)}

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The spell or ability, and its controller, can be spoken of."""
        by = Antecedent(slot="by", nature="object", nouns=frozenset({"spell", "ability"}), by_noun=True)
        return (by, Antecedent(slot="player", nature="player"))

    def _is_asked(self, game: Game, event: BecomeTarget, scope: Scope) -> bool:
        stacked = game.object(event.of).stacked
        is_spell = stacked is None or stacked.source is None
        of_spells, whose = _AIMED[template_of(self)]
        player = game.controller(event.of)
        meant = {"anybody": (player,), "opponent": game.state.opponents(scope.controller), "you": (scope.controller,)}
        return player in meant[whose] and (is_spell or not of_spells)
