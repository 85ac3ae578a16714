"""Copies that are made by themselves, and putting one in the place of the database."""
