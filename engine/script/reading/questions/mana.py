"""Questions about mana and costs."""

from typing import Any

from engine.script.reading.forms import Form
from engine.script.reading.slots.people import THEY
from engine.script.values import AbilityRef, CostOf, ManaPool, ManaTypes, Player


def _cost(what: Any, player: Any = None, verb: str = "", said: Any = ()) -> CostOf:
    if isinstance(what, AbilityRef) and what == AbilityRef(what.source) and what.source is not None:
        return CostOf(what.source, player, verb, said)
    return CostOf(what, player, verb, said)


def _pool(player: Player = THEY) -> ManaPool:
    return ManaPool(player)


def _activation(what: AbilityRef, player: Any = None, said: Any = ()) -> CostOf:
    return CostOf(what.source if what == AbilityRef(what.source) and what.source is not None else what, player, "activate", said)


MANA = (
    Form(
        ManaTypes,
        "what mana could {object} produce",
        reads=(
            "what [types] [of] mana could|can|would|does {object} [still] produce|make|add [now]",
            "what [colors|colours] [of] mana could|can|would|does {object} [still] produce|make|add",
            "what color|colors|colour|colours|types|type of mana could|can|does {object} produce|make|add",
            "what can|could {object} [still] tap for",
            "what can|could {object} be tapped for",
            "what does {object} [now] tap for",
            "what mana can|could {object} tap for",
            "what can|could {object} [still] produce|add",
            "which mana could {object} produce",
            "what [kind] [of] mana does {object} make|produce|tap for",
            "which colors can|could {object} produce|tap for",
        ),
    ),
    Form(
        ManaPool,
        "what mana {player:does} have",
        reads=(
            "what mana {player:does} [now] have [floating|available]",
            "how much mana {player:does} have [floating]",
            "what mana is in {player:whose} [mana] pool",
            "what is in {player:whose} mana pool",
            "what 's in {player:whose} mana pool",
            "what mana {player:does} get",
            "how much mana {player:does} get",
            "what mana is floating",
            "what mana has {player:subject}",
            "what mana {player:does} have in {_whose:whose} [mana] pool",
        ),
        make=_pool,
    ),
    Form(
        CostOf,
        reads=(
            "what do|does {what:ability} cost {said}",
            "what do|does {what:ability} cost for {player} {said}",
            "how much do|does|would {what:ability} cost {said}",
            "how much do|does|would {what:ability} cost for {player} {said}",
            "how much mana do|does {what:ability} cost {said}",
        ),
        make=_activation,
    ),
    Form(
        CostOf,
        "what does {what:anyability} cost {said}",
        "what does {what:anyability} cost for {player} {said}",
        reads=(
            "what do|does {what:anyability} cost {said}",
            "how much does|would {what:anyability} cost {said}",
            "how much does|would {what:anyability} cost for {player} {said}",
            "how much does {what:anyability} cost {player} {said}",
            "what does {what:anyability} cost {player} {said}",
            "how much mana does {what:anyability} cost {said}",
            "how much do|does|would|will {player:subject} have to pay for|to {what:anyability} {said}",
            "how much do|does|would|will {player:subject} pay for {what:anyability} {said}",
            "what does {what:anyability} cost {player} to cast {said}",
        ),
        make=_cost,
        verb="",
    ),
    *(
        Form(
            CostOf,
            f"what does {{what:anyability}} cost to {verb} {{said}}",
            f"what does {{what:anyability}} cost for {{player}} to {verb} {{said}}",
            reads=(
                f"how much does|would {{what:anyability}} cost to {verb} {{said}}",
                f"how much does|would {{what:anyability}} cost for {{player}} to {verb} {{said}}",
                f"what does {{what:anyability}} cost {{player}} to {verb} {{said}}",
                f"what does|would|will it cost [for] {{player}} to {verb} {{what:anyability}} {{said}}",
                f"what does|would|will it cost to {verb} {{what:anyability}} {{said}}",
                f"how much does|would|will it cost to {verb} {{what:anyability}} {{said}}",
                f"how much does it cost [for] {{player}} to {verb} {{what:anyability}} {{said}}",
                f"how much mana do|does {{player:subject}} need to {verb} {{what:anyability}} {{said}}",
                f"how much mana do|does {{player:subject}} have to pay to {verb} {{what:anyability}} {{said}}",
            ),
            make=_cost,
            verb=verb,
        )
        for verb in ("cast", "activate", "equip")
    ),
)
