"""Servers choose one of the three lengths of a ruling."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision: str | None = "0003"
LENGTHS = (("short", "verdict"), ("full", "steps"))


def upgrade() -> None:
    for old, new in LENGTHS:
        _rename(old, new)


def downgrade() -> None:
    for old, new in LENGTHS:
        _rename(new, old)
    _rename("everything", "full")


def _rename(before: str, after: str) -> None:
    rename = sa.text("UPDATE servers SET settings = replace(settings, :before, :after)")
    op.execute(rename.bindparams(before=f'"verbosity":"{before}"', after=f'"verbosity":"{after}"'))
