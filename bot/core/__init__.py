"""What every feature of the bot stands on: features, routing, serving, sending."""
