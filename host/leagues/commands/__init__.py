"""What people and hosts do in leagues."""
