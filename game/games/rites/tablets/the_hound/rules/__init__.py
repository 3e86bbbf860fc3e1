"""The rules of The Hound."""
