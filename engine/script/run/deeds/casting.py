"""Casting spells and playing lands."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from msgspec import structs

from engine.cards.card import fold
from engine.game.abilities import abilities_of, has_keyword
from engine.game.actions import CastSpell
from engine.game.announcing import Announcement
from engine.game.announcing.modes import mode_text
from engine.game.casting import Cast as SpellCast
from engine.game.casting import cast
from engine.game.faces import FUSE, with_face
from engine.game.illegal import Illegal
from engine.game.machine import Game
from engine.game.modes import Modal
from engine.game.objects import Id, Zone
from engine.game.permissions.casting import from_zone
from engine.game.scope import Scope
from engine.game.special import play_land
from engine.game.targets import spell_texts
from engine.game.verdict import Verdict, forbidden
from engine.game.zones import Move
from engine.phrase import Word, find, walk
from engine.rulebook import rule
from engine.script.run import pointing
from engine.script.run.announcing import announcement, asks_for_targets, take_up, with_fitting_targets
from engine.script.run.declined import need_castable, need_whole
from engine.script.run.deeds.doing import does
from engine.script.run.deeds.offered import asks_x, meant_to_pay, pays_the_cost
from engine.script.run.deeds.timing import in_own_time
from engine.script.run.facing import meant
from engine.script.run.faults import Refused, Unable
from engine.script.run.needs.used import GRAVEYARD_COSTS
from engine.script.run.placing.objects import need_defense, put
from engine.script.run.run import Run
from engine.script.run.scene import Missing, current
from engine.script.run.turning import settle
from engine.script.values import (
    Cast,
    Choose,
    ForCost,
    FromZone,
    Mode,
    ObjectRef,
    ObjectSpec,
    PayLife,
    PayMana,
    Play,
    Said,
    Splicing,
    Targets,
    Words,
    XIs,
)
from engine.words.amounts import X
from engine.words.costs.basic import PayLifeCost
from engine.words.statics.costs import AdditionalCostOr

OTHERS = (Zone.HAND, Zone.GRAVEYARD, Zone.LIBRARY)
"""Zones of another player from which nobody is taken to cast, unless the text says so."""
CASTABLE = (Zone.HAND, Zone.COMMAND, Zone.GRAVEYARD, Zone.EXILE, Zone.LIBRARY)


def card_to_cast(run: Run, player: Id, ref: ObjectRef, said: Sequence[Said] = ()) -> Id:
    """The card that the player would cast or play: from the zone said, else from where it is, the hand first."""
    if ANEW in ref.states:
        return _another(run, player, structs.replace(ref, states=()))
    zones = [Zone(one.zone.zone) for one in said if isinstance(one, FromZone)]
    if any(isinstance(one, ForCost) and one.cost.lower() in ("flashback", "escape", "unearth", "embalm") for one in said):
        zones = zones or [Zone.GRAVEYARD]
    found = pointing.candidates(run.game, run.scene, ref, zones or CASTABLE)
    if ref.name and not zones and not any(pointing.place_of(run.game, thing) in CASTABLE for thing in found):
        _need_another(run, player, found)
        found = supplied(run, player, ref)
    there = [thing for thing in found if pointing.place_of(run.game, thing) in (zones or CASTABLE)]
    own = [thing for thing in there if run.game.object(thing).owner == player]
    elsewhere = bool(ref.name) and not zones and not own and all(pointing.place_of(run.game, t) in OTHERS for t in there)
    if elsewhere and not any(_was_exiled(run, thing) for thing in there):
        own = supplied(run, player, ref)
    is_free = bool(ref.name) and not zones and (not run.is_trial or _was_supplied(run, ref))
    if is_free and own and all(_is_spent(run, player, thing) for thing in own):
        own = supplied(run, player, ref)
    if not there:
        raise Missing(f"{run.game.name(player)} has no {pointing.described(ref)} to cast.")
    return (own or there)[0]


def _need_another(run: Run, player: Id, found: Sequence[Id]) -> None:
    """What is asked about is the card that came to where it is in the text, not another one of that name."""
    came = {run.game.state.became.get(entry.event.object) for entry in run.game.log if isinstance(entry.event, Move)}
    gone = next((thing for thing in found if thing in came and run.game.exists(thing)), None) if run.is_trial else None
    if gone is not None:
        raise Illegal(_is_elsewhere(run.game, player, gone))


@rule("601.2a")
def _is_elsewhere(game: Game, player: Id, thing: Id) -> Verdict:
    zone, name = game.object(thing).zone, game.name(thing)
    where = f"on the {zone}" if zone in (Zone.BATTLEFIELD, Zone.STACK) else f"in the {zone} zone"
    return forbidden(f"{name} is {where}, and nothing says that {game.name(player)} has another one to cast.")


ANEW: Final = "another"
"""The state of a card that is cast besides those of its name that were."""


def _another(run: Run, player: Id, ref: ObjectRef) -> Id:
    """One that is still in hand, else one more that the text takes for granted."""
    hand = [t for t in pointing.candidates(run.game, run.scene, ref, (Zone.HAND,)) if t in run.game.state.zone(Zone.HAND, player)]
    return (hand or supplied(run, player, ref))[0]


def _was_supplied(run: Run, ref: ObjectRef) -> bool:
    """Whether the text never said where the cards of that name were."""
    return any(fold(need.name) == fold(ref.name) for need in run.needed)


def _was_exiled(run: Run, card: Id) -> bool:
    """Whether it was in exile before, from where the player may have had leave to cast it."""
    moves = (entry.event for entry in run.game.log if isinstance(entry.event, Move) and entry.event.to is Zone.EXILE)
    return any(current(run.game, event.object) == card for event in moves)


def _is_spent(run: Run, player: Id, card: Id) -> bool:
    """Whether it lies in the graveyard because it was cast before, and nothing lets it be cast from there."""
    if run.game.object(card).zone is not Zone.GRAVEYARD or any(has_keyword(run.game, card, cost) for cost in GRAVEYARD_COSTS):
        return False
    casts = (entry.event for entry in run.game.log if isinstance(entry.event, SpellCast))
    was_cast = any(current(run.game, event.spell) == card for event in casts)
    return was_cast and not from_zone(run.game, player, CastSpell(player=player, spell=card, origin=Zone.GRAVEYARD))


def supplied(run: Run, player: Id, ref: ObjectRef) -> list[Id]:
    """One more card of that name in the player's hand, as the text takes for granted."""
    run.assume(f"{run.game.name(player)} has another {ref.name} in hand.")
    return put(run, player, Zone.HAND, ObjectSpec(name=ref.name, label=ref.label))


def how_many(run: Run, player: Id, ref: ObjectRef) -> int:
    """How many cards of a name are cast or played, one after the other: so many as are said, or all that are in hand."""
    if ref.count or not ref.name:
        return max(1, ref.count)
    there = pointing.candidates(run.game, run.scene, ref, (Zone.HAND,))
    return max(1, sum(run.game.object(t).zone is Zone.HAND and run.game.object(t).owner == player for t in there))


def _label(run: Run, card: Id, ref: ObjectRef) -> None:
    """A label that the text gives a card only as it is cast is its own from then on."""
    if ref.label and ref.name and not any(entry.label == ref.label for entry in run.scene.named(ref.name)):
        run.scene.add(ref.name, ref.label, card)


@does(Cast)
def casts(run: Run, deed: Cast, player: Id) -> None:
    """Cast a spell with its announcements."""
    for time in range(deed.times * how_many(run, player, deed.spell)):
        if time:
            settle(run.game)
        card = card_to_cast(run, player, deed.spell, deed.said)
        _label(run, card, deed.spell)
        face, said = meant(run.game.object(card).definition, deed.spell.name, deed.said)
        need_defense(run.game.object(card).definition.faces[face])
        need_whole(run, card, face)
        try:
            in_own_time(run, player, partial(_attempt, run, player, card, said, face))
        except (Illegal, Refused):
            if not time:
                raise
            run.assume(f"Only {time} of them can be cast.")
            return


def _attempt(run: Run, player: Id, card: Id, said: Sequence[Said], face: int) -> Verdict | Id:
    announced, seen = of_spell(run, player, card, said, face), with_face(run.game, card, face)
    scope = Scope.of(card, player, x=announced.x)
    announced = with_fitting_targets(run, seen, spell_texts(seen, card), scope, said, announced)
    outcome = cast(run.game, player, card, announced)
    if isinstance(outcome, Verdict):
        need_castable(run, card, face)
    return outcome


def of_spell(run: Run, player: Id, card: Id, said: Sequence[Said], face: int = 0) -> Announcement:
    """What is announced for a spell cast with a face of its card, or transformed for a cost."""
    _need_both_halves(run, card, said)
    is_transformed = any(isinstance(one, ForCost) and one.cost.lower() == "disturb" for one in said)
    seen = with_face(run.game, card, 1 if is_transformed else face)
    has_targets = asks_for_targets(seen, spell_texts(seen, card)) or any(
        isinstance(one, ForCost) and one.cost.lower() in ("bestow", "mutate") for one in said
    )
    names_some = any(isinstance(one, Targets) and one.using is None and _is_of_single_things(one) for one in said)
    if names_some and any(isinstance(one, ForCost) and one.cost.lower() == "overload" for one in said):
        raise Illegal(_has_no_targets(f"{run.game.name(card)} overloaded"))
    if names_some and not has_targets and not any(isinstance(one, Splicing) for one in said):
        _need_some_target(seen, card)
    if _pays_x_life(run, card):
        said = [XIs(one.life) if isinstance(one, PayLife) else one for one in said]
    if any(isinstance(a, AdditionalCostOr) for a in run.game.object(card).definition.faces[face].abilities):
        said = [one for one in said if not isinstance(one, PayLife)]  # it answers which cost is paid
    own = _but_new_targets(run, card, face, said)
    announced = announcement(run, own, has_targets, asks_x(run.game, player, card, face))
    modes = modes_said_for(spell_texts(seen, card), said)
    paid = announced.paid if announced.paid or run.game.object(card).zone is Zone.HAND else None
    if paid is not None:
        meant = [name for name in meant_to_pay(seen, player, card, said, face) if not _is_among(name, paid)]
        paid = (*paid, *meant)
        printed = run.game.object(card).definition.faces[face].mana_cost
        take_up(run, [one for one in said if isinstance(one, PayMana) and (meant or pays_the_cost([printed], one))])
    return structs.replace(announced, modes=modes, face=face, paid=paid)


def _need_both_halves(run: Run, card: Id, said: Sequence[Said]) -> None:
    """Both halves can be cast together only where the library has both."""
    definition = run.game.object(card).definition
    is_fused = any(isinstance(one, ForCost) and one.cost.lower() == FUSE for one in said)
    if is_fused and len(definition.faces) == 1 and " // " in definition.name:
        raise Unable(f"Of {definition.name} only one half is known, so both can't be cast together here.")


def _but_new_targets(run: Run, card: Id, face: int, said: Sequence[Said]) -> Sequence[Said]:
    """Without the targets that are said besides of what changes the target of another spell, or copies it: the new ones."""
    aims = [one for one in said if isinstance(one, Targets) and one.using is None]
    found = run.library.cards.get(run.game.object(card).definition.name) if len(aims) > 1 else None
    text = found.faces[min(face, len(found.faces) - 1)].text if found is not None else ""
    return [one for one in said if not any(one is later for later in aims[1:])] if _AIMS_ANEW.search(text) else said


_AIMS_ANEW: Final = re.compile(r"new targets?\b|change (the|a) target|change any targets", re.IGNORECASE)
"""The words of what gives another spell or ability other targets."""


def _is_among(name: str, paid: Sequence[str]) -> bool:
    """Whether the cost, or one of that kind, was announced."""
    return any(name == one or name.startswith(one.split(" ")[0]) for one in paid)


def _pays_x_life(run: Run, card: Id) -> bool:
    """Whether what is paid in life says what X is."""
    costs = (cost for face in run.game.object(card).definition.faces for ability in face.abilities for cost in _life(ability))
    return any(isinstance(word, X) for cost in costs for word in walk(cost))


def _life(ability: Any) -> list[PayLifeCost]:
    """Where an ability asks for life."""
    return find(ability, PayLifeCost) if isinstance(ability, Word) else []


def _is_of_single_things(said: Targets) -> bool:
    """Whether it names things one by one; what a spell is cast "on" may also be all that it affects."""
    return all(not isinstance(target, ObjectRef) or target.count == 1 for target in said.targets)


def _need_some_target(game: Game, card: Id) -> None:
    """Targets that a spell itself does not have may be those of its abilities."""
    every = abilities_of(game, card).all
    if not any(game.object(card).definition.declined) and not asks_for_targets(game, every):
        raise Illegal(_has_no_targets(game.name(card)))


@rule("115.1")
def _has_no_targets(name: str) -> Verdict:
    return forbidden(f"{name} has no targets.")


def modes_said_for(texts: Sequence[Word], said: Sequence[Said]) -> tuple[int, ...] | None:
    """The modes that are said of the first choice of modes in the texts."""
    modal = next((word for part in texts for word in walk(part) if isinstance(word, Modal)), None)
    return modes_said(modal, said) if modal is not None else None


def modes_said(modal: Modal, said: Sequence[Said]) -> tuple[int, ...] | None:
    """The modes said by their numbers or in their words, counted from 0; None when something else is chosen."""
    named = [what for one in said for what in (one.what if isinstance(one, Choose) else (one,))]
    found = [_mode_said(modal, what) for what in named if isinstance(what, Mode | Words)]
    return tuple(at for at in found if at is not None) if found and None not in found else None


def _mode_said(modal: Modal, what: Mode | Words) -> int | None:
    if isinstance(what, Mode) and what.number:
        return what.number - 1
    wanted = fold(what.words if isinstance(what, Mode) else what.text)
    texts = [fold(mode_text(option, at)) for at, option in enumerate(modal.options)]
    fits = [at for at, text in enumerate(texts) if wanted == text] or [at for at, text in enumerate(texts) if wanted in text]
    return fits[0] if len(fits) == 1 else None


@does(Play)
def plays(run: Run, deed: Play, player: Id) -> None:
    """Play lands, or cast what is no land."""
    for time in range(how_many(run, player, deed.card)):
        if time:
            settle(run.game)
        _play(run, deed, player)


def _play(run: Run, deed: Play, player: Id) -> None:
    card = card_to_cast(run, player, deed.card, deed.said)
    face, said = meant(run.game.object(card).definition, deed.card.name, deed.said)
    if "land" in with_face(run.game, card, face).characteristics(card).types:
        in_own_time(run, player, lambda: play_land(run.game, player, card, Announcement(face=face)))
    else:
        in_own_time(run, player, partial(_attempt, run, player, card, said, face))
