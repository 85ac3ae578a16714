"""The board of a server on Discord: the post that lists its matches."""
