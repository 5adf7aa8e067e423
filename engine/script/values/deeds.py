"""What players do, and what a script lets happen without saying why."""

from engine.script.values.base import Value
from engine.script.values.choices import Said
from engine.script.values.references import AbilityRef, ObjectRef, Player, Zone


class Cast(Value, frozen=True):
    """Cast a spell with its announcements, ``times`` times."""

    spell: ObjectRef
    said: tuple[Said, ...] = ()
    times: int = 1


class Play(Value, frozen=True):
    """Play a land, or any card that can be played as one."""

    card: ObjectRef
    said: tuple[Said, ...] = ()


class Activate(Value, frozen=True):
    """Activate an ability; an :class:`AbilityRef` with only a source is its one activated ability."""

    ability: AbilityRef
    said: tuple[Said, ...] = ()
    times: int = 1


class TapForMana(Value, frozen=True):
    """Activate a mana ability with {T} in its cost of each source. ``mana`` is ``{G}`` when said."""

    sources: tuple[ObjectRef, ...]
    mana: str = ""
    said: tuple[Said, ...] = ()


class Attackers(Value, frozen=True):
    """Creatures attacking one player or permanent; None when the script does not say whom. In questions none: any creature."""

    creatures: tuple[ObjectRef, ...]
    defender: Player | ObjectRef | None = None


class Attack(Value, frozen=True):
    """The declaration of attackers. ``only``: with just these. No groups: no attack."""

    groups: tuple[Attackers, ...] = ()
    only: bool = False
    said: tuple[Said, ...] = ()


class Blockers(Value, frozen=True):
    """Creatures blocking; no ``attackers`` when the script does not say which."""

    blockers: tuple[ObjectRef, ...]
    attackers: tuple[ObjectRef, ...] = ()


class Block(Value, frozen=True):
    """The declaration of blockers. ``only``: with just these. No groups: no block."""

    groups: tuple[Blockers, ...] = ()
    only: bool = False
    said: tuple[Said, ...] = ()


class DoNothing(Value, frozen=True):
    """The player (or nobody) does anything else."""


class KeywordDeed(Value, frozen=True):
    """A special action or ability named by its keyword verb: cycle, dredge, suspend, foretell, plot, unearth ..."""

    keyword: str
    card: ObjectRef
    said: tuple[Said, ...] = ()


class Equip(Value, frozen=True):
    """Equip ``creature`` with ``equipment``."""

    creature: ObjectRef
    equipment: ObjectRef
    said: tuple[Said, ...] = ()


class Crew(Value, frozen=True):
    """Crew a Vehicle, or ``how`` says: saddle a Mount, station a Spacecraft or Planet."""

    vehicle: ObjectRef
    crew: tuple[ObjectRef, ...] = ()
    how: str = "crew"


class TurnFaceUp(Value, frozen=True):
    """Turn an object face up."""

    object: ObjectRef
    said: tuple[Said, ...] = ()


class GoTo(Value, frozen=True):
    """Move on to a step: ``upkeep``, ``draw step``, ``main phase``, ``combat``, ``declare attackers step``,
    ``postcombat main phase``, ``end step``, ``cleanup step``, ``turn``. ``next`` only when said.
    """

    step: str
    player: Player | None = None
    next: bool = False


class EndTurn(Value, frozen=True):
    """The turn is ended by playing it out."""


class AfterCombat(Value, frozen=True):
    """The combat phase is played out."""


class CombatDamage(Value, frozen=True):
    """Combat damage is dealt: ``first-strike``, ``regular`` or, when empty, all that is left."""

    kind: str = ""


class Resolve(Value, frozen=True):
    """``top``, ``everything``, or one named thing of the stack."""

    what: str = "top"
    named: AbilityRef | ObjectRef | None = None


class PassPriority(Value, frozen=True):
    """A player passes, or all players do."""


class Concede(Value, frozen=True):
    """A player concedes; ``leaves`` when the script says "leaves the game"."""

    leaves: bool = False


class Draw(Value, frozen=True):
    """Draw cards."""

    count: int = 1


class DiscardCount(Value, frozen=True):
    """Discard a number of cards."""

    count: int = 1


class Mill(Value, frozen=True):
    """Mill cards."""

    count: int = 1


class KeywordAction(Value, frozen=True):
    """A keyword action in the words of a card: ``investigate``, ``incubate`` with its ``count``, ``goad`` an ``object``."""

    words: str
    count: int = 0
    object: ObjectRef | None = None


class LoseLife(Value, frozen=True):
    """Lose life."""

    life: int


class GainLife(Value, frozen=True):
    """Gain life."""

    life: int


class LoseGame(Value, frozen=True):
    """Lose the game."""


class GetCounters(Value, frozen=True):
    """A player gets counters."""

    kind: str
    count: int = 1


class Create(Value, frozen=True):
    """Create tokens, written as the spec of what comes."""

    count: int
    kind: str


class Shuffle(Value, frozen=True):
    """Shuffle the library."""


class Repeat(Value, frozen=True):
    """Do again what was done since the last question, ``times`` more times."""

    times: int = 1


Decision = Cast | Play | Activate | TapForMana | Attack | Block | KeywordDeed | Equip | Crew | TurnFaceUp
"""What a player does because the rules of the game let them."""

Deed = (
    Decision
    | DoNothing
    | GoTo
    | EndTurn
    | AfterCombat
    | CombatDamage
    | Resolve
    | PassPriority
    | Concede
    | Draw
    | DiscardCount
    | Mill
    | KeywordAction
    | LoseLife
    | GainLife
    | LoseGame
    | GetCounters
    | Create
    | Shuffle
    | Repeat
    | Said
)


class Act(Value, frozen=True):
    """A player does something. ``player`` is None where nobody in particular does ("Resolve everything"); ``by`` is who makes
    that player do it, when it is said.
    """

    player: Player | None
    deed: Deed
    by: Player | None = None


class Earlier(Value, frozen=True):
    """Something done before the script starts. ``when``: ``an earlier turn``, ``this turn``, ``this game``."""

    when: str
    act: Act


class Happens(Value, frozen=True):
    """Something happens to an object. ``what``: dies, destroyed, exiled, sacrificed, countered, enters, leaves,
    phases out, phases in, tapped, untapped, transforms, returned to hand, turned face up, regenerated, blocked ...
    """

    object: ObjectRef
    what: str
    to: Zone | None = None


class DamageDealt(Value, frozen=True):
    """Damage is dealt; ``source`` None when not said, ``amount`` -1 for as much as the source's power."""

    amount: int
    to: ObjectRef | Player
    source: ObjectRef | None = None
    is_combat: bool = False


class Undergoes(Value, frozen=True):
    """An effect comes over objects, in the words of a card after their subject: ``gets +3/+3 until end of turn``."""

    object: ObjectRef
    words: str


class Fights(Value, frozen=True):
    """Two creatures fight."""

    object: ObjectRef
    other: ObjectRef


class CountersPut(Value, frozen=True):
    """Counters come onto an object, or go when ``removed``."""

    object: ObjectRef
    kind: str
    count: int = 1
    removed: bool = False


Happening = Happens | DamageDealt | CountersPut | Undergoes | Fights
