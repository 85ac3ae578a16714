"""Messages about leagues, built of values alone."""
