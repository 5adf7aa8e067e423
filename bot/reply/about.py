"""What the bot says of itself."""

from collections.abc import Mapping

from bot.examples import EXAMPLES
from bot.reply.discord import Panel
from bot.reply.lookups import fitted
from bot.reply.markdown import plain
from bot.reply.showing import Showing

INTRODUCTION = (
    "I play a Magic scenario out under the Comprehensive Rules and tell you what happens and why, with the number of each rule. "
    "Cards are read from their printed text; what I do not understand I say, and never guess."
)
COMMANDS = (
    ("/ruling", "a scenario and its question; also in the menu of a message, as “Rule on this”"),
    ("/game", "a game in this channel, line by line"),
    ("/quiz", "rules questions for this server, with seasons and a leaderboard"),
    ("/card", "a card's text and how I read it"),
    ("/rule", "a rule by number or by words; `/keyword` and `/glossary` for terms"),
    ("/custom", "this server's own cards"),
    ("/settings", "where and how I answer on this server"),
    ("/status", "versions, rules and cards I run on"),
    ("/privacy", "what I keep; `/forget` deletes it, `/export-my-data` hands it over"),
)
HOW = "Say who controls what, what is done, and what you want to know, in sentences such as these. The buttons run them."
PRIVACY = (
    "I read nothing but what you give to my commands: no messages, no members.",
    "I keep rulings (your text, what came of it, your and the channel's id) for 30 days, so that the buttons below them work.",
    "A game is kept while it is played. After 30 days without a line it falls asleep, and 30 days later it is deleted.",
    "Answers to quiz questions are kept for the leaderboards, as long as I am on the server.",
    "Counts of how much you asked are kept for 30 days, ids of commands for an hour. Logs hold ids and times, no texts.",
    "A server's settings and cards are deleted a week after it removes me, with its games, rulings and quizzes.",
    "`/forget` deletes your rulings and answers and takes your name off your lines. `/export-my-data` gives you all I keep of you.",
    "Nothing is handed to anybody else.",
)


def help_panel(showing: Showing) -> Panel:
    tongue = showing.tongue
    lines = [f"**{name}** {tongue(about)}" for name, about in COMMANDS]
    examples = [f"**{tongue(example.title)}**\n{_quoted(example.text)}" for example in EXAMPLES]
    footer = (f"-# {showing.edition}",) if showing.edition else ()
    return Panel("plain", fitted([f"### Lawmage\n{tongue(INTRODUCTION)}", "\n".join(lines), tongue(HOW), *examples, *footer]))


def _quoted(text: str) -> str:
    return "\n".join(f"> {plain(line)}" for line in text.split("\n"))


def status_panel(facts: Mapping[str, str], showing: Showing) -> Panel:
    return Panel("plain", fitted(["\n".join(f"**{showing.tongue(name)}**: {text}" for name, text in facts.items())]))


def privacy_panel(showing: Showing) -> Panel:
    title = showing.tongue("What I keep")
    return Panel("plain", (f"### {title}", "\n".join(f"- {showing.tongue(line)}" for line in PRIVACY)))
