"""The error that makes a command print one sentence and exit with code 1."""


class Failure(Exception):
    """Raised when a command fails.

    The message gives the operator the reason.
    """
