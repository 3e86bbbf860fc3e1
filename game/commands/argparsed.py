"""What ``argparse`` says by itself, in the language that is spoken: its own sentences are known by their English."""

import argparse

from game.language.spoken import say

_SAID: dict[str, tuple[str, dict[str, str]]] = {
    "positional arguments": ("cli-positional", {}),
    "options": ("cli-options", {}),
    "argument %(argument_name)s: %(message)s": (
        "cli-argument", {"argument": "%(argument_name)s", "problem": "%(message)s"}),
    "unrecognized arguments: %s": ("cli-unknown", {"given": "%s"}),
    "the following arguments are required: %s": ("cli-required", {"arguments": "%s"}),
    "not allowed with argument %s": ("cli-excluded", {"argument": "%s"}),
    "expected one argument": ("cli-expected", {}),
    "ambiguous option: %(option)s could match %(matches)s": (
        "cli-ambiguous", {"given": "%(option)s", "options": "%(matches)s"}),
    "invalid choice: %(value)r (choose from %(choices)s)": (
        "cli-choice", {"given": "%(value)s", "known": "%(choices)s"}),
}  # fmt: skip
"""Its sentences: our messages, and what stands in their places, which ``argparse`` fills in."""


def _told(text: str) -> str:
    key, places = _SAID.get(text, ("", {}))
    return say(key, **places) if key else text


def tell_argparse() -> None:
    """Have ``argparse`` look its sentences up here instead of in catalogs of gettext."""
    argparse._ = _told  # type: ignore[attr-defined]
