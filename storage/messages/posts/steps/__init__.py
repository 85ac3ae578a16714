"""Steps of the schema of what was posted."""
