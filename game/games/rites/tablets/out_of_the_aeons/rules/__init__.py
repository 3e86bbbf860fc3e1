"""The rules of Out of the Aeons."""
