"""Slots for players: by name, in the first person, as AP and NAP, by pronoun, and possessive."""

from typing import Final

from engine.script.reading.context import Context, Readings
from engine.script.values import Player
from engine.script.writing import Unwritable, Writer

ME: Final = Player("me")
OPPONENT: Final = Player("opponent")
TEAMMATE: Final = Player("teammate")
OTHER_OPPONENT: Final = Player("other opponent")
THEY: Final = Player("they")
THEMSELF: Final = Player("themself")
HE: Final = Player("he")
SHE: Final = Player("she")
PERSONS: Final = frozenset({HE, SHE})
"""One person: a player, unless a legend was spoken of."""
_SPOKEN: Final = {
    ("i",): ME,
    ("me",): ME,
    ("myself",): ME,
    ("my", "opponent"): OPPONENT,
    ("the", "opponent"): OPPONENT,
    ("opponent",): OPPONENT,
    ("opp",): OPPONENT,
    ("my", "opp"): OPPONENT,
    ("my", "team"): Player("my team"),
    ("my", "teammate"): TEAMMATE,
    ("his", "opponent"): Player("their opponent"),
    ("her", "opponent"): Player("their opponent"),
    ("their", "opponent"): Player("their opponent"),
    ("he",): HE,
    ("she",): SHE,
    ("they",): THEY,
    ("him",): HE,
    ("her",): SHE,
    ("them",): THEY,
    ("himself",): THEMSELF,
    ("herself",): THEMSELF,
    ("themselves",): THEMSELF,
    ("themself",): THEMSELF,
    ("that", "player"): THEY,
    ("their", "face"): THEY,
    ("his", "face"): THEY,
    ("her", "face"): THEY,
    ("my", "face"): ME,
    ("each", "player"): Player("each player"),
    ("both", "players"): Player("each player"),
    ("all", "players"): Player("each player"),
    ("everyone",): Player("each player"),
    ("every", "player"): Player("each player"),
    ("each", "opponent"): Player("each opponent"),
    ("all", "opponents"): Player("each opponent"),
    ("my", "opponents"): Player("each opponent"),
    ("no", "player"): Player("no player"),
    ("nobody",): Player("no player"),
    ("no", "one"): Player("no player"),
    ("neither", "player"): Player("no player"),
    ("a", "player"): Player("a player"),
    ("any", "player"): Player("a player"),
    ("either", "player"): Player("a player"),
    ("anyone",): Player("a player"),
    ("anybody",): Player("a player"),
    ("someone",): Player("a player"),
    ("somebody",): Player("a player"),
}
HIS: Final = Player("his")
HERS: Final = Player("hers")
THEIRS: Final = frozenset({THEY, HIS, HERS})
"""Whose pronouns that name nobody."""
_POSSESSIVE: Final = {"my": ME, "his": HIS, "her": HERS, "their": THEY, "mine": ME}
MANY: Final = frozenset({"each opponent's"})


def player_at(context: Context, at: int) -> tuple[Player, int] | None:
    """The player named or meant at a place, and where the words end."""
    found = _named_at(context, at)
    if found and context.low[found[1]] == "'s" and context.low[found[1] + 1] in ("opponent", "opponents"):
        others = {player for player in context.scene.players.values() if player != found[0]}
        return (others.pop() if len(others) == 1 else Player("each opponent")), found[1] + 2
    if found and context.low[found[1]] == "'s" and context.low[found[1] + 1] == "team":
        return Player(f"{found[0].name}'s team"), found[1] + 2
    return found


def _named_at(context: Context, at: int) -> tuple[Player, int] | None:
    low = context.low
    pair = (low[at], low[at + 1]) if at < context.last else ("", "")
    if pair in (("my", "other"), ("the", "other")) and low[at + 2] == "opponent" and OTHER_OPPONENT.name in context.scene.players:
        return OTHER_OPPONENT, at + 3
    if pair in _SPOKEN:
        return _SPOKEN[pair], at + 2
    if " ".join(pair) in context.scene.players:
        return context.scene.players[" ".join(pair)], at + 2
    if low[at] in context.scene.players:
        return context.scene.players[low[at]], at + 1
    if (low[at],) in _SPOKEN:
        return _SPOKEN[low[at],], at + 1
    return None


class PlayerSlot:
    """A player, not possessive."""

    def read(self, context: Context, at: int) -> Readings:
        found = player_at(context, at)
        if found:
            yield found
        else:
            context.miss(at, "a player")

    def write(self, writer: Writer, value: Player) -> str:
        return written(writer, value)


class SubjectSlot(PlayerSlot):
    """A player as the subject of a verb."""

    def write(self, writer: Writer, value: Player) -> str:
        return "I" if value == ME else written(writer, value)


class AuxiliarySlot:
    """A question's auxiliary with its player: "does Alice", "do I"; "is Alice", "am I"."""

    def __init__(self, third: str, first: str, others: tuple[str, ...]) -> None:
        self.third, self.mine = third, first
        self.first = frozenset({third, first, *others})

    def read(self, context: Context, at: int) -> Readings:
        if context.low[at] in self.first:
            start = at + 1 + (context.low[at + 1] in ("still", "actually", "also"))
            found = player_at(context, start)
            if found and context.low[found[1]] not in ("'s", "'"):
                yield found[0], found[1] + (context.low[found[1]] in ("still", "actually", "also", "now"))
            else:
                context.miss(start, "a player")
        else:
            context.miss(at, f'"{self.third}"')

    def write(self, writer: Writer, value: Player) -> str:
        if not isinstance(value, Player):
            raise Unwritable(value)
        return f"{self.mine} I" if value == ME else f"{self.third} {written(writer, value)}"


class Whose:
    """A possessive: my, Alice's, her."""

    def read(self, context: Context, at: int) -> Readings:
        found = player_at(context, at)
        if found and context.low[found[1]] in ("'s", "'"):
            yield found[0], found[1] + 1 + (context.low[found[1] + 1] == "own")
        elif context.low[at] in _POSSESSIVE and not _names_a_card(context, at):
            yield _POSSESSIVE[context.low[at]], at + 1 + (context.low[at + 1] == "own")
        else:
            context.miss(at, "whose")

    def write(self, writer: Writer, value: Player) -> str:
        return whose(writer, value)


def _names_a_card(context: Context, at: int) -> bool:
    """Whether a name of several words begins there, written like one."""
    token = context.tokens[at]
    return token.text != token.low and any(named.end > context.base + at + 1 for named in context.names.at(context.base + at))


class Players:
    """Several players: "Alice, Bob and Carol"."""

    def read(self, context: Context, at: int) -> Readings:
        found: tuple[Player, ...] = ()
        one = player_at(context, at)
        while one:
            found, at = (*found, one[0]), one[1]
            while context.low[at] in (",", "and", "vs", "versus"):
                one = player_at(context, at + 1)
                if one or context.low[at + 1] not in ("and", "vs"):
                    break
                at += 1
            else:
                one = None
        if found:
            yield found, at
        else:
            context.miss(at, "players")

    def write(self, writer: Writer, value: tuple[Player, ...]) -> str:
        names = ["I" if player == ME else written(writer, player) for player in value]
        return " and ".join(filter(None, [", ".join(names[:-1]), names[-1]]))


def written(writer: Writer, player: Player) -> str:
    """A player by name, not possessive, not a subject."""
    if player in (TEAMMATE, OTHER_OPPONENT):
        return f"my {player.name}"
    return "my opponent" if player == OPPONENT and writer.opponent_of_me else player.name


def whose(writer: Writer, player: Player) -> str:
    """A player in the possessive."""
    return "my" if player == ME else f"{written(writer, player)}'s"
