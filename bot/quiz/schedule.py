"""When a schedule is due, in the server's own time zone."""

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from bot.quiz.records import Schedule
from bot.refusal import Refusal


def latest_due(schedule: Schedule, now: float) -> int:
    """The last moment not after ``now`` at which the schedule asked for a question."""
    here = datetime.fromtimestamp(now, ZoneInfo(schedule.zone))
    day = here.replace(hour=schedule.minute // 60, minute=schedule.minute % 60, second=0, microsecond=0)
    if schedule.every == "week":
        day -= timedelta(days=(day.weekday() - schedule.weekday) % 7)
    if day > here:
        day -= timedelta(days=7 if schedule.every == "week" else 1)
    return int(day.timestamp())


def zone(name: str) -> str:
    """Raises Refusal for a time zone that there is not."""
    try:
        return ZoneInfo(name.strip()).key
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise Refusal("I know no time zone {name}. It looks like Europe/Berlin or America/New_York.", name=name[:60]) from None


def minute_of_day(text: str) -> int:
    """``18:30`` as minutes; raises Refusal for what is no time of day."""
    hours, _, minutes = text.strip().partition(":")
    if not (hours.isdecimal() and minutes.isdecimal() and int(hours) < 24 and int(minutes) < 60):
        raise Refusal("{text} is no time of day. It looks like 18:30.", text=text[:20])
    return int(hours) * 60 + int(minutes)
