"""The Dunwich Horror."""
