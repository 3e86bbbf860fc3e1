"""The music: slow pieces on one drone a game, made of tones and noise."""
