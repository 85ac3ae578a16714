"""User and guild settings, with calendars and time controls."""
