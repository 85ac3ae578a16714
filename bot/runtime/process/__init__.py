"""The process around the bot: its environment, sign of life, memory, warming up."""
