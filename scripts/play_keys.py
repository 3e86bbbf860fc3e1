"""Plays a whole game of two people and two bots through the window by keyboard alone.

    xvfb-run -s "-screen 0 1280x720x24" python scripts/play_keys.py --seed 5 --shots DIR

As ``play_window.py``, with the same options and the same things that must be seen, but not one event of the mouse
is sent, and none may come: cards are chosen by their numbers, places and pieces by their letters or by arrows,
everything else by its own key or by Tab and Enter. Exit code 0 if so.
"""

import sys

from play_window import main

if __name__ == "__main__":
    sys.exit(main(__doc__, by_keys=True))
