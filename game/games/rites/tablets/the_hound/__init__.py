"""The Hound."""
