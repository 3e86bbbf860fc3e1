"""The log beside the table: what is told, and its lines."""
