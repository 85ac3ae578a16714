"""PostgreSQL support: addresses, locks for writers, and notifications of due work."""
