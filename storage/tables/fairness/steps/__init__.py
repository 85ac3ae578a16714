"""Steps of the schema of what binds chance."""
