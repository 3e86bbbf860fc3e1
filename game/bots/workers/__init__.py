"""Worker processes in which bots think: see ``crew``."""
