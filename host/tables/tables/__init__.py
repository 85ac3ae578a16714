"""The life of a table: opened, joined, begun, left, cancelled."""
