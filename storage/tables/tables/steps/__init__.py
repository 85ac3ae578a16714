"""Steps of the schema of tables at their opening."""
