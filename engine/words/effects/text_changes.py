"""Changing the text of objects: one color word, basic land type or creature type in place of another."""

from __future__ import annotations

from abc import abstractmethod

import msgspec

from engine.game.colors import COLOR_SYMBOLS
from engine.game.layers import Draft, Layer
from engine.game.machine import Game
from engine.game.meaning import Duration, Modification, ObjectReference, PlayerVerb
from engine.game.objects import Id
from engine.game.scope import Scope
from engine.phrase import Word, rewrite, says
from engine.rulebook import rule
from engine.words import vocabulary
from engine.words.effects.until import start
from engine.words.filters.non import Non
from engine.words.kinds import Color, Kind
from engine.words.references.chosen import told


class ReplacesWord(Modification, frozen=True):
    """In rules text and type line one word stands for another; made by an instruction, never read."""

    old: str
    new: str

    @property
    def layers(self) -> tuple[Layer, ...]:
        return (Layer.TEXT,)

    @rule("612.1", "612.2", "612.3")
    def modify(self, game: Game, draft: Draft, layer: Layer, scope: Scope) -> None:
        subtypes = tuple(dict.fromkeys(self.new if t == self.old else t for t in draft.now.subtypes))
        draft.set(abilities=tuple(rewrite(a, self._other) for a in draft.now.abilities), subtypes=subtypes)

    def _other(self, word: Word) -> Word:
        if isinstance(word, Color):
            same = word.symbol == COLOR_SYMBOLS.get(self.old)
            return msgspec.structs.replace(word, symbol=COLOR_SYMBOLS[self.new]) if same else word
        if isinstance(word, Kind):
            return msgspec.structs.replace(word, name=self.new) if word.name == self.old else word
        if isinstance(word, Non):
            return msgspec.structs.replace(word, word=self.new) if word.word == self.old else word
        if getattr(word, "kind", None) == self.old:
            return msgspec.structs.replace(word, kind=self.new)
        return word


class Words(Word, frozen=True):
    """Which words are replaced by which."""

    @abstractmethod
    def classes(self) -> tuple[tuple[str, ...], ...]:
        """The words of each class; one of a class is replaced by another of the same."""

    def allowed(self, old: str) -> tuple[str, ...]:
        """The words that may stand in place of one."""
        return tuple(w for words in self.classes() if old in words for w in words if w != old)


@says("one color word with another")
class ColorWords(Words, frozen=True):
    """Color words."""

    def classes(self) -> tuple[tuple[str, ...], ...]:
        return (tuple(COLOR_SYMBOLS),)


@says("one basic land type with another")
class LandWords(Words, frozen=True):
    """Basic land types."""

    def classes(self) -> tuple[tuple[str, ...], ...]:
        return (tuple(vocabulary.basic_land_types()),)


@says("{one} or {other}")
class ColorOrLandWords(Words, frozen=True):
    """Color words or basic land types."""

    one: ColorWords
    other: LandWords

    def classes(self) -> tuple[tuple[str, ...], ...]:
        return (tuple(COLOR_SYMBOLS), tuple(vocabulary.basic_land_types()))


class CreatureWords(Words, frozen=True):
    """Creature types."""

    def classes(self) -> tuple[tuple[str, ...], ...]:
        return (tuple(sorted(vocabulary.subtypes("creature"))),)


@says("one creature type with (another|a different one). the new (creature type|type) can't be {barred}")
class AnyButOne(CreatureWords, frozen=True):
    """Creature types, the new one not a certain one."""

    barred: Kind

    def allowed(self, old: str) -> tuple[str, ...]:
        return tuple(w for w in super().allowed(old) if w != self.barred.name)


@says("one creature type with {new}")
class WithThatType(CreatureWords, frozen=True):
    """A creature type that is replaced by one that the text names."""

    new: Kind

    def allowed(self, old: str) -> tuple[str, ...]:
        return (self.new.name,)


@says("change{s^} the text of {things} by replacing all instances of {words}[ {until}]")
class ChangeText(PlayerVerb, frozen=True):
    """A player chooses a word and its replacement; the text of objects changes, for a while or for good."""

    things: ObjectReference
    words: Words
    until: Duration | None = None

    @rule("612.1", "608.2d")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        for player in players:
            found = told(game, scope, self.things, (player,))
            if not found:
                continue
            every = [(w, w) for words in self.words.classes() for w in words]
            old = game.choose_one(player, "word", every, about=scope.source, prompt="Which word is replaced?")
            others = [(w, w) for w in self.words.allowed(old)]
            new = game.choose_one(player, "word", others, about=scope.source, prompt=f"What stands in place of {old}?")
            start(game, scope, (ReplacesWord(old=old, new=new),), found, self.until)
