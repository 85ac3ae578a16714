"""Host tools: `/host`, its responses and the audit log."""
