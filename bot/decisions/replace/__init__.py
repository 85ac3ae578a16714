"""Seats that change hands on Discord."""
