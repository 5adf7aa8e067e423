"""The languages that the bot speaks: English as it stands in the code, others by a file of translations each."""

from bot.tongues.tongue import ENGLISH, LANGUAGES, Tongue, tongue_of

__all__ = ["ENGLISH", "LANGUAGES", "Tongue", "tongue_of"]
