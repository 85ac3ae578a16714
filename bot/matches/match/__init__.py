"""What posts and commands of several features say about a match, and how they find it."""
