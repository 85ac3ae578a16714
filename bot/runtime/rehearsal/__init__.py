"""The rehearsal, which tests the bot's assumptions about Discord on a test server."""
