"""Cards, rules and a game's script as panels."""

from collections.abc import Mapping, Sequence

from bot.library.listing import CardRuling
from bot.readings import Reading
from bot.reply.discord import PLAINLY, ROOM, Panel
from bot.reply.limits.numbers import units
from bot.reply.markdown import clip, pages, plain
from bot.reply.showing import Showing
from bot.store.records import Game, Line
from bot.terms import Term
from bot.tongues import ENGLISH, Tongue
from engine.cards.card import Card, Face
from engine.rulebook.book import Rule

OURS = "A summary in our own words; `lawmage sync` adds the official text."
CUT = "-# The rest is too long to show here."


def card(card: Card, readings: Sequence[Reading], showing: Showing = PLAINLY) -> Panel:
    """A card as printed, and below it what the engine cannot read."""
    tongue = showing.tongue
    texts = [_face(face) for face in card.faces]
    declined = [reading for reading in readings if reading.declined]
    if declined:
        lines = [f"- {plain(clip(one.line, 300))} ({plain(clip(one.declined, 200))})" for one in declined]
        texts.append("\n".join([f"**{tongue('I cannot read these lines yet:')}**", *lines]))
    elif readings:
        texts.append("-# " + tongue("I understand every line of this card."))
    return Panel("open" if declined else "settled" if readings else "plain", fitted(texts))


def _face(face: Face) -> str:
    corner = ""
    if face.power is not None and face.toughness is not None:
        corner = f"{face.power}/{face.toughness}"
    elif face.loyalty or face.defense:
        corner = face.loyalty or face.defense or ""
    lines = [f"### {plain(face.name)} {plain(face.mana_cost)}".rstrip(), f"*{plain(face.type_line)}*", plain(face.text)]
    return "\n".join(line for line in (*lines, f"**{plain(corner)}**" if corner else "") if line)


def rule(rule: Rule, parts: Sequence[Rule], examples: Sequence[str], showing: Showing = PLAINLY) -> Panel:
    """A rule with its examples and parts; the official text where it is at hand, else our summary."""
    own = [plain(text) for text in (rule.summary, rule.text) if text]
    texts = ["\n".join([f"### {rule.number}", *own])]
    if examples:
        texts.append("\n".join(f"> {plain(clip(example, 700))}" for example in examples))
    if parts:
        texts.append("\n".join(f"**{part.number}** {plain(clip(part.summary or part.text, 400))}" for part in parts))
    texts.append(f"-# {showing.edition or showing.tongue(OURS)}")
    return Panel("plain", fitted(texts))


def term(term: Term, showing: Showing = PLAINLY) -> Panel:
    """A term and the rules that say what it means."""
    texts = [f"### {plain(term.name)}\n{plain(term.text)}".rstrip()]
    rules = [f"**{one.number}** {plain(clip(one.text or one.summary, 500))}" for one in term.rules]
    if rules:
        texts.append("\n".join(rules))
    texts.append(f"-# {showing.edition or showing.tongue(OURS)}")
    return Panel("plain", fitted(texts))


def rulings(name: str, rulings: Sequence[CardRuling], showing: Showing = PLAINLY) -> Panel:
    """The publisher's rulings on a card, newest first."""
    if not rulings:
        return Panel("plain", (showing.tongue("I have no rulings on {name}.", name=plain(name)),))
    lines = [f"- {plain(one.text)} ({one.date})" for one in reversed(rulings)]
    return Panel("plain", fitted([f"### {plain(name)}", "\n".join(lines)]))


def legalities(name: str, by_format: Mapping[str, str], showing: Showing = PLAINLY) -> Panel:
    """Where a card may be played, formats of one status together."""
    if not by_format:
        return Panel("plain", (showing.tongue("I do not know where {name} may be played.", name=plain(name)),))
    statuses: dict[str, list[str]] = {}
    for name_of_format, status in by_format.items():
        statuses.setdefault(status, []).append(name_of_format.capitalize())
    lines = [f"**{showing.tongue(status.replace('_', ' '))}**: {', '.join(formats)}" for status, formats in statuses.items()]
    return Panel("plain", fitted([f"### {plain(name)}", "\n".join(lines)]))


def rules_found(words: str, rules: Sequence[Rule]) -> Panel:
    """The rules that a search found."""
    lines = [f"**{one.number}** {plain(clip(one.summary or one.text, 300))}" for one in rules]
    return Panel("plain", fitted([f"### {plain(clip(words, 100))}", "\n".join(lines)]))


def log_pages(game: Game, tongue: Tongue = ENGLISH) -> list[str]:
    """All lines of a game in pages, then those that were taken back."""
    undone = [f"-# {tongue('taken back')} · {_who(line, tongue)}\n~~{plain(clip(line.text, 800))}~~" for line in game.undone]
    return pages([*_blocks(game, tongue), *undone], ROOM - 100)


def _blocks(game: Game, tongue: Tongue) -> list[str]:
    lines = enumerate(game.lines)
    return [f"-# {at or tongue('start')} · {_who(line, tongue)}\n{plain(clip(line.text, 800))}" for at, line in lines]


def _who(line: Line, tongue: Tongue) -> str:
    return f"<@{line.by}>" if line.by else tongue("somebody who wanted to be forgotten")


def script(game: Game, tongue: Tongue = ENGLISH) -> str:
    """A game's script with who wrote each line; the newest lines when not all fit."""
    blocks = _blocks(game, tongue)
    kept: list[str] = []
    room = ROOM // 2
    for block in reversed(blocks):
        room -= units(block) + 1
        if room < 0:
            kept.append("-# … " + tongue("{count} earlier", count=len(blocks) - len(kept)))
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
