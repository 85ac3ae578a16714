"""Export and deletion of personal data and guild data, as marked in the table declarations.

Every query uses an index on the user's key, or is limited to given matches, a season or a guild. Queries and
changes are limited to BATCH_ROWS rows, so that no transaction takes long.
"""
