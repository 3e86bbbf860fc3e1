"""Out of the Aeons."""
