"""Trying whether something can be done: on a game of its own, with what lets it be done."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from engine.game.actions import ActivateAbility, CastSpell
from engine.game.casting import Cast as IsCast
from engine.game.casting import as_it_would_be
from engine.game.choices import Choice, Undecided
from engine.game.illegal import Illegal
from engine.game.machine import Game
from engine.game.mana_cost import phyrexian
from engine.game.objects import Id, Zone
from engine.game.permissions import may
from engine.game.permissions.casting import from_zone, in_time
from engine.game.verdict import Verdict, allowed
from engine.rulebook import rule
from engine.script.run import pointing
from engine.script.run.chooser import ScriptChooser
from engine.script.run.deeds import do
from engine.script.run.deeds.activating import abilities_meant, making, source_of, sources_to_tap
from engine.script.run.deeds.combat import creatures, defender_of
from engine.script.run.faults import Refused, Unable
from engine.script.run.placing.objects import put
from engine.script.run.questions.along import along_with
from engine.script.run.questions.attack_to_come import attack_to_come, is_attacking_already
from engine.script.run.questions.declaring import attacking, blocking
from engine.script.run.questions.remarks import there
from engine.script.run.questions.suffering import can_attack_at_all
from engine.script.run.questions.targeting import may_target
from engine.script.run.questions.verdicts import any_of
from engine.script.run.run import Run
from engine.script.run.sayings import Saying, parts_of, said_with
from engine.script.run.scene import current
from engine.script.values import (
    AbilityRef,
    Act,
    Activate,
    Attack,
    Block,
    Cast,
    Concede,
    Decision,
    Deed,
    ObjectRef,
    ObjectSpec,
    PayLife,
    Play,
    Sacrifice,
    TapForMana,
    Targets,
)
from engine.words.keywords.helping import kinds_of_help


class FirstOption(ScriptChooser):
    """Takes the first options of whatever the script does not say: whether a thing can be done does not hang on them."""

    x: Verdict = Verdict()
    aim: int | None = None
    aims: tuple[str, ...] = ()

    def answer(self, game: Game, choice: Choice) -> tuple[Any, ...] | None:
        """What the script says, else as many as must be chosen; of what helps to pay, as many as can be."""
        said = super().answer(game, choice)
        many = choice.maximum if choice.kind in kinds_of_help() else choice.minimum
        values = said if said is not None else tuple(option.value for option in choice.options[:many])
        if choice.kind == "target" and said is None and choice.minimum <= 1 <= choice.maximum:
            self.aims = self.aims or tuple(option.text for option in choice.options)
            values = values if self.aim is None else tuple(o.value for o in choice.options[self.aim : self.aim + 1]) or values
        if choice.kind == "x" and any(values):
            self.x = _with_x(values[0])
        return values

    def heed(self, game: Game, choice: Choice) -> None:
        """The only value of X is to be told too."""
        super().heed(game, choice)
        if choice.kind == "x":
            self.x = _only_x(choice.options[0].value)


_SOME_LAND: Final = "Plains"
_MOST_AIMS: Final = 12


def verdict_on(run: Run, deed: Deed, player: Id) -> Verdict:
    """Whether the player may do that now, with every reason. Raises Unable for what no rule of the game lets players do."""
    if isinstance(deed, Targets):
        return _targeting(run, deed, player)
    if isinstance(deed, Cast) and _was_cast_on_the_way(run, deed):
        raise Unable("An offer to cast it came up as that resolved: say that it is cast, or ask what happens.")
    if not _is_judged(deed):
        raise Unable("Whether that can be done depends on what lets a player do it: say which spell or ability does.")
    if isinstance(deed, TapForMana):
        return any_of(_tap_verdicts(run, deed, player))
    if isinstance(deed, Activate) and not deed.said:
        source = source_of(run, deed.ability, player)
        able = abilities_meant(run, deed.ability, source)
        if len(able) > 1:
            return any_of(_each(run, source, able, player))
    if isinstance(deed, Attack):
        return _attacking(run, deed, player)
    if isinstance(deed, Play) and _is_any_land(run, deed.card, player):
        run, deed = _with_some_land(run, deed, player)
    verdict = _try(run, deed, player)
    if not verdict and isinstance(deed, Block):
        return _along(run, deed, player, verdict) or verdict
    return verdict or _with_life(run, deed, player) or _with_targets(run, deed, player) or verdict


def _attacking(run: Run, deed: Attack, player: Id) -> Verdict:
    """Whether these creatures, or any where none is named, can attack."""
    named = [ref for group in deed.groups for ref in group.creatures]
    if deed.groups and not named:
        return can_attack_at_all(run, player, [defender_of(run, group, player) for group in deed.groups if group.defender])
    things = creatures(run, named, player, taken={})
    to_come = attack_to_come(run, player, things)
    if not to_come or is_attacking_already(run, player, things):
        return to_come
    verdict = to_come + _try(run, deed, player)
    return verdict or _along(run, deed, player, verdict) or verdict


def _along(run: Run, deed: Attack | Block, player: Id, verdict: Verdict) -> Verdict | None:
    """The verdict where others have to be declared too, and can be."""
    twin = _trial(run)
    twin.game.chooser = FirstOption(twin.scene, [])
    try:
        return along_with(twin, deed, player, verdict)
    except (Illegal, Refused, Undecided):
        return None


def _trial(run: Run) -> Run:
    twin = run.fork()
    twin.is_trial = True
    return twin


def _is_any_land(run: Run, ref: ObjectRef, player: Id) -> bool:
    """Whether no land in particular is meant, and the player is not known to have one in hand."""
    if ref.kind != "land" or ref.name:
        return False
    found = (run.game.object(card) for card in pointing.candidates(run.game, run.scene, ref, (Zone.HAND,)))
    return not any(card.zone is Zone.HAND and card.owner == player for card in found)


def _with_some_land(run: Run, deed: Play, player: Id) -> tuple[Run, Play]:
    """The same asked of a player who has some land in hand to play."""
    twin = run.fork()
    put(twin, player, Zone.HAND, ObjectSpec(name=_SOME_LAND))
    return twin, msgspec.structs.replace(deed, card=ObjectRef(_SOME_LAND))


def _was_cast_on_the_way(run: Run, deed: Cast) -> bool:
    """Whether an effect offered to cast it while what was done last resolved, though the text says nothing of that."""
    thing = there(run, deed.spell)
    before = next((s.what for s in reversed(run.statements[: run.at]) if isinstance(s.what, Act)), None)
    is_said = before is not None and isinstance(before.deed, Cast) and before.deed.spell.name == deed.spell.name
    casts = (entry.event for entry in run.game.log[run.done_since :] if isinstance(entry.event, IsCast))
    was_cast = any(current(run.game, event.spell) == thing for event in casts)
    chooser = run.game.chooser
    offers = chooser.answered if isinstance(chooser, ScriptChooser) else []
    was_offered = any(choice.prompt.rstrip("?") == f"Cast {deed.spell.name}" for choice, _ in offers)
    return not is_said and (was_cast or was_offered)


def _is_judged(deed: Deed) -> bool:
    """Whether players may do that by the rules of the game; anything else is done only because something lets them."""
    return isinstance(deed, Decision | Concede) or (isinstance(deed, Sacrifice) and deed.to is not None)


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


def _with_targets(run: Run, deed: Deed, player: Id) -> Verdict | None:
    """The verdict with the target for which the spell costs less, where none is said; None when none helps."""
    is_open = isinstance(deed, Cast) and not any(isinstance(one, Targets) for one in deed.said)
    if run.game.state.is_paid_for or not is_open:
        return None
    for aim in range(_MOST_AIMS):
        verdict, aims = _aimed(run, deed, player, aim)
        if aim >= len(aims):
            return None
        if verdict:
            return verdict + _with_target(aims[aim])
    return None


@rule("601.2c", "601.2f")
def _with_target(name: str) -> Verdict:
    return allowed(f"It can be paid for with {name} as a target.")


def _tap_verdicts(run: Run, deed: TapForMana, player: Id) -> list[Verdict]:
    found: list[Verdict] = []
    for source in sources_to_tap(run, deed, player):
        found += [may(run.game, player, _activation(player, source, a)) for a in making(run, source, deed.mana)]
    return found


def _each(run: Run, source: Id, able: list[Any], player: Id) -> list[Verdict]:
    return [may(run.game, player, _activation(player, source, ability)) for ability in able]


def _activation(player: Id, source: Id, ability: Any) -> ActivateAbility:
    return ActivateAbility(player=player, source=source, ability=ability)


def _try(run: Run, deed: Any, player: Id) -> Verdict:
    """Do it on a game of its own: allowed when it goes through."""
    return _aimed(run, deed, player, None)[0]


def _aimed(run: Run, deed: Any, player: Id, aim: int | None) -> tuple[Verdict, tuple[str, ...]]:
    """The same with the target at that place among those that there are, and what these are."""
    twin = _trial(run)
    said = [Saying(part, player, is_own=True) for one in said_with(deed) for part in parts_of(one)]
    chooser, began = FirstOption(twin.scene, said), len(twin.game.log)
    twin.game.chooser, chooser.aim = chooser, aim
    try:
        do(twin, deed, player)
        chooser.check(twin.game, twin.game.log[began:])
    except (Illegal, Refused) as illegal:
        return illegal.verdict, chooser.aims
    except Undecided:
        return Verdict(), chooser.aims
    for told in twin.assumptions:
        if told.startswith(f"{run.game.name(player)} has another "):
            run.assume(told)
    return _notes(run, twin, deed, player) + chooser.x, chooser.aims


@rule("601.2b")
def _with_x(x: int) -> Verdict:
    return allowed(f"It can be done with X = {x}.")


@rule("601.2b")
def _only_x(x: int) -> Verdict:
    return allowed(f"X has to be {x}.")


def _lets_cast(run: Run, twin: Run, player: Id) -> Verdict:
    """What lets a spell be cast when and from where it was in a trial."""
    cast = next((entry.event for entry in reversed(twin.game.log) if isinstance(entry.event, IsCast)), None)
    if cast is None:
        return Verdict()
    card = next((old for old, new in twin.game.state.became.items() if new == cast.spell), cast.spell)
    if not run.game.exists(card):
        return Verdict()  # the text takes it for granted only once it is cast
    spell = twin.game.object(cast.spell)
    action = CastSpell(
        player=player, spell=card, origin=run.game.object(card).zone, is_face_down=spell.is_face_down,
        paid=spell.stacked.paid if spell.stacked is not None else (), leave=cast.leave, face=spell.face,
    )
    seen = as_it_would_be(run.game, action)
    return Verdict(notes=(*in_time(seen, player, action).notes, *from_zone(seen, player, action).notes))


def _notes(run: Run, twin: Run, deed: Any, player: Id) -> Verdict:
    """What the reader might expect to forbid it and does not."""
    if isinstance(deed, Cast):
        return _lets_cast(run, twin, player)
    if isinstance(deed, Attack):
        return attacking(run, twin, player)
    if isinstance(deed, Block):
        return blocking(run, twin)
    if not isinstance(deed, Activate):
        return Verdict()
    source = source_of(run, deed.ability, player)
    every = [may(run.game, player, _activation(player, source, a)) for a in abilities_meant(run, deed.ability, source)]
    return Verdict(notes=tuple(dict.fromkeys(note for verdict in every if verdict for note in verdict.notes)))
