"""Rows in and out of the database: matches, their logs, drafts, posts still to be made. Knows no game.

`database.Database` opens it; the other modules are subjects, plain functions that take the transaction first.
Times are unix milliseconds, ids of people, servers, channels and messages whole numbers of up to 63 bits.
"""
