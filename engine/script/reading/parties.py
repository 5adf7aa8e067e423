"""Players spoken of: whom he, his, they and "my opponent" mean at each place of a text."""

from collections.abc import Sequence
from typing import Final

from engine.script.reading.slots.people import HE, HERS, HIS, ME, OPPONENT, PERSONS, SHE, THEIRS, THEMSELF, THEY
from engine.script.reading.spoken import Unbound
from engine.script.values import Player

THEIR_OPPONENT: Final = Player("their opponent")


_OF_WOMEN: Final = frozenset(
    """alice carol carla dana eve erin grace heidi judy mallory nora olivia peggy sybil ann anna anne beth claire dora emma gina
    helen jane julia kate kim lara lisa lucy maria mary mia nina rita rose sally sara sarah sue tina vera zoe""".split()
)
_OF_MEN: Final = frozenset(
    """bob dave dan frank ivan rupert trent victor walter ben bill chris ed eric fred hank ian jack jim joe john karl leo mark max
    mike nick otto paul pete peter rob steve ted tim tom""".split()
)


class Parties:
    """The players in turn order, the ``subject`` of the last sentence, and all in the order in which they were spoken of last."""

    def __init__(self, players: Sequence[Player]) -> None:
        self.players = tuple(players)
        self.subject: Player | None = None
        self._met: list[Player] = []
        self.is_asking = False
        """Whether a question is being read: then "his" may be of another player than the last subject."""

    @property
    def present(self) -> Player:
        """Who is spoken of when nobody is named."""
        return self.subject or self.players[0]

    def of_subject(self, player: Player) -> Player:
        """The player that a sentence is about, who is its subject from now on."""
        is_pronoun = player in (THEY, THEMSELF) or (player in PERSONS and not self.is_asking)
        self.subject = self.last(None) if is_pronoun else self.of(player)
        return self.subject

    def of(self, player: Player) -> Player:
        """The player that the words mean."""
        if player == OPPONENT and OPPONENT not in self.players:
            player = self._other(ME if ME in self.players else self.subject)
        elif player == THEIR_OPPONENT:
            player = self._other(self.subject)
        elif player == THEMSELF:
            player = self.present
        elif player in THEIRS or player in PERSONS:
            player = self._theirs(player)
        if player in self.players:
            self._met = [one for one in self._met if one != player] + [player]
        return player

    def last(self, besides: Player | None) -> Player:
        """Who was spoken of last, but for one and the asker."""
        candidates = [one for one in self._met if one not in (besides, ME)]
        if candidates:
            return candidates[-1]
        others = [one for one in self.players if one not in (besides, ME)]
        return others[0] if others else self.players[0]

    def _theirs(self, pronoun: Player) -> Player:
        """Whose "his" is: the subject's, unless that is the asker; in a question raises Unbound when it may be another's."""
        others = _OF_MEN if pronoun in (HERS, SHE) else _OF_WOMEN if pronoun in (HIS, HE) else frozenset()
        fits = [one for one in self._met[-2:] if one != ME and one.name.lower() not in others]
        if self.is_asking and len(fits) > 1 and self._met[-1] != self.subject:
            raise Unbound("their", tuple(one.name for one in fits))
        if self.is_asking and fits and self.subject not in (*fits, ME):
            return fits[-1]
        return self.subject if self.subject not in (None, ME) else self.last(ME)

    def _other(self, player: Player | None) -> Player:
        others = [one for one in self.players if one != (player or self.players[0])]
        return others[0] if len(others) == 1 else OPPONENT
