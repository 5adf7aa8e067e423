"""Choosing objects for what is done with them next: "choose target creature"."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from engine.game.machine import Game
from engine.game.meaning import ObjectReference, PlayerReference, PlayerVerb, Reference
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.game.targets import TargetReference
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.effects.removal import present
from engine.words.filters.adjectives import OTHERS_THAN
from engine.words.references.antecedents import ONE_CHOSEN, Antecedent
from engine.words.references.cards import SomeOf
from engine.words.references.chosen import Chosen, told
from engine.words.references.random import AtRandom
from engine.words.references.this_way import ThisWay
from engine.words.replacements.choosing import BY_EACH, AColor, APlayer, Choice


def _is_target(one: Reference) -> bool:
    """Whether it is a target, or stands in the place of one."""
    return isinstance(one, TargetReference) or one.stands_for_target


@says("choose{s^} {things}")
class ChooseThings(PlayerVerb, frozen=True):
    """Targets, which were chosen when the ability was announced, or things that are chosen now."""

    things: ObjectReference

    def __post_init__(self) -> None:
        if not (_is_target(self.things) or isinstance(self.things, Chosen | SomeOf)):
            raise Unfit

    def antecedents(self) -> tuple[Antecedent, ...]:
        """Targets, and some of the cards spoken of, that were chosen can be called so."""
        if not isinstance(self.things, TargetReference | SomeOf):
            return ()
        spoken: tuple[Antecedent, ...] = self.things.antecedents()
        things = [a for a in spoken if a.nature == "object"]
        natures = ((a, nature) for a in things for nature in (*self._spoken_of(), "chosen", *(() if a.is_many else (ONE_CHOSEN,))))
        return tuple(msgspec.structs.replace(a, nature=nature, by_noun=False) for a, nature in natures)

    def _spoken_of(self) -> tuple[str, ...]:
        """What was chosen among cards spoken of is what "it" means from then on."""
        return ("object",) if isinstance(self.things, SomeOf) else ()

    @rule("608.2d")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        chosen = told(game, scope, self.things, players)
        if not _is_target(self.things):
            scope.slots[OTHERS_THAN] = (*scope.slots.get(OTHERS_THAN, ()), *chosen)


@says("choose{s^} {player}")
class ChoosePlayer(PlayerVerb, frozen=True):
    """A player who is a target; "the chosen player" is that one."""

    player: PlayerReference

    def __post_init__(self) -> None:
        if not _is_target(self.player):
            raise Unfit

    @rule("115.1")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        """It was chosen when the ability was announced."""
        for target in self.player.find(game, scope):
            scope.slots["chosen player"] = target


@says("choose{s^} {choice} at random")
class ChooseAtRandom(PlayerVerb, frozen=True):
    """A player whom chance chooses."""

    choice: APlayer

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The player can be spoken of."""
        return (Antecedent(slot="chosen player", nature="player"),)

    @rule("608.2d")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        options = self.choice.options(game, scope)
        for player in players:
            prompt = "Which player does chance choose?"
            scope.slots["chosen player"] = game.choose_one(player, "random", options, about=scope.source, prompt=prompt)


@says("choose{s^} {choice}")
class ChooseKind(PlayerVerb, frozen=True):
    """A colour, type, name or player is chosen for what follows in the same ability."""

    choice: Choice

    def __post_init__(self) -> None:
        if isinstance(self.choice, AColor) and self.choice.other is None:
            raise Unfit  # which mana is added may hang on it: the room of mana has it

    def antecedents(self) -> tuple[Antecedent, ...]:
        """A chosen player can be spoken of."""
        return (Antecedent(slot="chosen player", nature="player"),) if isinstance(self.choice, APlayer) else ()

    @rule("608.2d")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        key = self.choice.key
        options = self.choice.options(game, scope)
        chosen = {p: game.choose_one(p, key, options, about=scope.source, prompt=f"Which {key}?") for p in players}
        scope.slots[f"chosen {key}{BY_EACH}"] = chosen
        scope.slots[f"chosen {key}"] = chosen[players[-1]] if players else ()


@says("choose{s^} {one}")
class ChooseByChance(PlayerVerb, frozen=True):
    """A card that chance chooses, for what is done with it next."""

    one: AtRandom

    @rule("608.2d")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        self.one.find(game, scope)


@says("choose{s^} a(n) {one}")
class ChooseOneOfThose(PlayerVerb, frozen=True):
    """One of the things with which something was done, for what is done with it next."""

    one: ThisWay
    slot: str = ""
    makes: ClassVar[str] = "chosen"

    def __post_init__(self) -> None:
        if self.one.things.plural:
            raise Unfit

    def antecedents(self) -> tuple[Antecedent, ...]:
        """It can be spoken of."""
        nouns = self.one.things.nouns()
        return (Antecedent(slot=self.slot, nature="object", nouns=nouns), Antecedent(slot=self.slot, nature="chosen"))

    @rule("608.2d")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        scope.slots[self.slot] = ()
        for player in players:
            options = [(t, game.name(t)) for t in present(game, scope, self.one.which(game, scope))]
            scope.slots[self.slot] += game.choose(player, "card", options, about=scope.source)
