"""Everything a script can ask, as a table of sentence forms."""

from typing import Final

from engine.script.reading.forms import Table
from engine.script.reading.questions.being import BEING
from engine.script.reading.questions.counting import COUNTING
from engine.script.reading.questions.happening import DONE, HAPPENING
from engine.script.reading.questions.mana import MANA
from engine.script.reading.questions.permission import PERMISSION
from engine.script.reading.slots.base import SLOTS

QUESTIONS: Final = Table(
    SLOTS, *MANA, *COUNTING, *PERMISSION, *DONE, *BEING, *HAPPENING, what="a question, such as What is, Where is, Does or Can"
)
