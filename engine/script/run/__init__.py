"""Running a script: its position set up, its deeds done one at a time, its questions answered."""

from engine.script.run.run import Limits, OutOfTime, Run

__all__ = ["Limits", "OutOfTime", "Run"]
