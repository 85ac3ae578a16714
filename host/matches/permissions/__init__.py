"""Acts by authority: who may, the reason, the audit log."""
