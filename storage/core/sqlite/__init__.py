"""SQLite support: the driver, file names, file permissions, and detection of replaced files."""
