"""A run: one script being played out, step by step, with what has been assumed, answered and refused on the way."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from typing import Any, Final

from msgspec import Struct

from engine.cards.card import fold
from engine.explain.causes import causes
from engine.explain.ruling import Answer, OpenChoice, Problem
from engine.explain.voice import addressed
from engine.game.choices import Choice, Undecided
from engine.game.illegal import Illegal
from engine.game.machine import Game, OutOfSteps
from engine.game.objects import Id
from engine.game.state import State
from engine.game.verdict import Verdict
from engine.script.run.chooser import ScriptChooser
from engine.script.run.coming import Coming, casts_next, is_declined, was_cast
from engine.script.run.faults import CardNotUnderstood, Refused, Unable, rules_of, why
from engine.script.run.library import Library
from engine.script.run.matching import answer
from engine.script.run.needs import Need
from engine.script.run.options import Words, no
from engine.script.run.sayings import Saying, parts_of
from engine.script.run.scene import Missing, Scene, current
from engine.script.values import Act, GainedControl, HasCards, ObjectRef, Said, Statement
from engine.words.unread.abilities import Unread
from engine.words.unread.noticing import noticed

DEEPEST: Final = 2
"""How many choices, one after the other, are tried out before one is left open."""
WIDEST: Final = 8
"""How many options of a choice are tried out."""

Forced = tuple[tuple[Any, ...], ...]
"""What is chosen, choice by choice, whatever the text says."""


class OutOfTime(Exception):
    """The time that the caller allowed is over."""


class Kept(Struct, frozen=True):
    """What a step that fails is undone to."""

    state: State
    logged: int
    entries: tuple[Any, ...]
    assumed: int
    unasked: int


class Limits(Struct):
    """When to stop: ``now`` is the caller's clock (None: no limit), ``until`` the moment on it."""

    now: Callable[[], float] | None = None
    until: float = 0.0

    def check(self) -> None:
        """Raises OutOfTime."""
        if self.now is not None and self.now() > self.until:
            raise OutOfTime


class Run:
    """The playing of ``statements`` from ``at`` on. ``refused`` is the verdict on the last deed, ``since`` the length of the
    log when the first of the deeds now being asked about began.
    """

    def __init__(
        self, game: Game, scene: Scene, library: Library, statements: Sequence[Statement], limits: Limits | None = None
    ) -> None:
        self.game, self.scene, self.library, self.statements = game, scene, library, tuple(statements)
        self.limits = limits or Limits()
        self.at = self.depth = 0
        self.assumptions: list[str] = []
        self.answers: list[Answer] = []
        self.problems: list[Problem] = []
        self.open: list[OpenChoice] = []
        self.consumed: frozenset[int] = frozenset()
        self.heeded: frozenset[int] = frozenset()
        self.refused: Verdict | None = None
        self.skipping = self.is_over = False
        self.forced: Forced = ()
        self.is_offered = True
        self._led: tuple[int, dict[int, int]] = (0, {})
        self.say: Callable[[Statement], str] = lambda statement: statement.source
        self.before = game.state
        self.done_since = self.deed_began = 0
        self.retold: frozenset[int] = frozenset()
        self.is_trial = self.is_reversed = False
        self.is_settling = self.is_left_waiting = False
        self.carried: tuple[Saying, ...] = ()
        self.unread: dict[tuple[Id, Unread], None] = {}
        self.has_begun = self.has_recalled = False
        self.needed: tuple[Need, ...] = ()
        self.counted: tuple[HasCards, ...] = ()
        self.unattached: tuple[tuple[Id, ObjectRef], ...] = ()
        self.unpaired: tuple[tuple[Id, ObjectRef], ...] = ()

    def keep(self) -> Kept:
        """What to go back to if the next step fails."""
        return Kept(self.game.state, len(self.game.log), self.scene.entries, len(self.assumptions), len(self.game.unasked))

    def undo(self, kept: Kept) -> None:
        """Go back to what was kept."""
        self.game.state = kept.state
        del self.game.log[kept.logged :]
        del self.game.unasked[kept.unasked :]
        self.game.resolving = None
        self.scene.entries = kept.entries
        del self.assumptions[kept.assumed :]

    def step(self, do: Callable[[], None], said: Sequence[Said] = (), player: Id | None = None, settles: bool = False) -> bool:
        """Carry out a step; False when it could not be: the problem or the open choice is then noted and all is as before.

        ``settles``: nothing is left to come that what the text says could answer, so that what names too much is in vain.
        """
        kept = self.keep()
        forced, is_offered = self.forced, self.is_offered
        self.forced, self.is_offered = (), True
        while True:
            self.limits.check()
            chooser = self._chooser(said, player, forced, is_offered)
            try:
                do()
                chooser.check(self.game, self.game.log[kept.logged :])
            except Undecided as undecided:
                if (decided := self._decided(undecided.choice, chooser, kept, forced, is_offered)) is None:
                    return False
                forced, is_offered = decided
                continue
            except (Illegal, Refused, Missing, Unable) as fault:
                return self._could_not(fault, kept)
            if is_offered and self._is_another(chooser, kept):
                forced, is_offered = (), False
            elif settles and self._has_named_too_many(chooser):
                forced = ()
            else:
                self._take_in(chooser)
                self.is_offered = is_offered or not self.forced
                return True
            self.undo(kept)

    def _decided(
        self, choice: Choice, chooser: ScriptChooser, kept: Kept, forced: Forced, is_offered: bool
    ) -> tuple[Forced, bool] | None:
        """How to try again: with what decides the choice, or without what was offered; None where it is left open."""
        is_wrong = is_offered and chooser.offers_another(self.game, choice)
        self.undo(kept)
        if is_wrong:
            return (), False
        if (values := self._decide(choice, forced, is_offered)) is None:
            self._tell_amiss(chooser)
            self._leave_open(chooser.left_of(choice))
            return None
        return (*forced, values), is_offered

    def _could_not(self, fault: Illegal | Refused | Missing | Unable, kept: Kept) -> bool:
        """Say why a step could not be carried out; all is as before."""
        self.undo(kept)
        if isinstance(fault, Illegal | Refused):
            self._refuse(fault.verdict, getattr(fault, "statement", None))
        else:
            self.stop("card_not_understood" if isinstance(fault, CardNotUnderstood) else "not_understood", str(fault))
        return False

    def has_come(self) -> bool:
        """Whether so far the text has come: an effect has had that cast which it has cast next, or what it answers before a
        response is answered."""
        chooser = self.game.chooser
        if not isinstance(chooser, ScriptChooser):
            return False
        done = self.game.log[self.done_since :]
        if any(one.is_taken and was_cast(self.game, one, done) is not None for one in chooser.comings):
            return True
        answers = [saying for saying in chooser.sayings if saying.statement is not None and saying.statement >= self.at]
        return bool(answers) and self.is_before_response() and all(map(self._is_answered, answers))

    def _is_answered(self, saying: Saying) -> bool:
        """Whether it has settled a choice, or says what could not be otherwise."""
        words = Words(self.game, self.scene)
        return saying.is_spent or any(answer(words, copy(saying), choice) is not None for choice in self.game.unasked)

    def is_before_response(self) -> bool:
        """Whether what follows the answers at hand is done in response."""
        place = self.at
        while self._is_answer(place):
            place += 1
        following = self.statements[place] if place < len(self.statements) else None
        return place > self.at and following is not None and following.response is not None

    def _is_another(self, chooser: ScriptChooser, kept: Kept) -> bool:
        """Whether an offer was taken for what the text has cast next and it was to cast something else."""
        from engine.script.run.unheeded import note_unheeded

        for n, one in enumerate(chooser.comings):
            spell = was_cast(self.game, one, self.game.log[kept.logged :]) if one.is_taken or not n else None
            if spell is None:
                return one.is_taken and not n
            self.consumed |= {one.place}
            note_unheeded(self, one, spell, chooser.sayings)
        return False

    def _chooser(self, said: Sequence[Said], player: Id | None, forced: Forced, is_offered: bool) -> ScriptChooser:
        own = [Saying(part, player, is_own=True) for deed in said for part in parts_of(deed)]
        following = [saying for saying in self._answers_that_follow() if not any(saying.deed is deed for deed in said)]
        pool = [*own, *map(copy, self.carried), *following]
        comings = self._comings() if is_offered else []
        chooser = ScriptChooser(self.scene, pool, forced, self.library.definition, comings, self.is_trial, self.is_reversed)
        self.game.chooser = chooser
        return chooser

    def _answers_that_follow(self) -> list[Saying]:
        """The sayings in the statements from here on, up to the first that is neither such nor a question."""
        found: list[Saying] = []
        place = self._first_to_come()
        while place < len(self.statements) and (self._is_answer(place) or self.statements[place].is_question):
            what: Any = self.statements[place].what
            if not self._is_answer(place):
                place += 1
                continue
            player = self.scene.player(what.player) if what.player else None
            if place not in self.consumed:
                said = what if what.deed is None else what.deed
                found += [Saying(part, player, place) for part in parts_of(said)]
            place += 1
        return found

    def _first_to_come(self) -> int:
        """The place of the next statement: the one at hand where what was done before it is still being settled."""
        return self.at if self._is_answer(self.at) or self.is_settling else self.at + 1

    def _comings(self) -> list[Coming]:
        """What the text has cast next, once what is said of choices is over."""
        place = self._first_to_come()
        while self._is_answer(place):
            place += 1
        return casts_next(self.statements, place, self.consumed, self.game, self.scene)

    def _is_answer(self, place: int) -> bool:
        what = self.statements[place].what if place < len(self.statements) else None
        return isinstance(what, GainedControl) or (isinstance(what, Act) and isinstance(what.deed, Said))

    def _has_named_too_many(self, chooser: ScriptChooser) -> bool:
        """Whether more was named than could be chosen: the reader is told, and it says nothing from here on."""
        found = chooser.too_many() if not any(one.is_taken for one in chooser.comings) else []
        for saying, verdict in found:
            self._tell_vain(saying, verdict)
            self.carried = tuple(one for one in self.carried if one.deed is not saying.deed)
        return bool(found)

    def _tell_amiss(self, chooser: ScriptChooser) -> None:
        """What is said to be chosen and can't be was said in vain."""
        for saying, verdict in chooser.amiss:
            if not saying.uses:
                self._tell_vain(saying, verdict)
                chooser.use(saying.deed)

    def _tell_vain(self, saying: Saying, verdict: Verdict) -> None:
        """What was said of a choice is against the rules: the choice is made without it."""
        place = saying.statement
        here = self.statements[place].source.strip().rstrip(".") if place is not None else ""
        self.refused = verdict
        self.fault("illegal", addressed(f"{here}: {why(verdict)}" if here else why(verdict)), rules_of(verdict))
        self.consumed |= {place} if place is not None else set()

    def _take_in(self, chooser: ScriptChooser) -> None:
        self._tell_amiss(chooser)
        self.consumed |= chooser.spent()
        self.heeded |= chooser.heeded
        self.carried = tuple(chooser.unused())
        for saying in self.carried:
            saying.is_own = False
        self.note_unread()
        for assumption in chooser.assumed:
            self.assume(assumption)
        if chooser.forced:
            self.forced = tuple(chooser.forced)

    def called(self, thing: Id) -> str:
        """What to call an object in an answer: as the text does, with what it is called now when that differs."""
        name = self.game.name(thing)
        ids = {entry.id: entry for entry in self.scene.entries}
        entry = next((e for i, e in ids.items() if thing in (i, current(self.game, i))), None)
        if entry is None or fold(entry.name) in fold(name):
            return name
        return f"{f'{entry.name} {entry.label}'.strip()} (called {name})"

    def led(self) -> dict[int, int]:
        """What led to each entry of the log (see :func:`causes`), found once for each length of it."""
        length = len(self.game.log)
        if self._led[0] != length:
            self._led = length, causes(self.game)
        return self._led[1]

    def note_unread(self) -> None:
        """Take down which abilities that function were not understood whole."""
        self.unread |= dict.fromkeys(noticed(self.game))

    def assume(self, text: str) -> None:
        """Note an assumption, once."""
        if text and text not in self.assumptions:
            self.assumptions.append(text)

    def fault(self, kind: Any, text: str, rules: tuple[str, ...] = ()) -> None:
        """Note a problem with the statement at hand."""
        here = self.statements[self.at] if self.at < len(self.statements) else None
        line, column = (here.line, here.column) if here is not None else (0, 0)
        problem = Problem(kind=kind, text=text, rules=rules, line=line, column=column)
        told = [one.text for one in self.problems if one.kind == "card_not_understood"]
        if problem not in self.problems and text not in told:
            self.problems.append(problem)

    def stop(self, kind: Any, text: str) -> None:
        """Note a problem after which the script cannot go on."""
        self.fault(kind, text)
        self.is_over = True

    def _refuse(self, verdict: Verdict, place: int | None = None) -> None:
        place = self.at if place is None else place
        here = self.statements[place].source.strip() if place < len(self.statements) else ""
        self.refused = verdict
        reasons = addressed(why(verdict))
        self.fault("illegal", f"{here.rstrip('.')}: {reasons}" if here else reasons, rules_of(verdict))

    def _leave_open(self, choice: Choice) -> None:
        from engine.script.run.opening import open_choice

        name = self.game.name(choice.about) if choice.about is not None and self.game.exists(choice.about) else "it"
        asked = (choice.prompt or choice.kind).rstrip(".?").replace("~", name)
        if choice.options:
            self.open.append(open_choice(self.game, self.scene, choice))
            asked = f"{self.game.name(choice.maker)} has to choose: {asked}"
        self.fault("open_choice", addressed(f"{asked}."))
        self.is_over = True

    def fork(self) -> Run:
        """A run of its own from here on; nothing it does is seen here."""
        twin = copy(self)
        twin.game = self.game.branch()
        twin.game.log, twin.game.unasked = list(self.game.log), list(self.game.unasked)
        twin.scene, twin.unread = copy(self.scene), dict(self.unread)
        for name in ("assumptions", "answers", "problems", "open"):
            setattr(twin, name, list(getattr(self, name)))
        twin.depth = self.depth + 1
        return twin

    def adopt(self, other: Run) -> None:
        """Go on as another run stands: it did what this one should have done."""
        depth = self.depth
        self.__dict__.update(other.__dict__)
        self.depth = depth

    def _decide(self, choice: Choice, forced: Forced, is_offered: bool) -> tuple[Any, ...] | None:
        """The option that the rest of the text needs, or any when it makes no difference to what is asked."""
        comings = self._comings()
        if comings and is_declined(comings[0], choice):
            self.assume(f"{self.game.name(choice.maker)} casts nothing else for that offer.")
            return no(choice)
        if self.depth >= DEEPEST or choice.maximum != 1 or not 0 < len(choice.options) <= WIDEST:
            return None
        options: list[tuple[Any, ...]] = [(option.value,) for option in choice.options]
        options += [()] if choice.minimum == 0 else []
        ends = [(values, *self._try((*forced, values), is_offered)) for values in options]
        possible = [(v, end) for v, end, goes_on in ends if goes_on] or [(v, end) for v, end, _ in ends]
        if any(end != possible[0][1] for _, end in possible):
            return None
        values = possible[0][0]
        said = next((option.text for option in choice.options if (option.value,) == values), "none")
        who = self.game.name(choice.maker)
        if len(possible) > 1:
            self.assume(f"{who} may choose either way ({choice.prompt or choice.kind}): the answers are the same.")
        else:
            self.assume(f"{who} chooses {said}, as the rest of the text needs.")
        return values

    def _try(self, forced: tuple[tuple[Any, ...], ...], is_offered: bool) -> tuple[tuple[str, ...], bool]:
        """What is answered in the end with these choices, or what happens where only that is asked, and whether the text
        can go on like that."""
        from engine.script.run.playing import play

        twin = self.fork()
        twin.forced, twin.is_offered = forced, is_offered
        problems, asked = len(twin.problems), len(twin.answers)
        try:
            play(twin)
        except OutOfSteps:
            return ("no end",), False
        if len(twin.open) > len(self.open):
            return ("open", str(forced)), True
        values = tuple(str(answer.value) for answer in twin.answers[asked:] if answer.kind != "story")
        happened = tuple(entry.text for entry in twin.game.log[len(self.game.log) :])
        return values or happened, all(fault.kind == "card_not_understood" for fault in twin.problems[problems:])
