"""Keywords of attacking and blocking: exalted, bushido, flanking, rampage, battle cry, annihilator, mentor and their kin."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.game.abilities import has_keyword
from engine.game.combat.events import Attacks, BecomeBlocked, Blocks
from engine.game.combat.standing import blockers
from engine.game.counters import PutCounters
from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import Ability, Condition, Effect, EventPattern, Keyword
from engine.game.qualities import power
from engine.game.scope import Scope
from engine.game.status import Mark
from engine.phrase import says
from engine.rulebook import rule
from engine.words.keywords.spelling import Does, MadeTriggered, Numbered, ability, effect, event, some, verb


@says("exalted")
class Exalted(Keyword, frozen=True):
    """A creature of yours that attacks alone gets +1/+1."""

    name: ClassVar[str] = "exalted"

    @rule("702.83a")
    def means(self) -> tuple[Ability, ...]:
        grows = Does(slot="it", verb=verb("get +1/+1 until end of turn"))
        return (MadeTriggered(trigger=event("a creature you control attacks alone"), effect=grows),)


@says("bushido {number}")
class Bushido(Numbered, frozen=True):
    """It grows as it blocks or becomes blocked."""

    name: ClassVar[str] = "bushido"

    @rule("702.45a")
    def means(self) -> tuple[Ability, ...]:
        n = self.number
        return (ability(f"whenever ~ blocks or becomes blocked, it gets +{n}/+{n} until end of turn."),)

    @rule("702.45b")
    def means_again(self) -> tuple[Ability, ...]:
        return self.means()


@says("frenzy {number}")
class Frenzy(Numbered, frozen=True):
    """It grows when it is not blocked."""

    name: ClassVar[str] = "frenzy"

    @rule("702.68a")
    def means(self) -> tuple[Ability, ...]:
        return (ability(f"whenever ~ attacks and isn't blocked, it gets +{self.number}/+0 until end of turn."),)

    @rule("702.68b")
    def means_again(self) -> tuple[Ability, ...]:
        return self.means()


class BlockedWithout(EventPattern, frozen=True):
    """The object becomes blocked by a creature without a keyword; made, never read."""

    keyword: str

    @rule("509.3d")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Blocks) or scope.source not in event.attackers:
            return None
        return None if has_keyword(game, event.blocker, self.keyword) else {"it": (event.blocker,)}


@says("flanking")
class Flanking(Keyword, frozen=True):
    """What blocks it gets smaller, unless it has flanking too."""

    name: ClassVar[str] = "flanking"

    @rule("702.25a")
    def means(self) -> tuple[Ability, ...]:
        shrinks = Does(slot="it", verb=verb("get -1/-1 until end of turn"))
        return (MadeTriggered(trigger=BlockedWithout(keyword="flanking"), effect=shrinks),)

    @rule("702.25b")
    def means_again(self) -> tuple[Ability, ...]:
        return self.means()


class BecomesBlockedByMany(EventPattern, frozen=True):
    """The object becomes blocked; made, never read."""

    @rule("509.3c")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, BecomeBlocked) or event.attacker != scope.source:
            return None
        return {"it": (event.attacker,)}


class GrowsBeyondTheFirst(Effect, frozen=True):
    """The object gets bigger once for each blocker but one; made, never read."""

    number: int

    @rule("702.23a", "702.23b")
    def happen(self, game: Game, scope: Scope) -> None:
        by = self.number * max(0, len(blockers(game, scope.source)) - 1)
        verb(f"get +{by}/+{by} until end of turn").act(game, scope, (scope.source,))


@says("rampage {number}")
class Rampage(Numbered, frozen=True):
    """It grows with each creature blocking it beyond the first."""

    name: ClassVar[str] = "rampage"

    def means(self) -> tuple[Ability, ...]:
        return (MadeTriggered(trigger=BecomesBlockedByMany(), effect=GrowsBeyondTheFirst(number=self.number)),)

    @rule("702.23c")
    def means_again(self) -> tuple[Ability, ...]:
        return self.means()


@says("battle cry")
class BattleCry(Keyword, frozen=True):
    """Other attackers get +1/+0."""

    name: ClassVar[str] = "battle cry"

    @rule("702.91a")
    def means(self) -> tuple[Ability, ...]:
        return (ability("whenever ~ attacks, each other attacking creature gets +1/+0 until end of turn."),)

    @rule("702.91b")
    def means_again(self) -> tuple[Ability, ...]:
        return self.means()


@says("annihilator {number}")
class Annihilator(Numbered, frozen=True):
    """The defending player sacrifices permanents."""

    name: ClassVar[str] = "annihilator"

    @rule("702.86a")
    def means(self) -> tuple[Ability, ...]:
        return (ability(f"whenever ~ attacks, defending player sacrifices {some(self.number, 'permanent')}."),)

    @rule("702.86b")
    def means_again(self) -> tuple[Ability, ...]:
        return self.means()


@says("afflict {number}")
class Afflict(Numbered, frozen=True):
    """The defending player loses life when it is blocked."""

    name: ClassVar[str] = "afflict"

    @rule("702.130a")
    def means(self) -> tuple[Ability, ...]:
        return (ability(f"whenever ~ becomes blocked, defending player loses {self.number} life."),)

    @rule("702.130b")
    def means_again(self) -> tuple[Ability, ...]:
        return self.means()


@says("mentor")
class Mentor(Keyword, frozen=True):
    """A weaker attacker gets a +1/+1 counter."""

    name: ClassVar[str] = "mentor"

    @rule("702.134a")
    def means(self) -> tuple[Ability, ...]:
        target = "target attacking creature with power less than ~'s power"
        return (ability(f"whenever ~ attacks, put a +1/+1 counter on {target}."),)

    @rule("702.134b")
    def means_again(self) -> tuple[Ability, ...]:
        return self.means()


@says("ingest")
class Ingest(Keyword, frozen=True):
    """The player it damages exiles the top card of their library."""

    name: ClassVar[str] = "ingest"

    @rule("702.115a")
    def means(self) -> tuple[Ability, ...]:
        card = "the top card of their library"
        return (ability(f"whenever ~ deals combat damage to a player, that player exiles {card}."),)

    @rule("702.115b")
    def means_again(self) -> tuple[Ability, ...]:
        return self.means()


class AttacksBesideStronger(EventPattern, frozen=True):
    """The object and a creature with greater power attack together; made, never read."""

    @rule("702.149a")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Attacks) or event.attacker != scope.source or game.state.combat is None:
            return None
        mine = power(game, scope.source)
        others = (a for a in game.state.combat.attacking if a != scope.source and game.controller(a) == event.player)
        return {} if any(power(game, a) > mine for a in others) else None


@says("training")
class Training(Keyword, frozen=True):
    """It gets a +1/+1 counter when it attacks beside something stronger."""

    name: ClassVar[str] = "training"

    def means(self) -> tuple[Ability, ...]:
        return (MadeTriggered(trigger=AttacksBesideStronger(), effect=effect("put a +1/+1 counter on ~.")),)

    @rule("702.149b")
    def means_again(self) -> tuple[Ability, ...]:
        return self.means()


class AttacksTheLeader(EventPattern, frozen=True):
    """The object attacks a player who has the most life; made, never read."""

    @rule("702.105a")
    def match(self, game: Game, event: Event, scope: Scope) -> dict[str, Any] | None:
        if not isinstance(event, Attacks) or event.attacker != scope.source or event.defender not in game.state.players:
            return None
        most = max(p.life for p in game.state.players.values() if not p.has_lost)
        return {} if game.state.players[event.defender].life == most else None


@says("dethrone")
class Dethrone(Keyword, frozen=True):
    """It gets a +1/+1 counter when it attacks whoever has the most life."""

    name: ClassVar[str] = "dethrone"

    def means(self) -> tuple[Ability, ...]:
        return (MadeTriggered(trigger=AttacksTheLeader(), effect=effect("put a +1/+1 counter on ~.")),)

    @rule("702.105b")
    def means_again(self) -> tuple[Ability, ...]:
        return self.means()


class GrowsForOpponents(Effect, frozen=True):
    """The object gets +1/+1 for each opponent attacked this combat; made, never read."""

    @rule("702.121a")
    def happen(self, game: Game, scope: Scope) -> None:
        declared = (e for e in game.state.history if isinstance(e, Attacks) and e.player == scope.controller)
        by = len({e.defender for e in declared if e.defender in game.state.players})
        verb(f"get +{by}/+{by} until end of turn").act(game, scope, (scope.source,))


@says("melee")
class Melee(Keyword, frozen=True):
    """It grows with each opponent attacked."""

    name: ClassVar[str] = "melee"

    def means(self) -> tuple[Ability, ...]:
        return (MadeTriggered(trigger=event("~ attacks"), effect=GrowsForOpponents()),)

    @rule("702.121b")
    def means_again(self) -> tuple[Ability, ...]:
        return self.means()


class IsNotRenowned(Condition, frozen=True):
    """It has not become renowned yet; made, never read."""

    @rule("702.112a", "603.4")
    def holds(self, game: Game, scope: Scope) -> bool:
        return "renowned" not in game.object(scope.now(scope.source)).marks


class BecomesRenowned(Effect, frozen=True):
    """It gets counters and is renowned from then on; made, never read."""

    number: int

    @rule("702.112a")
    def happen(self, game: Game, scope: Scope) -> None:
        here = scope.now(scope.source)
        if game.exists(here):
            game.happen(PutCounters(on=here, kind="+1/+1", amount=self.number, by=scope.controller))
            game.happen(Mark(object=here, mark="renowned"))


@says("renown {number}")
class Renown(Numbered, frozen=True):
    """It gets counters the first time it deals combat damage to a player."""

    name: ClassVar[str] = "renown"

    def means(self) -> tuple[Ability, ...]:
        hits = event("~ deals combat damage to a player")
        return (MadeTriggered(trigger=hits, condition=IsNotRenowned(), effect=BecomesRenowned(number=self.number)),)

    @rule("702.112c")
    def means_again(self) -> tuple[Ability, ...]:
        return self.means()


@says("decayed")
class Decayed(Keyword, frozen=True):
    """It can't block, and once it attacks it is sacrificed at the end of combat."""

    name: ClassVar[str] = "decayed"

    @rule("702.147a")
    def means(self) -> tuple[Ability, ...]:
        return (ability("~ can't block."), ability("when ~ attacks, sacrifice it at end of combat."))
