"""What those in stories that ship are called in the language that is spoken; files keep the English names.

A message has the name, by the story's title and the id of an enemy or the place of a seat, as
``game.match.campaign.telling`` says.
"""

import tomllib
from collections.abc import Iterator, Mapping
from typing import Any

from game.language.spoken import has, per_language, say, spoken
from game.match.dated import story_message
from game.shipped import shipped


@per_language
def cast() -> Mapping[str, str]:
    """The names there are messages for, by what they are in the files of the stories."""
    if len(spoken().chain) < 2:
        # The stories are in the language that all others fall back on.
        return {}
    return {name: say(key) for story in stories() for name, key in _named(story) if has(key)}


def stories() -> list[dict[str, Any]]:
    """The stories that ship, as their files have them."""
    try:
        files = sorted(shipped("saves").glob("*.campaign.toml"))
    except FileNotFoundError:
        return []
    return [tomllib.loads(path.read_text(encoding="utf-8")) for path in files]


def _named(story: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """The names in a story, and the messages that tell them."""
    base = story_message(story["title"])
    for enemy in story.get("enemies", ()):
        yield enemy["name"], f"{base}-enemy-{enemy['id']}.name"
    for chapter in story["chapters"]:
        for place, seat in enumerate(chapter["seats"], 1):
            if "name" in seat:
                yield seat["name"], f"{base}-{chapter['id']}-seat-{place}.name".replace("_", "-")
