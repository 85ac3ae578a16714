"""The error that makes a command print its message and exit with code 1."""


class Failure(Exception):
    """Raised when a command fails.

    The message contains the reason for the operator.
    """
