"""Cards, rules and a game's script as panels."""

from collections.abc import Sequence

from msgspec import Struct

from bot.reply.discord import ROOM, Panel
from bot.reply.limits.numbers import units
from bot.reply.markdown import clip, pages, plain
from bot.store.records import Game
from engine.cards.card import Card, Face
from engine.rulebook.book import Rule

CUT = "-# The rest is too long to show here."


class Reading(Struct, frozen=True):
    """What the engine makes of one line of a card: how it reads it, or why it does not."""

    line: str
    reads: str = ""
    declined: str = ""


def card(card: Card, readings: Sequence[Reading]) -> Panel:
    """A card as printed, and below it what the engine reads otherwise or cannot read."""
    texts = [_face(face) for face in card.faces]
    declined = [reading for reading in readings if reading.declined]
    if declined:
        lines = [f"- {plain(clip(one.line, 300))} ({plain(clip(one.declined, 200))})" for one in declined]
        texts.append("\n".join(["**I cannot read these lines yet:**", *lines]))
    elif readings:
        texts.append("-# I understand every line of this card.")
    return Panel("open" if declined else "settled" if readings else "plain", fitted(texts))


def _face(face: Face) -> str:
    corner = ""
    if face.power is not None and face.toughness is not None:
        corner = f"{face.power}/{face.toughness}"
    elif face.loyalty or face.defense:
        corner = face.loyalty or face.defense or ""
    lines = [f"### {plain(face.name)} {plain(face.mana_cost)}".rstrip(), f"*{plain(face.type_line)}*", plain(face.text)]
    return "\n".join(line for line in (*lines, f"**{plain(corner)}**" if corner else "") if line)


def rule(rule: Rule, parts: Sequence[Rule], neighbours: Sequence[Rule], edition: str) -> Panel:
    """A rule with its parts; the official text where it is at hand, else our summary."""
    own = [plain(text) for text in (rule.summary, rule.text) if text]
    texts = ["\n".join([f"### {rule.number}", *own])]
    if parts:
        texts.append("\n".join(f"**{part.number}** {plain(clip(part.summary or part.text, 400))}" for part in parts))
    if neighbours:
        texts.append("-# Beside it: " + " · ".join(_brief(one) for one in neighbours))
    texts.append(f"-# {edition}" if edition else "-# A summary in our own words; `lawmage sync` adds the official text.")
    return Panel("plain", fitted(texts))


def rules_found(words: str, rules: Sequence[Rule]) -> Panel:
    """The rules that a search found."""
    lines = [f"**{one.number}** {plain(clip(one.summary or one.text, 300))}" for one in rules]
    return Panel("plain", fitted([f"### {plain(clip(words, 100))}", "\n".join(lines)]))


def _brief(rule: Rule) -> str:
    return f"{rule.number} {plain(clip(rule.summary or rule.text, 80))}"


def script(game: Game) -> str:
    """A game's script with who wrote each line; the newest lines when not all fit."""
    blocks = [f"-# {at or 'start'} · <@{line.by}>\n{plain(clip(line.text, 800))}" for at, line in enumerate(game.lines)]
    kept: list[str] = []
    room = ROOM // 2
    for block in reversed(blocks):
        room -= units(block) + 1
        if room < 0:
            kept.append(f"-# … {len(blocks) - len(kept)} earlier")
            break
        kept.append(block)
    return "\n".join(reversed(kept))


def fitted(texts: Sequence[str]) -> tuple[str, ...]:
    """The texts that fit, the first that does not cut at a line, and a word that there was more."""
    kept: list[str] = []
    room = ROOM - units(CUT)
    for text in texts:
        if units(text) > room:
            return (*kept, *pages(text.split("\n"), room)[:1], CUT) if room > 0 else (*kept, CUT)
        kept.append(text)
        room -= units(text)
    return tuple(kept)
