"""Profiles: what each person at this computer has done, and reasons to come back."""
