"""Alembic's door: it uses the connection that `database.open_database` hands it."""

from alembic import context

from igroteka.server.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
