"""Steps of the schema of private notes."""
