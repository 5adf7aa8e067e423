"""Questions about what has happened: who died, what triggered, who lost, and the whole story."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from msgspec.structs import replace

from engine.cards.card import fold
from engine.explain.derivations import derivation
from engine.explain.ruling import Answer, Because, Step
from engine.explain.story import steps
from engine.game.events import Entry, Event
from engine.game.objects import Characteristics, Id, Zone
from engine.game.zones import Move
from engine.rulebook import rule
from engine.script.run import pointing
from engine.script.run.faults import Unable
from engine.script.run.qualities import plain
from engine.script.run.questions.characteristics import ABILITY
from engine.script.run.questions.counting import anything
from engine.script.run.questions.finding import Finding, finds, listed, yes_no
from engine.script.run.questions.players import ending_rules, is_draw, winner_of
from engine.script.run.questions.telling import kind, lives_of
from engine.script.run.run import Run
from engine.script.run.scene import current
from engine.script.values import AbilityRef, Did, EachDid, ObjectRef, Player, PlayerDid, Story, WhatDied
from engine.words.vocabulary import singular

Fits = Callable[[Run, Event, frozenset[Id]], bool]


def _moves(event: Event, ids: frozenset[Id]) -> bool:
    return kind(event) == "Move" and getattr(event, "object", None) in ids


def _from(run: Run, event: Event) -> Zone | None:
    last = run.game.state.gone.get(getattr(event, "object", 0))
    return last.object.zone if last is not None else None


def _dies(run: Run, event: Event, ids: frozenset[Id]) -> bool:
    leaves = _moves(event, ids) and getattr(event, "to", None) == Zone.GRAVEYARD
    return leaves and _from(run, event) == Zone.BATTLEFIELD


def _resolves(run: Run, event: Event, ids: frozenset[Id]) -> bool:
    return kind(event) == "Resolve" and getattr(event, "object", None) in ids


def _countered(run: Run, event: Event, ids: frozenset[Id]) -> bool:
    return kind(event) == "Counter" and getattr(event, "object", None) in ids


def _fizzles(run: Run, event: Event, ids: frozenset[Id]) -> bool:
    return kind(event) == "Fizzle" and getattr(event, "object", None) in ids


def _deals(run: Run, event: Event, ids: frozenset[Id]) -> bool:
    return kind(event) == "Damage" and getattr(event, "source", None) in ids


def _enters(run: Run, event: Event, ids: frozenset[Id]) -> bool:
    return _moves(event, ids) and getattr(event, "to", None) == Zone.BATTLEFIELD


def _leaves(run: Run, event: Event, ids: frozenset[Id]) -> bool:
    return _moves(event, ids) and _from(run, event) == Zone.BATTLEFIELD


def _attacks(run: Run, event: Event, ids: frozenset[Id]) -> bool:
    return kind(event) == "DeclareAttackers" and bool(ids & set(getattr(event, "attacks", {})))


def _blocks(run: Run, event: Event, ids: frozenset[Id]) -> bool:
    return kind(event) == "DeclareBlockers" and bool(ids & set(getattr(event, "blocks", {})))


def _goes_to(zone: Zone) -> Fits:
    return lambda run, event, ids: _moves(event, ids) and getattr(event, "to", None) == zone


def _is_blocked(run: Run, event: Event, ids: frozenset[Id]) -> bool:
    blocked = {attacker for against in getattr(event, "blocks", {}).values() for attacker in against}
    return kind(event) == "DeclareBlockers" and bool(ids & blocked)


def _event(name: str) -> Fits:
    return lambda run, event, ids: kind(event) == name and getattr(event, "object", None) in ids


_DID: Final[dict[str, tuple[Fits, str, str]]] = {
    "die": (_dies, "has died", "has not died"),
    "resolve": (_resolves, "has resolved", "has not resolved"),
    "get countered": (_countered, "was countered", "was not countered"),
    "fizzle": (_fizzles, "did not resolve: no target was legal", "did not fizzle"),
    "deal damage": (_deals, "has dealt damage", "has dealt no damage"),
    "enter": (_enters, "has entered", "has not entered"),
    "leave": (_leaves, "has left the battlefield", "has not left the battlefield"),
    "attack": (_attacks, "has attacked", "has not attacked"),
    "block": (_blocks, "has blocked", "has not blocked"),
    "untap": (_event("Untap"), "has untapped", "has not untapped"),
    "tap": (_event("Tap"), "has become tapped", "has not become tapped"),
    "transform": (_event("Transform"), "has transformed", "has not transformed"),
    "get exiled": (_goes_to(Zone.EXILE), "was exiled", "was not exiled"),
    "return": (_goes_to(Zone.HAND), "has returned to hand", "has not returned to hand"),
    "get sacrificed": (_event("Sacrifice"), "was sacrificed", "was not sacrificed"),
    "get blocked": (_is_blocked, "was blocked", "was not blocked"),
    "phase in": (_event("PhaseIn"), "has phased in", "has not phased in"),
    "phase out": (_event("PhaseOut"), "has phased out", "has not phased out"),
}


@finds(Did)
def did(run: Run, question: Did) -> Finding:
    """Whether something happened to or by an object."""
    source = question.subject.source if isinstance(question.subject, AbilityRef) else question.subject
    if source is None:
        raise Unable("Say whose ability is meant.")
    return _did_of(run, question, pointing.one(run.game, run.scene, source))


@finds(EachDid)
def each_did(run: Run, question: EachDid) -> Finding:
    """Whether it happened to or by every one of several objects."""
    things = [thing for ref in question.subjects for thing in _meant(run, ref)]
    found = [_did_of(run, Did(question.subjects[0], question.verb, question.to), thing) for thing in dict.fromkeys(things)]
    texts = " ".join(dict.fromkeys(one.text.removeprefix("Yes. ").removeprefix("No. ") for one in found))
    rules = tuple(dict.fromkeys(ground for one in found for ground in one.rules))
    because = tuple(dict.fromkeys(line for one in found for line in one.because))
    return yes_no(all(one.value for one in found), texts, texts, rules, because)


def _meant(run: Run, ref: ObjectRef) -> list[Id]:
    """The objects, by what they were before the last deed when they are only described."""
    if ref.name:
        return pointing.many(run.game, run.scene, [ref])
    earlier = run.game.branch(state=run.before)
    return [current(run.game, thing) for thing in pointing.many(earlier, run.scene, [ref], (Zone.BATTLEFIELD,))]


def _did_of(run: Run, question: Did, thing: Id) -> Finding:
    if question.verb == "trigger":
        return _did_trigger(run, thing)
    if question.verb == "enter tapped":
        return _enters_tapped(run, thing)
    if question.verb == "survive":
        return _did_survive(run, thing)
    if question.verb not in _DID:
        raise Unable(f"Whether something did {question.verb} cannot be told yet.")
    fits, yes, no = _DID[question.verb]
    ids = lives_of(run, thing) | _abilities_of(run, thing, question)
    to = lives_of(run, anything(run, question.to)) if question.to else None
    found = [e for e in run.game.log if fits(run, e.event, ids) and (to is None or getattr(e.event, "recipient", None) in to)]
    name = run.called(thing)
    because = _lives_on(run, thing) if question.verb == "die" and not found else ()
    return yes_no(bool(found), f"{name} {yes}.", f"{name} {no}.", _grounds(found) or _last(run, ids), because)


def _enters_tapped(run: Run, thing: Id) -> Finding:
    """Whether it entered tapped, or would if it entered now."""
    entered = [e for e in run.game.log if _enters(run, e.event, lives_of(run, thing))]
    twin = run.fork()
    if not entered:
        twin.game.happen(Move(object=thing, to=Zone.BATTLEFIELD, how="return", controller=run.game.controller(thing)))
    here, name = current(twin.game, thing), run.called(thing)
    is_tapped = here in twin.game.state.objects and twin.game.object(here).is_tapped
    last = entered[-1:] or [e for e in twin.game.log if _enters(twin, e.event, lives_of(twin, here))][-1:]
    verb, rules = ("entered", _grounds(last)) if entered else ("enters", tuple(r for e in last for r in e.rules))
    because = derivation(twin.game, here, ABILITY)
    return yes_no(is_tapped, f"{name} {verb} tapped.", f"{name} {verb} untapped.", rules, because)


def _lives_on(run: Run, thing: Id) -> tuple[Because, ...]:
    """Why a creature that is still there is not destroyed for the damage on it."""
    here = current(run.game, thing)
    found = run.game.state.objects.get(here)
    if found is None or found.zone is not Zone.BATTLEFIELD or not found.damage:
        return ()
    toughness = run.game.characteristics(here).toughness
    if toughness is None or found.damage < toughness:
        return (_too_little(run, here, found.damage, toughness),)
    return (_kept_from_destruction(run, here, found.damage, toughness),)


@rule("704.5g")
def _too_little(run: Run, thing: Id, damage: int, toughness: int | None) -> Because:
    size = f"toughness {toughness}" if toughness is not None else "no toughness"
    return Because(text=f"{run.game.name(thing)} has {damage} damage marked on it and {size}.")


@rule("702.12b", "704.5g")
def _kept_from_destruction(run: Run, thing: Id, damage: int, toughness: int) -> Because:
    name = run.game.name(thing)
    return Because(text=f"{name} has {damage} damage marked on it and toughness {toughness}, but was not destroyed.")


def _abilities_of(run: Run, thing: Id, question: Did) -> frozenset[Id]:
    """The abilities that the object put on the stack, when the question is about one of them."""
    if not isinstance(question.subject, AbilityRef):
        return frozenset()
    every = [*run.game.state.objects.values(), *(last.object for last in run.game.state.gone.values())]
    ids = lives_of(run, thing)
    return frozenset(o.id for o in every if o.stacked is not None and o.stacked.source in ids)


def _grounds(found: list[Entry]) -> tuple[int, ...]:
    return tuple(entry.n for entry in found)


def _last(run: Run, ids: frozenset[Id]) -> tuple[int, ...]:
    from engine.script.run.questions.telling import told

    return told(run, max(ids))


def triggered(run: Run, thing: Id) -> list[Entry]:
    """The entries in which abilities of the object triggered."""
    ids = lives_of(run, thing)
    return [e for e in run.game.log if kind(e.event) in _TRIGGERING and ids & _sources(e.event)]


_TRIGGERING: Final = frozenset({"AbilityTriggers"})


def _sources(event: Event) -> set[Id]:
    waiting = getattr(event, "waiting", event)
    return {found for found in (getattr(waiting, "source", None), getattr(event, "source", None)) if found is not None}


def _did_trigger(run: Run, thing: Id) -> Finding:
    found, name = triggered(run, thing), run.called(thing)
    because = () if found else _abilities_then(run, thing)
    return yes_no(bool(found), f"{name} has triggered.", f"{name} has not triggered.", _grounds(found), because)


def _abilities_then(run: Run, thing: Id) -> tuple[Because, ...]:
    """What abilities it had, as it is now or as it was before the last deed when it is gone since."""
    earlier = run.game.branch(state=run.before)
    for life in sorted(lives_of(run, thing), reverse=True):
        for game in (run.game, earlier):
            if life in game.state.objects and game.state.objects[life].zone == Zone.BATTLEFIELD:
                return derivation(game, life, ABILITY)
    return derivation(run.game, thing, ABILITY)


def _did_survive(run: Run, thing: Id) -> Finding:
    ids, name = lives_of(run, thing), run.called(thing)
    died = [entry for entry in run.game.log if _leaves(run, entry.event, ids)]
    because = _lives_on(run, thing) if not died else ()
    return yes_no(not died, f"{name} survives.", f"{name} does not survive.", _grounds(died) or _last(run, ids), because)


_PLAYER_DID: Final = {
    "draw": ("Draw", "has drawn", "has not drawn"),
    "discard": ("Discard", "has discarded", "has not discarded"),
    "lose life": ("LoseLife", "has lost life", "has lost no life"),
    "gain life": ("GainLife", "has gained life", "has gained no life"),
    "mill": ("Mill", "has milled", "has not milled"),
    "sacrifice": ("Sacrifice", "has sacrificed", "has not sacrificed"),
    "take damage": ("Damage", "has been dealt damage", "has been dealt no damage"),
    "shuffle": ("Shuffle", "has shuffled", "has not shuffled"),
    "search": ("Search", "has searched", "has not searched"),
}


@finds(PlayerDid)
def player_did(run: Run, question: PlayerDid) -> Finding:
    """Whether a player (of "anyone": some player) lost, won, drew, discarded ..."""
    if question.player.name in _SOME:
        each = [player_did(run, replace(question, player=player)) for player in _players(run, question.player.name)]
        return next((one for one in each if one.value is True), each[0])
    player = run.scene.player(question.player)
    if question.verb.startswith("get") or question.verb in ("create", "make"):
        return _did_get(run, player, question.what or "token")
    name, state = run.game.name(player), run.game.state.players[player]
    if question.verb == "lose" and not question.what:
        return yes_no(state.has_lost, f"{name} has lost the game.", f"{name} has not lost the game.", ending_rules(run))
    if question.verb == "win":
        return yes_no(winner_of(run) == player, f"{name} has won the game.", f"{name} has not won the game.", ending_rules(run))
    if question.verb == "survive":
        return yes_no(not state.has_lost, f"{name} has not lost the game.", f"{name} has lost the game.", ending_rules(run))
    verb = f"{question.verb} {question.what}".strip() if question.what == "life" else question.verb
    if verb not in _PLAYER_DID:
        raise Unable(f"Whether a player did {verb} cannot be told yet.")
    event, yes, no = _PLAYER_DID[verb]
    role = "recipient" if event == "Damage" else "player"
    found = [e for e in run.game.log if kind(e.event) == event and getattr(e.event, role, None) == player]
    if question.objects:
        meant = {t for ref in question.objects for t in lives_of(run, pointing.one(run.game, run.scene, ref))}
        found = [entry for entry in found if meant & _objects(entry.event)]
    return yes_no(bool(found), f"{name} {yes}.", f"{name} {no}.", _grounds(found))


_SOME: Final = frozenset({"a player", "each player", "each opponent"})


def _players(run: Run, name: str) -> list[Player]:
    """The players meant by "anyone"."""
    active = run.scene.name_of(run.game.state.turn.active)
    return [Player(one) for one in run.scene.players if name != "each opponent" or one != active]


def _did_get(run: Run, player: Id, what: str) -> Finding:
    """Whether a player has created a token (of a kind), drawn a card, or got counters."""
    wanted, name = plain(what.removesuffix(" from it").strip()), run.game.name(player)
    noun = singular(wanted.removesuffix(" tokens").removesuffix(" token"))
    if noun in ("card", "counter") or noun.endswith(" counter"):
        kinds = ("Draw",) if noun == "card" else ("PutCounters",)
        found = [e for e in run.game.log if kind(e.event) in kinds and player in (getattr(e.event, r, 0) for r in ("player", "on"))]
        return yes_no(bool(found), f"{name} has got {what}.", f"{name} has not got any.", _grounds(found))
    every = [e for e in run.game.log if kind(e.event) == "CreateToken" and getattr(e.event, "controller", None) == player]
    found = [e for e in every if _is_token_of(getattr(e.event, "base", None), noun)]
    return yes_no(bool(found), f"{name} has created {_some(what)}.", f"{name} has created no such token.", _grounds(found))


def _is_token_of(base: Characteristics | None, noun: str) -> bool:
    if base is None or noun in ("", "token", "copy"):
        return base is not None
    kinds = {fold(word) for word in (*base.types, *base.subtypes, base.name)}
    return all(word in kinds or fold(noun) in kinds for word in fold(noun).split())


def _some(what: str) -> str:
    return what if what.endswith("s") else f"{'an' if what[:1].lower() in 'aeiou' else 'a'} {what}"


def _objects(event: Event) -> set[Id]:
    return {getattr(event, "object", 0)}


@finds(WhatDied)
def what_died(run: Run, question: WhatDied) -> Finding:
    """The objects that died, survived, resolved or triggered, in the order in which they did."""
    things = _among(run, question)
    found = {thing: _when(run, thing, question.verb) for thing in things}
    if question.verb == "survive":
        did = [thing for thing in things if not found[thing] and pointing.place_of(run.game, thing) is Zone.BATTLEFIELD]
    else:
        did = sorted((thing for thing in things if found[thing]), key=lambda thing: found[thing][0].n)
    if question.first and did:
        earliest = _moment(run, found[did[0]][0])
        did = [thing for thing in did if _moment(run, found[thing][0]) == earliest]
    names = [run.called(thing) for thing in did]
    entries = [entry for thing in did for entry in found[thing][:1]]
    return Finding(names, f"{listed(names)}." if names else "Nothing.", _grounds(entries))


def _among(run: Run, question: WhatDied) -> list[Id]:
    if not question.among:
        return sorted({thing for _, thing in _everything(run)})
    return pointing.many(run.game, run.scene, question.among)


def _when(run: Run, thing: Id, verb: str) -> list[Entry]:
    """The entries in which the object did that."""
    if verb == "trigger":
        return triggered(run, thing)
    ids, fits = lives_of(run, thing), _resolves if verb == "resolve" else _dies
    return [entry for entry in run.game.log if fits(run, entry.event, ids)]


def _moment(run: Run, entry: Entry) -> int:
    """What happens between two checks of state-based actions counts as one moment."""
    return sum(kind(earlier.event) == "Checked" for earlier in run.game.log[: entry.n])


def _everything(run: Run) -> list[tuple[str, Id]]:
    things = [(entry.name, current(run.game, entry.id)) for entry in run.scene.entries]
    tokens = [("", t) for t, last in run.game.state.gone.items() if last.object.is_token and t not in run.game.state.became]
    return [*things, *tokens, *(("", o.id) for o in run.game.state.battlefield())]


@finds(Story)
def story(run: Run, question: Story) -> Finding:
    """What happened; the steps are the answer, and the last of them is its sentence. "Why?" repeats what the answer before
    rests on."""
    if question.why and run.answers:
        return _why(run.answers[-1])
    told = steps(run.game)
    if is_draw(run):
        return Finding(None, "The game is a draw.", ending_rules(run))
    if not told:
        return Finding(None, "Nothing happens.")
    ends = _ends(told)
    return Finding(None, " ".join(step.text for step in ends), tuple(rule for step in ends for rule in step.rules))


_MOST_ENDS: Final = 3


def _ends(told: Sequence[Step]) -> list[Step]:
    """The last steps that led to nothing else, of those that something led to; the last of all when there are none."""
    led_on = {step.cause for step in told}
    ends = [step for step in told if step.cause is not None and step.n not in led_on]
    return ends[-_MOST_ENDS:] or [told[-1]]


def _why(before: Answer) -> Finding:
    """The reasons of an answer, its own sentence first when nothing else is known."""
    lines = tuple(dict.fromkeys(line.text for line in before.because))
    text = " ".join(lines[-2:]) if lines else before.text
    return Finding(None, text, before.rules, before.because)
