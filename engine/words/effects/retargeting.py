"""New targets for spells and abilities on the stack."""

from __future__ import annotations

from engine.game.machine import Game
from engine.game.meaning import ObjectReference, PlayerVerb
from engine.game.objects import Id
from engine.game.retargeting import change_a_target, change_targets, choose_new_targets
from engine.game.scope import Scope
from engine.game.targets import TargetReference
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.effects.removal import present
from engine.words.references.chosen import told
from engine.words.references.objects import AttachedTo, This
from engine.words.references.pronouns import It, That
from engine.words.references.the_spell import TheSpell


def check(things: ObjectReference) -> None:
    """Unfit unless it means a spell or ability that is a target or was spoken of."""
    if not isinstance(things, TargetReference | It | That | TheSpell):
        raise Unfit  # copies get new targets as they are made


@says("choose new targets for {things}")
class ChooseNewTargets(PlayerVerb, frozen=True):
    """A player chooses other targets for a spell or ability, or leaves some or all of them."""

    things: ObjectReference

    def __post_init__(self) -> None:
        check(self.things)

    @rule("115.7d")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        for player in players:
            for thing in present(game, scope, told(game, scope, self.things, (player,))):
                choose_new_targets(game, player, thing)


@says("change the target of {things}[ to {to}]", "change the targets of {things}")
class ChangeTheTargets(PlayerVerb, frozen=True):
    """The targets of a spell or ability are changed to other legal ones, all of them or none."""

    things: ObjectReference
    to: ObjectReference | None = None

    def __post_init__(self) -> None:
        check(self.things)
        if self.to is not None and not isinstance(self.to, This | AttachedTo):
            raise Unfit

    @rule("115.7a")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        new = None if self.to is None else next(iter(self.to.find(game, scope)), None)
        for player in players:
            for thing in present(game, scope, told(game, scope, self.things, (player,))):
                change_targets(game, player, thing, new)


@says("change a target of {things} to {to}")
class ChangeATarget(PlayerVerb, frozen=True):
    """One target of a spell or ability is changed to an object, where it is a legal one."""

    things: ObjectReference
    to: ObjectReference

    def __post_init__(self) -> None:
        check(self.things)
        if not isinstance(self.to, This | AttachedTo):
            raise Unfit

    @rule("115.7b")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        for player in players:
            for thing in present(game, scope, told(game, scope, self.things, (player,))):
                for new in present(game, scope, self.to.find(game, scope)):
                    change_a_target(game, player, thing, new)
