"""Steps of the schema of analyses."""
