"""What the window shows of The Dunwich Horror."""
