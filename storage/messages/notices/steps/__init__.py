"""Steps of the schema of notices."""
