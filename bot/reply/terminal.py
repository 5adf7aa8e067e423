"""A Ruling as terminal output: the answer first, then why, then what happened."""

from engine.explain.ruling import Ruling


def show(ruling: Ruling, *, reading_first: bool = False) -> None:
    print(ruling)
