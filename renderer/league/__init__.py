"""Images for leagues and user profiles.

They are independent of the games: all words and numbers are passed in as text.
"""
