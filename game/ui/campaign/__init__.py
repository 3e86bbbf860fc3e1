"""The screens of campaigns: what is in play, a league, a story, and how each is begun."""
