"""What a line of a card that was not understood could have to do with: what must have happened, or be asked, for it to matter.

It is never guessed: a line of which nothing here is known may matter.
"""

from __future__ import annotations

import re
from typing import Final

from engine.game.events import DidNotHappen, Event
from engine.game.objects import Zone
from engine.game.zones import Move
from engine.script.run.run import Run
from engine.script.values import (
    Abilities,
    Can,
    CostOf,
    IsLegal,
    ManaTypes,
    ObjectCan,
    Question,
    WhatCanAttack,
    WhatCanBeAttacked,
    WhatCanBlock,
    WhatCanTarget,
)

ACTIVATED: Final = re.compile(r'[^"]*?: ')
TRIGGERED: Final = re.compile(r"(When|Whenever|At) ")
_OPENING: Final = re.compile(
    r"if ~ is in your opening hand, "
    r"you may begin the game with it on the battlefield"
)
_SHOWN: Final = re.compile(
    r"(your opponents |players )?play with (the top card of (your|their) library|(your|their) hands?) revealed"
)
_LEAVE: Final = re.compile(r"(you|players) may (cast|play|activate|spend|look)\b(?!.*\bif you do\b)")
_DEARER: Final = re.compile(
    r"[^.]*\bcosts? [^.]*\{[^.]*\b(more|less) to (cast|activate)[^.]*|as long as [^.]* costs? three mana to cast"
)
_ENTERING: Final = re.compile(r"(as ~ enters|~ enters|you may have ~ enter)\b")
_WOULD: Final = re.compile(r"(if|the next time) [^,]*\bwould\b[^,]*")

_TRIGGERING: Final = re.compile(r"[^.]*(don't cause abilities to trigger|triggers an additional time)")
_ONLY_FORBIDS: Final = re.compile(r"[^.:]*\b(can't|(do|does)n't untap during)\b[^.:]*")
_ALSO: Final = re.compile(
    r"\b(gets?|has|have|gains?|loses?|becomes?|is|are)\b.* and (can't|do)|can't .* and (gets?|has|have|gains?|loses?|is)\b"
)

_STATE: Final = re.compile(r"when [^,]*?\b(has|have|controls?|there|(is|are) (a|an|no|not))\b(?! (dealt|been))")

_EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "enter": ("enters",),
    "dies": ("leaves",),
    "die": ("leaves",),
    "leave": ("leaves",),
    "put into": ("Move",),
    "exiled": ("Move",),
    "returned": ("Move",),
    "attack": ("DeclareAttackers",),
    "block": ("DeclareBlockers",),
    "dealt": ("Damage",),
    "deal": ("Damage",),
    "cast": ("Cast",),
    "beginning of": ("BeginStep",),
    "end of combat": ("BeginStep",),
    "draw": ("Draw",),
    "discard": ("Discard",),
    "gain life": ("GainLife",),
    "gain": ("GainLife", "StartEffect"),
    "lose": ("LoseLife", "LoseGame", "EmptyPools"),
    "tapped": ("Tap", "AddMana"),
    "taps": ("Tap", "AddMana"),
    "tap a": ("Tap", "AddMana"),
    "sacrifice": ("Sacrifice",),
    "becomes? the target": ("BecomeTarget",),
    "targets": ("BecomeTarget",),
    "untap": ("Untap",),
    "counters? (is|are|would be) put": ("PutCounters", "with counters"),
    "put (one or more|a|an)": ("PutCounters", "with counters", "Move"),
    "countered": ("Counter",),
    "removed?": ("RemoveCounters",),
    "plays?\\b": ("Play", "Cast"),
    "shuffles?": ("Shuffle",),
    "reveals?": ("Reveal",),
    "transforms": ("Transform",),
    "face up": ("TurnFaceUp",),
    "create": ("CreateToken",),
    "mill": ("Mill",),
    "cycle": ("Discard",),
    "expend": ("Cast", "Activate"),
    "crew": ("Activate",),
    "activate": ("Activate",),
    "search": ("Shuffle",),
    "destroy": ("Destroy",),
    "phases": ("PhaseIn", "PhaseOut"),
    "win": ("WinGame",),
}
"""Words of conditions, and the events without which they have not been met."""

_ASKED: Final = "asked what may be done"
_CANNOT: Final[dict[str, tuple[str, ...]]] = {
    "be countered": ("Counter",),
    "gain life": ("GainLife",),
    "life total can't change": ("GainLife", "LoseLife"),
    "get counters": ("PutCounters", "with counters"),
    "counters can't be put": ("PutCounters", "with counters"),
    "be regenerated": ("Regenerate",),
    "be cast": ("Cast", _ASKED),
    "cast": ("Cast", _ASKED),
    "play": ("Play", "Cast", _ASKED),
    "attack": ("DeclareAttackers", _ASKED),
    "block": ("DeclareBlockers", _ASKED),
    "be blocked": ("DeclareBlockers", _ASKED),
    "enter": ("enters", _ASKED),
    "be activated": ("Activate", _ASKED),
    "activate": ("Activate", _ASKED),
    "be sacrificed": ("Sacrifice", _ASKED),
    "draw": ("Draw",),
    "be the target": ("BecomeTarget", _ASKED),
    "lose the game": ("LoseGame",),
    "win the game": ("WinGame",),
    "transform": ("Transform",),
    "be turned face up": ("TurnFaceUp", _ASKED),
    "untap during": ("Untap",),
}
"""What lines say can't be done, and the events without which nothing was kept from happening."""

_KEYWORDS: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(
        "bestow|overload|splice|buyback|entwine|escalate|replicate|flashback|jump-start|retrace|escape|disturb|foretell|suspend|"
        "madness|dredge|cycling|embalm|eternalize|unearth|scavenge|encore|ninjutsu|commander ninjutsu|plot|prototype|spectacle|"
        "dash|blitz|evoke|emerge|cleave|mutate|awaken|surge|prowl|warp|harmonize|freerunning|bargain|casualty|gift|offspring|"
        "squad|equip|fortify|level up|outlast|reinforce|transmute|transfigure|forecast|aura swap|boast|reconfigure|craft|saddle|"
        "exhaust|crew|morph|megamorph|disguise|conspire|kicker|multikicker|web-slinging|mayhem|sneak|impending|demonstrate".split("|"),
        (),
    ),
    **dict.fromkeys(("convoke", "improvise", "delve", "assist", "affinity for"), ("cost",)),
    **dict.fromkeys(("umbra armor", "totem armor"), ("Destroy",)),
    **dict.fromkeys(("cascade", "storm", "gravestorm", "ripple", "discover"), ("Cast",)),
    **dict.fromkeys(("toxic", "poisonous", "ingest", "renown", "wither", "infect"), ("Damage",)),
    **dict.fromkeys(("cumulative upkeep", "echo", "vanishing", "fading"), ("BeginStep", "enters")),
    **dict.fromkeys(("annihilator", "exalted", "melee", "myriad", "battle cry", "dethrone", "mentor", "training", "enlist"),
                    ("DeclareAttackers",)),
    **dict.fromkeys(("rampage", "bushido", "flanking"), ("DeclareBlockers",)),
    **dict.fromkeys(("afterlife", "soulshift", "modular", "recover", "haunt"), ("leaves",)),
}
"""Keywords that do nothing of themselves: only when the text speaks of them, or when such an event has happened."""

_MAY: Final = (Can, IsLegal, ObjectCan, WhatCanAttack, WhatCanBeAttacked, WhatCanBlock, WhatCanTarget)


def is_activated(line: str) -> bool:
    """Whether a line looks like an activated ability, which does nothing until it is activated."""
    return ACTIVATED.match(line) is not None and TRIGGERED.match(line) is None


def may_matter(run: Run, line: str, question: Question | None = None) -> bool:
    """Whether a line may have done something up to here, or may do something about what is asked."""
    if isinstance(question, Abilities):
        return True
    if is_activated(line):
        return isinstance(question, ManaTypes) and "add" in line.casefold()
    needed = _needed(run, line.rstrip("."))
    return needed is None or bool(needed & so_far(run, question))


def _needed(run: Run, line: str) -> frozenset[str] | None:
    """One of what must be so for the line to matter; None when that is not known."""
    said = line.casefold()
    if TRIGGERED.match(line) is not None:
        return None if _STATE.match(said) else _of_words(said.split(",")[0], _EVENTS)
    if _OPENING.fullmatch(said) or _SHOWN.fullmatch(said):
        return frozenset()
    if _ENTERING.match(said):
        return frozenset({"enters"})
    if _LEAVE.match(said):
        return frozenset({_ASKED, "refused"})
    if _DEARER.fullmatch(said):
        return frozenset({"cost"})
    keyword = next((k for k in _KEYWORDS if re.match(rf"{k}\b", said) and "," not in said.split("—")[0]), None)
    if keyword is not None:
        return frozenset({"always"}) if spoken(run, keyword.split()[0]) else frozenset(_KEYWORDS[keyword])
    if _TRIGGERING.fullmatch(said):
        return frozenset({"AbilityTriggers"})
    would = _WOULD.match(said)
    if would is not None:
        return _of_words(would[0], _EVENTS)
    return _of_words(said, _CANNOT) if _ONLY_FORBIDS.fullmatch(said) and not _ALSO.search(said) else None


def _of_words(said: str, table: dict[str, tuple[str, ...]]) -> frozenset[str] | None:
    found = frozenset(event for word, events in table.items() if re.search(rf"\b{word}", said) for event in events)
    return found or None


def spoken(run: Run, word: str) -> bool:
    """Whether the text of the scenario uses a word, in whatever form."""
    stem = re.sub(r"(e|ing|y)$", "", word)
    return any(stem in statement.source.casefold() for statement in run.statements)


def so_far(run: Run, question: Question | None) -> frozenset[str]:
    """What has happened, by the words of the tables, and what is asked."""
    events = (event for entry in run.game.log for event in (entry.event, *entry.replaced))
    found = {kind for event in events for kind in kinds(run, event)} | {"always"}
    if isinstance(question, _MAY):
        found.add(_ASKED)
    if isinstance(question, CostOf) or not run.game.state.is_paid_for:
        found.add("cost")
    if any(problem.kind == "illegal" for problem in run.problems):
        found.add("refused")
    return frozenset(found)


def kinds(run: Run, event: Event) -> set[str]:
    """The kinds of an event, as the tables have them."""
    if isinstance(event, DidNotHappen):
        event = event.event
    found = {type(event).__name__}
    if isinstance(event, Move):
        last = run.game.state.gone.get(event.object)
        found |= {"enters"} if event.to == Zone.BATTLEFIELD else set()
        found |= {"leaves"} if last is not None and last.object.zone == Zone.BATTLEFIELD else set()
        found |= {"with counters"} if event.counters else set()
    return found


_OPTIONAL: Final = re.compile(r"as an additional cost to cast ~, you may (\w+)")
_HARMLESS: Final = re.compile(r"(~|this spell) can't be countered|(you may cast ~|~ may be cast) as though it had flash.*")


def matters_to_spell(run: Run, line: str) -> bool:
    """Whether a line of an instant or sorcery may do something when it is cast and resolves, as the text has it."""
    said = line.rstrip(".").casefold()
    optional = _OPTIONAL.match(said)
    if optional is not None and said.count(".") == 0:
        return spoken(run, optional[1])
    if _HARMLESS.fullmatch(said):
        return False
    needed = _needed(run, line.rstrip(".")) if _is_about_casting(said) else None
    return needed is None or bool(needed & so_far(run, None))


def _is_about_casting(said: str) -> bool:
    """Whether a line is a keyword or says what the spell costs; any other is what the spell does."""
    return bool(_DEARER.fullmatch(said)) or any(re.match(rf"{k}\b", said) and "," not in said for k in _KEYWORDS)
