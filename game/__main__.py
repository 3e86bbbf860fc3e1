"""``python -m game`` and the console script: the command line."""

import sys


def main() -> int:
    """Run the command line and return its exit code."""
    from game.cli import main as run

    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
