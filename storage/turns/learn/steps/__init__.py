"""Steps of the schema of lessons."""
