"""Seasons that run: kept, opened, drawn, played and ended, with nobody to wait for."""
