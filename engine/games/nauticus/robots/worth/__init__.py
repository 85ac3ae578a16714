"""Evaluation: what a seat's possessions are worth to a robot in final victory points, one subject per file.

The parameters were tuned in tournaments between robots that differed in a single parameter.
"""
