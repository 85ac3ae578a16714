"""Steps of the schema of wishes to be told of open tables."""
