"""The command line of Harbourmaster."""
