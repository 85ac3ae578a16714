"""Steps of the schema of clocks."""
