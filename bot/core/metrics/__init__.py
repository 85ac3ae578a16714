"""Monitoring: Prometheus metrics and JSON logs."""
