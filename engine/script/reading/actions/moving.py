"""Moving on through the turn, the stack, and leaving the game."""

from engine.script.reading.forms import Form
from engine.script.values import AfterCombat, Concede, DoNothing, EndTurn, GoTo, PassPriority, Repeat, Resolve


def _going(verbs: str) -> tuple[str, ...]:
    return (
        f"~{verbs} to {{player:whose}} [own] {{step}}",
        f"~{verbs} to the|a {{step}}",
        f"~{verbs} to {{step}}",
        f"~{verbs} to the {{step}} of {{player:whose}} turn",
        f"~{verbs} to the beginning of {{player:whose}} {{step}}",
        f"~{verbs} to the beginning of the {{step}}",
    )


def _next(verbs: str) -> tuple[str, ...]:
    return (
        f"~{verbs} to {{player:whose}} next {{step}}",
        f"~{verbs} to the next {{step}}",
        f"~{verbs} to the {{step}} of {{player:whose}} next turn",
    )


MOVING = (
    Form(
        GoTo,
        "~go to {player:whose} {step}",
        "~go to {step:thestep}",
        reads=(
            *_going("go|move|proceed|continue|advance|skip|pass"),
            "~enter {player:whose} {step}",
            "~enter the {step}",
            "~reach {player:whose} {step}",
            "~reach the {step}",
        ),
        next=False,
    ),
    Form(
        GoTo,
        "~go to {player:whose} next {step}",
        "~go to the next {step}",
        reads=_next("go|move|proceed|continue|advance|skip|pass"),
        next=True,
    ),
    Form(GoTo, reads=("~begin combat", "~go to combat on {player:whose} turn"), step="combat"),
    Form(EndTurn, "~end the turn", reads=("~end {_whose:whose} turn", "~pass the turn", "~pass turn", "~finish the turn")),
    Form(AfterCombat, "~finish combat", reads=("~end combat",)),
    Form(
        Resolve,
        "~resolve the top of the stack",
        reads=("~resolve the top spell|item|object|ability|trigger [of the stack]", "~let it resolve"),
        what="top",
    ),
    Form(
        Resolve,
        "~resolve everything",
        reads=("~resolve the stack", "~resolve all", "~let everything resolve", "~resolve all of it", "~let the stack resolve"),
        what="everything",
    ),
    Form(Resolve, "~resolve {named:target}", reads=("~let {named:target} resolve",), what="named"),
    Form(
        Repeat,
        "~repeat that {times}",
        reads=(
            "~repeat this {times}",
            "~repeat that|this|the loop|sequence|process|cycle|combo {times}",
            "~repeat that|this {times:number} more times",
            "~repeat that|this|the loop|sequence|process|cycle|combo {times:number} more times",
            "~do that|this {times:number} more times",
        ),
    ),
    Form(Repeat, "~repeat that", reads=("~repeat this", "~do that|this again", "~do that|this once more"), times=1),
    Form(
        PassPriority,
        "~pass",
        reads=("~pass priority",),
    ),
    Form(Concede, "~concede", reads=("~concede the game", "~scoop"), leaves=False),
    Form(Concede, "~leave the game", reads=("~leave", "~quit"), leaves=True),
    Form(
        DoNothing,
        "~do nothing",
        reads=(
            "~do nothing else",
            "~not respond",
            "~have no response|responses",
            "~not do anything [else]",
            "~do anything [else]",
            "~take no actions|action",
        ),
    ),
)
