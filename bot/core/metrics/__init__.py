"""What can be seen from outside: figures for Prometheus, logs for machines."""
