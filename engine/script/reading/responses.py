"""What keeps the stack from settling: in response, with that on the stack, before it resolves, holding priority."""

from collections.abc import Iterator
from typing import Any, Final

from engine.script.reading.context import Context
from engine.script.reading.slots.abilities import AbilitySlot
from engine.script.reading.slots.things import IT, ObjectSlot
from engine.script.reading.slots.things import written as object_written
from engine.script.values import AbilityRef, ObjectRef, Response
from engine.script.writing import Writer

_ABILITY: Final = AbilitySlot()
_OBJECT: Final = ObjectSlot()


def response_before(context: Context, at: int) -> Iterator[tuple[Response, int]]:
    """A response that leads a sentence in, past its comma."""
    for response, end in response_after(context, at):
        yield response, end + (context.low[end] == ",")


def response_after(context: Context, at: int) -> Iterator[tuple[Response, int]]:
    """A response phrase at a place."""
    low = context.low
    if low[at] in ("in", "responding") and (low[at + 1] == "response" or low[at] == "responding"):
        start = at + (2 if low[at] == "in" else 1)
        if low[start] == "to":
            yield from ((Response("in response", what), end) for what, end in responded_to(context, start + 1))
        yield Response("in response"), start
    if low[at] in ("with", "while"):
        for what, end in responded_to(context, at + 1):
            end += low[end] in ("is", "are", "still")
            end += low[end] in ("still",)
            if low[end : end + 3] == ["on", "the", "stack"]:
                yield Response("on the stack", what), end + 3
    if low[at] == "before":
        for what, end in responded_to(context, at + 1):
            if low[end] in ("resolves", "resolve"):
                yield Response("before it resolves", what), end + 1
    if low[at : at + 2] == ["holding", "priority"]:
        yield Response("holding priority"), at + 2


def responded_to(context: Context, at: int) -> Iterator[tuple[AbilityRef | ObjectRef | None, int]]:
    """What is responded to; None for "that" and "it"."""
    low = context.low
    yield from _filtered(context.all(_ABILITY.read, at))
    if low[at] in ("that", "this", "it", "them", "those", "these", "both"):
        spell = low[at + 1] in ("spell", "ability")
        yield None, at + 1 + spell
    yield from ((ref, end) for ref, end in context.all(_OBJECT.read, at) if ref != IT)


def _filtered(found: tuple[tuple[Any, int], ...]) -> Iterator[tuple[AbilityRef | None, int]]:
    for ability, end in found:
        yield (None if ability == AbilityRef() else ability), end


def response_written(writer: Writer, response: Response) -> str:
    """The phrase that leads a sentence in, without its comma."""
    what = _written(writer, response.to) if response.to is not None else ""
    if response.how == "in response":
        return f"in response to {what}" if what else "in response"
    if response.how == "on the stack":
        return f"with {what or 'that'} on the stack"
    if response.how == "before it resolves":
        return f"before {what or 'it'} resolves"
    return "holding priority"


def _written(writer: Writer, what: AbilityRef | ObjectRef) -> str:
    return _ABILITY.write(writer, what) if isinstance(what, AbilityRef) else object_written(writer, what)
