"""Questions about what may be done: verdicts, with every reason."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from engine.explain.derivations import derivation
from engine.explain.ruling import Because
from engine.game.abilities import abilities_of
from engine.game.actions import ActivateAbility
from engine.game.choices import Choice, Undecided
from engine.game.illegal import Illegal
from engine.game.mana_cost import phyrexian
from engine.game.objects import Id, Zone
from engine.game.permissions import may
from engine.game.verdict import Verdict
from engine.script.run import pointing
from engine.script.run.chooser import ScriptChooser
from engine.script.run.deeds import do
from engine.script.run.deeds.activating import abilities_meant, source_of, sources_to_tap, tap_abilities
from engine.script.run.faults import Refused, Unable, why
from engine.script.run.questions.characteristics import ABILITY
from engine.script.run.questions.finding import Finding, finds, listed, reasons
from engine.script.run.questions.remarks import there
from engine.script.run.questions.suffering import can_attack, can_be_blocked, creatures
from engine.script.run.questions.targeting import may_target
from engine.script.run.questions.verdicts import any_of, told
from engine.script.run.run import Run
from engine.script.run.sayings import Saying
from engine.script.values import (
    AbilityRef,
    Activate,
    Attack,
    Block,
    Can,
    Cast,
    Concede,
    Crew,
    Deed,
    Equip,
    IsLegal,
    KeywordDeed,
    ObjectRef,
    PayLife,
    Play,
    Player,
    Sacrifice,
    Statement,
    TapForMana,
    Targets,
    TurnFaceUp,
    WhatCanAttack,
    WhatCanBeAttacked,
    WhatCanBlock,
    WhatCanTarget,
)

_JUDGED: Final = (Cast, Play, Activate, TapForMana, Attack, Block, KeywordDeed, Equip, Crew, TurnFaceUp, Concede)
"""What players may do by the rules of the game; anything else is done only because something lets them."""


class FirstOption:
    """Takes the first options of whatever the script does not say: whether a thing can be done does not hang on them."""

    def __init__(self, inner: ScriptChooser) -> None:
        self.inner = inner

    def answer(self, game: Any, choice: Choice) -> tuple[Any, ...] | None:
        """What the script says, else as many as must be chosen; of what helps to pay, as many as can be."""
        said = self.inner.answer(game, choice)
        many = choice.maximum if choice.kind in _HELPING else choice.minimum
        return said if said is not None else tuple(option.value for option in choice.options[:many])


_HELPING: Final = frozenset({"convoke", "improvise", "delve"})


@finds(Can)
def can(run: Run, question: Can) -> Finding:
    """Whether a player may do something now."""
    player = run.scene.player(question.act.player) if question.act.player else run.game.state.turn.active
    try:
        verdict = _verdict(run, question.act.deed, player)
    except Illegal as illegal:
        verdict = illegal.verdict
    what = _what(run, question, player)
    found = told(verdict, f"{run.game.name(player)} can {what}.", f"{run.game.name(player)} can't {what}.")
    return replace(found, because=(*found.because, *_why_without(run, question.act.deed, verdict)))


def _why_without(run: Run, deed: Deed, verdict: Verdict) -> tuple[Because, ...]:
    """How the source came by its abilities, where an ability that is printed on it is not there to be activated."""
    if verdict or not isinstance(deed, Activate) or deed.ability.source is None:
        return ()
    found = pointing.candidates(run.game, run.scene, deed.ability.source, (Zone.BATTLEFIELD,))
    lines = derivation(run.game, found[0], ABILITY) if found else ()
    return lines if any(line.rule for line in lines) else ()


def _what(run: Run, question: Can, player: Id) -> str:
    """What is asked about, in the words of the question after its subject."""
    name = run.scene.name_of(player)
    typed = {"me": "I", "opponent": "my opponent"}.get(name, name)
    asked = run.say(Statement(question)).rstrip("?")
    lead = f"Can {typed} "
    return asked.removeprefix(lead) if asked.startswith(lead) else "do that"


def _verdict(run: Run, deed: Deed, player: Id) -> Verdict:
    if isinstance(deed, Targets):
        return _targeting(run, deed, player)
    if not _is_judged(deed):
        raise Unable("Whether that can be done depends on what lets a player do it: say which spell or ability does.")
    if isinstance(deed, TapForMana):
        return any_of(_tap_verdicts(run, deed, player))
    if isinstance(deed, Activate) and not deed.said:
        source = source_of(run, deed.ability, player)
        able = abilities_meant(run, deed.ability, source)
        if len(able) > 1:
            return any_of(_each(run, source, able, player))
    verdict = _try(run, deed, player)
    return verdict or _with_life(run, deed, player) or verdict


def _is_judged(deed: Deed) -> bool:
    return isinstance(deed, _JUDGED) or (isinstance(deed, Sacrifice) and deed.to is not None)


def _targeting(run: Run, deed: Targets, player: Id) -> Verdict:
    """Whether the spell or ability that is named can target these."""
    using = deed.using.source if isinstance(deed.using, AbilityRef) else deed.using
    if using is None:
        raise Unable("Say what would target it.")
    source = pointing.one(run.game, run.scene, using)
    meant = [thing for target in deed.targets for thing in pointing.targets(run.game, run.scene, target)[:1]]
    verdicts = [may_target(run, player, source, thing) for thing in meant]
    return next((verdict for verdict in verdicts if not verdict), Verdict())


def _with_life(run: Run, deed: Deed, player: Id) -> Verdict | None:
    """The verdict when life is paid for as many symbols of the cost as need be; None when that cannot be, or was said already."""
    thing = there(run, deed.spell) if isinstance(deed, Cast) else None
    if thing is None or not isinstance(deed, Cast) or any(isinstance(one, PayLife) for one in deed.said):
        return None
    for symbols in range(1, phyrexian(run.game.characteristics(thing).mana_cost or ()) + 1):
        paying = msgspec.structs.replace(deed, said=(*deed.said, PayLife(life=2 * symbols)))
        verdict = _try(run, paying, player)
        if verdict:
            return verdict
    return None


def _tap_verdicts(run: Run, deed: TapForMana, player: Id) -> list[Verdict]:
    found: list[Verdict] = []
    for source in sources_to_tap(run, deed, player):
        found += [may(run.game, player, _activation(player, source, a)) for a in tap_abilities(run, source)]
    return found


def _each(run: Run, source: Id, able: list[Any], player: Id) -> list[Verdict]:
    return [may(run.game, player, _activation(player, source, ability)) for ability in able]


def _activation(player: Id, source: Id, ability: Any) -> ActivateAbility:
    return ActivateAbility(player=player, source=source, ability=ability)


def _try(run: Run, deed: Any, player: Id) -> Verdict:
    """Do it on a game of its own: allowed when it goes through."""
    twin = run.fork()
    twin.is_trial = True
    said = [Saying(one, player) for one in getattr(deed, "said", ())]
    twin.game.chooser = FirstOption(ScriptChooser(twin.scene, said))
    try:
        do(twin, deed, player)
    except (Illegal, Refused) as illegal:
        return illegal.verdict
    except Undecided:
        return Verdict()
    return _notes(run, deed, player)


def _notes(run: Run, deed: Any, player: Id) -> Verdict:
    """What the reader might expect to forbid it and does not."""
    if not isinstance(deed, Activate):
        return Verdict()
    source = source_of(run, deed.ability, player)
    every = [may(run.game, player, _activation(player, source, a)) for a in abilities_meant(run, deed.ability, source)]
    return Verdict(notes=tuple(dict.fromkeys(note for verdict in every if verdict for note in verdict.notes)))


def _names(run: Run, found: list[Id], none: str, verdicts: Iterable[Verdict] = ()) -> Finding:
    names = [run.scene.name_of(t) if t in run.game.state.players else run.game.name(t) for t in found]
    against = dict.fromkeys(reason for verdict in verdicts for reason in verdict.reasons)
    return Finding(names, f"{listed(names)}." if names else none, (), reasons(against))


@finds(WhatCanBlock)
def blockers(run: Run, question: WhatCanBlock) -> Finding:
    """The creatures that could block an attacker."""
    attacker = pointing.one(run.game, run.scene, question.object)
    others = [o.id for o in creatures(run) if run.game.controller(o.id) != run.game.controller(attacker)]
    verdicts = {b: can_be_blocked(run, attacker, [b]) for b in others}
    return _names(run, [b for b in others if verdicts[b]], "Nothing can block it.", verdicts.values())


@finds(WhatCanAttack)
def attackers(run: Run, question: WhatCanAttack) -> Finding:
    """The creatures of the active player that could attack."""
    defenders = [run.scene.player(question.player)] if question.player else []
    found = [o.id for o in creatures(run) if run.game.controller(o.id) == run.game.state.turn.active]
    verdicts = {a: can_attack(run, a, defenders) for a in found}
    return _names(run, [a for a in found if verdicts[a]], "Nothing can attack.", verdicts.values())


@finds(WhatCanBeAttacked)
def attackable(run: Run, question: WhatCanBeAttacked) -> Finding:
    """The players, planeswalkers and battles that could be attacked."""
    active = run.game.state.turn.active
    by = _attacker(run, question.by)
    things = [*run.game.state.opponents(active), *(o.id for o in run.game.state.battlefield() if _is_defender(run, o.id))]
    if by is None:
        return _names(run, things, "Nothing can be attacked.")
    verdicts = {t: can_attack(run, by, [t]) for t in things}
    return _names(run, [t for t in things if verdicts[t]], "Nothing can be attacked.", verdicts.values())


def _attacker(run: Run, by: ObjectRef | Player | None) -> Id | None:
    return pointing.one(run.game, run.scene, by) if isinstance(by, ObjectRef) else None


def _is_defender(run: Run, thing: Id) -> bool:
    types = run.game.characteristics(thing).types
    return ("planeswalker" in types and run.game.controller(thing) != run.game.state.turn.active) or "battle" in types


@finds(WhatCanTarget)
def targetable(run: Run, question: WhatCanTarget) -> Finding:
    """What a spell or ability could target."""
    from engine.game.scope import Scope
    from engine.game.targets import options, requirements, spell_texts

    what = question.what
    ref = what if isinstance(what, ObjectRef) else what.source
    if ref is None:
        raise Unable("Say what would target.")
    source = pointing.one(run.game, run.scene, ref)
    texts = spell_texts(run.game, source)
    if not isinstance(what, ObjectRef) and (not texts or abilities_of(run.game, source).activated):
        texts = tuple(abilities_meant(run, what, source))
    player = run.game.controller(source)
    scope = Scope.of(source, player)
    found = dict.fromkeys(
        t for word in requirements(run.game, texts, scope) for t in options(run.game, player, word, source, None, scope)
    )
    return _names(run, list(found), "Nothing.")


@finds(IsLegal)
def is_legal(run: Run, question: IsLegal) -> Finding:
    """Whether what was just done was legal."""
    if run.refused is None:
        done = run.game.log[run.done_since :]
        rules = dict.fromkeys(rule for entry in done if entry.cause is None for rule in entry.rules)
        return Finding(True, "Yes. That is legal.", tuple(rules))
    return Finding(False, f"No. {why(run.refused)}", (), tuple(_refusals(run.refused)))


def _refusals(verdict: Verdict) -> tuple[Because, ...]:
    return reasons(verdict.reasons)
