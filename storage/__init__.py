"""Rows in and out of the database: matches, their logs, drafts, posts still to be made. Knows no game.

`core.database.Database` opens it; the other modules are subjects, sorted by feature, plain functions that take the
transaction first. Times are unix milliseconds, ids of people, servers, channels and messages whole numbers of up to
63 bits. The path is open: a folder `storage/<feature>` anywhere on sys.path counts too.
"""

from pkgutil import extend_path

__path__ = extend_path(__path__, __name__)
