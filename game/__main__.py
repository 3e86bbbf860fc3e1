"""``python -m game``, the console script, and what the packed application runs: the command line."""

import multiprocessing
import os
import sys


def main() -> int:
    """Run the command line and return its exit code; in the packed application, be a worker process if asked to."""
    from game.bots.workers.link import IN_APPLICATION, is_frozen

    if is_frozen():
        multiprocessing.freeze_support()
        if sys.argv[1:2] == [IN_APPLICATION]:
            return _worker(sys.argv[2:])
        # As with ``python -m``: somebody's own bots may lie in the folder where the program is started.
        sys.path.append(os.getcwd())
    from game.cli import main as run

    return run(sys.argv[1:])


def _worker(path: list[str]) -> int:
    from game.bots.workers.process import main as serve

    sys.path[:] = path
    serve()
    return 0


if __name__ == "__main__":
    sys.exit(main())
