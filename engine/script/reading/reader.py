"""The reader: a text sentence by sentence into statements, faults beside them."""

from collections.abc import Sequence
from typing import Any, Final

from engine.cards.card import Cards
from engine.script.reading.binding import Binder
from engine.script.reading.context import Context, Scene
from engine.script.reading.faulting import unbound, unread
from engine.script.reading.labels import labels_in
from engine.script.reading.names import Names
from engine.script.reading.plain import plain
from engine.script.reading.players import players_in
from engine.script.reading.sentence import Draft, read_sentence
from engine.script.reading.slips import slip_at
from engine.script.reading.slots import acts, asked, counters, deeds, dungeons, places, specs, standard, steps, words
from engine.script.reading.splitting import Sentence, sentences
from engine.script.reading.spoken import Unbound
from engine.script.reading.spotting import spotted
from engine.script.reading.tokens import tokenise
from engine.script.reading.unsaid import in_hands, in_response_to_abilities
from engine.script.values import Fault, Player, Script, Slip, Statement

SLOT_ROOMS = (acts, asked, counters, deeds, dungeons, places, specs, standard, steps, words)
"""The modules that fill the registry of slots."""


MOST_SLIPS: Final = 6
"""So many misspelt names are made out; a text with more is something else."""


def read_script(text: str, cards: Cards) -> Script:
    """The script a text says. Never raises for its content: what cannot be read is in ``faults``."""
    slips: tuple[Slip, ...] = ()
    while True:
        reading = _Reading(text, cards, slips)
        script = reading.script(is_last=len(slips) == MOST_SLIPS)
        if reading.slip is None:
            return script
        slips = (*slips, reading.slip)


class _Reading:
    """One pass over a text; it stops short at a ``slip`` that was not known before."""

    def __init__(self, text: str, cards: Cards, slips: tuple[Slip, ...] = ()) -> None:
        self.slips = slips
        self.slip: Slip | None = None
        self.tokens = tokenise(plain(text))
        self.names = Names(plain(text), self.tokens, cards, {slip.typed: slip.name for slip in slips})
        mentioned = spotted(self.tokens, self.names)
        found = players_in(self.tokens, self.names, mentioned)
        self.players: list[Player] = list(dict.fromkeys(found.values()))
        self.scene = Scene(found, labels_in(self.tokens, self.names, found))
        self.scene.spotted = mentioned
        self.binder = Binder(self.players, self.names)
        self.scene.names = self.binder.spoken.names
        self.statements: list[Statement] = []
        self.faults: list[Fault] = []

    def script(self, is_last: bool) -> Script:
        for sentence in sentences(self.tokens, self.names):
            context = self._read(sentence)
            if context is not None and not is_last:
                self.slip = slip_at(context)
                if self.slip is not None:
                    break
        statements = in_response_to_abilities(in_hands(questions_last(self.statements)))
        return Script(statements, tuple(self.players), tuple(self.faults), self.slips)

    def _read(self, sentence: Sentence) -> Context | None:
        """Take a sentence in; its context when it cannot be read."""
        context = Context(sentence.tokens, sentence.base, self.names, self.scene)
        drafts = read_sentence(context, sentence.starts_line)
        if drafts is None:
            self.faults.append(unread(context))
            return context
        for draft in drafts:
            self._bind(context, draft)
        return None

    def _bind(self, context: Context, draft: Draft) -> None:
        try:
            response: Any = self.binder.bind(draft.response) if draft.response is not None else None
            what: Any = self.binder.bind(draft.what, draft.response is not None)
        except Unbound as problem:
            self.faults.append(unbound(context, draft.at, draft.end, problem))
            return
        token = context.tokens[draft.at]
        source = context.text(draft.at, draft.end)
        self.statements.append(Statement(what, response, draft.holds, token.line, token.column, source))


def questions_last(statements: Sequence[Statement]) -> tuple[Statement, ...]:
    """A text that begins with questions and only then says what there is, on the same line, asks them of all that."""
    led = next((n for n, one in enumerate(statements) if not one.is_question), len(statements))
    first, rest = statements[0].line if statements else 0, enumerate(statements[led:], led)
    end = next((n for n, one in rest if one.is_question or one.line != first), len(statements))
    return (*statements[led:end], *statements[:led], *statements[end:])
