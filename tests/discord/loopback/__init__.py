"""A Discord of our own: REST and gateway over real sockets, people who use commands, and a strict reader of payloads."""

from tests.discord.loopback.exchange import Exchange
from tests.discord.loopback.people import Channel, File, Person
from tests.discord.loopback.server import Discord, running
from tests.discord.loopback.shapes import labels, options, text_of

__all__ = ["Channel", "Discord", "Exchange", "File", "Person", "labels", "options", "running", "text_of"]
