"""Playing cards as part of what is being carried out: "you may cast it without paying its mana cost"."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from engine.game.actions import CastSpell, PlayLand
from engine.game.announcing import Announcement
from engine.game.casting import as_it_would_be, cast
from engine.game.faces import spells_on
from engine.game.illegal import Illegal
from engine.game.machine import Game
from engine.game.meaning import ObjectReference, PlayerVerb
from engine.game.objects import Id, Zone
from engine.game.permissions.lands import may_play_as_told
from engine.game.permissions.leave import Leave
from engine.game.qualities import mana_value
from engine.game.scope import Scope
from engine.game.special import play_land
from engine.game.trying import possible
from engine.game.verdict import Verdict, forbidden
from engine.game.zones import UNKNOWN
from engine.phrase import Unfit, says
from engine.rulebook import rule
from engine.words.amounts import Numeral
from engine.words.conditions.objects import faces_asked
from engine.words.effects.removal import present
from engine.words.filters.description import ObjectFilter
from engine.words.permissions.places import Origin, These
from engine.words.permissions.playing import Fixed, check_spells
from engine.words.permissions.riders import AnyMana, Rider
from engine.words.permissions.static import Permission
from engine.words.permissions.ways import Way
from engine.words.references.antecedents import Antecedent
from engine.words.references.chosen import told
from engine.words.references.objects import This
from engine.words.statics.costs import is_spell


class AtOnce(Permission, frozen=True, kw_only=True):
    """Leave to play a card now, with one of its ``faces`` where only some will do; made as it is played, never read."""

    faces: tuple[int, ...] | None = None


def _announced(game: Game, scope: Scope, word: AtOnce) -> Announcement:
    leave = Leave(word=word, scope=scope, name=game.name(scope.source))
    return Announcement(paid=(word.must_pay,) if word.must_pay else None, is_permitted=True, leave=leave, faces=word.faces)


def can_play_now(game: Game, scope: Scope, player: Id, card: Id, word: AtOnce, lands: bool) -> bool:
    """Whether the player could do so, in any way."""
    if game.object(card).definition.name == UNKNOWN.name:
        return True
    if "land" in game.characteristics(card).types:
        return lands and bool(may_play_as_told(game, player, PlayLand(player=player, land=card)))
    faces = spells_on(game.object(card).definition) if word.faces is None else word.faces
    return any(_can_cast_with(game, scope, player, card, msgspec.structs.replace(word, faces=(face,))) for face in faces)


def _can_cast_with(game: Game, scope: Scope, player: Id, card: Id, word: AtOnce) -> bool:
    return bool(possible(game, lambda twin: cast(twin, player, card, _announced(twin, scope, word))))


def play_now(game: Game, scope: Scope, player: Id, card: Id, word: AtOnce, lands: bool = False) -> None:
    """Have a player cast a card, or play a land where lands are played too."""
    said = _announced(game, scope, word)
    if "land" not in game.characteristics(card).types:
        outcome = cast(game, player, card, said)
        if isinstance(outcome, Verdict):
            game.tell_failed(card, outcome)
    elif lands and may_play_as_told(game, player, PlayLand(player=player, land=card)):
        play_land(game, player, card, said)


@says("cast {things}[ {way}][, and {mana}][. {riders:sentences+}]", "play {things} {way}")
class CastNow(PlayerVerb, frozen=True, kw_only=True):
    """Cards are cast (or a land is played)."""

    things: ObjectReference
    way: Way | None = None
    mana: AnyMana | None = None
    riders: tuple[Rider, ...] = ()

    def __post_init__(self) -> None:
        if isinstance(self.things, This) or _are_spells(self.things):
            raise Unfit  # how a card itself may be cast is said by static abilities; spells are chosen by words of their own

    def antecedents(self) -> tuple[Antecedent, ...]:
        """A card that is cast can be called a spell."""
        slot = self.things.slot
        return (Antecedent(slot=slot, nature="object", nouns=frozenset({"spell"}), by_noun=True),) if slot else ()

    def can_act(self, game: Game, scope: Scope, player: Id) -> bool:
        """Whether one of them could be cast; of cards that are yet to be chosen, whether there is one."""
        if self.things.can_tell():
            return self.things.can_act(game, scope, player)
        cards = present(game, scope, told(game, scope, self.things, (player,)))
        return any(can_play_now(game, scope, player, card, self._leave(game, scope, card), self.wording == 1) for card in cards)

    def _leave(self, game: Game, scope: Scope, card: Id) -> AtOnce:
        what = Fixed(origin=These(cards=(card,)), way=self.way)
        return AtOnce(what=what, mana=self.mana, riders=self.riders, faces=faces_asked(game, scope, card))

    @rule("608.2g")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        for player in players:
            for card in present(game, scope, told(game, scope, self.things, (player,))):
                play_now(game, scope, player, card, self._leave(game, scope, card), lands=self.wording == 1)


@says("cast ~ from your graveyard[ {way}]")
class CastThisNow(PlayerVerb, frozen=True, kw_only=True):
    """The card itself is cast from the graveyard, where its ability functions."""

    way: Way | None = None
    works_in: ClassVar[Zone] = Zone.GRAVEYARD
    is_of_its_card: ClassVar[bool] = True

    def can_act(self, game: Game, scope: Scope, player: Id) -> bool:
        """Whether it is still there."""
        return game.exists(scope.source) and game.object(scope.source).zone is Zone.GRAVEYARD

    @rule("608.2g", "113.6k")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        if self.can_act(game, scope, players[0]):
            word = AtOnce(what=Fixed(origin=These(cards=(scope.source,)), way=self.way))
            play_now(game, scope, players[0], scope.source, word)


def _are_spells(things: ObjectReference) -> bool:
    """Whether a reference describes cards in other zones as spells."""
    return isinstance(things.things, ObjectFilter) and "spell" in things.things.nouns()


class CastSome(PlayerVerb, frozen=True, kw_only=True):
    """Spells that fit are cast from somewhere, as many as the player chooses."""

    spells: ObjectFilter
    origin: Origin
    way: Way | None = None
    mana: AnyMana | None = None
    riders: tuple[Rider, ...] = ()
    slot: str = ""
    makes: ClassVar[str] = "cast"

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What is cast can be spoken of."""
        nouns = frozenset({"spell"})
        return (Antecedent(slot=self.slot, nature="object", nouns=nouns, is_many=self.spells.plural, by_noun=True),)

    def able(self, game: Game, scope: Scope, player: Id) -> tuple[Id, ...]:
        """The cards that could be such spells."""
        return tuple(card for card in self.origin.among(game, scope) if self._faces(game, scope, player, card))

    @rule("601.3e", "709.3a", "715.3a")
    def _faces(self, game: Game, scope: Scope, player: Id, card: Id) -> tuple[int, ...]:
        """The faces with which a card would be such a spell."""
        found = game.object(card)
        ways = {
            face: CastSpell(player=player, spell=card, origin=found.zone, face=face) for face in spells_on(found.definition)
        }
        return tuple(f for f, action in ways.items() if is_spell(as_it_would_be(game, action), action, self.spells, scope))

    def can_act(self, game: Game, scope: Scope, player: Id) -> bool:
        """Whether there is such a card."""
        return bool(self.able(game, scope, player))

    def bounds(self, game: Game, scope: Scope, able: int) -> tuple[int, int]:
        """The least and the greatest number of them."""
        return 1, 1

    @rule("608.2g")
    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        scope.slots[self.slot] = ()
        for player in players:
            options = [(t, game.name(t)) for t in self.able(game, scope, player)]
            least, most = self.bounds(game, scope, len(options))
            prompt = "What is cast, in order?"
            chosen = game.choose(player, "card", options, minimum=least, maximum=most, about=scope.source, prompt=prompt)
            self.check(game, scope, chosen)
            scope.slots[self.slot] = (*scope.slots[self.slot], *chosen)
            for card in chosen:
                faces = self._faces(game, scope, player, card)
                origin = These(cards=(card,))
                word = AtOnce(what=Fixed(origin=origin, way=self.way), mana=self.mana, riders=self.riders, faces=faces)
                play_now(game, scope, player, card, word)

    def check(self, game: Game, scope: Scope, chosen: tuple[Id, ...]) -> None:
        """Illegal where the cards do not go together."""


@says("cast a(n) {spells} {origin}[ {way}][, and {mana}][. {riders:sentences+}]")
class CastOneFrom(CastSome, frozen=True, kw_only=True):
    """One spell."""

    def __post_init__(self) -> None:
        check_spells(self.spells, False)


@says("cast up to {number} {spells} {origin}[ {way}][. {riders:sentences+}]")
class CastUpToFrom(CastSome, frozen=True, kw_only=True):
    """Up to so many spells."""

    number: Numeral

    def __post_init__(self) -> None:
        check_spells(self.spells, self.number.plural)

    def bounds(self, game: Game, scope: Scope, able: int) -> tuple[int, int]:
        return 0, self.number.count(game, scope) or 0


@says("cast any number of {spells} {origin}[ {way}][. {riders:sentences+}]", "cast {spells} {origin} {way}[. {riders:sentences+}]")
class CastAnyFrom(CastSome, frozen=True, kw_only=True):
    """As many spells as wanted."""

    def __post_init__(self) -> None:
        check_spells(self.spells, True)

    def bounds(self, game: Game, scope: Scope, able: int) -> tuple[int, int]:
        return 0, able


@says(
    "cast any number of {spells} with total mana value {most} or less {origin}[ {way}]",
    "cast any number of {spells} {origin} with total mana value {most} or less[ {way}]",
)
class CastTogether(CastSome, frozen=True, kw_only=True):
    """As many spells as wanted of no more than a mana value together."""

    most: Numeral

    def __post_init__(self) -> None:
        check_spells(self.spells, True)

    def bounds(self, game: Game, scope: Scope, able: int) -> tuple[int, int]:
        return 0, able

    @rule("608.2d")
    def check(self, game: Game, scope: Scope, chosen: tuple[Id, ...]) -> None:
        together, most = sum(mana_value(game, t) for t in chosen), self.most.count(game, scope) or 0
        if together > most:
            raise Illegal(forbidden(f"Those cards have mana value {together} together, which is more than {most}."))

