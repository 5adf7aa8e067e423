"""The chooser of a running script: answers from the text first, then what has been settled, then the usual defaults."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from copy import copy
from typing import Any, Final

from msgspec import structs

from engine.game.casting import Cast
from engine.game.choices import Attentive, Choice
from engine.game.events import Entry
from engine.game.machine import Game
from engine.game.objects import Definition, Id, Zone
from engine.game.verdict import Verdict, forbidden
from engine.game.zones import Sacrifice as Sacrificed
from engine.game.zones import is_closed
from engine.rulebook import rule
from engine.script.run import mode_choice, paying
from engine.script.run.coming import Coming, is_being_cast, is_meant, is_of_another, meant_by, other_face, takes, takes_more
from engine.script.run.defaults import usual
from engine.script.run.faults import Refused
from engine.script.run.looked_at import is_looking, leaving
from engine.script.run.matching import answer
from engine.script.run.options import Words, yes
from engine.script.run.sayings import Saying, things_of
from engine.script.run.scene import Scene, current
from engine.script.run.unoffered import no_such_word, not_among, surplus, unoffered
from engine.script.run.where_put import against, is_at_odds, is_taken
from engine.script.values import Choose, Exile, GainedControl, Keep, Naming, ObjectRef, Put, Reveal, Sacrifice, Said, Targets, XIs


@rule("118.3")
def _too_few() -> Verdict:
    return forbidden("That is not all that has to be sacrificed.")


_TELLING: Final[dict[str, tuple[type, ...]]] = {"exile": (Reveal, Exile), "": (Reveal, Exile)}
"""The sayings that tell which card an unknown one is, by how it is shown; whatever the way, what is revealed does."""


def _next_name(saying: Saying) -> str:
    """The name of the next card that a saying has not used up."""
    left = things_of(saying.deed)[saying.used :]
    return str(left[0].name) if left else ""


def _chosen_names(saying: Saying) -> list[str]:
    """The names of what is said to be chosen."""
    things = things_of(saying.deed) if isinstance(saying.deed, Choose) else ()
    return [thing.name for thing in things if isinstance(thing, ObjectRef) and thing.name]


class ScriptChooser(Attentive):
    """Answers for every player during one step of the script.

    ``forced`` are answers, in order, to the choices that the text does not settle; they come from trying out what the
    rest of the text needs. ``assumed`` are the sentences for the defaults that were used.
    """

    def __init__(
        self, scene: Scene, said: Sequence[Saying], forced: Sequence[tuple[Any, ...]] = (),
        definition: Callable[[str], Definition] | None = None, comings: Sequence[Coming] = (), is_trial: bool = False,
        is_reversed: bool = False,
    ) -> None:
        self.scene = scene
        self.definition = definition
        self.comings = comings
        self.is_trial = is_trial
        self.is_reversed = is_reversed
        self.sayings = list(said)
        self.forced = list(forced)
        self.assumed: list[str] = []
        self.justified: list[Saying] = []
        self.answered: list[tuple[Choice, tuple[Any, ...]]] = []
        self.heeded: set[int] = set()
        self.amiss: list[tuple[Saying, Verdict]] = []
        self.surplus: list[tuple[Saying, int, Verdict]] = []
        self.partly: tuple[Any, ...] = ()

    def answer(self, game: Game, choice: Choice) -> tuple[Any, ...] | None:
        """The chosen values, None when nothing settles the choice; Refused when what is named to pay a cost does not fit it."""
        found = self._named(game, choice)
        if found is None:
            found = self._said(game, choice)
        if found is None:
            mode_choice.check(game, self.sayings, choice)
            self._check_announced(game, choice)
            found = self._offered(game, choice)
        if found is None:
            self._note_words(choice)
            found = self._any_way(game, choice)
            found = found if found is not None else self._settled(game, choice)
            game.unasked.append(choice)
        if found is not None:
            self.answered.append((choice, found))
        return found

    def _offered(self, game: Game, choice: Choice) -> tuple[Any, ...] | None:
        """The offer is taken to cast what the text has cast next; what that announces is then said of it."""
        coming = meant_by(game, self.comings, choice)
        if coming is None:
            return None
        before, words = [one for one in self.comings if one.is_taken], Words(game, self.scene)
        found = takes(words, coming, choice)
        if found is not None:
            found = takes_more(words, self.comings, coming, choice, found)
        coming.is_taken |= found is not None or is_being_cast(game, coming, choice)
        new = [one for one in self.comings if one.is_taken and one not in before]
        self.sayings += [saying for one in new for saying in one.sayings()]
        return self._said(game, choice) if new and found is None else found

    def _any_way(self, game: Game, choice: Choice) -> tuple[Any, ...] | None:
        """Any choice, as what an effect offers to cast is cast only to see whether that can be done."""
        coming = meant_by(game, self.comings, choice)
        if not self.is_trial or coming is None or not is_being_cast(game, coming, choice):
            return None
        return tuple(option.value for option in choice.options[: choice.minimum])

    def offers_another(self, game: Game, choice: Choice) -> bool:
        """Whether an offer was taken for what the text has cast next and it is to cast something else."""
        coming = meant_by(game, self.comings, choice)
        return coming is not None and is_of_another(Words(game, self.scene), coming, choice)

    def heed(self, game: Game, choice: Choice) -> None:
        """Where only one thing can be done, what is named to pay has to fit too, and who says that it is done says no more."""
        mode_choice.check(game, self.sayings, choice)
        coming = meant_by(game, self.comings, choice)
        if coming is not None and (verdict := other_face(game, coming, choice)) is not None:
            raise Refused(verdict, coming.place)
        self._take_note(game, choice)
        if choice.kind == "search" and not choice.options and not is_closed(game.state, choice.player):
            self._assume(f"{game.name(choice.maker)} finds nothing, for the text names no card that is searched for.")
        if choice.kind == "x" and not any(isinstance(saying.deed, XIs) for saying in self.sayings):
            self._assume(f"X is {choice.options[0].text}, the only value that fits the targets.")
        if not choice.options or self._named(game, choice) is not None:
            return
        for saying in self.sayings:
            is_of_this = paying.verb_of(saying.deed) in paying.TAKES.get(choice.kind, ())
            if is_of_this and not saying.is_spent and saying.statement is not None:
                answer(Words(game, self.scene), saying, choice)

    def _take_note(self, game: Game, choice: Choice) -> None:
        """Which sentences say what happens in any case; they may yet answer another choice."""
        for saying in self.sayings:
            if saying.statement is not None and answer(Words(game, self.scene), copy(saying), choice) is not None:
                self.heeded.add(saying.statement)

    def _note_surplus(self, words: Words, saying: Saying, choice: Choice, found: tuple[Any, ...]) -> None:
        """Take down what names more than can be chosen; it may yet answer another choice."""
        verdict = surplus(words, saying, choice, found)
        self.surplus = [one for one in self.surplus if one[0] is not saying]
        if not verdict:
            self.surplus.append((saying, saying.used, verdict))

    def too_many(self) -> list[tuple[Saying, Verdict]]:
        """What named more than could be chosen, and had nothing else to answer."""
        return [(saying, verdict) for saying, used, verdict in self.surplus if saying.used == used]

    def _note_words(self, choice: Choice) -> None:
        """Take down which of what is said would be chosen and can't be."""
        for saying in self.sayings:
            if not saying.uses and not (verdict := no_such_word(saying.deed, saying.player, choice)):
                self.amiss.append((saying, verdict))

    def _check_announced(self, game: Game, choice: Choice) -> None:
        """Refused when what is announced as the target of a spell that an effect has cast is no legal one."""
        coming = meant_by(game, self.comings, choice)
        if coming is None or choice.kind != "target" or not is_being_cast(game, coming, choice):
            return
        for saying in self.sayings:
            if saying.is_announced and saying.statement == coming.place and not saying.uses and isinstance(saying.deed, Targets):
                verdict = not_among(Words(game, self.scene), saying.deed, saying.player, [choice])
                if not verdict:
                    raise Refused(verdict, saying.statement)

    def failed(self, game: Game, card: Id, verdict: Verdict) -> None:
        """Refused when what the text has cast next could not be cast as it says."""
        for coming in self.comings:
            if is_meant(game, coming, card):
                raise Refused(verdict, coming.place)

    def _named(self, game: Game, choice: Choice) -> tuple[Any, ...] | None:
        """What the sentence names to pay a cost with; nothing while something resolves."""
        return paying.named(Words(game, self.scene), self.sayings, choice) if game.resolving is None else None

    def identity(self, game: Game, thing: Id, how: str) -> tuple[Definition | None, Id | None]:
        """Which card an unknown one is said to be as it is shown, and which of those known to be in that library."""
        owner = game.object(thing).owner
        by = game.resolving.controller if game.resolving is not None else owner
        for saying in self.sayings:
            tells = isinstance(saying.deed, _TELLING.get(how, (Reveal,)))
            name = _next_name(saying) if tells and not saying.is_spent and saying.player in (None, owner, by) else ""
            if name and self.definition is not None:
                saying.used, saying.uses = saying.used + 1, saying.uses + 1
                return self._as_named(game, thing, name, self.definition)
        return None, None

    def cards_named(self) -> Iterator[Definition]:
        """The cards whose names the text has chosen, in the game or not."""
        for saying in self.sayings:
            names = [saying.deed.name] if isinstance(saying.deed, Naming) else _chosen_names(saying)
            if self.definition is not None:
                yield from map(self.definition, names)

    def tapped_for_mana(self, game: Game, player: Id) -> tuple[Id, ...]:
        """The permanents that the sentence names to be tapped for mana, as it is paid for what it does."""
        mine = [s for s in self.sayings if s.is_own and s.player in (None, player)] if game.resolving is None else []
        return paying.tapped_for_mana(Words(game, self.scene), mine)

    def _as_named(
        self, game: Game, thing: Id, name: str, definition: Callable[[str], Definition]
    ) -> tuple[Definition, Id | None]:
        library = game.state.zone(Zone.LIBRARY, game.object(thing).owner)
        entries = [entry for entry in self.scene.named(name) if current(game, entry.id) in library]
        if entries:
            was = current(game, entries[0].id)
            return game.object(was).definition, was
        self.scene.add(name, "", thing)
        return definition(name), None

    def _said(self, game: Game, choice: Choice) -> tuple[Any, ...] | None:
        words = Words(game, self.scene)
        if is_looking(choice) and (away := leaving(words, self.sayings, choice)) is not None:
            return away
        if is_taken(self.sayings, choice):
            return yes(choice)
        for saying in self.sayings:
            if not saying.is_spent:
                found = answer(words, saying, choice)
                if found is not None:
                    self._note_surplus(words, saying, choice, found)
                    return found
        return self._said_together(words, choice) if choice.minimum > 1 else None

    def left_of(self, choice: Choice) -> Choice:
        """The choice without the options that are said, where these are not yet as many as have to be chosen."""
        left = tuple(option for option in choice.options if not any(option.value is value for value in self.partly))
        return structs.replace(choice, options=left)

    def check(self, game: Game, done: Sequence[Entry]) -> None:
        """Raises Refused when more is named to pay with than was asked, when more was sacrificed than the text says is sacrificed
        and nothing else, or when an offer was taken for the sake of a choice that could not be made.
        """
        paying.check(Words(game, self.scene), self.sayings, done)
        self._check_aim(game, done)
        self._check_places(game, done)
        for saying in self.justified:
            if not saying.uses and not (verdict := unoffered(Words(game, self.scene), saying.deed, saying.player)):
                raise Refused(verdict)
        for saying in self.sayings:
            if isinstance(saying.deed, Sacrifice) and saying.deed.only and saying.uses:
                events = [entry for entry in done if isinstance(entry.event, Sacrificed)]
                if len(events) > len(saying.deed.objects):
                    raise Refused(_too_few())

    def _check_places(self, game: Game, done: Sequence[Entry]) -> None:
        """Refused when a card that is said to go or to stay somewhere is somewhere else by what was chosen."""
        for saying in self.sayings:
            if isinstance(saying.deed, Put | Keep | Exile) and saying.uses and saying.statement is not None:
                verdict = against(Words(game, self.scene), saying, saying.answered, done)
                if not verdict:
                    raise Refused(verdict, saying.statement)

    def _check_aim(self, game: Game, done: Sequence[Entry]) -> None:
        """Refused when the text goes on to name another target for a spell than those that there were."""
        spells = {entry.event.spell for entry in done if isinstance(entry.event, Cast)}
        made = [choice for choice in game.unasked if choice.kind == "target" and choice.about in spells]
        told = [saying for saying in self.sayings if saying.statement is not None and isinstance(saying.deed, Targets)]
        for saying in told[:1] if made else ():
            if not saying.uses and saying.statement not in self.heeded:
                verdict = not_among(Words(game, self.scene), saying.deed, saying.player, made)
                if not verdict:
                    raise Refused(verdict, saying.statement)

    def _said_together(self, words: Words, choice: Choice) -> tuple[Any, ...] | None:
        """Several things that several sayings name one after the other."""
        taken: list[Any] = []
        used: list[Saying] = []
        for saying in self.sayings:
            if not saying.is_spent and len(taken) < choice.maximum:
                left = [o for o in choice.options if not any(o.value is value for value in taken)]
                part = structs.replace(choice, options=tuple(left), minimum=1, maximum=choice.maximum - len(taken))
                trial = copy(saying)
                found = answer(words, trial, part)
                if found is not None:
                    taken += found
                    used.append(saying)
        if len(taken) < choice.minimum:
            self.partly = tuple(taken)
            return None
        for saying in used:
            saying.answered |= {choice.kind}
            saying.uses, saying.used = 1, 1_000
        return tuple(taken)

    def _settled(self, game: Game, choice: Choice) -> tuple[Any, ...] | None:
        going_on = self._going_on(choice)
        if going_on is not None and is_at_odds(Words(game, self.scene), going_on.deed, choice):
            going_on = None
        default = usual(game, choice, going_on is not None)
        if default is not None:
            values, assumption = default
            if choice.kind == "may" and going_on is not None and values == yes(choice):
                self.justified.append(going_on)
            self._assume(assumption)
            return values[::-1] if self.is_reversed and choice.kind == "order" else values
        return self.forced.pop(0) if self.forced else None

    def _assume(self, sentence: str) -> None:
        if sentence and sentence not in self.assumed:
            self.assumed.append(sentence)

    def _going_on(self, choice: Choice) -> Saying | None:
        """What the text says next about what this player does in this step."""
        unused = [s for s in self.sayings if not s.uses and s.player in (None, choice.player, choice.maker)]
        unused = [s for s in unused if not isinstance(s.deed, GainedControl)]
        sentences = [s for s in unused if s.statement is not None and s not in self.justified]
        return next(iter((*sentences, *unused)), None)

    def use(self, deed: Said | GainedControl) -> None:
        """What was said is announced outright, so it answers no choice."""
        for saying in self.sayings:
            if saying.deed is deed:
                saying.uses, saying.used = 1, 1_000

    def spent(self) -> set[int]:
        """The statements that answered something, or for which an offer was taken."""
        done = [saying for saying in self.sayings if saying.uses] + self.justified
        return {saying.statement for saying in done if saying.statement is not None}

    def unused(self) -> list[Saying]:
        """What the sentence itself announced and nothing asked for."""
        return [saying for saying in self.sayings if not saying.is_spent and saying.statement is None]
