"""The chronicle's column and the news since the last choice."""
