"""The words of Sleeper."""
