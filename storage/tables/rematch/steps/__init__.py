"""Steps of the schema of rematches."""
