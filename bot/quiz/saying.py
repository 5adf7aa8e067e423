"""Values of rulings as the options of a question say them."""

from engine.explain.ruling import Value

PLACES = {
    "battlefield": "On the battlefield",
    "graveyard": "In its owner's graveyard",
    "hand": "In its owner's hand",
    "library": "In its owner's library",
    "exile": "In exile",
    "stack": "On the stack",
    "command": "In the command zone",
    "nowhere": "Nowhere: it has ceased to exist",
}


def said(value: Value, kind: str) -> str:
    """An option for the value of a question of this kind."""
    if isinstance(value, bool):
        return "Yes" if value else "No"
    if kind == "zone":
        return PLACES[str(value)]
    if kind == "mana_types" and isinstance(value, list):
        return " or ".join(f"{{{one}}}" for one in value) or "No mana at all"
    if kind in ("mana_pool", "cost"):
        return str(value) or "None"
    if isinstance(value, list):
        return ", ".join(value) or "Nothing"
    return "Nobody" if value is None else str(value)
