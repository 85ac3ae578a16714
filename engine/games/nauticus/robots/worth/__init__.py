"""Evaluation: the values of things to a robot in final victory points, one subject per file.

The parameters were tuned in tournaments between robots that differed in one of them.
"""
