"""Steps of the schema of results."""
