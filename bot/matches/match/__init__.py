"""Match messages and match lookup, shared by several features."""
