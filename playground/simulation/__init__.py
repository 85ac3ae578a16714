"""The simulated Discord: its guild and users, what it stores, and patches for simcord."""
