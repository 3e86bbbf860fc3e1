"""The rules of The Lurking Fear."""
