"""The rules of Opener of the Way."""
