"""Translation, names, limits and the building blocks of messages."""
