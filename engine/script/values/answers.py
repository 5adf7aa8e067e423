"""The kinds of answer that a question can have."""

from typing import Literal

AnswerKind = Literal[
    "power_toughness",
    "number",
    "type_line",
    "yes_no",
    "colors",
    "abilities",
    "mana_types",
    "mana_pool",
    "cost",
    "zone",
    "player",
    "objects",
    "story",
]
