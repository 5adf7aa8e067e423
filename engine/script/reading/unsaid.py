"""What goes without saying: what a player is said to have and then casts was in hand, what is aimed at an ability is a response."""

import re
from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import replace

from engine.script.values import AbilityRef, Act, Activate, Cast, Has, ObjectSpec, Response, Statement, Targets
from engine.script.values.inside import references

_HAVING: Final = re.compile(r"\b(have|has|got|'ve)\b", re.IGNORECASE)
_ELSEWHERE: Final = re.compile(r"\b(controls?|battlefield|play|out|board|another|second|again)\b", re.IGNORECASE)


def in_hands(statements: Sequence[Statement]) -> tuple[Statement, ...]:
    """The statements, with what is cast by the player who has it in that player's hand, where no place was said."""
    return tuple(_in_hand(statement, statements[place + 1 :]) for place, statement in enumerate(statements))


def _in_hand(statement: Statement, following: Sequence[Statement]) -> Statement:
    has = statement.what
    if not isinstance(has, Has) or has.zone != "battlefield" or len(has.objects) != 1 or not _says_no_place(statement):
        return statement
    spec = has.objects[0]
    named = next((later for later in following if _names(later.what, spec.name)), None)
    is_cast = spec == ObjectSpec(spec.name) and named is not None and _casts(named, has, spec.name)
    return replace(statement, what=replace(has, zone="hand")) if is_cast else statement


def _says_no_place(statement: Statement) -> bool:
    return bool(_HAVING.search(statement.source)) and not _ELSEWHERE.search(statement.source)


def _names(what: Any, name: str) -> bool:
    return any(ref.name == name for ref in references(what))


def _casts(statement: Statement, has: Has, name: str) -> bool:
    act = statement.what
    if not isinstance(act, Act) or not isinstance(act.deed, Cast) or _ELSEWHERE.search(statement.source):
        return False
    return act.deed.spell.name == name and act.player == has.player


def in_response_to_abilities(statements: Sequence[Statement]) -> tuple[Statement, ...]:
    """The statements, with what is aimed at an ability done in response to that ability."""
    return tuple(_in_response(statement) for statement in statements)


def _in_response(statement: Statement) -> Statement:
    deed = statement.what.deed if isinstance(statement.what, Act) else None
    if statement.response is not None or not isinstance(deed, Cast | Activate):
        return statement
    aims = [one for said in deed.said if isinstance(said, Targets) for one in said.targets if isinstance(one, AbilityRef)]
    to = next((one if one.source is not None or one.trigger else None for one in aims), None)
    return replace(statement, response=Response("in response", to)) if aims else statement
