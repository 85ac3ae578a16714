"""The host's tools on Discord: `/host`, its answers, the audit log."""
