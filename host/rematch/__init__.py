"""The same match once more, with the seats turned."""
