"""What the bot will not or cannot do, told to the person who asked."""


class Refusal(Exception):
    """The text is shown as it stands: what is the matter, and what to do instead."""
