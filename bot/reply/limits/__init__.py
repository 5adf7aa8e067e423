"""Discord's documented limits, and checks of outgoing payloads against them; each check lists what is wrong."""

from bot.reply.limits.commands import of_choices, of_commands
from bot.reply.limits.messages import of_callback, of_message, of_modal

__all__ = ["of_callback", "of_choices", "of_commands", "of_message", "of_modal"]
