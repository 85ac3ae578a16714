"""The games' files: their folders, editions, lessons and records, and checks of untrusted content."""
