"""Players spoken of: whom he, his, they and "my opponent" mean at each place of a text."""

from collections.abc import Sequence
from typing import Final

from engine.script.reading.slots.people import HE, ME, OPPONENT, THEMSELF, THEY
from engine.script.values import Player

THEIR_OPPONENT: Final = Player("their opponent")


class Parties:
    """The players in turn order, the ``subject`` of the last sentence, and all in the order in which they were spoken of last."""

    def __init__(self, players: Sequence[Player]) -> None:
        self.players = tuple(players)
        self.subject: Player | None = None
        self._met: list[Player] = []

    @property
    def present(self) -> Player:
        """Who is spoken of when nobody is named."""
        return self.subject or self.players[0]

    def of_subject(self, player: Player) -> Player:
        """The player that a sentence is about, who is its subject from now on."""
        self.subject = self.last(None) if player in (THEY, HE, THEMSELF) else self.of(player)
        return self.subject

    def of(self, player: Player) -> Player:
        """The player that the words mean."""
        if player == OPPONENT and OPPONENT not in self.players:
            player = self._other(ME if ME in self.players else self.subject)
        elif player == THEIR_OPPONENT:
            player = self._other(self.subject)
        elif player == THEMSELF:
            player = self.present
        elif player in (THEY, HE):
            player = self._theirs()
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

    def _theirs(self) -> Player:
        """Whose "his" is: the subject's, unless that is the asker."""
        if self.subject is not None and self.subject != ME:
            return self.subject
        return self.last(ME)

    def _other(self, player: Player | None) -> Player:
        others = [one for one in self.players if one != (player or self.players[0])]
        return others[0] if len(others) == 1 else OPPONENT
