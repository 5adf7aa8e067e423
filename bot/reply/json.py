"""A Ruling as the JSON object of the command line."""

import msgspec

from engine.explain.ruling import Ruling


def encode(ruling: Ruling) -> str:
    return msgspec.json.encode(ruling).decode()


def encode_case(case: object, ruling: Ruling) -> str:
    """One line of a batch: the case's id as it was given, and its ruling."""
    return msgspec.json.encode({"id": case, "ruling": ruling}).decode()
