"""What was learned from play: a quick policy and a judgement of positions, each with its data file."""

from pathlib import Path

FOLDER = Path(__file__).parent
"""Where the data files lie, also when the modules beside them are compiled ones."""
