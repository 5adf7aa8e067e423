"""Who plays: the players a text names, in turn order, found before its sentences are read."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from engine.script.reading.names import Names, words_of
from engine.script.reading.slots.people import ME, OPPONENT, OTHER_OPPONENT, TEAMMATE
from engine.script.reading.slots.teams import AGAINST
from engine.script.reading.tokens import Token
from engine.script.values import Player
from engine.script.words import EVERYDAY

GIVEN: Final = frozenset(
    """alice bob carol carla dave dan dana eve erin frank grace heidi ivan judy mallory nora olivia peggy quinn rupert
    sybil trent victor walter ann anna anne ben beth bill chris claire dora ed emma eric fred gina hank helen ian jack
    jane jim joe john julia karl kate kim lara leo lisa lucy maria mark mary max mia mike nick nina otto paul pete peter
    rita rob rose sally sam sara sarah steve sue ted tim tina tom ursula vera will zoe ap nap""".split()
)
_STRONG: Final = frozenset(
    """controls casts plays owns activates chooses draws discards concedes cycles sacrifices uses declines pays keeps
    equips crews suspends dredges passes assigns flips rolls reveals finds resolves applies orders searches""".split()
)
_WEAK: Final = frozenset("attacks blocks has is taps targets puts goes loses wins leaves does exiles turns".split())
_BELONGS: Final = frozenset(
    """life hand graveyard library upkeep turn end draw next precombat postcombat main commander creatures first second
    opponent deck poison mana combat untap""".split()
)
_BREAKS: Final = frozenset(
    {"\n", ".", ";", "?", "!", ",", ":"}
    | set("and then can does if but when after once while so now suppose since or".split())
)
_AFTER: Final = frozenset(
    """during in until targeting on onto at attacks attack to by and , against with for does can is do will has who must could
    should would may might did are am was than or that from of bolt bolts shock shocks burn burns hit hits kill kills ping pings
    target targets""".split()
)
HEADINGS: Final = frozenset({"quiz", "scenario", "setup", "question", "situation", "example", "case", "format"})
"""Words that stand before a text and a colon and say only what it is."""
_ZONES: Final = frozenset({"hand", "graveyard", "exile", "library", "command", "battlefield"})
_LABELS: Final = HEADINGS | _ZONES | {"game", "players", "board"}


def players_in(tokens: Sequence[Token], names: Names, mentioned: Sequence[str]) -> dict[str, Player]:
    """Players by folded name, the active one of the default moment first. The asker and the unnamed other included."""
    found: dict[str, Player] = {}
    listed = list(_listed(tokens)) or list(_in_teams(tokens))
    for name in listed or _named(tokens, names, {word for card in mentioned for word in words_of(card)}):
        found.setdefault(name.lower(), Player(name))
    asks = any(token.low in ("i", "my", "me", "myself") for token in tokens)
    if asks and not listed:
        found = {"me": ME, **found}
    if asks and not listed and _speaks_of_a_teammate(tokens) and set(found) == {"me"}:
        found |= {player.name: player for player in (TEAMMATE, OPPONENT, OTHER_OPPONENT)}
    if not found:
        found["me"] = ME
    if len(found) < 2:
        found["opponent"] = OPPONENT
    return found


def _speaks_of_a_teammate(tokens: Sequence[Token]) -> bool:
    return any(token.low == "my" and after.low == "teammate" for token, after in pairwise(tokens))


def _listed(tokens: Sequence[Token]) -> Iterator[str]:
    """The names after "Three players:"."""
    for at, token in enumerate(tokens):
        if token.low in ("players", "player") and at < 6:
            start = at + 1 + (at + 1 < len(tokens) and tokens[at + 1].low == "game")
            if start < len(tokens) and tokens[start].low in (":", ",", "with"):
                yield from _names_of_list(tokens, start + 1)
            return


def _in_teams(tokens: Sequence[Token]) -> Iterator[str]:
    """The names after "Two-Headed Giant:" or "Teams:"."""
    for at, token in enumerate(tokens):
        if token.low in ("giant", "2hg", "teams") and at < 8:
            start = at + 1 + (at + 1 < len(tokens) and tokens[at + 1].low == "game")
            if start < len(tokens) and tokens[start].low in (":", ",", "with", "are"):
                names = list(_names_of_list(tokens, start + 1))
                yield from names if any(t.low in AGAINST for t in tokens[start:]) else ()
            return


def _names_of_list(tokens: Sequence[Token], at: int) -> Iterator[str]:
    while at < len(tokens) and tokens[at].kind != "newline" and tokens[at].low != ".":
        if tokens[at].kind == "word" and tokens[at].low not in AGAINST | {"and"}:
            yield "me" if tokens[at].low in ("me", "i") else tokens[at].text
        at += 1


def _named(tokens: Sequence[Token], names: Names, of_cards: set[str]) -> Iterator[str]:
    within = _within_names(tokens, names)
    for at, token in enumerate(tokens):
        if at in within:
            continue
        lettered = tokens[at - 1].low == "player" and len(token.text) == 1 and token.text.isupper() if at else False
        if lettered:
            yield f"Player {token.text}"
        elif token.kind == "word" and token.low not in EVERYDAY | _LABELS and (
            token.low in GIVEN or token.low not in of_cards or _heads_a_line(tokens, names, at)
        ):
            before = tokens[at - 1].low if at else "\n"
            after = tokens[at + 1].low if at + 1 < len(tokens) else "\n"
            if _is_player(tokens, names, at, before, after):
                yield token.text if token.text in ("AP", "NAP") else token.text[:1].upper() + token.text[1:]


def _heads_a_line(tokens: Sequence[Token], names: Names, at: int) -> bool:
    """Whether a word that is only a part of a card's name begins the line of a player's cards."""
    is_alone = (not at or tokens[at - 1].kind == "newline") and at + 1 < len(tokens) and tokens[at + 1].low == ":"
    return is_alone and tokens[at].text[:1].isupper() and not names.at(at)


def _within_names(tokens: Sequence[Token], names: Names) -> set[int]:
    """Where tokens are that are part of the name of a card that begins before them."""
    found: set[int] = set()
    for at, token in enumerate(tokens):
        if at not in found and token.text[:1].isupper() and token.low not in GIVEN:
            found.update(range(at + 1, max((named.end for named in names.at(at)), default=at)))
    return found


def _is_player(tokens: Sequence[Token], names: Names, at: int, before: str, after: str) -> bool:
    token = tokens[at]
    given = token.low in GIVEN
    if not given and not token.text[:1].isupper() and before not in ("\n", "."):
        return False
    if (after == ":" and before in ("\n", ".")) or (after in _STRONG and before in _BREAKS):
        return given or not names.at(at) or after == ":"
    after_next = tokens[at + 2].low if at + 2 < len(tokens) else ""
    owns = after == "'s" and (after_next in _BELONGS or (given and not names.at(at)))
    if given:
        starts = (before in _BREAKS or before in _AFTER) and not names.at(at)
        return starts or owns
    unnamed = not names.at(at) and token.text[:1].isupper()
    return unnamed and ((after in _WEAK and before in _BREAKS and _not_object(after, after_next)) or _owned(owns, before))


def _not_object(after: str, after_next: str) -> bool:
    return after not in ("is", "has") or after_next in ("at", "the")


def _owned(owns: bool, before: str) -> bool:
    return owns and before != "the"
