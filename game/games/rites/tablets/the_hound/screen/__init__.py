"""What the window shows of The Hound."""
