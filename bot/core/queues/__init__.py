"""Who is served next: one thing at a time for a person, in turn between people and servers."""
