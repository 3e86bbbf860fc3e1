"""What saves are called that nobody has named: files keep the English words, which are told in the language spoken."""

import re
from collections.abc import Iterator
from pathlib import Path

from game.language.spoken import has, per_language, say, spoken
from game.match.campaign.cast import stories
from game.match.campaign.files import Run
from game.match.campaign.reckoning import state_of
from game.match.dated import campaign_name, story_message
from game.match.scenarios import Scenario, scenario_message, scenario_name, scenarios

_GAME = re.compile(r"(.+), game (\d{1,4})")
"""A game of a league, in files."""


def scenario_filed(path: Path, scenario: Scenario) -> str:
    """What a save of a scenario is called in its file."""
    message = scenario_message(path, scenario)
    return scenario.name or (_filed(message) if message in spoken().chain[-1] else scenario_name(path, scenario))


def campaign_filed(run: Run) -> str:
    """What the saves of the game that is going on in a campaign, or comes next, are called in their files."""
    campaign = run.name[:60]
    if run.story is None:
        return _filed("campaign-at-game", campaign=campaign, number=len(run.games) + 1)
    chapter = state_of(run).chapter
    told = next((each.title for each in run.story.book.chapters if chapter and each.id == chapter.id), "")
    return _filed("campaign-at-title", campaign=campaign, title=told) if told else campaign


def _filed(message: str, **values: str | int) -> str:
    """A message in the language of files, on which all others fall back."""
    return str(spoken().chain[-1].tell(message)(values))


def told_save(called: str) -> str:
    """The name of a save as it is shown: one that the program gave is said in the language that is spoken."""
    if (given := _given().get(called)) is not None:
        return given
    game = _GAME.fullmatch(called)
    return say("campaign-at-game", campaign=campaign_name(game[1]), number=int(game[2])) if game else called


@per_language
def _given() -> dict[str, str]:
    """The names that the program gives, by what they are in files; none where files speak as the program does."""
    return dict(_named()) if len(spoken().chain) > 1 else {}


def _named() -> Iterator[tuple[str, str]]:
    for path, scenario in scenarios():
        yield scenario_filed(path, scenario), scenario_name(path, scenario)
    for story in stories():
        base, called = story_message(story["title"]), campaign_name(story["title"])
        yield story["title"][:60], called
        for chapter in story["chapters"]:
            key = f"{base}-{chapter['id']}.title".replace("_", "-")
            title = say(key) if has(key) else chapter["title"]
            filed = _filed("campaign-at-title", campaign=story["title"][:60], title=chapter["title"])
            yield filed, say("campaign-at-title", campaign=called, title=title)
