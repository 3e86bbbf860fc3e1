"""The rules of The Dunwich Horror."""
