"""The phases and steps of a turn: their names and their order."""

PHASES: dict[str, tuple[str, ...]] = {
    "beginning": ("untap", "upkeep", "draw"),
    "precombat main": ("precombat main",),
    "combat": ("beginning of combat", "declare attackers", "declare blockers", "combat damage", "end of combat"),
    "postcombat main": ("postcombat main",),
    "ending": ("end", "cleanup"),
}
"""The phases of a turn, in order, with their steps; a main phase is its own only step."""

STEPS: tuple[str, ...] = tuple(step for steps in PHASES.values() for step in steps)
"""The steps of a turn, in order."""

FIRST_STRIKE = "first-strike combat damage"
"""The first of two combat damage steps, when there are two."""

DAMAGE_STEPS = ("combat damage", FIRST_STRIKE)
"""The steps in which combat damage is dealt."""


def is_combat(step: str) -> bool:
    """Whether a step is one of the combat phase, which begins before attackers are declared."""
    return step == FIRST_STRIKE or step in PHASES["combat"]


def named(step: str) -> str:
    """What a step is called in a sentence."""
    return f"{step} phase" if step.endswith("main") else f"{step} step"


def after_phase_of(step: str) -> str:
    """The step with which the phase after that of ``step`` begins; "" for the next turn."""
    phases = list(PHASES.values())
    place = next(n for n, steps in enumerate(phases) if step in steps or (step == FIRST_STRIKE and "combat damage" in steps))
    return phases[place + 1][0] if place + 1 < len(phases) else ""


def alone(step: str) -> str:
    """An added step without the others of its phase, as it is kept among those to come."""
    return f"{step}, alone"


def begun_by(added: str) -> str:
    """The name of an added step, with or without the others of its phase."""
    return next((step for step in STEPS if alone(step) == added), added)


def next_in_phase(step: str) -> str:
    """The step after this one in its phase; "" after the last."""
    steps = next((steps for steps in PHASES.values() if step in steps), (step,))
    return "" if step == steps[-1] else steps[steps.index(step) + 1]


def ends_phase(step: str) -> bool:
    """Whether it is the last step of its phase."""
    return any(step == steps[-1] for steps in PHASES.values())
