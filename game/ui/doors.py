"""Opens scenes by name: scenes lead to one another in circles, their modules need not import each other."""

from __future__ import annotations

from typing import Any

from game.games.game import loaded
from game.ui.scene import Scene

DOORS = {
    "campaign": "game.ui.campaign.pages:scene_of",
    "campaigns": "game.ui.campaign.hall:CampaignsScene",
    "card": "game.ui.scenes.card:CardScene",
    "chronicle": "game.ui.chronicle.scene:ChronicleScene",
    "credits": "game.ui.scenes.credits:CreditsScene",
    "custom": "game.ui.scenes.custom:CustomGameScene",
    "day": "game.ui.profile.day:DayScene",
    "encyclopedia": "game.ui.scenes.encyclopedia:EncyclopediaScene",
    "error": "game.ui.scenes.message:error",
    "keys": "game.ui.scenes.keys:KeysScene",
    "lesson": "game.ui.lessons.table:LessonScene",
    "lessons": "game.ui.lessons.path:PathScene",
    "league": "game.ui.campaign.league:LeagueScene",
    "load": "game.ui.scenes.load:LoadScene",
    "new_game": "game.ui.scenes.newgame:NewGameScene",
    "opening": "game.ui.gamescreen:opening_of",
    "others": "game.ui.scenes.others:OthersScene",
    "profile": "game.ui.profile.scene:ProfileScene",
    "puzzle": "game.ui.lessons.puzzle:PuzzleScene",
    "puzzles": "game.ui.lessons.puzzles:PuzzlesScene",
    "replays": "game.ui.theatre.replays:ReplaysScene",
    "rules": "game.ui.scenes.rules:RulesScene",
    "settings": "game.ui.scenes.settings:SettingsScene",
    "story": "game.ui.campaign.story:StoryScene",
    "table": "game.ui.table.scene:MatchScene",
    "theatre": "game.ui.theatre.scene:PlayThrough",
    "title": "game.ui.scenes.title:TitleScene",
    "trouble": "game.ui.scenes.trouble:TroubleScene",
}
"""Where each scene, or what makes it, is found: ``module:attribute``."""


def scene_named(door: str, /, *given: Any, **named: Any) -> Scene:
    """The scene of a name, made from its own arguments; its module is imported when it is first opened."""
    made: Scene = loaded(DOORS[door])(*given, **named)
    return made
