"""A server's settings and its own cards as panels."""

from collections.abc import Sequence

from bot.custom import written
from bot.readings import Reading
from bot.reply.discord import Panel
from bot.reply.lookups import fitted
from bot.reply.markdown import clip, plain
from bot.reply.showing import Showing
from bot.store.records import CustomCard, ServerSettings
from engine.cards.card import Card
from engine.explain.lengths import Length

SHOWN: dict[Length, str] = {"verdict": "as a verdict", "steps": "with the steps that lead there", "everything": "in full"}


def settings_panel(kept: ServerSettings, showing: Showing) -> Panel:
    say = showing.tongue
    yes = {True: say("yes"), False: say("no")}
    host = say("as my host has it")
    channels = " ".join(f"<#{channel}>" for channel in kept.channels) or say("everywhere")
    lines = (
        (say("I answer in"), channels),
        (say("Rulings are shown"), say(SHOWN[kept.verbosity])),
        (say("Private unless said otherwise"), yes[kept.private]),
        (say("Covered as spoilers"), yes[kept.spoilers]),
        (say("Rulings an hour for each member"), str(kept.member_quota or host)),
        (say("Rulings an hour for the server"), str(kept.server_quota or host)),
    )
    return Panel("plain", ("\n".join(f"**{name}**: {value}" for name, value in lines),))


def custom_panel(card: Card, readings: Sequence[Reading], heading: str, showing: Showing) -> Panel:
    """A server's card and, line by line, what is not understood of it and why."""
    say = showing.tongue
    declined = [f"- {plain(clip(one.line, 300))} ({plain(clip(one.declined, 200))})" for one in readings if one.declined]
    well = f"-# {say('I understand every line of this card.')}"
    said = "\n".join([f"**{say('I cannot read these lines yet:')}**", *declined]) if declined else well
    texts = [f"### {heading}", plain(written(card)), said]
    return Panel("open" if declined else "settled", fitted(texts))


def cards_panel(cards: Sequence[CustomCard], showing: Showing) -> Panel:
    say = showing.tongue
    if not cards:
        return Panel("plain", (say("This server has no cards of its own. `/custom add` makes one."),))
    lines = [f"- **{plain(one.card.name)}** {plain(one.card.faces[0].type_line)}" for one in cards]
    return Panel("plain", fitted([f"### {say('{count} cards of this server', count=len(cards))}", "\n".join(lines)]))
