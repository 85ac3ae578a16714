"""Game-independent database rows: matches, match logs, drafts and the outbox.

`core.database.Database` opens the database. Each feature is a module `storage/<area>/<feature>.py` with its
row types, its `TABLES`, and functions that take the transaction as their first argument. Times are unix
milliseconds. User, guild, channel and message ids are integers of up to 63 bits.
"""

from pkgutil import extend_path

__path__ = extend_path(__path__, __name__)
