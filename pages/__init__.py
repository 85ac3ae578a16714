"""Read-only web pages of matches, leagues, players and servers, served by the bot or written as files."""
