"""Texts as people send them."""


def storable(text: str) -> str:
    """Without what no database keeps: halves of characters, and the character that is none."""
    return text.encode("utf-8", "ignore").decode().replace("\0", "")
