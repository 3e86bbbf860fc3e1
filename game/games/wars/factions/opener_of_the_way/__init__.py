"""Opener of the Way."""
