"""Settings on Discord: `/settings` and its panels."""
