"""What bots know of the Duel."""

from pathlib import Path

FOLDER = Path(__file__).parent
"""Where the data file lies, also when the modules beside it are compiled ones."""
