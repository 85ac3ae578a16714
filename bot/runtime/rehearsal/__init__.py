"""The rehearsal: checks on a test server that the bot's assumptions about Discord are correct."""
