"""The error that ends a command with exit code 1 and one sentence."""


class Failure(Exception):
    """A command failed; the message gives the operator the reason."""
