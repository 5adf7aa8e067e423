"""What a host may set, from the environment (``LAWMAGE_...``, or a file ``.env``)."""

from pathlib import Path

from pydantic import AliasChoices, Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.library.home import home
from bot.refusal import Refusal


class Settings(BaseSettings):
    """Each field is read from the variable of its name after ``LAWMAGE_``; the token also from ``DISCORD_TOKEN``.

    ``database_url`` is where games are kept: empty for a file in ``home``, else ``postgresql://...``. ``seconds`` are the time
    that one ruling may take, ``workers`` how many are worked on at once. Quotas are rulings an hour, 0 for as many as they like.
    At a ``metrics_port`` other than 0 there are ``/metrics`` and ``/health``. Every ``refresh_hours`` newer cards and rules are
    fetched, every ``rules_watch_hours`` it is looked whether newer rules are published; never with 0. ``discord_api`` names
    another address for Discord's REST interface; tests use it.
    """

    model_config = SettingsConfigDict(env_prefix="LAWMAGE_", env_file=".env", extra="ignore", populate_by_name=True)

    discord_token: SecretStr | None = Field(default=None, validation_alias=AliasChoices("LAWMAGE_DISCORD_TOKEN", "DISCORD_TOKEN"))
    database_url: str = ""
    seconds: float = Field(default=10.0, gt=0)
    workers: int = Field(default=2, ge=1)
    member_quota: int = Field(default=60, ge=0)
    server_quota: int = Field(default=600, ge=0)
    metrics_host: str = "127.0.0.1"
    metrics_port: int = Field(default=0, ge=0, le=65535)
    refresh_hours: float = Field(default=0.0, ge=0)
    rules_watch_hours: float = Field(default=24.0, ge=0)
    log_level: str = "INFO"
    discord_api: str = ""

    @property
    def home(self) -> Path:
        """LAWMAGE_HOME; from the environment only, so that every command finds the same library."""
        return home()

    @property
    def store_url(self) -> str:
        """The database URL of the store, whether or not the host named one."""
        return self.database_url or f"sqlite:///{(self.home / 'lawmage.sqlite3').as_posix()}"


def settings() -> Settings:
    """Raises Refusal that names each setting which cannot be used."""
    try:
        return Settings()
    except ValidationError as problem:
        wrong = (f"LAWMAGE_{str(error['loc'][0]).upper()}: {error['msg']}" for error in problem.errors())
        raise Refusal(f"Settings that cannot be used: {'; '.join(wrong)}.") from problem
