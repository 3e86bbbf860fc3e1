"""Enters a seventh rite: imported before anything of the game, this is all that has to be done for it."""

import os
from pathlib import Path

import game.games.rites.tablets as folders
from game.games.rites.rules import tablets

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
FEAR = "the_lurking_fear"
tablets.NAMES.append(FEAR)
folders.__path__.append(str(Path(__file__).parent))
