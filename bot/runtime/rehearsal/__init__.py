"""The rehearsal: checks on a test server whether the bot's assumptions about Discord hold."""
