"""The process around the bot: environment, heartbeat file, memory and warm-up."""
