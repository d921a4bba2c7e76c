"""The database's shape, version by version (Alembic); run whenever a server starts."""

import logging
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine


def upgrade(engine: Engine, version: str = "head") -> None:
    """Bring the database to the newest version, or to an earlier one for tests; nothing to do is quick."""
    logging.getLogger("alembic").setLevel(logging.WARNING)
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, version)
