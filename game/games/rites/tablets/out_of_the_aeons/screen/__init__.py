"""What the window shows of Out of the Aeons."""
