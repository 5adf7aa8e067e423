"""What happens in combat: creatures attack, block, become blocked, are removed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

import msgspec

from engine.game.events import Event
from engine.game.objects import Id
from engine.game.state import Combat, State
from engine.game.teams import side
from engine.rulebook import rule

if TYPE_CHECKING:
    from engine.game.machine import Game


@rule("508.1k")
class DeclareAttackers(Event, frozen=True):
    """The chosen creatures become attacking creatures; ``attacks`` says whom each one attacks, ``bands`` which attack together.

    ``along``: how many creatures of teammates are declared as attackers with them.
    """

    player: Id
    attacks: Mapping[Id, Id]
    bands: tuple[tuple[Id, ...], ...] = ()
    along: int = 0

    def affected(self, game: Game) -> Id:
        return self.player

    @rule("508.1m")
    def parts(self, game: Game) -> tuple[Event, ...]:
        others = len(self.attacks) + self.along - 1
        return tuple(
            Attacks(attacker=a, defender=d, player=self.player, others=others, power=game.characteristics(a).power or 0)
            for a, d in self.attacks.items()
        )

    def apply(self, state: State) -> State:
        combat = state.combat or Combat()
        attacking, declared = {**combat.attacking, **self.attacks}, combat.declared | {*side(state, self.player)}
        bands = (*combat.bands, *self.bands) if self.along else self.bands
        return state.with_(combat=msgspec.structs.replace(combat, attacking=attacking, bands=bands, declared=declared))

    def sentence(self, game: Game) -> str:
        name = game.name(self.player)
        if not self.attacks:
            return f"{name} attacks with nothing."
        by_defender: dict[Id, list[str]] = {}
        for attacker, defender in self.attacks.items():
            by_defender.setdefault(defender, []).append(game.name(attacker))
        return "; ".join(f"{name} attacks {game.name(d)} with {_list(who)}" for d, who in by_defender.items()) + "."


class Attacks(Event, frozen=True):
    """One creature is declared as an attacker, with this power and along with ``others``; only triggers see it."""

    player: Id
    attacker: Id
    defender: Id
    others: int = 0
    power: int = 0


@rule("508.4")
class PutAttacking(Event, frozen=True):
    """A creature that was not declared as an attacker is attacking; after blocks it is unblocked."""

    object: Id
    defender: Id

    def apply(self, state: State) -> State:
        combat = state.combat or Combat()
        return state.with_(combat=msgspec.structs.replace(combat, attacking={**combat.attacking, self.object: self.defender}))

    def sentence(self, game: Game) -> str:
        return f"{game.name(self.object)} is attacking {game.name(self.defender)}."


@rule("509.1g")
class DeclareBlockers(Event, frozen=True):
    """The chosen creatures become blocking creatures; ``blocks`` says which attackers each one blocks.

    ``is_told``: that there are none is worth telling.
    """

    player: Id
    blocks: Mapping[Id, tuple[Id, ...]]
    is_told: bool = True

    def affected(self, game: Game) -> Id:
        return self.player

    def blockers(self, attacker: Id) -> tuple[Id, ...]:
        """Who was declared as a blocker of this attacker."""
        return tuple(b for b, attackers in self.blocks.items() if attacker in attackers)

    def parts(self, game: Game) -> tuple[Event, ...]:
        found: list[Event] = [Blocks(blocker=b, attackers=a, player=game.controller(b)) for b, a in self.blocks.items()]
        whole = self._whole(game.state.combat or Combat())
        attacked = dict.fromkeys(a for attackers in whole.values() for a in attackers)
        found += [BecomeBlocked(attacker=a, blockers=tuple(b for b, each in whole.items() if a in each)) for a in attacked]
        found += [BlocksCreature(blocker=b, attacker=a, player=game.controller(b)) for b, each in self.blocks.items() for a in each]
        return tuple(found)

    def apply(self, state: State) -> State:
        combat = state.combat or Combat()
        blocking, declared = {**combat.blocking, **self._whole(combat)}, combat.declared | {*side(state, self.player)}
        return state.with_(combat=msgspec.structs.replace(combat, blocking=blocking, declared=declared))

    def _whole(self, combat: Combat) -> Mapping[Id, tuple[Id, ...]]:
        """The blocks with what comes to be blocked along with the rest of its band."""
        from engine.game.combat.banding import with_mates

        return {b: with_mates(combat, attackers) for b, attackers in self.blocks.items()} if combat.bands else self.blocks

    def sentence(self, game: Game) -> str:
        name = game.name(self.player)
        if not self.blocks:
            return f"{name} blocks with nothing." if self.is_told else ""
        told: dict[tuple[Id, Id], list[str]] = {}
        for blocker, attackers in self.blocks.items():
            for attacker in attackers:
                told.setdefault((game.controller(blocker), attacker), []).append(game.name(blocker))
        return "; ".join(f"{game.name(p)} blocks {game.name(a)} with {_list(who)}" for (p, a), who in told.items()) + "."


class Blocks(Event, frozen=True):
    """One creature is declared as a blocker; only triggers see it."""

    player: Id
    blocker: Id
    attackers: tuple[Id, ...]


@rule("509.3b", "509.3d")
class BlocksCreature(Event, frozen=True):
    """One creature blocks one attacker; only triggers see it, once for each pair."""

    player: Id
    blocker: Id
    attacker: Id


@rule("509.1h")
class BecomeBlocked(Event, frozen=True):
    """An attacking creature becomes a blocked creature, by these blockers or, without any, by an effect."""

    attacker: Id
    blockers: tuple[Id, ...] = ()
    is_along: bool = False

    def affected(self, game: Game) -> Id:
        return game.controller(self.attacker)

    @rule("702.22i")
    def parts(self, game: Game) -> tuple[Event, ...]:
        """Blocked by an effect, it has the rest of its band blocked along with it."""
        from engine.game.combat.banding import mates

        if self.blockers or self.is_along or game.state.combat is None:
            return ()
        return tuple(BecomeBlocked(attacker=t, is_along=True) for t in mates(game.state.combat, self.attacker))

    def apply(self, state: State) -> State:
        combat = state.combat
        if combat is None or self.attacker not in combat.attacking:
            return state
        return state.with_(combat=msgspec.structs.replace(combat, blocked=combat.blocked | {self.attacker}))


@rule("509.3g")
class StayUnblocked(Event, frozen=True):
    """No creature was declared as a blocker of an attacking creature; only triggers see it."""

    attacker: Id
    defender: Id


@rule("506.4")
class RemoveFromCombat(Event, frozen=True):
    """A permanent stops being an attacking, blocking, blocked or attacked one."""

    object: Id

    def apply(self, state: State) -> State:
        combat = state.combat
        if combat is None:
            return state
        attacking = {a: d for a, d in combat.attacking.items() if a != self.object}
        if self.object in attacking.values():
            attacking = _attacking_nothing(attacking, self.object)
        blocking = {b: a for b, a in combat.blocking.items() if b != self.object}
        blocked = combat.blocked - {self.object}
        return state.with_(combat=msgspec.structs.replace(combat, attacking=attacking, blocking=blocking, blocked=blocked))

    def sentence(self, game: Game) -> str:
        return f"{game.name(self.object)} is removed from combat."


@rule("506.4c")
def _attacking_nothing(attacking: Mapping[Id, Id], gone: Id) -> dict[Id, Id]:
    """What attacked it goes on attacking, but attacks nothing."""
    return {a: 0 if d == gone else d for a, d in attacking.items()}


class AssignDamageNow(Event, frozen=True):
    """The creatures that assign combat damage in the first of two combat damage steps."""

    is_bookkeeping: ClassVar[bool] = True

    creatures: frozenset[Id]

    def apply(self, state: State) -> State:
        combat = state.combat or Combat()
        return state.with_(combat=msgspec.structs.replace(combat, dealt_first_strike=self.creatures))


@rule("511.3")
class EndCombat(Event, frozen=True):
    """Everything is removed from combat."""

    @rule("511.3")
    def apply(self, state: State) -> State:
        return state.with_(combat=None)


def _list(names: list[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"
