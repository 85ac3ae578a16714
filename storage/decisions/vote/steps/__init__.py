"""Steps of the schema of questions."""
