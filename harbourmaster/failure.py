"""What ends a command with exit code 1 and one sentence."""


class Failure(Exception):
    """The command can't do what was asked; the message says why, to the operator."""
