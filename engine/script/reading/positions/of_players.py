"""Predicates of a player: what they control, have and are."""

from typing import Any, Final

from engine.game.speed import MAX_SPEED
from engine.script.reading.forms import Form, Table
from engine.script.reading.positions.lying import BATTLEFIELD, lying
from engine.script.reading.slots.base import SLOTS
from engine.script.reading.slots.people import ME, OPPONENT
from engine.script.reading.slots.specs import MORE
from engine.script.values import (
    Act,
    Cast,
    CommanderCasts,
    Completed,
    CountersPut,
    Designation,
    GainedControl,
    Has,
    HasCards,
    InRoom,
    Lacks,
    LifeIs,
    ManaFloating,
    Moment,
    ObjectSpec,
    Owns,
    OwnsOutside,
    Player,
    PlayerCounters,
    Playing,
    SpeedIs,
    Targets,
    ThisTurn,
    ZoneRef,
)


def _had(player: Player, objects: Any, zone: ZoneRef = BATTLEFIELD) -> Has:
    return lying(player, objects, zone)


def _only_there(player: Player, objects: Any, zone: ZoneRef, **_read: Any) -> Has:
    return lying(player, objects, zone, True)


def _some_there(player: Player, count: int, zone: ZoneRef) -> HasCards:
    return HasCards(player, zone.zone, count)


def _none_there(player: Player, zone: ZoneRef) -> Has:
    return Has(player, zone.zone, (), True)


def _also(player: Player, players: tuple[Player, ...] = ()) -> Playing:
    return Playing((player, *players))


def _energy(player: Player, count: int) -> PlayerCounters:
    return PlayerCounters(player, "energy", count)


def _hit(player: Player, spell: Any, said: Any = ()) -> Act:
    """``I get bolted``: by the other player."""
    return Act(OPPONENT if player == ME else Player("their opponent"), Cast(spell, (Targets((player,)), *said)))


PLAYER_FACTS: Final = Table(
    SLOTS,
    Form(Has, "~control {objects:specs}", subject="player", zone="battlefield", closed=False),
    Form(
        Has,
        "~control only {objects:specs}",
        reads=(
            "~control just|exactly {objects:specs}",
            "~control {objects:specs} [,] and nothing else",
            "~control {objects:specs} , nothing else",
            "~control {objects:specs} [,] and no other permanents|permanent|creatures|creature|lands",
            "~have {objects:specs} [,] and nothing else",
            "~have only|just {objects:specs}",
        ),
        subject="player",
        zone="battlefield",
        closed=True,
    ),
    Form(Has, "~control nothing", reads=("~control no permanents",), subject="player", zone="battlefield", closed=True, objects=()),
    *(
        Form(
            Has,
            f"~have {said}{{objects:specs}} {place}",
            subject="player",
            zone=zone,
            closed=bool(said),
            anywhere=place == "in the library",
        )
        for zone, place in (
            ("hand", "in hand"),
            ("graveyard", "in the graveyard"),
            ("exile", "in exile"),
            ("library", "on top of the library"),
            ("library", "in the library"),
            ("command", "in the command zone"),
            ("stack", "on the stack"),
        )
        for said in ("", "exactly ")
    ),
    *(
        Form(
            Has, f"~have no cards {place}", reads=(f"~have nothing {place}",), subject="player", zone=zone, objects=(), closed=True
        )
        for zone, place in (
            ("hand", "in hand"),
            ("graveyard", "in the graveyard"),
            ("exile", "in exile"),
            ("library", "in the library"),
            ("command", "in the command zone"),
        )
    ),
    Form(
        Has,
        reads=(
            "~have only|exactly|just {objects:specs} {zone:inzone}",
            "~have {zone:inzone} only {objects:specs}",
            "~have {objects:specs} [,] and nothing else {zone:inzone}",
            "~have {objects:specs} {zone:inzone} [,] and nothing else|more",
            "~have {objects:specs} {zone:inzone} , nothing else|more",
            "~have {objects:specs} {zone:inzone} [,] and no other cards",
        ),
        subject="player",
        make=_only_there,
    ),
    Form(
        Has,
        reads=(
            "~have exactly|only {_n:number} card|cards {zone:inzone} [:] , {objects:specs}",
            "~have exactly|only {_n:number} card|cards {zone:inzone} : {objects:specs}",
        ),
        subject="player",
        make=_only_there,
    ),
    *(
        Form(HasCards, f"~have {{count:cardcount}} {place}", subject="player", zone=zone)
        for zone, place in (
            ("hand", "in hand"),
            ("graveyard", "in the graveyard"),
            ("exile", "in exile"),
            ("library", "in the library"),
        )
    ),
    Form(HasCards, reads=("~have {count:cardcount} {zone:inzone}",), subject="player", make=_some_there),
    Form(HasCards, reads=("~have {count:handsize}",), subject="player", zone="hand"),
    Form(Has, reads=("~have no cards|card {zone:inzone}", "~have nothing {zone:inzone}"), subject="player", make=_none_there),
    Form(
        Has,
        reads=(
            "~have {objects:specs} {zone:inzone}",
            "~have {zone:inzone} [:] {objects:specs}",
            "~own and control {objects:specs}",
        ),
        subject="player",
        make=_had,
    ),
    Form(Has, reads=("~have {objects:specs}", "~have got {objects:specs}"), subject="player", zone="battlefield"),
    Form(Has, reads=("~begin|start the game with {objects:specs} {_zone:inplay}",), subject="player", zone="battlefield"),
    Form(
        Lacks,
        reads=("~be tapped out", "~have no mana [available|open|left|up]", "~have no untapped lands"),
        subject="player",
        zone="battlefield",
        kind="untapped land",
    ),
    Form(Lacks, "~control no {kind:pluralkind}", subject="player", zone="battlefield"),
    *(
        Form(Lacks, f"~have no {{kind:pluralkind}} in {place}", subject="player", zone=zone)
        for zone, place in (("hand", "hand"), ("graveyard", "the graveyard"), ("library", "the library"))
    ),
    Form(
        Lacks,
        reads=("~have no {kind:pluralkind} {zone:inzone}",),
        subject="player",
        make=lambda player, kind, zone: Lacks(player, zone.zone, kind),
    ),
    Form(
        LifeIs,
        "~be at {life:number} life",
        reads=(
            "~be on {life:number} life",
            "~have {life:number} life",
            "~be at {life:number}",
            "~have a life total of {life:number}",
            "~be at {life:number} life points",
            "~go|drop|fall [down|up] to {life:number} [life]",
        ),
        subject="player",
    ),
    Form(
        Has,
        reads=(
            "~have {_n:number} card|cards {zone:inzone} : {objects:specs}",
            "~have {_n:number} card|cards {zone:inzone} , {objects:specs}",
        ),
        subject="player",
        make=_only_there,
    ),
    *(
        Form(Has, reads=(f"~have an empty {said}",), subject="player", zone=zone, objects=(), closed=True)
        for said, zone in (
            ("hand", "hand"),
            ("graveyard", "graveyard"),
            ("library", "library"),
            ("board|battlefield", "battlefield"),
        )
    ),
    Form(Has, reads=("~have {objects:specs} out",), subject="player", zone="battlefield"),
    Form(Has, reads=("~control it",), subject="player", zone="battlefield", objects=(ObjectSpec(MORE),)),
    Form(CountersPut, reads=("~put {count:spelled} {kind:onecounterkind} on|onto {object}",), subject="_player", removed=False),
    Form(PlayerCounters, "~have {count:spelled} {kind:counterkind}", subject="player"),
    Form(PlayerCounters, reads=("~have {count:number} energy",), subject="player", make=_energy),
    Form(
        OwnsOutside,
        "~have {objects:specs} outside the game",
        reads=(
            "~have {objects:specs} in {_whose:whose} sideboard|wishboard",
            "~own {objects:specs} outside the game",
            "~have {objects:specs} in the sideboard|wishboard",
        ),
        subject="player",
    ),
    Form(
        SpeedIs, "~have speed {speed:number}",
        reads=("~have a speed of {speed:number}", "~be at speed {speed:number}"), subject="player",
    ),
    Form(SpeedIs, reads=("~have max|maximum speed", "~be at max|maximum speed"), subject="player", speed=MAX_SPEED),
    Form(Designation, "~be the monarch", subject="player", what="monarch"),
    Form(Designation, "~have the city 's blessing", subject="player", what="city's blessing"),
    Form(Designation, "~have the initiative", subject="player", what="initiative"),
    Form(InRoom, "~be in {room}", reads=("~be in {room} of {_dungeon:dungeon}",), subject="player"),
    Form(Completed, "~have completed a dungeon", "~have completed {dungeon}", subject="player"),
    Form(
        ThisTurn,
        "~have {verb:pastverb} {count:spelled} {what:counted} this turn",
        reads=(
            "~have already {verb:pastverb} {count:spelled} {what:counted} this turn",
            "~have {verb:pastverb} {count:spelled} {what:counted} already this turn",
        ),
        subject="player",
    ),
    Form(
        ThisTurn, reads=("~have a storm count of {count:number}", "~be on|at storm {count:number}"),
        subject="player", verb="cast", what="spell",
    ),
    Form(
        CommanderCasts,
        "~have cast {object} from the command zone {times}",
        reads=(
            "~have cast {object} from the command zone {times} this game",
            "~have cast {object} {times} from the command zone [this] [game]",
            "~have cast {object} {times} this game",
            "~have already cast {object} from the command zone {times} [this] [game]",
            "~cast {object} from the command zone {times} [earlier] [this] [game]",
        ),
        subject="player",
    ),
    Form(
        ManaFloating,
        "~have {mana:manatypes} floating",
        reads=(
            "~have {mana:manatypes} in {_whose:whose} [mana] pool",
            "~have {mana:manatypes} in the [mana] pool",
            "~have {mana:manatypes} in pool",
            "~have {mana:manatypes} available",
            "~float {mana:manatypes}",
        ),
        subject="player",
    ),
    Form(Owns, "~own {object}", subject="player"),
    Form(
        GainedControl,
        "~have gained control of {object}",
        "~have gained control of {object} with {using:object}",
        reads=(
            "~gain control of {object} with {using:object}",
            "~gain control of {object}",
            "~take control of {object} with {using:object}",
            "~steal {object} with {using:object}",
            "~have taken control of {object} with {using:object}",
        ),
        subject="player",
    ),
    Form(
        Playing,
        reads=(
            "~be playing against {players}",
            "~be playing with {players}",
            "~play against {players}",
            "~be also playing",
            "~be in the game [too]",
        ),
        subject="player",
        make=_also,
    ),
    Form(Act, reads=("~get {spell:namedparticiple} {said}",), subject="player", make=_hit),
    Form(Playing, reads=("~be the active player",), subject="player", make=lambda player: Moment(player, "turn")),
)
"""Predicates of a player."""

ELIDED: Final = Table(
    SLOTS,
    Form(Has, reads=("{objects:specs} {zone:inzone}",), subject="player", make=lying),
    Form(Has, reads=("{objects:specs}",), subject="player", zone="battlefield"),
    Form(Has, reads=("only|exactly {objects:specs} {zone:inzone}",), subject="player", make=_only_there),
    Form(Has, reads=("no cards {zone:inzone}",), subject="player", make=_none_there),
    Form(Lacks, reads=("no {kind:pluralkind}",), subject="player", zone="battlefield"),
    Form(PlayerCounters, reads=("{count:spelled} {kind:counterkind}",), subject="player"),
    Form(PlayerCounters, reads=("{count:number} energy",), subject="player", make=_energy),
)
"""Predicates of a player with "has" left out after another "has"."""
