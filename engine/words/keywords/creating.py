"""Keywords that create tokens: living weapon, for Mirrodin!, job select, mobilize, squad, offspring, myriad."""

from __future__ import annotations

from typing import ClassVar

from engine.game.attaching import Attach
from engine.game.continuous import StartDelayed
from engine.game.copying import copiable, with_exceptions
from engine.game.costs import numbered
from engine.game.machine import Game
from engine.game.meaning import Ability, Effect, Keyword
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.state import Delayed
from engine.game.token_copies import two_faced
from engine.game.zones import CreateToken, arrived
from engine.phrase import says
from engine.rulebook import rule
from engine.words.arrivals import attackable_of
from engine.words.keywords.alternative import WasCastFor
from engine.words.keywords.for_a_turn import ExileIt, SacrificeThem, until_end_step
from engine.words.keywords.kicker import Extra, RepeatableExtra, paid
from engine.words.keywords.spelling import Costed, MadeTriggered, Numbered, costed, effect, event, some
from engine.words.kinds import PT
from engine.words.modifications.size import HasBasePT


def created(game: Game, scope: Scope, text: str) -> tuple[int, ...]:
    """The tokens that instructions create."""
    before = set(game.state.zone(Zone.BATTLEFIELD))
    effect(text).happen(game, scope)
    return tuple(t for t in game.state.zone(Zone.BATTLEFIELD) if t not in before and game.object(t).is_token)


class Armed(Effect, frozen=True):
    """A token is created and the Equipment attached to it; made, never read."""

    token: str

    @rule("701.3a")
    def happen(self, game: Game, scope: Scope) -> None:
        for token in created(game, scope, f"create {self.token}."):
            if game.exists(scope.source):
                game.happen(Attach(object=scope.source, to=token))


class Arming(Keyword, frozen=True):
    """An Equipment comes with somebody to carry it."""

    token: ClassVar[str] = ""

    def means(self) -> tuple[Ability, ...]:
        return (MadeTriggered(trigger=event("~ enters"), effect=Armed(token=self.token)),)


@says("living weapon")
class LivingWeapon(Arming, frozen=True):
    """A Phyrexian Germ."""

    name: ClassVar[str] = "living weapon"
    token: ClassVar[str] = "a 0/0 black Phyrexian Germ creature token"

    @rule("702.92a")
    def means(self) -> tuple[Ability, ...]:
        return Arming.means(self)


@says("for mirrodin!")
class ForMirrodin(Arming, frozen=True):
    """A Rebel."""

    name: ClassVar[str] = "for mirrodin!"
    token: ClassVar[str] = "a 2/2 red Rebel creature token"

    @rule("702.163a")
    def means(self) -> tuple[Ability, ...]:
        return Arming.means(self)


@says("job select")
class JobSelect(Arming, frozen=True):
    """A Hero."""

    name: ClassVar[str] = "job select"
    token: ClassVar[str] = "a 1/1 colorless Hero creature token"

    @rule("702.182a")
    def means(self) -> tuple[Ability, ...]:
        return Arming.means(self)


class WarriorsAttack(Effect, frozen=True):
    """Warriors are created tapped and attacking, and sacrificed at the end of the turn; made, never read."""

    number: int

    @rule("702.181a")
    def happen(self, game: Game, scope: Scope) -> None:
        tokens = created(game, scope, f"create {some(self.number, 'tapped and attacking 1/1 red Warrior creature token')}.")
        until_end_step(game, scope, tokens, SacrificeThem())


@says("mobilize {number}")
class Mobilize(Numbered, frozen=True):
    """Warriors join its attack."""

    name: ClassVar[str] = "mobilize"

    @rule("702.181a")
    def means(self) -> tuple[Ability, ...]:
        return (MadeTriggered(trigger=event("~ attacks"), effect=WarriorsAttack(number=self.number)),)


def _sized(n: int) -> HasBasePT:
    return HasBasePT(pt=PT(power=n, toughness=n, signs=("", "")))


class CopiesOfIt(Effect, frozen=True):
    """Token copies of it are created, as often as a cost of this name was paid, perhaps of another size; made, never read."""

    cost: str
    size: int | None = None

    @rule("702.157a", "702.175a")
    def happen(self, game: Game, scope: Scope) -> None:
        base, exceptions = copiable(game, scope.source), () if self.size is None else (_sized(self.size),)
        token = CreateToken(
            controller=scope.controller, base=with_exceptions(game, base, exceptions, scope), is_copy=True, by=scope.source,
        )
        times = paid(game, scope.source).count(self.cost)
        game.happen(*(two_faced(game, token, scope.source, exceptions, scope) for _ in range(times)))


@says(*costed("squad"))
class Squad(Costed, frozen=True):
    """Copies for each time its squad cost was paid."""

    name: ClassVar[str] = "squad"

    @rule("702.157a")
    def means(self) -> tuple[Ability, ...]:
        return self._paid_as("squad")

    @rule("702.157b")
    def means_again(self) -> tuple[Ability, ...]:
        return self._paid_as(numbered("squad", 2))

    def _paid_as(self, name: str) -> tuple[Ability, ...]:
        copies = MadeTriggered(trigger=event("~ enters"), condition=WasCastFor(name=name), effect=CopiesOfIt(cost=name))
        return (RepeatableExtra(name="squad", cost=self.cost), copies)


@says(*costed("offspring"))
class Offspring(Costed, frozen=True):
    """A 1/1 copy if its offspring cost was paid."""

    name: ClassVar[str] = "offspring"

    @rule("702.175a")
    def means(self) -> tuple[Ability, ...]:
        return self._paid_as("offspring")

    @rule("702.175b")
    def means_again(self) -> tuple[Ability, ...]:
        return self._paid_as(numbered("offspring", 2))

    def _paid_as(self, name: str) -> tuple[Ability, ...]:
        copy = CopiesOfIt(cost=name, size=1)
        copies = MadeTriggered(trigger=event("~ enters"), condition=WasCastFor(name=name), effect=copy)
        return (Extra(name="offspring", cost=self.cost), copies)


class CopiesAttackOthers(Effect, frozen=True):
    """For each other opponent a token copy may be created that attacks them; exiled at end of combat; made, never read."""

    @rule("702.116a")
    def happen(self, game: Game, scope: Scope) -> None:
        base, attacked = copiable(game, scope.source), set(scope.slots.get("defending", ()))
        others = [p for p in game.state.opponents(scope.controller) if p not in attacked and self._wanted(game, scope, p)]
        made = game.happen(*(two_faced(game, CreateToken(
            controller=scope.controller, base=base, tapped=True, is_copy=True, by=scope.source,
            attackable=attackable_of(game, scope.controller, opponent),
        ), scope.source) for opponent in others))
        if tokens := arrived(game, made, Zone.BATTLEFIELD):
            later = MadeTriggered(trigger=event("end of combat"), effect=ExileIt())
            game.happen(StartDelayed(delayed=Delayed(id=0, ability=later, scope=scope.apart().bind(back=tokens))))

    def _wanted(self, game: Game, scope: Scope, opponent: Id) -> bool:
        options = ((True, "yes"), (False, "no"))
        prompt = f"Create a copy that attacks {game.name(opponent)}?"
        return bool(game.choose_one(scope.controller, "may", options, about=scope.source, prompt=prompt))


@says("myriad")
class Myriad(Keyword, frozen=True):
    """Copies attack every other opponent."""

    name: ClassVar[str] = "myriad"

    @rule("702.116a")
    def means(self) -> tuple[Ability, ...]:
        return (MadeTriggered(trigger=event("~ attacks"), effect=CopiesAttackOthers()),)

    @rule("702.116b")
    def means_again(self) -> tuple[Ability, ...]:
        return self.means()
