"""Clauses: a subject with a predicate, a question, or a whole form; joined by commas, "and" and "then"."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from engine.script.reading.actions import DEEDS, NAMED, RESPONSE
from engine.script.reading.context import Context
from engine.script.reading.happenings import DEALT, HAPPENINGS
from engine.script.reading.positions import ELIDED, OBJECT_FACTS, PLAYER_FACTS, WHOLE, ZONE_FACTS
from engine.script.reading.questions import QUESTIONS
from engine.script.reading.responses import responded_to
from engine.script.reading.several import CascadesInto, Several
from engine.script.reading.slots.abilities import AbilitySlot
from engine.script.reading.slots.acts import made_to
from engine.script.reading.slots.asked import quiet_end
from engine.script.reading.slots.base import SLOTS
from engine.script.reading.slots.deeds import noise_end
from engine.script.reading.slots.listing import Listed
from engine.script.reading.slots.people import THEY, Players, player_at
from engine.script.reading.slots.specs import ref_to
from engine.script.reading.slots.things import IT, THEM, ObjectSlot
from engine.script.reading.slots.zones import ZONE
from engine.script.values import (
    AbilityRef,
    Act,
    Attack,
    Attackers,
    Can,
    Has,
    Lacks,
    LifeIs,
    LifeTotal,
    ObjectRef,
    ObjectSpec,
    Owns,
    Player,
    PlayerCounters,
    Response,
)
from engine.script.values.base import Value

_ADVERBS: Final = frozenset(
    {"then", "also", "now", "immediately", "first", "next", "again", "still", "just", "instead", "later", "finally"}
)
_MODALS: Final = (
    ("will",),
    ("would",),
    ("tries", "to"),
    ("try", "to"),
    ("wants", "to"),
    ("want", "to"),
    ("decides", "to"),
    ("has", "to"),
    ("have", "to"),
    ("must",),
    ("attempts", "to"),
    ("may",),
    ("is", "going", "to"),
    ("am", "going", "to"),
)
_TOTALS: Final = (
    *(
        tuple(f"what {verb} {whose}".split())
        for verb in ("are", "is")
        for whose in ("the life totals", "our life totals", "both life totals", "everyone 's life total", "their life totals")
    ),
    ("life", "totals"),
)
_OBJECTS: Final = Listed(ObjectSlot())
_ABILITY: Final = AbilitySlot()
_PLAYERS: Final = Players()


class Clause(Struct, frozen=True):
    """What one clause says (several values when one verb serves several things), where it stands, and its subject."""

    whats: tuple[Value, ...]
    at: int
    end: int
    subject: Any = None
    response: Response | None = None


def clauses_at(context: Context, at: int, before: Clause | None) -> Iterator[Clause]:
    """Every reading of one clause at a place; ``before`` lends its subject when the clause has none."""
    yield from _may_respond(context, at)
    yield from _of_everyone(context, at)
    for question, end in QUESTIONS.read(context, at):
        yield Clause((question,), at, quiet_end(context, end))
    for whole, end in WHOLE.read(context, at):
        yield Clause((whole,), at, end)
    for dealt, end in DEALT.read(context, at):
        yield Clause((dealt,), at, end)
    yield from _of_player(context, at)
    yield from _of_zone(context, at)
    yield from _of_objects(context, at)
    yield from _of_described(context, at)
    if before is not None:
        yield from _elided(context, at, before)
    for deed, end in DEEDS.read(context, at, "base"):
        yield Clause(_acts(None, deed), at, noise_end(context, end))


def _of_everyone(context: Context, at: int) -> Iterator[Clause]:
    """``What are the life totals?``: one question for each player."""
    for words in _TOTALS:
        if tuple(context.low[at : at + len(words)]) == words:
            players = dict.fromkeys(context.scene.players.values())
            yield Clause(tuple(LifeTotal(player) for player in players), at, quiet_end(context, at + len(words)))


def _of_player(context: Context, at: int) -> Iterator[Clause]:
    found = player_at(context, at)
    if found:
        if len(_meant(context, (found[0],))) > 1:
            yield from (clause for clause in _of_several(context, at) if not any(isinstance(what, Act) for what in clause.whats))
        for clause in _done_by(context, found[1], found[0]):
            yield Clause(clause.whats, at, clause.end, found[0], clause.response)
        yield from _of_several(context, at)


def _of_several(context: Context, at: int) -> Iterator[Clause]:
    """``Alice and Bob each control X``: the same of each of them."""
    for players, start in _PLAYERS.read(context, at):
        many = _meant(context, players)
        if len(many) < 2:
            return
        while context.low[start] in ("each", "both", "all"):
            start += 1
        for clause in _done_by(context, start, many[0]):
            if clause.response is None:
                whats = tuple(_of_another(what, many[0], player) for player in many for what in clause.whats)
                yield Clause(whats, at, clause.end, many[-1])


def _meant(context: Context, players: tuple[Player, ...]) -> tuple[Player, ...]:
    """The players one by one; each of "both players" too."""
    everyone = tuple(dict.fromkeys(context.scene.players.values()))
    others = tuple(player for player in everyone if player != (context.scene.header or everyone[0]))
    groups = {"each player": everyone, "each opponent": others}
    return tuple(dict.fromkeys(one for player in players for one in groups.get(player.name, (player,))))


def _of_another(what: Any, said_of: Player, player: Player) -> Any:
    """The same thing said of another player."""
    return replace(what, player=player) if what.player == said_of else what


def _done_by(context: Context, at: int, player: Player) -> Iterator[Clause]:
    """Predicates of a player: facts, deeds in the present, past and perfect, and after a modal."""
    while context.low[at] in _ADVERBS:
        at += 1
    if context.low[at] in ("responds", "respond", "responded"):
        yield from responding(context, at, player, lambda deed: _acts(player, deed))
    for fact, end in PLAYER_FACTS.read(context, at, "finite", player):
        yield Clause((fact,), at, end, player)
    yield from _made_to(context, at, player)
    for deed, end in DEEDS.read(context, at, "finite"):
        other = player_at(context, end + 1) if context.low[end] == "for" else None
        if other and other[0] != player:
            yield Clause(_forced(player, other[0], deed), at, noise_end(context, other[1]), other[0])
        yield Clause(_acts(player, deed), at, noise_end(context, end), player)
    if context.low[at] in ("have", "has", "had"):
        for deed, end in DEEDS.read(context, at + 1, "perfect"):
            yield Clause(_acts(player, deed), at, noise_end(context, end), player)
    for cast, end in NAMED.read(context, at, "finite"):
        yield Clause(_acts(player, cast), at, noise_end(context, end), player)
    for words in _MODALS:
        if tuple(context.low[at : at + len(words)]) == words:
            for deed, end in DEEDS.read(context, at + len(words), "base"):
                yield Clause(_acts(player, deed), at, noise_end(context, end), player)


def _made_to(context: Context, at: int, by: Player) -> Iterator[Clause]:
    """``has Bob cast X``: done by a player whom another controls."""
    for player, deed, end in made_to(context, at):
        yield Clause(_forced(by, player, deed), at, noise_end(context, end), player)


def _forced(by: Player, player: Player, deed: Any) -> tuple[Value, ...]:
    return tuple(replace(act, by=by) if isinstance(act, Act) else act for act in _acts(player, deed))


def responding(context: Context, at: int, player: Player, made: Callable[[Any], tuple[Value, ...]]) -> Iterator[Clause]:
    """``responds to X with Y``, ``responds by casting Y``."""
    answered = [(Response("in response"), at + 1)]
    if context.low[at + 1] == "to":
        answered = [(Response("in response", what), end) for what, end in responded_to(context, at + 2)]
    for response, start in answered:
        if context.low[start] == "with":
            for cast, end in RESPONSE.read(context, start):
                yield Clause(made(cast), at, noise_end(context, end), player, response)
        elif context.low[start] == "by":
            for deed, end in DEEDS.read(context, start + 1, "ing"):
                yield Clause(made(deed), at, noise_end(context, end), player, response)


def _may_respond(context: Context, at: int) -> Iterator[Clause]:
    """``Can Bob respond to X with Y?``"""
    found = player_at(context, at + 1) if context.low[at] in ("can", "could", "may") else None
    if found and context.low[found[1]] == "respond":
        player = found[0]
        yield from responding(context, found[1], player, lambda deed: (Can(Act(player, deed)),))


def _acts(player: Player | None, deed: Any) -> tuple[Value, ...]:
    if isinstance(deed, Several):
        return tuple(Act(player, one) for one in deed.deeds)
    if isinstance(deed, CascadesInto):
        return deed.parts(player or THEY)
    return (Act(player, deed),)


def _of_zone(context: Context, at: int) -> Iterator[Clause]:
    for zone, start in context.all(ZONE.read, at):
        for fact, end in ZONE_FACTS.read(context, start, "finite", zone):
            yield Clause((fact,), at, end, zone.player)


def _of_objects(context: Context, at: int) -> Iterator[Clause]:
    for refs, start in context.all(_OBJECTS.read, at):
        yield from _said_of(context, at, start, refs)
    for ability, start in context.all(_ABILITY.read, at):
        if isinstance(ability, AbilityRef):
            for what, end in HAPPENINGS.read(context, start, "finite", ability):
                if isinstance(what, Act):
                    yield Clause((what,), at, end)


def _of_described(context: Context, at: int) -> Iterator[Clause]:
    """``Alice's X with two +1/+1 counters dies``: the object is there, and then something happens to it."""
    for specs, start in context.all(SLOTS["spec"].read, at):
        spec = specs[0]
        if len(specs) == 1 and spec.owner is not None and spec != ObjectSpec(spec.name, owner=spec.owner):
            there = Has(spec.owner, "battlefield", (replace(spec, owner=None),))
            for what, end in HAPPENINGS.read(context, start, "finite", ref_to(spec)):
                yield Clause((there, what), at, noise_end(context, end), ref_to(spec))


def _said_of(context: Context, at: int, start: int, refs: tuple[ObjectRef, ...]) -> Iterator[Clause]:
    """Predicates of objects: one value for each, one attack for all."""
    while context.low[start] in ("then", "also", "now"):
        start += 1
    subject = refs if len(refs) > 1 else refs[0]
    for table in (OBJECT_FACTS, HAPPENINGS):
        for what, end in table.read(context, start, "finite", refs[0]):
            others = () if len(refs) == 1 else tuple(_same_of(context, start, end, table, ref) for ref in refs[1:])
            yield Clause(_merged((what, *(other for other in others if other))), at, noise_end(context, end), subject)


def _same_of(context: Context, start: int, end: int, table: Any, ref: ObjectRef) -> Value | None:
    return next((what for what, stop in table.read(context, start, "finite", ref) if stop == end), None)


def _merged(whats: tuple[Any, ...]) -> tuple[Value, ...]:
    attacks = [what.deed for what in whats if isinstance(what, Act) and isinstance(what.deed, Attack) and what.deed.groups]
    if len(attacks) > 1:
        creatures = tuple(ref for deed in attacks for ref in deed.groups[0].creatures)
        return (Act(None, Attack((Attackers(creatures, attacks[0].groups[0].defender),))),)
    return whats


def _elided(context: Context, at: int, before: Clause) -> Iterator[Clause]:
    """A predicate whose subject is that of the clause before."""
    if isinstance(before.subject, Player):
        yield from _done_by(context, at, before.subject)
        if isinstance(before.whats[-1], Has | LifeIs | Lacks | PlayerCounters):
            for fact, end in ELIDED.read(context, at, "finite", before.subject):
                yield Clause((fact,), at, end, before.subject)
    elif isinstance(before.subject, ObjectRef):
        yield from _said_of(context, at, at, (before.subject,))


def relative(context: Context, at: int, before: Clause) -> Iterator[Clause]:
    """A predicate after "which": of the object spoken of last."""
    found = player_at(context, at)
    if found and context.low[found[1]] in ("owns", "own"):
        yield Clause((Owns(found[0], IT),), at, found[1] + 1, found[0])
    many = context.low[at] in ("are", "have", "were")
    yield from _said_of(context, at, at, (THEM if many else IT,))


__all__ = ["Clause", "Response", "clauses_at", "relative"]
