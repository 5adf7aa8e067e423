"""What players say about the costs, choices and chances of a deed: announcements while casting, answers afterwards."""

from engine.script.values.base import Value
from engine.script.values.position import Counters
from engine.script.values.references import AbilityRef, ObjectRef, Target, ZoneRef


class Targets(Value, frozen=True):
    """Targets, in the order of the text. ``using`` is whose targets ("with its trigger"), None: of the deed itself."""

    targets: tuple[Target, ...]
    using: AbilityRef | ObjectRef | None = None
    count: int = 1


class XIs(Value, frozen=True):
    """The value of X."""

    x: int


class Mode(Value, frozen=True):
    """A mode by number (1 is the first) or by its words."""

    number: int = 0
    words: str = ""


class Kicked(Value, frozen=True):
    """Kicked, ``times`` times; ``cost`` is the kicker cost that says which kicker (``{W}``)."""

    times: int = 1
    cost: str = ""


class ForCost(Value, frozen=True):
    """Cast for a named cost, ``times`` times: flashback, bestow, overload, evoke ... ``mana`` is the ordinary mana cost."""

    cost: str
    times: int = 1


class WithoutPaying(Value, frozen=True):
    """Cast without paying its mana cost."""


class FaceDown(Value, frozen=True):
    """Cast face down, or with ``down`` false expressly face up."""

    down: bool = True


class FromZone(Value, frozen=True):
    """Cast or played from a zone."""

    zone: ZoneRef


class Words(Value, frozen=True):
    """A choice said in words: a colour, a card name, a number, a word of the card, yes or no."""

    text: str


class ChoiceFor(Value, frozen=True):
    """A choice for one of several ("red for the first token")."""

    what: Target | Words
    object: Target


class Choose(Value, frozen=True):
    """A choice. ``first``: the chosen thing comes first in an order. ``using`` is whose choice it is."""

    what: tuple[Target | Words | Mode | ChoiceFor, ...]
    first: bool = False
    using: AbilityRef | ObjectRef | None = None


class Pile(Value, frozen=True):
    """Choose the pile with these."""

    objects: tuple[ObjectRef, ...]


class MakePiles(Value, frozen=True):
    """One pile is said, the other is the rest."""

    objects: tuple[ObjectRef, ...]


class Naming(Value, frozen=True):
    """A card name is named."""

    name: str


class Copying(Value, frozen=True):
    """The object that is copied as the permanent enters."""

    object: ObjectRef


class Banded(Value, frozen=True):
    """These creatures attack as a band; none named: all that the sentence has attack."""

    creatures: tuple[ObjectRef, ...] = ()


class Splicing(Value, frozen=True):
    """Cards spliced onto the spell."""

    cards: tuple[ObjectRef, ...]


class Sacrifice(Value, frozen=True):
    """Objects sacrificed, ``to`` what when said; ``only`` these."""

    objects: tuple[ObjectRef, ...]
    to: AbilityRef | ObjectRef | None = None
    only: bool = False


class Discard(Value, frozen=True):
    """Cards discarded; ``count`` when only a number is said."""

    objects: tuple[ObjectRef, ...]


class Tap(Value, frozen=True):
    """Objects tapped, ``purpose``: empty, ``mana``, ``convoke``, ``improvise``, ``crew`` ..."""

    objects: tuple[ObjectRef, ...]
    purpose: str = ""


class Untap(Value, frozen=True):
    """Objects untapped."""

    objects: tuple[ObjectRef, ...]


class Exile(Value, frozen=True):
    """Objects exiled, ``using`` what when said."""

    objects: tuple[ObjectRef, ...]
    using: AbilityRef | ObjectRef | None = None


class Return(Value, frozen=True):
    """Objects returned to a zone."""

    objects: tuple[ObjectRef, ...]
    to: ZoneRef


class Put(Value, frozen=True):
    """Objects put into a zone."""

    objects: tuple[ObjectRef, ...]
    to: ZoneRef


class ShuffleInto(Value, frozen=True):
    """Objects shuffled into a library."""

    objects: tuple[ObjectRef, ...]
    to: ZoneRef


class Reveal(Value, frozen=True):
    """Objects revealed."""

    objects: tuple[Target, ...]


class RemoveCounters(Value, frozen=True):
    """Counters removed (of any kind when that is empty), from which object when said."""

    counters: Counters
    object: ObjectRef | None = None


class Find(Value, frozen=True):
    """Objects found in a search; :class:`Nothing` for nothing."""

    objects: tuple[Target, ...]


class Exchange(Value, frozen=True):
    """``first`` is exchanged with ``second``."""

    first: ObjectRef
    second: ObjectRef


class Regenerate(Value, frozen=True):
    """A regeneration shield is made or used."""

    object: ObjectRef


class Exert(Value, frozen=True):
    """Creatures exerted as they attack."""

    objects: tuple[ObjectRef, ...]


class PayLife(Value, frozen=True):
    """Life paid."""

    life: int


class PayMana(Value, frozen=True):
    """Mana paid, ``{R}``."""

    mana: str


class PayEnergy(Value, frozen=True):
    """Energy counters paid."""

    count: int


class PayCost(Value, frozen=True):
    """A named cost is paid (``echo``, ``cumulative upkeep``); empty: whatever was asked, by ``using`` where that is named.
    ``how`` says with what.
    """

    cost: str = ""
    how: tuple["Said", ...] = ()
    using: AbilityRef | ObjectRef | None = None


class DontPay(Value, frozen=True):
    """The cost that was asked is not paid."""

    cost: str = ""
    using: AbilityRef | ObjectRef | None = None


class Decline(Value, frozen=True):
    """An offer is declined; ``deed`` says which when the text does ("doesn't search her library")."""

    deed: "Said | None" = None
    using: AbilityRef | ObjectRef | None = None


class Accept(Value, frozen=True):
    """An offer is taken ("says yes")."""

    using: AbilityRef | ObjectRef | None = None


class Keep(Value, frozen=True):
    """What is kept: under the legend rule, or on top of a library that was looked at. None named: everything."""

    objects: tuple[ObjectRef, ...] = ()


class Apply(Value, frozen=True):
    """The replacement effect of ``first`` is applied first, or before that of ``before``."""

    first: ObjectRef
    before: ObjectRef | None = None


class Order(Value, frozen=True):
    """An order said outright: triggers or cards, first to last. ``what`` is the noun typed."""

    things: tuple[Target, ...]
    what: str = "triggers"


class Share(Value, frozen=True):
    """An amount for one recipient."""

    amount: int
    to: Target


class Assign(Value, frozen=True):
    """Combat damage assigned. ``source`` is None where there is just one creature it can be."""

    shares: tuple[Share, ...]
    source: ObjectRef | None = None


class Divide(Value, frozen=True):
    """Damage or counters divided while casting or activating; with no shares, evenly."""

    shares: tuple[Share, ...] = ()


class Flip(Value, frozen=True):
    """A coin result: ``heads``, ``tails``, ``won``, ``lost``."""

    result: str


class Roll(Value, frozen=True):
    """A die result."""

    result: int


class Search(Value, frozen=True):
    """A library is searched."""

    zone: ZoneRef


Said = (
    Targets
    | XIs
    | Mode
    | Kicked
    | ForCost
    | WithoutPaying
    | FaceDown
    | FromZone
    | Choose
    | Pile
    | MakePiles
    | Naming
    | Copying
    | Splicing
    | Banded
    | Sacrifice
    | Discard
    | Tap
    | Untap
    | Exile
    | Return
    | Put
    | ShuffleInto
    | Reveal
    | RemoveCounters
    | Find
    | Exchange
    | Regenerate
    | Exert
    | PayLife
    | PayMana
    | PayEnergy
    | PayCost
    | DontPay
    | Decline
    | Accept
    | Keep
    | Apply
    | Order
    | Assign
    | Divide
    | Flip
    | Roll
    | Search
)
