"""Steps of the schema of ratings."""
