"""Settings of users and guilds, with calendars and time controls."""
