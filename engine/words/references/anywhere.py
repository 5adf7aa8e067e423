"""Targets on the battlefield or the stack, targets with their namesakes, two targets, and everything everywhere."""

from __future__ import annotations

import msgspec

from engine.game.machine import Game
from engine.game.meaning import Filter, ObjectReference
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.phrase import Word, says
from engine.rulebook import rule
from engine.words.filters.description import Description, ObjectFilter, candidates
from engine.words.filters.qualifiers import Located
from engine.words.kinds import Kind
from engine.words.references.objects import Target, Targeted, UpToTargets


class SpellOrPermanent(ObjectFilter, frozen=True):
    """Any spell or permanent; never read by itself."""

    def match(self, game: Game, thing: Id, scope: Scope) -> bool:
        if thing in game.state.players:
            return False
        found = game.object(thing)
        is_spell = found.zone is Zone.STACK and (found.stacked is None or found.stacked.source is None)
        return is_spell or found.zone is Zone.BATTLEFIELD

    def zones(self, game: Game, scope: Scope) -> tuple[tuple[Zone, Id], ...]:
        return ((Zone.BATTLEFIELD, 0), (Zone.STACK, 0))


@says("target spell or permanent", "target permanent or spell")
class TargetSpellOrPermanent(Targeted, frozen=True):
    """A target on the battlefield or on the stack."""

    @rule("115.1")
    def filter(self) -> Filter:
        return SpellOrPermanent()


@says("target {things:one} and all other {others:many} with the same name as that {kind}")
class TargetAndNamesakes(Targeted, frozen=True):
    """A target, and everything else with its name."""

    things: ObjectFilter
    others: ObjectFilter
    kind: Kind

    @property
    def plural(self) -> bool:
        return True

    def minimum(self, game: Game, scope: Scope) -> int:
        return 1

    @rule("201.2a")
    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        meant = tuple(scope.slots.get(self.slot, ()))
        names = {game.characteristics(t).name for t in meant} - {""}
        same = (t for t in candidates(game, self.others, scope) if game.characteristics(t).name in names)
        return tuple(dict.fromkeys((*meant, *same)))


class TwoTargets(ObjectReference, frozen=True):
    """Two targets of different kinds; a zone that is named after both is said of both."""

    first: Targeted
    second: Targeted

    @property
    def plural(self) -> bool:
        return True

    def announces(self, game: Game, scope: Scope) -> tuple[Word, ...]:
        """The targets, each with the zone that is said of it."""
        return self._both()

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        return tuple(dict.fromkeys(t for target in self._both() for t in target.find(game, scope)))

    def _both(self) -> tuple[Targeted, Targeted]:
        things, others = self.first.things, self.second.things
        if not isinstance(things, Description) or not isinstance(others, Description) or "card" not in things.said():
            return self.first, self.second
        where = tuple(q for q in others.qualifiers if isinstance(q, Located))
        if not where or any(isinstance(q, Located) for q in things.qualifiers):
            return self.first, self.second
        placed = msgspec.structs.replace(things, qualifiers=(*things.qualifiers, *where))
        return msgspec.structs.replace(self.first, things=placed), self.second


@says("{first} and {second}")
class TargetAndTarget(TwoTargets, frozen=True):
    """Both of them."""

    first: Target
    second: Target


@says("{first} and {second}")
class UpToTargetAndUpToTarget(TwoTargets, frozen=True):
    """As many of each as wanted, up to a number."""

    first: UpToTargets
    second: UpToTargets


@says("all cards that aren't on the battlefield, spells, and permanents")
class Everything(ObjectReference, frozen=True):
    """Every card in every zone, every spell and every permanent."""

    @property
    def plural(self) -> bool:
        return True

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        found = (game.object(t) for t in tuple(game.state.objects))
        return tuple(o.id for o in found if o.zone is not Zone.NOWHERE and (o.stacked is None or o.stacked.source is None))
