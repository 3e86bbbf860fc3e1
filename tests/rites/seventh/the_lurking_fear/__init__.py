"""The Lurking Fear: a small rite that only tests perform."""
