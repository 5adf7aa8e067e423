"""What becomes of forms that are filled in."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from bot.commands.custom import take
from bot.commands.game.playing import begin
from bot.commands.ruling import answer
from bot.refusal import Refusal
from bot.views.buttons import say_again
from bot.views.forms import EDITED, FIELD, NEW
from bot.views.pressing import GONE, to_change

if TYPE_CHECKING:
    from bot.views.answering import Interaction


async def submitted(interaction: "Interaction") -> None:
    """Act on a form that was filled in."""
    data: Mapping[str, Any] = interaction.data or {}
    text = next(_values(data.get("components", ())), "")
    if found := NEW.fullmatch(data.get("custom_id", "")):
        await _new(interaction, found["what"], text)
    elif found := EDITED.fullmatch(data.get("custom_id", "")):
        await _edited(interaction, found["identifier"], text)
    else:
        raise Refusal(GONE)


async def _new(interaction: "Interaction", what: str, text: str) -> None:
    if what == "start":
        await begin(interaction, text)
    elif what == "custom":
        await take(interaction, text)
    else:
        await answer(interaction, text, private=what == "private")


async def _edited(interaction: "Interaction", identifier: str, text: str) -> None:
    await interaction.response.defer()
    await say_again(interaction, await to_change(interaction, identifier), text)


def _values(components: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    for component in components:
        if component.get("custom_id") == FIELD:
            yield str(component.get("value") or "")
        inner = component.get("component")
        yield from _values([*component.get("components", ()), *([inner] if inner else [])])
