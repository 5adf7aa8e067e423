"""What a script lets happen without saying why, and what players do outside of any spell or ability."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.cards.card import Card, Face
from engine.game import counters, damage, life, status, zones
from engine.game.abilities import abilities_of
from engine.game.continuous import begin
from engine.game.events import Event
from engine.game.objects import Id, Zone
from engine.game.regenerating import RegenerationShield
from engine.game.scope import Scope
from engine.script.run import pointing
from engine.script.run.counters_meant import counter_kind
from engine.script.run.deeds.activating import activates
from engine.script.run.deeds.doing import does, lets
from engine.script.run.faults import Unable
from engine.script.run.needs import Need
from engine.script.run.run import Run
from engine.script.run.start import supply
from engine.script.run.wordings import wording
from engine.script.values import (
    AbilityRef,
    Activate,
    CountersPut,
    DamageDealt,
    DiscardCount,
    Draw,
    Fights,
    GainLife,
    GetCounters,
    Happens,
    LoseLife,
    Mill,
    ObjectRef,
    Player,
    Shuffle,
    Undergoes,
)
from engine.script.values import choices as said
from engine.words.durations import UntilEndOfTurn

PRESENT = (Zone.BATTLEFIELD, Zone.STACK, Zone.HAND, Zone.GRAVEYARD, Zone.EXILE, Zone.COMMAND, Zone.LIBRARY)


def _move(to: Zone, how: str = "") -> Callable[[Id, Id], Event]:
    return lambda thing, controller: zones.Move(object=thing, to=to, how=how)


_EVENTS: Final[dict[str, Callable[[Id, Id], Event]]] = {
    "dies": _move(Zone.GRAVEYARD, "dies"),
    "destroyed": lambda thing, controller: zones.Destroy(object=thing),
    "exiled": _move(Zone.EXILE, "exile"),
    "sacrificed": lambda thing, controller: zones.Sacrifice(player=controller, object=thing),
    "returned to hand": _move(Zone.HAND, "return"),
    "enters": _move(Zone.BATTLEFIELD, "return"),
    "leaves": _move(Zone.EXILE, "exile"),
    "tapped": lambda thing, controller: status.Tap(object=thing),
    "untapped": lambda thing, controller: status.Untap(object=thing),
    "transforms": lambda thing, controller: status.Transform(object=thing),
    "phases out": lambda thing, controller: status.PhaseOut(object=thing),
    "phases in": lambda thing, controller: status.PhaseIn(object=thing),
    "turned face up": lambda thing, controller: status.TurnFaceUp(object=thing),
    "turned face down": lambda thing, controller: status.TurnFaceDown(object=thing),
}


_BY_THEMSELVES: Final = ("explores", "connives")
"""Keyword actions of permanents."""


@lets(Happens)
def happens(run: Run, what: Happens) -> None:
    """Something happens to objects, at the same time."""
    things = pointing.many(run.game, run.scene, (what.object,), PRESENT)
    if what.to is not None:
        run.game.happen(*(zones.Move(object=thing, to=Zone(what.to)) for thing in things))
        return
    if what.what == "countered":
        from engine.game.resolving import Counter

        run.game.happen(*(Counter(object=thing) for thing in things))
        return
    if what.what in _BY_THEMSELVES:
        for thing in things:
            _have_effect(run, f"Target creature {what.what}.", (thing,))
        return
    event = _EVENTS.get(what.what)
    if event is None:
        raise Unable(f"That something is {what.what} cannot be let happen yet.")
    run.game.happen(*(event(thing, run.game.controller(thing)) for thing in things))


@lets(DamageDealt)
def damaged(run: Run, what: DamageDealt) -> None:
    """Damage is dealt; without a source it comes from nothing in particular, without an amount it is the source's power."""
    to = run.scene.player(what.to) if isinstance(what.to, Player) else pointing.one(run.game, run.scene, what.to)
    source = pointing.one(run.game, run.scene, what.source) if what.source else to
    amount = what.amount if what.amount >= 0 else max(0, run.game.characteristics(source).power or 0)
    run.game.happen(damage.Damage(source=source, recipient=to, amount=amount, is_combat=what.is_combat))


@lets(Undergoes)
def undergoes(run: Run, what: Undergoes) -> None:
    """An effect in the words of a card comes over these objects."""
    for thing in pointing.many(run.game, run.scene, (what.object,), PRESENT):
        words = what.words.replace("can not", "can't")
        _have_effect(run, f"Target permanent {words}.", (thing,))


@lets(Fights)
def fights(run: Run, what: Fights) -> None:
    """Two creatures fight."""
    one, other = (pointing.one(run.game, run.scene, ref, (Zone.BATTLEFIELD,)) for ref in (what.object, what.other))
    _have_effect(run, "Target creature fights another target creature.", (one, other))


def _have_effect(run: Run, text: str, targets: tuple[Id, ...]) -> None:
    """Carry out an instruction of a card on these objects, from the first of them."""
    spell = run.library.compile(Card(name="an effect", faces=(Face(name="an effect", type_line="Sorcery", text=text),)))
    if any(spell.declined):
        raise Unable(f"I cannot read this effect: “{text}”")
    slots = {f"target{n}": (target,) for n, target in enumerate(targets)}
    scope = Scope.of(targets[0], run.game.controller(targets[0]), slots)
    for ability in spell.faces[0].abilities:
        ability.effect.happen(run.game, scope)


@does(said.RemoveCounters)
def removes_counters(run: Run, deed: said.RemoveCounters, player: Id) -> None:
    """Remove counters from an object, cause unstated."""
    if deed.object is None:
        raise Unable("Say from what the counters are removed.")
    counters_put(run, CountersPut(deed.object, deed.counters.kind, deed.counters.count, removed=True))


@lets(CountersPut)
def counters_put(run: Run, what: CountersPut) -> None:
    """Counters come onto an object or go from it."""
    thing = pointing.one(run.game, run.scene, what.object, (Zone.BATTLEFIELD,))
    event = counters.RemoveCounters if what.removed else counters.PutCounters
    kind = what.kind or counter_kind(run.game.object(thing))
    run.game.happen(event(on=thing, kind=kind, amount=what.count))


@does(Draw)
def draws(run: Run, deed: Draw, player: Id) -> None:
    """Draw cards, one after the other."""
    for _ in range(deed.count):
        run.game.happen(zones.Draw(player=player))


@does(Mill)
def mills(run: Run, deed: Mill, player: Id) -> None:
    """Mill cards at once."""
    cards = zones.top_cards(run.game, player, deed.count)
    run.game.happen(*(zones.Mill(player=player, object=card) for card in cards))


@does(DiscardCount)
def discards_some(run: Run, deed: DiscardCount, player: Id) -> None:
    """Discard so many cards of the player's choice."""
    hand = [(card, run.game.name(card)) for card in run.game.state.zone(Zone.HAND, player)]
    chosen = run.game.choose(player, "discard", hand, minimum=deed.count, maximum=deed.count, prompt="Discard what?")
    run.game.happen(*(zones.Discard(player=player, object=card) for card in chosen))


@does(said.Discard)
def discards(run: Run, deed: said.Discard, player: Id) -> None:
    """Discard these cards."""
    cards = pointing.many(run.game, run.scene, deed.objects, (Zone.HAND,))
    run.game.happen(*(zones.Discard(player=player, object=card) for card in cards))


@does(said.Exile)
def exiles(run: Run, deed: said.Exile, player: Id) -> None:
    """Exile these objects."""
    things = pointing.many(run.game, run.scene, deed.objects, PRESENT)
    run.game.happen(*(zones.Move(object=thing, to=Zone.EXILE, how="exile") for thing in things))


@does(said.Regenerate)
def regenerates(run: Run, deed: said.Regenerate, player: Id) -> None:
    """Its own ability to regenerate is activated, where it has one; else something gives it a shield."""
    thing = pointing.one(run.game, run.scene, deed.object, (Zone.BATTLEFIELD,))
    own = [a for a in abilities_of(run.game, thing).activated if "regenerate" in wording(a)]
    if own:
        activates(run, Activate(AbilityRef(deed.object, words="regenerate")), player)
        return
    begin(run.game, Scope.of(thing, player), RegenerationShield(), UntilEndOfTurn(), affected=(thing,), uses=1)
    run.assume(f"Something regenerates {run.game.name(thing)}.")


@does(said.Return, said.Put)
def puts(run: Run, deed: said.Return | said.Put, player: Id) -> None:
    """Put or return these objects into a zone."""
    things = pointing.many(run.game, run.scene, deed.objects, PRESENT)
    to = Zone(deed.to.zone)
    position = -1 if deed.to.place == "bottom" else 0
    run.game.happen(*(zones.Move(object=t, to=to, how="return", position=position) for t in things))


@does(said.ShuffleInto)
def shuffles_in(run: Run, deed: said.ShuffleInto, player: Id) -> None:
    """Shuffle these objects into their owners' libraries."""
    things = pointing.many(run.game, run.scene, deed.objects, PRESENT)
    owners = dict.fromkeys(run.game.object(thing).owner for thing in things)
    run.game.happen(*(zones.Move(object=thing, to=Zone.LIBRARY, how="return") for thing in things))
    run.game.happen(*(zones.Shuffle(player=owner) for owner in owners))


@does(said.Untap)
def untaps(run: Run, deed: said.Untap, player: Id) -> None:
    """Untap these objects."""
    things = pointing.many(run.game, run.scene, deed.objects, (Zone.BATTLEFIELD,))
    run.game.happen(*(status.Untap(object=thing) for thing in things))


@does(said.Reveal)
def reveals(run: Run, deed: said.Reveal, player: Id) -> None:
    """Reveal these cards; those not there before are in the player's hand."""
    for target in deed.objects:
        if isinstance(target, ObjectRef) and target.name and not pointing.candidates(run.game, run.scene, target):
            supply(run, Need(target.name, Player(run.scene.name_of(player)), Zone.HAND))
    things = tuple(t for target in deed.objects for t in pointing.targets(run.game, run.scene, target)[:1])
    run.game.happen(zones.Reveal(player=player, objects=things))


@does(LoseLife)
def loses_life(run: Run, deed: LoseLife, player: Id) -> None:
    """Lose life."""
    run.game.happen(life.LoseLife(player=player, amount=deed.life))


@does(GainLife)
def gains_life(run: Run, deed: GainLife, player: Id) -> None:
    """Gain life."""
    run.game.happen(life.GainLife(player=player, amount=deed.life))


@does(GetCounters)
def gets_counters(run: Run, deed: GetCounters, player: Id) -> None:
    """A player gets counters."""
    run.game.happen(counters.PutCounters(on=player, kind=deed.kind, amount=deed.count))


@does(Shuffle)
def shuffles(run: Run, deed: Shuffle, player: Id) -> None:
    """Shuffle the library."""
    run.game.happen(zones.Shuffle(player=player))
