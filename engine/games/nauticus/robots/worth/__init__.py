"""What things are worth to a robot, in victory points at the end of the game; one subject a file.

The figures were found by tournaments of robots that differed in one of them.
"""
