"""Database rows: matches, match logs, drafts and the outbox. Independent of any game.

`core.database.Database` opens the database. Each feature is a module `storage/<area>/<feature>.py` with its
row types, its `TABLES` and functions that take the transaction as their first argument. Times are unix
milliseconds. Ids of users, guilds, channels and messages are integers of up to 63 bits. Modules of an area
may also be in another folder on sys.path.
"""

from pkgutil import extend_path

__path__ = extend_path(__path__, __name__)
