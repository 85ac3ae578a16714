"""Steps of the schema of follows."""
