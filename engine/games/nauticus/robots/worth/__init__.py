"""The robots' evaluation of a seat's possessions in final victory points, one subject per file.

The parameters were tuned in tournaments between robots that differed in a single parameter.
"""
