"""Creating tokens: what the text says of them, how many, and how they enter."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar

from engine.game.events import Event
from engine.game.machine import Game
from engine.game.meaning import ObjectReference, PlayerVerb
from engine.game.objects import Characteristics, Id, Zone
from engine.game.scope import Scope
from engine.game.zones import CreateToken, arrived
from engine.phrase import Leaf, Unfit, Word, says
from engine.rulebook import rule
from engine.words.amounts import Number, Numeral, Quantity, X
from engine.words.arrivals import Posture
from engine.words.kinds import PT, Color, Kind, Supertype
from engine.words.modifications.abilities import Granted
from engine.words.references.antecedents import Antecedent


class TokenColors(Word, frozen=True):
    """The colours of a token."""

    def symbols(self) -> frozenset[str]:
        """Their letters."""
        return frozenset()


@says("colorless")
class NoColor(TokenColors, frozen=True):
    """None."""


@says("{colors:and+}")
class TheseColors(TokenColors, frozen=True):
    """These."""

    colors: tuple[Color, ...]

    def symbols(self) -> frozenset[str]:
        return frozenset(c.symbol for c in self.colors)


class TokenName(Leaf, frozen=True):
    """The name that a token is given, up to where the sentence goes on."""

    words: tuple[str, ...]

    ENDS: ClassVar[frozenset[str]] = frozenset(". , and that that's with for if under at then attached where instead : \"".split())
    SMALL: ClassVar[frozenset[str]] = frozenset("of the a an in".split())

    @property
    def name(self) -> str:
        """The name with the capitals that names have."""
        said = " ".join(w if n and w in self.SMALL else w[:1].upper() + w[1:] for n, w in enumerate(self.words))
        return said.replace(" 's", "'s").replace(" ,", ",")

    @classmethod
    def read(cls, tokens: list[str], at: int) -> list[tuple[Any, int]]:
        end = cls._end(tokens, at)
        ends = [end, cls._end(tokens, end + 2)] if tokens[end : end + 2] == [",", "the"] else [end]
        return [(cls(words=tuple(tokens[at:e])), e) for e in ends if e > at]

    @classmethod
    def _end(cls, tokens: list[str], at: int) -> int:
        return next((n for n in range(at, len(tokens)) if tokens[n] in cls.ENDS), len(tokens))

    def say(self, style: str = "") -> list[str]:
        return self.name.replace("'s", " 's").replace(",", " ,").split()


class Described(Word, frozen=True):
    """What kind of token is created."""

    @abstractmethod
    def base(self, game: Game, scope: Scope) -> Characteristics:
        """Its characteristics."""

    @abstractmethod
    def nouns(self) -> frozenset[str]:
        """The nouns by which it can be spoken of."""

    needs_name: ClassVar[bool] = False
    """Whether it is only said after the name of a token."""

    def has_size(self, more: tuple[Granted, ...]) -> bool:
        """Whether it says what power and toughness a creature has, itself or by what the text says it has."""
        return True

    @rule("111.2", "111.3", "111.4")
    def create(self, game: Game, made: Sequence[Event]) -> tuple[Event, ...]:
        """Let such tokens be created."""
        return game.happen(*made)


@says(
    "{size} [{supertypes:space+} ]{colors} {kinds:space+} {token/tokens^}[ with {abilities:and+}][ named {name}]",
    "[{supertypes:space+} ]{size} {colors} {kinds:space+} {token/tokens^}[ with {abilities:and+}][ named {name}]",
    "{size} {colors} {kinds:space+} {token/tokens^} named {name} with {abilities:and+}",
)
class CreatureToken(Described, frozen=True):
    """A creature token of a size, with colours, types and abilities."""

    size: PT
    colors: TokenColors
    kinds: tuple[Kind, ...]
    supertypes: tuple[Supertype, ...] = ()
    abilities: tuple[Granted, ...] = ()
    name: TokenName | None = None

    def __post_init__(self) -> None:
        if self.size.signs != ("", "") or self.kinds[-1].name != "creature" or any(k.is_many for k in self.kinds):
            raise Unfit
        if self.wording == 1 and not self.supertypes:
            raise Unfit

    def nouns(self) -> frozenset[str]:
        return frozenset(k.name for k in self.kinds)

    def base(self, game: Game, scope: Scope) -> Characteristics:
        subtypes = tuple(k.name for k in self.kinds if k.is_subtype)
        power, toughness = (X().count(game, scope) if n is None else n for n in (self.size.power, self.size.toughness))
        return Characteristics(
            name=f"{' '.join(subtypes)} Token".strip() if self.name is None else self.name.name,
            colors=self.colors.symbols(),
            supertypes=tuple(s.name for s in self.supertypes),
            types=tuple(k.name for k in self.kinds if not k.is_subtype),
            subtypes=subtypes,
            power=power,
            toughness=toughness,
            abilities=tuple(a for g in self.abilities for a in g.abilities()),
        )


class Noncreature(Described, frozen=True):
    """A noncreature token, its types and abilities."""

    colors: TokenColors
    kinds: tuple[Kind, ...]
    supertypes: tuple[Supertype, ...] = ()
    abilities: tuple[Granted, ...] = ()

    def __post_init__(self) -> None:
        names = [k.name for k in self.kinds]
        if "creature" in names or any(k.is_many for k in self.kinds) or not {"artifact", "enchantment", "land"} & set(names):
            raise Unfit

    def nouns(self) -> frozenset[str]:
        return frozenset(k.name for k in self.kinds)

    def called(self) -> str:
        """Its name."""
        return ""

    def base(self, game: Game, scope: Scope) -> Characteristics:
        return Characteristics(
            name=self.called(),
            colors=self.colors.symbols(),
            supertypes=tuple(s.name for s in self.supertypes),
            types=tuple(k.name for k in self.kinds if not k.is_subtype),
            subtypes=tuple(k.name for k in self.kinds if k.is_subtype),
            abilities=tuple(a for g in self.abilities for a in g.abilities()),
        )


@says("[{supertypes:space+} ]{colors} {kinds:space+} {token/tokens^} named {name}[ with {abilities:and+}]")
class NamedToken(Noncreature, frozen=True, kw_only=True):
    """With a name."""

    name: TokenName

    def called(self) -> str:
        return self.name.name


@says("[{supertypes:space+} ]{colors} {kinds:space+} {token/tokens^} with {abilities:and+}")
class TokenCalledBefore(Noncreature, frozen=True, kw_only=True):
    """With a name that was said before it."""

    needs_name: ClassVar[bool] = True


class Entering(Word, frozen=True):
    """How tokens enter, said after what they are."""

    @abstractmethod
    def created(self, game: Game, scope: Scope, player: Id) -> dict[str, Any]:
        """Fields of the event by which they are created under the control of a player."""


@says("that's {how}", "that are {how}")
class ThatAre(Entering, frozen=True):
    """In a posture that cards may take as well."""

    how: Posture

    def created(self, game: Game, scope: Scope, player: Id) -> dict[str, Any]:
        return self.how.created(game, scope, player)


@says("attached to {thing}")
class AttachedTo(Entering, frozen=True):
    """Attached to something."""

    thing: ObjectReference

    def created(self, game: Game, scope: Scope, player: Id) -> dict[str, Any]:
        there = [scope.now(t) for t in self.thing.find(game, scope)]
        return {"attached_to": next((t for t in there if game.exists(t)), there[0] if there else None)}


class Create(PlayerVerb, frozen=True, kw_only=True):
    """Tokens are created; the slot keeps them."""

    amount: Numeral = Number(n=1)
    state: Posture | None = None
    entering: Entering | None = None
    more: tuple[Granted, ...] = ()
    slot: str = ""
    makes: ClassVar[str] = "created"

    @abstractmethod
    def nouns(self) -> frozenset[str]:
        """The nouns by which the tokens can be spoken of."""

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The tokens can be spoken of."""
        nouns = frozenset({"token"})
        made = Antecedent(slot=self.slot, nature="object", nouns=nouns | self.nouns(), is_many=self.amount.plural)
        of_several = Antecedent(slot=self.slot, nature="object", nouns=nouns, is_many=True, by_noun=True)
        return (made,) if made.is_many else (of_several, made)  # each of several players may have created one

    def many(self, game: Game, scope: Scope) -> int:
        """How many."""
        return self.amount.count(game, scope) or 0

    def act(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> None:
        made = self.made(game, scope, players)
        scope.slots[self.slot] = arrived(game, self.create(game, made), Zone.BATTLEFIELD) if made else ()

    @abstractmethod
    def made(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> list[CreateToken]:
        """The tokens that the players are to create; none when it can't be said what."""

    @rule("111.2")
    def create(self, game: Game, made: Sequence[Event]) -> tuple[Event, ...]:
        """Let the tokens be created."""
        return game.happen(*made)

    def _one(self, game: Game, scope: Scope, player: Id, base: Characteristics) -> CreateToken:
        said: dict[str, Any] = {}
        for one in (self.state, self.entering):
            said |= one.created(game, scope, player) if one is not None else {}
        return CreateToken(controller=player, base=base, by=scope.source, is_copy=self.is_copy, **said)

    is_copy: ClassVar[bool] = False


class CreateDescribed(Create, frozen=True, kw_only=True):
    """Tokens that the text describes."""

    tokens: Described

    def __post_init__(self) -> None:
        if not self.tokens.has_size(self.more) or (self.tokens.needs_name and "name" not in self.__struct_fields__):
            raise Unfit

    def nouns(self) -> frozenset[str]:
        return self.tokens.nouns()

    def create(self, game: Game, made: Sequence[Event]) -> tuple[Event, ...]:
        return self.tokens.create(game, made)

    def made(self, game: Game, scope: Scope, players: tuple[Id, ...]) -> list[CreateToken]:
        base = self.token(game, scope)
        if base is None:
            return []
        return [self._one(game, scope, p, base) for p in players for _ in range(self.many(game, scope.for_each(p)))]

    def token(self, game: Game, scope: Scope) -> Characteristics | None:
        """What is created; None when it can't be said what."""
        base = self.tokens.base(game, scope)
        more = tuple(a for g in self.more for a in g.abilities())
        return base if not more else _with(base, more)


@says(
    "create{s^} {amount} [{state} ]{tokens@amount}[ {entering}]",
    "create{s^} {amount} [{state} ]{tokens@amount}[ {entering}]. (it has|they have) {more:and+}",
)
class CreateTokens(CreateDescribed, frozen=True, kw_only=True):
    """A number of tokens."""

    tokens: Described

    def __post_init__(self) -> None:
        super().__post_init__()
        if isinstance(self.amount, Number) and self.amount.form == "digits":
            raise Unfit
        if self.more and self.amount.plural != (self.wording == 2):
            raise Unfit


@says("create{s^} a number of [{state} ]{tokens}[ {entering}] equal to {number}")
class CreateNumber(CreateDescribed, frozen=True, kw_only=True):
    """As many tokens as an amount says."""

    tokens: Described
    number: Quantity

    def antecedents(self) -> tuple[Antecedent, ...]:
        nouns = frozenset({"token"}) | self.nouns()
        return (Antecedent(slot=self.slot, nature="object", nouns=nouns, is_many=True),)

    def many(self, game: Game, scope: Scope) -> int:
        return self.number.count(game, scope) or 0


def _with(base: Characteristics, more: tuple[Any, ...]) -> Characteristics:
    import msgspec

    return msgspec.structs.replace(base, abilities=(*base.abilities, *more))
