"""Verb forms: which words a verb may take in each mood, and which one prints."""

from functools import cache
from typing import Final, Literal

Mood = Literal["finite", "base", "ing", "perfect"]

_IRREGULAR: Final = {
    "be": ("is", "being", "was", "been"),
    "have": ("has", "having", "had", "had"),
    "do": ("does", "doing", "did", "done"),
    "go": ("goes", "going", "went", "gone"),
    "cast": ("casts", "casting", "cast", "cast"),
    "put": ("puts", "putting", "put", "put"),
    "cut": ("cuts", "cutting", "cut", "cut"),
    "pay": ("pays", "paying", "paid", "paid"),
    "choose": ("chooses", "choosing", "chose", "chosen"),
    "find": ("finds", "finding", "found", "found"),
    "draw": ("draws", "drawing", "drew", "drawn"),
    "lose": ("loses", "losing", "lost", "lost"),
    "win": ("wins", "winning", "won", "won"),
    "keep": ("keeps", "keeping", "kept", "kept"),
    "leave": ("leaves", "leaving", "left", "left"),
    "deal": ("deals", "dealing", "dealt", "dealt"),
    "get": ("gets", "getting", "got", "gotten"),
    "split": ("splits", "splitting", "split", "split"),
    "flip": ("flips", "flipping", "flipped", "flipped"),
    "tap": ("taps", "tapping", "tapped", "tapped"),
    "untap": ("untaps", "untapping", "untapped", "untapped"),
    "plot": ("plots", "plotting", "plotted", "plotted"),
    "come": ("comes", "coming", "came", "come"),
    "become": ("becomes", "becoming", "became", "become"),
    "fight": ("fights", "fighting", "fought", "fought"),
    "hold": ("holds", "holding", "held", "held"),
    "swing": ("swings", "swinging", "swung", "swung"),
    "wear": ("wears", "wearing", "wore", "worn"),
    "steal": ("steals", "stealing", "stole", "stolen"),
    "hit": ("hits", "hitting", "hit", "hit"),
    "let": ("lets", "letting", "let", "let"),
    "give": ("gives", "giving", "gave", "given"),
    "take": ("takes", "taking", "took", "taken"),
    "make": ("makes", "making", "made", "made"),
    "say": ("says", "saying", "said", "said"),
    "die": ("dies", "dying", "died", "died"),
    "begin": ("begins", "beginning", "began", "begun"),
    "pass": ("passes", "passing", "passed", "passed"),
    "discard": ("discards", "discarding", "discarded", "discarded"),
    "control": ("controls", "controlling", "controlled", "controlled"),
    "foretell": ("foretells", "foretelling", "foretold", "foretold"),
    "sacrifice": ("sacrifices", "sacrificing", "sacrificed", "sacrificed"),
}
_BE_FINITE: Final = frozenset({"is", "am", "are", "'s", "was", "were"})


@cache
def forms(base: str) -> tuple[str, str, str, str]:
    """Third person, participle in -ing, past, past participle."""
    known = _IRREGULAR.get(base)
    if known:
        return known
    third = base + ("es" if base.endswith(("s", "x", "ch", "sh", "z", "o")) else "s")
    stem = base
    if base.endswith("y") and base[-2:-1] not in "aeiou":
        third, past = base[:-1] + "ies", base[:-1] + "ied"
    else:
        past = base + ("d" if base.endswith("e") else "ed")
    if base.endswith("e") and not base.endswith("ee"):
        stem = base[:-1]
    return third, stem + "ing", past, past


@cache
def spellings(base: str, mood: Mood) -> frozenset[str]:
    """The words that may stand for a verb in a mood; in the finite mood the present and the past."""
    third, ing, past, participle = forms(base)
    if mood == "base":
        return frozenset({base})
    if mood == "ing":
        return frozenset({ing})
    if mood == "perfect":
        return frozenset({participle, past})
    return _BE_FINITE if base == "be" else frozenset({base, third, past})


def conjugate(base: str, mood: Mood, first_person: bool, many: bool = False) -> str:
    """The printed form: ``I cast``, ``Alice casts``, ``casting``, ``has cast``."""
    third, ing, _, participle = forms(base)
    if mood == "finite":
        if base == "be":
            return "am" if first_person else "are" if many else "is"
        return base if first_person or many else third
    return {"base": base, "ing": ing, "perfect": participle}[mood]
