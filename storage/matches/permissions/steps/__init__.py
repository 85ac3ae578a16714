"""Steps of the schema of acts by authority."""
