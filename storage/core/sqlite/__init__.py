"""SQLite support: a driver with few thread switches, and file addresses."""
