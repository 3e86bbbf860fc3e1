"""The words of Opener of the Way."""
