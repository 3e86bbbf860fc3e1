"""Sleeper."""
