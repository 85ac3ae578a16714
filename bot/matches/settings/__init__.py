"""Settings: `/settings` and its panels."""
