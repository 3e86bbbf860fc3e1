"""The rules of Sleeper."""
