"""Personal data and guild data, found through the table declarations: export, clearing, deletion.

Every query uses an index on the user's key, or is limited to some matches, a season or a guild. Queries and changes
are limited to BATCH_ROWS rows, so that no transaction takes long.
"""
