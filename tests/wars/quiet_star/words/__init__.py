"""The words of the Quiet Star."""
