"""How many rulings a person and a server may ask for in an hour."""

from collections.abc import Callable

from bot.refusal import Refusal
from bot.store.records import ServerSettings
from bot.store.upkeep import Upkeep

HOUR = 3600


class Quotas:
    """``member`` and ``server`` are the host's own limits; 0 is no limit. A server may set lower ones, not higher."""

    def __init__(self, upkeep: Upkeep, *, member: int, server: int, clock: Callable[[], float]) -> None:
        self._upkeep, self._member, self._server, self._clock = upkeep, member, server, clock

    async def spend(self, person: int, guild: int | None, settings: ServerSettings) -> None:
        """Count a ruling. Raises Refusal when it is one too many."""
        window = int(self._clock()) // HOUR * HOUR
        ends = f"<t:{window + HOUR}:R>"
        most = _lower(self._member, settings.member_quota)
        if most and await self._upkeep.spend(f"person {person}", window) > most:
            raise Refusal("You have asked for {most} rulings this hour, which is the most. Ask again {ends}.", most=most, ends=ends)
        most = _lower(self._server, settings.server_quota)
        if guild and most and await self._upkeep.spend(f"server {guild}", window) > most:
            text = "This server has asked for {most} rulings this hour, which is the most. Ask again {ends}."
            raise Refusal(text, most=most, ends=ends)


def _lower(host: int, server: int) -> int:
    return min(host, server) if host and server else host or server
