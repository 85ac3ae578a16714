"""Rows in and out of the database: matches, their logs, drafts, posts still to be made. Knows no game.

`core.database.Database` opens it. A feature is a module `storage/<area>/<feature>.py`: its row types, its `TABLES`,
and functions that take the transaction first. Times are unix milliseconds; ids of people, servers, channels and
messages are integers of up to 63 bits. Modules of an area may also lie elsewhere on sys.path.
"""

from pkgutil import extend_path

__path__ = extend_path(__path__, __name__)
