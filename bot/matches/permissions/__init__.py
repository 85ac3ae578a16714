"""What hosts may do and have done: who is one, and the audit log."""
