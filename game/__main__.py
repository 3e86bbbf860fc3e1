"""``python -m game``, the console script, and what the packed application runs: the command line."""

import sys


def main() -> int:
    """Run the command line and return its exit code; in the packed application, be a worker process if asked to."""
    from game.bots.workers.link import IN_APPLICATION, is_frozen

    if is_frozen() and sys.argv[1:2] == [IN_APPLICATION]:
        return _worker(int(sys.argv[2]), sys.argv[3:])
    from game.cli import main as run

    return run(sys.argv[1:])


def _worker(lifeline: int, path: list[str]) -> int:
    from game.bots.workers.keeper import main as serve

    sys.path[:] = path
    serve(lifeline)
    return 0


if __name__ == "__main__":
    sys.exit(main())
