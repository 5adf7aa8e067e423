"""What a permission lets be done: spells cast, lands played, from where and how."""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from engine.game.actions import CastSpell, PlayLand
from engine.game.continuous import begin
from engine.game.machine import Game
from engine.game.meaning import Duration, ObjectReference
from engine.game.objects import Id, Zone
from engine.game.scope import Scope
from engine.game.targets import TargetReference
from engine.phrase import Unfit, Word, says
from engine.rulebook import rule
from engine.words.effects.removal import present
from engine.words.filters.description import ObjectFilter
from engine.words.filters.qualifiers import Located
from engine.words.filters.told import is_located
from engine.words.permissions.places import Origin, These
from engine.words.permissions.seeing import SeenNow
from engine.words.permissions.ways import Way
from engine.words.references.antecedents import Antecedent, bound
from engine.words.references.cards import SomeOf
from engine.words.references.objects import This
from engine.words.references.this_way import ExiledWithThis, ThisWay
from engine.words.statics.costs import is_spell
from engine.words.zones import InExile


class Playing(Word, frozen=True):
    """A verb with the cards that are played."""

    @property
    def of_one(self) -> bool:
        """Whether it lets a single card be played."""
        return False

    @property
    def times(self) -> int | None:
        """How many cards it lets be played; None for all of them."""
        return 1 if self.of_one else None

    @property
    def how(self) -> Way | None:
        """The way in which spells are cast."""
        return None

    def match(self, game: Game, action: Any, scope: Scope) -> bool:
        """Whether the action is one that it speaks of."""
        return False

    def settled(self, game: Game, scope: Scope) -> Playing:
        """The same with the cards that are meant fixed."""
        return self

    def shown(self, game: Game, scope: Scope, players: tuple[Id, ...], until: Duration | None) -> None:
        """What players may look at besides, as they are given leave for a while."""


def card_of(action: Any) -> Id:
    """The card that is cast or played."""
    card: Id = action.spell if isinstance(action, CastSpell) else action.land
    return card


class From(Playing, frozen=True, kw_only=True):
    """Cards that are somewhere."""

    origin: Origin
    way: Way | None = None

    @property
    def how(self) -> Way | None:
        return self.way

    def settled(self, game: Game, scope: Scope) -> Playing:
        return msgspec.structs.replace(self, origin=self.origin.settled(game, scope))


def check_spells(spells: ObjectFilter, is_many: bool) -> None:
    """Unfit unless it describes spells, without saying where they are."""
    if "spell" not in spells.nouns() or spells.plural != is_many or is_located(spells):
        raise Unfit


def check_lands(lands: ObjectFilter, is_many: bool) -> None:
    """Unfit unless it describes lands, without saying where they are."""
    if "land" not in lands.nouns() or lands.plural != is_many or is_located(lands):
        raise Unfit


def is_land(game: Game, action: Any, lands: ObjectFilter, scope: Scope) -> bool:
    """Whether the action is playing a land that fits."""
    return isinstance(action, PlayLand) and lands.match(game, action.land, scope)


@says("cast {spells} {origin}[ {way}]", "cast a(n) {spells} {origin}[ {way}]")
class CastSpells(From, frozen=True, kw_only=True):
    """Spells that fit, or one."""

    spells: ObjectFilter

    def __post_init__(self) -> None:
        check_spells(self.spells, self.wording == 0)

    @property
    def of_one(self) -> bool:
        return self.wording == 1

    def match(self, game: Game, action: Any, scope: Scope) -> bool:
        if not isinstance(action, CastSpell) or not self.origin.match(game, action.spell, scope):
            return False
        return is_spell(game, action, self.spells, scope)


@says("play {lands} {origin}", "play a(n) {lands} {origin}")
class PlayLands(From, frozen=True, kw_only=True):
    """Lands that fit, or one."""

    lands: ObjectFilter

    def __post_init__(self) -> None:
        check_lands(self.lands, self.wording == 0)

    @property
    def of_one(self) -> bool:
        return self.wording == 1

    def match(self, game: Game, action: Any, scope: Scope) -> bool:
        return is_land(game, action, self.lands, scope) and self.origin.match(game, card_of(action), scope)


@says(
    "play {lands} and cast {spells} {origin}[ {way}]",
    "play a(n) {lands} or cast a(n) {spells} {origin}[ {way}]",
    "play a(n) {lands} and cast a(n) {spells} {origin}[ {way}]",
)
class PlayBoth(From, frozen=True, kw_only=True):
    """Lands and spells that fit, one of them, or one of each."""

    lands: ObjectFilter
    spells: ObjectFilter

    def __post_init__(self) -> None:
        check_lands(self.lands, self.wording == 0)
        check_spells(self.spells, self.wording == 0)

    @property
    def of_one(self) -> bool:
        return self.wording == 1

    @property
    def of_each(self) -> bool:
        """Whether it lets one land and one spell be played."""
        return self.wording == 2

    def match(self, game: Game, action: Any, scope: Scope) -> bool:
        if not self.origin.match(game, card_of(action), scope):
            return False
        return is_land(game, action, self.lands, scope) or is_spell(game, action, self.spells, scope)


@says(
    "play a(n) {lands} {first_origin} or cast a(n) {spells} {origin}[ {way}]",
)
class PlayEither(From, frozen=True, kw_only=True):
    """A land from somewhere or a spell from somewhere."""

    lands: ObjectFilter
    first_origin: Origin
    spells: ObjectFilter

    def __post_init__(self) -> None:
        check_lands(self.lands, False)
        check_spells(self.spells, False)

    @property
    def of_one(self) -> bool:
        return True

    def match(self, game: Game, action: Any, scope: Scope) -> bool:
        if is_land(game, action, self.lands, scope):
            return self.first_origin.match(game, card_of(action), scope)
        return is_spell(game, action, self.spells, scope) and self.origin.match(game, card_of(action), scope)


@says("play cards {origin}[ {way}]", "play a card {origin}[ {way}]")
class PlayCards(From, frozen=True, kw_only=True):
    """Any cards that are there."""

    @property
    def of_one(self) -> bool:
        return self.wording == 1

    def match(self, game: Game, action: Any, scope: Scope) -> bool:
        return self.origin.match(game, card_of(action), scope)


def _places(qualifier: Word) -> bool:
    """Whether it says that cards are in exile."""
    if isinstance(qualifier, Located):
        return isinstance(qualifier.zone, InExile)
    return isinstance(qualifier, ExiledWithThis)


@says("play {cards}[ {way}]", "cast {cards}[ {way}]", "play a(n) {cards}[ {way}]", "cast a(n) {cards}[ {way}]")
class PlayTheCards(Playing, frozen=True, kw_only=True):
    """Cards that fit, which their description places somewhere."""

    cards: ObjectFilter
    way: Way | None = None

    def __post_init__(self) -> None:
        placed = any(_places(q) for q in self.cards.qualifiers)
        if "card" not in self.cards.nouns() or self.cards.plural == self.of_one or not placed:
            raise Unfit

    @property
    def of_one(self) -> bool:
        return self.wording > 1

    @property
    def how(self) -> Way | None:
        return self.way

    def match(self, game: Game, action: Any, scope: Scope) -> bool:
        if self.wording % 2 == 1 and not isinstance(action, CastSpell):
            return False
        return self.cards.match(game, card_of(action), scope)


@says("cast ~ {origin}[ {way}]", "play ~ {origin}[ {way}]")
class PlayThis(From, frozen=True, kw_only=True):
    """The card itself, from where its ability functions."""

    is_of_itself: ClassVar[bool] = True

    def match(self, game: Game, action: Any, scope: Scope) -> bool:
        if self.wording == 0 and not isinstance(action, CastSpell):
            return False
        return card_of(action) == scope.source and self.origin.match(game, scope.source, scope)


@says("play {things}[ {way}]", "cast {things}[ {way}]", "play {things} from exile", "cast {things} from exile")
class PlayThem(Playing, frozen=True, kw_only=True):
    """Cards spoken of, or targets."""

    things: ObjectReference
    way: Way | None = None

    def __post_init__(self) -> None:
        is_known = bool(self.things.refers) or isinstance(self.things, TargetReference | This)
        if not is_known or isinstance(self.things, SomeOf):
            raise Unfit  # which of them is chosen as they are played

    def antecedents(self) -> tuple[Antecedent, ...]:
        """A card that is cast can be called a spell."""
        slot = self.things.slot
        return (Antecedent(slot=slot, nature="object", nouns=frozenset({"spell"}), by_noun=True),) if slot else ()

    @property
    def how(self) -> Way | None:
        return self.way

    def settled(self, game: Game, scope: Scope) -> Playing:
        return Fixed(origin=These(cards=self.find(game, scope)), way=self.way, wording=self.wording % 2)

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        """The cards, where they are now; in the further wordings as far as that is in exile."""
        found = present(game, scope, self.things.find(game, scope))
        return tuple(t for t in found if self.wording < 2 or game.object(t).zone is Zone.EXILE)


@says("play {ones}[ {way}]", "cast {ones}[ {way}]")
class PlayThoseDone(Playing, frozen=True, kw_only=True):
    """All the cards with which something was done earlier in the ability."""

    ones: ThisWay
    way: Way | None = None

    def __post_init__(self) -> None:
        if not self.ones.things.plural or "card" not in self.ones.things.nouns():
            raise Unfit

    @property
    def how(self) -> Way | None:
        return self.way

    def settled(self, game: Game, scope: Scope) -> Playing:
        cards = present(game, scope, self.ones.which(game, scope))
        return Fixed(origin=These(cards=cards), way=self.way, wording=self.wording)


@says("look at and play {things}[ {way}]", "look at and cast {things}[ {way}]")
class LookAtAndPlay(PlayThem, frozen=True, kw_only=True):
    """Cards spoken of, which may be looked at as long as they may be played."""

    @rule("406.3", "611.2a")
    def shown(self, game: Game, scope: Scope, players: tuple[Id, ...], until: Duration | None) -> None:
        begin(game, scope, SeenNow(cards=self.find(game, scope)), until)


@says("play the top card of your library")
class PlayTheTop(Playing, frozen=True, kw_only=True):
    """The top card of the library, whichever it is."""

    def match(self, game: Game, action: Any, scope: Scope) -> bool:
        return card_of(action) in game.state.zone(Zone.LIBRARY, scope.controller)[:1]


@says(
    "play one of (them|those cards|the exiled cards)[ {way}]",
    "cast one of (them|those cards|the exiled cards)[ {way}]",
)
class PlayOneOf(Playing, frozen=True, kw_only=True):
    """One of the cards spoken of."""

    way: Way | None = None
    slot: str = ""
    refers: ClassVar[str] = "objects"

    @property
    def of_one(self) -> bool:
        return True

    @property
    def how(self) -> Way | None:
        return self.way

    def settled(self, game: Game, scope: Scope) -> Playing:
        return Fixed(origin=These(cards=self.find(game, scope)), way=self.way, wording=self.wording // 3, one=True)

    def find(self, game: Game, scope: Scope) -> tuple[Id, ...]:
        """The cards, where they are now."""
        return present(game, scope, bound(game, scope, self.slot))


class Fixed(From, frozen=True, kw_only=True):
    """Certain cards; made, never read."""

    one: bool = False

    @property
    def of_one(self) -> bool:
        return self.one

    def match(self, game: Game, action: Any, scope: Scope) -> bool:
        if self.wording == 1 and not isinstance(action, CastSpell):
            return False
        return self.origin.match(game, card_of(action), scope)
