"""Fixtures for tests of web pages, which use the simulated Discord of the bot's tests."""

from tests.bot.conftest import cached_command_payloads, fake_images, fast_database, no_emojis, port

__all__ = ["cached_command_payloads", "fake_images", "fast_database", "no_emojis", "port"]
