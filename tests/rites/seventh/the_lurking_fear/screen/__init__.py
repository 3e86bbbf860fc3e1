"""What the window shows of The Lurking Fear."""
