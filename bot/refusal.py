"""What the bot will not or cannot do, told to the person who asked."""

from bot.tongues.tongue import ENGLISH, Tongue


class Refusal(Exception):
    """What is the matter, and what to do instead: a sentence with ``{fields}``, or one without."""

    def __init__(self, template: str, **fields: object) -> None:
        super().__init__(ENGLISH(template, **fields))
        self.template, self.fields = template, fields

    def said(self, tongue: Tongue) -> str:
        """The sentence in another tongue."""
        return tongue(self.template, **self.fields)
