"""What comes from Discord and what goes to it is handed to the feature it belongs to."""
