"""Steps of the schema of seats that change hands."""
