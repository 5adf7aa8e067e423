"""What a script says is there before anything happens, and the facts about players, turns and the game."""

from typing import Literal

from engine.script.values.base import Value
from engine.script.values.references import ObjectRef, Player, Target, Zone


class Counters(Value, frozen=True):
    """``count`` counters of a kind (``+1/+1``, ``charge``); the empty kind with 0: no counters at all."""

    kind: str
    count: int


class TokenSpec(Value, frozen=True):
    """A token by description. ``pt`` is ``2/2`` or empty; ``kind`` what stands before "token".

    ``is_card``: no token but some card of that kind ("a creature with deathtouch"); ``kind`` then ends in its card type.
    """

    kind: str
    pt: str = ""
    name: str = ""
    abilities: tuple[str, ...] = ()
    is_card: bool = False


class ObjectSpec(Value, frozen=True):
    """Objects put into a zone by the text; one of ``name``, ``token``, ``token_copy_of``, ``emblem`` is said.

    ``arrived`` is ``this turn`` (so summoning sick), ``last turn`` or empty: before that. ``x`` is the X it had as a
    spell.
    ``choosing`` holds the words of choices made as it entered (``red``, ``Dragons``).
    """

    name: str = ""
    count: int = 1
    label: str = ""
    token: TokenSpec | None = None
    token_copy_of: ObjectRef | None = None
    emblem: str = ""
    tapped: bool = False
    arrived: Literal["", "this turn", "last turn"] = ""
    face_down: bool = False
    manifested: bool = False
    cloaked: bool = False
    suspected: bool = False
    transformed: bool = False
    flipped: bool = False
    phased_out: bool = False
    monstrous: bool = False
    prepared: bool = False
    attacking: bool = False
    counters: tuple[Counters, ...] = ()
    damage: int = 0
    loyalty: int | None = None
    defense: int | None = None
    class_level: int = 0
    x: int | None = None
    kicked: int = 0
    attached_to: Target | None = None
    copying: ObjectRef | None = None
    exiled_with: ObjectRef | None = None
    naming: str = ""
    choosing: tuple[str, ...] = ()
    paired_with: ObjectRef | None = None
    owner: Player | None = None


class Has(Value, frozen=True):
    """Objects of a player in a zone, in the order of the text. ``closed``: nothing else of that player is there.

    A library is listed top first; ``anywhere`` means its place in the library is not said.
    """

    player: Player
    zone: Zone
    objects: tuple[ObjectSpec, ...]
    closed: bool = False
    anywhere: bool = False


class HasCards(Value, frozen=True):
    """A number of cards of a player in a zone, whatever they are; those named elsewhere are among them."""

    player: Player
    zone: Zone
    count: int


class Lacks(Value, frozen=True):
    """A player has none of a kind in a zone ("controls no lands")."""

    player: Player
    zone: Zone
    kind: str


class ObjectFact(Value, frozen=True):
    """A later fact about an object that is there; only the fields of ``facts`` that are not the default count."""

    object: ObjectRef
    facts: ObjectSpec


class Owns(Value, frozen=True):
    """Ownership where it differs from control."""

    player: Player
    object: ObjectRef


class GainedControl(Value, frozen=True):
    """How control came to a player before the script starts."""

    player: Player
    object: ObjectRef
    using: ObjectRef | None = None


class LifeIs(Value, frozen=True):
    """A life total."""

    player: Player
    life: int


class OwnsOutside(Value, frozen=True):
    """Cards that a player owns outside the game: in a sideboard."""

    player: Player
    objects: tuple[ObjectSpec, ...]


class SpeedIs(Value, frozen=True):
    """A player's speed."""

    player: Player
    speed: int


class PlayerCounters(Value, frozen=True):
    """Counters on a player: poison, energy, experience, rad, ticket."""

    player: Player
    kind: str
    count: int


class Designation(Value, frozen=True):
    """A designation of a player: ``monarch``, ``city's blessing``, ``initiative``."""

    player: Player
    what: str


class ThisTurn(Value, frozen=True):
    """What a player has done this turn. ``verb``: cast, drawn, lost, gained, played, attacked."""

    player: Player
    verb: str
    what: str
    count: int = 1


class CommanderIs(Value, frozen=True):
    """A card is a player's commander. ``zone`` says where it is when the sentence says so."""

    object: ObjectRef
    player: Player
    zone: Zone | None = None


class CommanderCasts(Value, frozen=True):
    """How often a commander was cast from the command zone."""

    player: Player
    object: ObjectRef
    times: int


class CommanderDamage(Value, frozen=True):
    """Combat damage a commander has dealt to a player in this game."""

    object: ObjectRef
    damage: int
    player: Player


class RingBearer(Value, frozen=True):
    """A creature bears a player's Ring."""

    object: ObjectRef
    player: Player


class Tempted(Value, frozen=True):
    """How often the Ring has tempted a player."""

    player: Player
    times: int


class InRoom(Value, frozen=True):
    """The room in which a player's venture marker is."""

    player: Player
    room: str


class Completed(Value, frozen=True):
    """A dungeon that a player has completed; empty when it is not said which."""

    player: Player
    dungeon: str = ""


class ManaFloating(Value, frozen=True):
    """Mana in a pool, written ``{G}{G}``."""

    player: Player
    mana: str


class Moment(Value, frozen=True):
    """When the script starts or stands. ``step`` is empty for "Bob's turn"; ``turn`` is 0 when not said."""

    player: Player | None = None
    step: str = ""
    turn: int = 0


class DayNight(Value, frozen=True):
    """It is ``day`` or ``night``."""

    what: Literal["day", "night"]


class EnteredBefore(Value, frozen=True):
    """Timestamps said outright: the first is older."""

    older: ObjectRef
    newer: ObjectRef


class ManaMatters(Value, frozen=True):
    """Costs must be paid from what is on the table."""


class RangeOfInfluence(Value, frozen=True):
    """How many seats away players reach; of everybody where no ``player`` is said."""

    seats: int
    player: Player | None = None


class AttackTo(Value, frozen=True):
    """To which side alone players attack."""

    side: Literal["left", "right"]


class Format(Value, frozen=True):
    """The kind of game: ``Commander``."""

    name: str


class Teams(Value, frozen=True):
    """Who plays together, team by team."""

    teams: tuple[tuple[Player, ...], ...]


class Teammates(Value, frozen=True):
    """Players who are a team."""

    players: tuple[Player, ...]


class Playing(Value, frozen=True):
    """All players, in turn order."""

    players: tuple[Player, ...]


Position = (
    Has
    | HasCards
    | Lacks
    | ObjectFact
    | Owns
    | GainedControl
    | LifeIs
    | SpeedIs
    | OwnsOutside
    | PlayerCounters
    | Designation
    | ThisTurn
    | CommanderIs
    | CommanderCasts
    | CommanderDamage
    | RingBearer
    | Tempted
    | InRoom
    | Completed
    | ManaFloating
    | Moment
    | DayNight
    | EnteredBefore
    | ManaMatters
    | RangeOfInfluence
    | Format
    | Playing
    | Teams
    | AttackTo
    | Teammates
)
