"""Send, edit and delete messages, and classify failures."""
