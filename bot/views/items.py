"""Every kind of button and select that a message of the bot may carry."""

from typing import Any

from discord import ui

from bot.views.about import ForgetMe, RunExample
from bot.views.buttons import Again, Choice, ChoiceSelect, Edit, Share, Undo
from bot.views.lookups import CardFacts, FoundRules, GoToRule
from bot.views.meaning import Meant
from bot.views.pages import Pages, Turn, TurnLog
from bot.views.pictures import Picture
from bot.views.quiz import QUIZ_ITEMS

ITEMS: tuple[type[ui.DynamicItem[Any]], ...] = (
    Pages,
    Turn,
    TurnLog,
    Edit,
    Again,
    Share,
    Undo,
    Choice,
    ChoiceSelect,
    Meant,
    Picture,
    GoToRule,
    FoundRules,
    CardFacts,
    RunExample,
    ForgetMe,
    *QUIZ_ITEMS,
)
