"""What every feature of the bot uses: registration, interactions, sending, translation, layout, pictures."""
