"""Remarks on what may be cast and what it costs: the symbols of the cost, what helps to pay, what mana may be spent on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from msgspec import structs

from engine.explain.ruling import Because
from engine.game.abilities import expanded
from engine.game.actions import CastSpell
from engine.game.costs import changes_to, cost_of, extras
from engine.game.illegal import Illegal
from engine.game.mana.symbols import parts
from engine.game.meaning import Keyword
from engine.game.objects import Id
from engine.game.options import matching
from engine.game.targets import spell_texts
from engine.phrase import text, walk
from engine.rulebook import rule, rules_of
from engine.script.run.announcing import announcement
from engine.script.run.faults import Refused
from engine.script.run.run import Run
from engine.script.values import Can, Cast, CostOf, ForCost, ObjectRef, Question, Targets
from engine.words.filters.comparisons import Quality
from engine.words.keywords.helping import Help
from engine.words.modifications.at_mana_cost import NAMES as COSTED

Remark = Callable[[Run, Any], Iterator[Because]]


def remarks(run: Run, question: Question) -> tuple[Because, ...]:
    """Everything there is to remark."""
    remark = _REMARKS.get(type(question))
    return tuple(remark(run, question)) if remark is not None else ()


def _of_casting(run: Run, question: Can) -> Iterator[Because]:
    deed: Any = question.act.deed
    thing = there(run, deed.spell or (deed.ability.source if deed.ability is not None else None))
    if thing is None:
        return
    now = run.game.characteristics(thing)
    if now.mana_cost is None and ("land" not in now.types or _words_of(deed) in COSTED):
        yield _unpayable(run.called(thing))
    costs = {one.cost.casefold() for one in deed.said if isinstance(one, ForCost)} - {"mana"}
    if costs:
        yield from _of_named_costs(run, thing, deed, costs)
    if "bestow" in costs:
        yield _bestowed(run.called(thing))
    yield from _of_symbols(run, thing)
    yield from _of_targets(run, thing, deed)
    for keyword in expanded(run.game.characteristics(thing).abilities).all:
        if isinstance(keyword, Keyword) and any(isinstance(part, Help) for part in keyword.means()):
            yield from (Because(text=f"{run.called(thing)} has {text(keyword)}.", rule=r) for r in rules_of(type(keyword).means))
    player = run.scene.player(question.act.player) if question.act.player else run.game.state.turn.active
    yield from _of_total(run, player, thing, deed)
    if any(one.restriction is not None for one in run.game.state.players[player].mana):
        yield _restricted(run.game.name(player))


def _words_of(deed: Any) -> str:
    """The words by which an ability is meant."""
    return deed.ability.words.casefold() if deed.ability is not None else ""


def _of_targets(run: Run, spell: Id, deed: Any) -> Iterator[Because]:
    """The mana value of a target by which it is chosen, where its symbols leave a doubt."""
    words = (word for part in spell_texts(run.game, spell) for word in walk(part))
    asks = any(isinstance(word, Quality) and word.name == "mana value" for word in words)
    for said in deed.said if asks else ():
        for target in said.targets if isinstance(said, Targets) else ():
            thing = there(run, target)
            if thing is not None and any("P" in parts(symbol) for symbol in run.game.characteristics(thing).mana_cost or ()):
                yield _counts_one(run.called(thing))


@rule("202.3g")
def _counts_one(name: str) -> Because:
    return Because(text=f"Each Phyrexian symbol adds 1 to the mana value of {name}, however it was paid.")


def _of_named_costs(run: Run, spell: Id, deed: Any, costs: set[str]) -> Iterator[Because]:
    """Whether the costs that are named are paid instead of the mana cost or besides it."""
    action = _as_said(run, run.game.object(spell).owner, spell, deed)
    besides = set(dict(extras(changes_to(run.game, action)))) & {*action.paid}
    yield from (_additional(run.called(spell), name) for name in sorted(besides))
    if costs - besides:
        yield _one_alternative(run.called(spell))


def _as_said(run: Run, player: Id, spell: Id, deed: Any) -> CastSpell:
    """The casting with what is announced of it."""
    try:
        said = announcement(run, deed.said, True)
    except (Illegal, Refused):  # nothing of the kind is there to be targeted
        said = announcement(run, deed.said, False)
    action = CastSpell(player=player, spell=spell, origin=run.game.object(spell).zone, x=said.x, targets=said.targets or ())
    offers = dict(extras(changes_to(run.game, action)))
    return structs.replace(action, paid=tuple((*matching(p, offers), p)[0] for p in said.paid or ()))


def _of_total(run: Run, player: Id, spell: Id, deed: Any) -> Iterator[Because]:
    """What a spell costs in all, where mana is counted."""
    if run.game.state.is_paid_for or not isinstance(deed, Cast):
        return
    action = _as_said(run, player, spell, deed)
    total = cost_of(run.game, action)
    aimed = () if action.targets else (structs.replace(action, targets=(o.id,)) for o in run.game.state.battlefield())
    if total.mana is not None and all(cost_of(run.game, other).mana == total.mana for other in aimed):
        yield _in_all(run.called(spell), total.text, ", ".join(dict.fromkeys(total.changed_by)))


@rule("601.2f")
def _in_all(name: str, cost: str, changed_by: str) -> Because:
    return Because(text=f"{name} costs {cost} in all.", source=changed_by)


@rule("118.6")
def _unpayable(name: str) -> Because:
    return Because(text=f"{name} has no mana cost: what costs as much as its mana cost cannot be paid.")


@rule("118.9a")
def _one_alternative(name: str) -> Because:
    return Because(text=f"Only one alternative cost can be applied to {name}.")


@rule("118.8", "601.2b")
def _additional(name: str, cost: str) -> Because:
    return Because(text=f"The {cost} cost of {name} is paid besides its mana cost, or besides what is paid instead of that.")


@rule("702.103d")
def _bestowed(name: str) -> Because:
    return Because(text=f"Cast for its bestow cost, {name} is judged as the Aura spell that it will be.")


@rule("106.6")
def _restricted(name: str) -> Because:
    return Because(text=f"Some of {name}'s mana may be spent only on certain things.")


def _of_costs(run: Run, question: CostOf) -> Iterator[Because]:
    thing = there(run, question.what)
    if thing is not None:
        yield from _of_symbols(run, thing)
        if "{X}" in (run.game.characteristics(thing).mana_cost or ()):
            yield _x_announced(run.called(thing))


@rule("601.2b")
def _x_announced(name: str) -> Because:
    return Because(text=f"The X in the cost of {name} is chosen before the total cost is determined.")


def _of_symbols(run: Run, thing: Id) -> Iterator[Because]:
    symbols = [parts(s) for s in run.game.characteristics(thing).mana_cost or ()]
    if any("P" in symbol for symbol in symbols):
        yield _phyrexian(run.called(thing))
        yield _chosen_beforehand(run.called(thing))
    if any(len(symbol) > 1 and "P" not in symbol for symbol in symbols):
        yield _hybrid(run.called(thing))
    if any(symbol == ("S",) for symbol in symbols):
        yield _snow(run.called(thing))


@rule("107.4e")
def _hybrid(name: str) -> Because:
    return Because(text=f"Each hybrid symbol in the cost of {name} can be paid in either of its two ways.")


@rule("107.4f")
def _phyrexian(name: str) -> Because:
    return Because(text=f"Each Phyrexian symbol in the cost of {name} can be paid with mana or 2 life.")


@rule("601.2b")
def _chosen_beforehand(name: str) -> Because:
    return Because(text=f"How the Phyrexian symbols of {name} will be paid is chosen before the total cost is determined.")


@rule("107.4h")
def _snow(name: str) -> Because:
    return Because(text=f"A snow symbol in the cost of {name} is paid with mana from a snow source; it is not generic mana.")


def there(run: Run, ref: Any) -> Id | None:
    """The object meant, if it is there."""
    if not isinstance(ref, ObjectRef) or not ref.name:
        return None
    name = ref.name
    found = (o.id for o in run.game.state.objects.values() if o.definition.name.casefold() == name.casefold())
    return next(found, None)


_REMARKS: Final[dict[type, Remark]] = {Can: _of_casting, CostOf: _of_costs}
