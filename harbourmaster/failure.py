"""The error that ends a command with exit code 1 and one sentence."""


class Failure(Exception):
    """A command failed; the message tells the operator why."""
