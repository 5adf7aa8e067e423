"""Activating abilities, mana abilities, and deeds that have a keyword for their verb."""

from typing import Any

from engine.script.reading.forms import Form
from engine.script.reading.several import Several
from engine.script.reading.slots.things import IT
from engine.script.values import (
    AbilityRef,
    Activate,
    Choose,
    Crew,
    Equip,
    Exile,
    Find,
    KeywordDeed,
    TapForMana,
    Targets,
    TurnFaceUp,
    Words,
)


def _crafted(card: Any, with_what: Any, keyword: str) -> KeywordDeed:
    return KeywordDeed(keyword, card, (Exile(with_what),))


KEYWORDS = (
    "cycle",
    "dredge",
    "suspend",
    "foretell",
    "plot",
    "unearth",
    "embalm",
    "eternalize",
    "reinforce",
    "scavenge",
    "transmute",
    "forecast",
    "encore",
    "exhaust",
    "level",
    "adapt",
    "outlast",
    "ninjutsu",
    "landcycle",
    "plainscycle",
    "islandcycle",
    "swampcycle",
    "mountaincycle",
    "forestcycle",
    "unlock",
    "morph",
    "megamorph",
    "reconfigure",
    "fortify",
    "mutate",
    "channel",
    "bloodrush",
)


def _each(abilities: tuple[AbilityRef, ...], said: Any) -> Activate | Several:
    deeds = tuple(Activate(ability, said) for ability in abilities)
    return deeds[0] if len(deeds) == 1 else Several(deeds)


def _pinging(source: Any, targets: Any) -> Activate:
    return Activate(AbilityRef(source), (Targets(targets),))


def _for_mana(source: Any, mana: str = "") -> Activate:
    said = (Choose((Words(mana),)),) if mana else ()
    return Activate(AbilityRef(source, words="sacrifice", quoted=True), said)


def _for_what_it_finds(source: Any, objects: Any) -> Activate:
    return Activate(AbilityRef(source, words="sacrifice", quoted=True), (Find(objects),))


def _at_targets(source: Any, targets: Any) -> Activate:
    return Activate(AbilityRef(source, words="sacrifice", quoted=True), (Targets(targets),))


ACTIVATING = (
    Form(
        TapForMana,
        "~tap {sources:objects} for mana {said}",
        "~tap {sources:objects} for {mana} {said}",
        reads=("~tap {sources:objects} for {mana} mana {said}", "~tap a|an|the {sources:objects} for mana {said}"),
    ),
    Form(
        Activate,
        "~activate {ability:anyability} {said}",
        "~activate {ability:anyability} {times} {said}",
        reads=(
            "~use {ability:anyability} {said}",
            "~use {ability:anyability} {times} {said}",
            "~activate the ability of {ability:anyability} {said}",
        ),
    ),
    Form(
        Activate,
        reads=("~sacrifice|sac|crack|pop {source:object} for mana", "~sacrifice|sac|crack|pop {source:object} for {mana}"),
        make=_for_mana,
    ),
    Form(
        Activate,
        reads=("~sacrifice|sac|crack|pop {source:object} [,] for|finding|fetching|getting {objects:targets}",),
        make=_for_what_it_finds,
    ),
    Form(Activate, reads=("~sacrifice|sac|crack|pop {source:object} [,] targeting {targets}",), make=_at_targets),
    Form(
        Activate,
        reads=("~animate {source:object} {said}",),
        make=lambda source, said: Activate(AbilityRef(source, words="becomes", quoted=True), said),
    ),
    Form(
        Activate,
        reads=("~crack|pop {source:object} {said}",),
        make=lambda source, said: Activate(AbilityRef(source, words="sacrifice", quoted=True), said),
    ),
    Form(
        Activate,
        reads=(
            "~remove {_n:spelled} {_kind:onecounterkind} to ping|shoot|hit {targets}",
            "~remove {_n:spelled} {_kind:onecounterkind} from {source:object} to ping|shoot|hit {targets}",
            "~remove {_n:spelled} {_kind:onecounterkind} to deal {_d:number} damage to {targets}",
            "~remove {_n:spelled} {_kind:onecounterkind} from {source:object} to deal {_d:number} damage to {targets}",
        ),
        make=lambda targets, source=IT: Activate(AbilityRef(source, words="remove", quoted=True), (Targets(targets),)),
    ),
    Form(Activate, reads=("~activate {abilities:anyabilities} {said}",), make=_each),
    Form(Activate, reads=("~ping {targets} with {source:object}", "~tap {source:object} targeting {targets}"), make=_pinging),
    Form(
        Equip,
        "~equip {creature:object} with {equipment:object} {said}",
        reads=(
            "~equip {equipment:object} to|onto {creature:object} {said}",
            "~move {equipment:object} to|onto {creature:object} {said}",
            "~attach {equipment:object} to {creature:object} {said}",
        ),
    ),
    *(
        Form(
            Crew,
            f"~{verb} {{vehicle:object}}",
            f"~{verb} {{vehicle:object}} with {{crew:objects}}",
            reads=(
                f"~{verb} {{vehicle:object}} , tapping {{crew:objects}}",
                f"~{verb} {{vehicle:object}} by tapping {{crew:objects}}",
                f"~{verb} {{vehicle:object}} tapping {{crew:objects}}",
            ),
            how=verb,
        )
        for verb in ("crew", "saddle", "station")
    ),
    Form(TurnFaceUp, "~turn {object} face up {said}", reads=("~unmorph {object} {said}", "~flip {object} face up {said}")),
    *(Form(KeywordDeed, f"~{verb} {{card:object}} {{said}}", keyword=verb) for verb in KEYWORDS),
    Form(
        KeywordDeed,
        reads=("~craft {card:object} with|using {with_what:objects}", "~craft with {card:object}, using {with_what:objects}"),
        keyword="craft",
        make=_crafted,
    ),
    Form(KeywordDeed, "~craft {card:object} {said}", reads=("~craft with {card:object} {said}",), keyword="craft"),
    Form(KeywordDeed, reads=("basic ~landcycle {card:object} {said}",), keyword="landcycle"),
)
