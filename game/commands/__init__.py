"""The subcommands of the command line, one module each; ``game/cli.py`` reads their arguments."""
