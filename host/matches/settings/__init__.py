"""What people and servers have set, with the calendars and time controls they set."""
