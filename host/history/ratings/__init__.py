"""How strong people are, as far as their matches tell."""
