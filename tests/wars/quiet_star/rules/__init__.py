"""The rules of the Quiet Star."""
