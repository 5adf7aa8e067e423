"""Keyword actions that players do without a cause: investigating, manifesting, goading a creature."""

from engine.script.reading.forms import Form
from engine.script.values import KeywordAction

_ALONE = ("investigate", "proliferate", "populate", "learn", "forage", "time travel", "manifest dread", "clash with an opponent")
_NUMBERED = ("incubate", "discover", "scry", "surveil", "fateseal", "collect evidence")
_OF_THE_TOP = ("manifest", "cloak")
_DONE_TO = ("goad", "suspect", "detain")

KEYWORD_ACTIONS = (
    *(Form(KeywordAction, f"~{words}", words=words) for words in _ALONE),
    *(Form(KeywordAction, f"~{words} {{count:number}}", words=words) for words in _NUMBERED),
    *(
        Form(
            KeywordAction, f"~{words} the top card of the library",
            reads=(f"~{words} the top card of {{_whose:whose}} library",), words=f"{words} the top card of your library",
        )
        for words in _OF_THE_TOP
    ),
    *(Form(KeywordAction, f"~{words} {{object}}", words=words) for words in _DONE_TO),
)
