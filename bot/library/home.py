"""Where Lawmage keeps its files: LAWMAGE_HOME, else the user's data folder of the platform."""

import os
from pathlib import Path


def home() -> Path:
    if chosen := os.environ.get("LAWMAGE_HOME"):
        return Path(chosen).expanduser()
    from platformdirs import user_data_path

    return user_data_path("lawmage", appauthor=False)


def coverage_path() -> Path:
    """Where the newest count of what is understood of the whole library is kept."""
    return home() / "coverage.json"


def library_path() -> Path:
    return home() / "library.sqlite3"
