"""What is wrong with a set-up, told in the language that is spoken: the rules name the message alone."""

from collections.abc import Mapping
from typing import cast

from game.language.spoken import has, tell
from game.language.values import Values


def sentence(said: str, values: Mapping[str, object]) -> str:
    """A message by its id; what is none is a sentence already, of a game without a catalog."""
    return tell(said, cast(Values, values)) if has(said) else said
