"""Campaigns: many games of the same people, as a league or as a story told in chapters."""
