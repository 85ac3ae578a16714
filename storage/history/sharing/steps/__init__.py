"""Steps of the schema of what was posted to be passed on."""
