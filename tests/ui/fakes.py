"""A program behind the window that remembers what it was asked."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

from game.match.chronicle.keeping import Chronicle
from game.match.chronicle.records import Summary
from game.match.faster import Builder
from game.match.languages import Offered, speak_as
from game.match.lessons.files import Found
from game.match.lobby import Choice, GameInfo, NewGameSpec, SavedPlayer, SaveInfo
from game.match.others import Kind, Offer, Offers
from game.match.profiles import Profiles
from game.match.replayfile import Replays
from game.match.scenarios import Scenario, scenarios
from game.match.settings import Settings
from game.match.store import DiskUse
from game.ui.scene import Scene
from tests.ui.chronicled import Shelf


class TableStandIn(Scene):
    """What the table's place is taken by."""

    def __init__(self, handle: object) -> None:
        super().__init__()
        self.match = handle


class FakeSettings(Settings):
    """Settings kept in memory; ``saved`` counts how often they were kept. Silent: a mixer for every test would cost."""

    effects_volume: int = 0
    ambience_volume: int = 0
    music_volume: int = 0
    fullscreen: bool = False
    saved: int = 0

    def save(self) -> None:
        self.saved += 1


PLAYERS = (
    SavedPlayer("great_cthulhu", "Anna", "person"),
    SavedPlayer("crawling_chaos", "Tobias", "adept"),
    SavedPlayer("black_goat", "Ruth", "adept"),
    SavedPlayer("yellow_sign", "Vane", "random"),
)


def some_saves(folder: Path) -> list[SaveInfo]:
    """Three good saves and a damaged one."""
    day = datetime(2026, 11, 20, 23, 40)
    return [
        SaveInfo(folder / "auto.save", "Autosave", "wars", PLAYERS, 4, "Action", day, autosave=True),
        SaveInfo(folder / "evening.save", "Friday evening", "wars", PLAYERS[:3], 7, "Doom", day.replace(day=13)),
        SaveInfo(folder / "bad.save", "bad.save", "", (), 0, "", day.replace(day=9),
                 problem="the file is cut off after 120 bytes"),
        SaveInfo(folder / "long.save", "A very long name that somebody gave to a very long game in November",
                 "wars", PLAYERS, 12, "Action", day.replace(day=2)),
    ]  # fmt: skip


class NoCampaigns:
    """Campaigns of somebody who has begun none."""

    def count(self) -> int:
        return 0

    def going_on(self) -> str:
        return ""

    def run_of(self, match_id: str) -> str | None:
        return None


class FakeOthers:
    """What other authors have written: a game, a game that is broken, and a bot."""

    def __init__(self) -> None:
        self.allowed: list[tuple[str, str]] = [("bot", "cunning")]
        self.more = 0

    def offers(self) -> Offers:
        installed: tuple[tuple[Kind, str], ...] = (("game", "coin"), ("game", "boom"), ("bot", "cunning"))
        return Offers([Offer(*each, "coin-box", each in self.allowed) for each in installed], self.more)

    def bots(self) -> dict[str, str]:
        return {}

    def allow(self, kind: Kind, name: str) -> str:
        if name == "boom":
            return "A game of somebody else cannot be played: 'explosive:GAME' cannot be loaded: RuntimeError: no."
        self.allowed.append((kind, name))
        return ""

    def forbid(self, kind: Kind, name: str) -> None:
        self.allowed.remove((kind, name))


class FakeStore:
    """The data folder of ``FakeServices``."""

    def __init__(self, folder: Path, of: FakeServices) -> None:
        self.folder = folder
        self.of = of
        self.chronicle: Chronicle = Shelf()

    def count(self) -> int:
        return sum(save.problem is None and not save.shipped for save in self.of.saves)

    def disk_use(self) -> DiskUse:
        return DiskUse(len(self.of.saves), len(self.of.saves) * 120_000)


    def rename(self, path: Path, name: str) -> None:
        self.of.calls.append(("rename", path, name))


    def duplicate(self, path: Path) -> Path:
        self.of.calls.append(("duplicate", path))
        return path


    def delete(self, path: Path) -> None:
        self.of.calls.append(("delete", path))
        self.of.saves = [save for save in self.of.saves if save.path != path]



class NoLessons:
    """Lessons of nobody: there are none."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.profile = folder, Profiles(folder, False, print).current

    def all(self) -> Found:
        return Found((), ())

    def learn_ways(self) -> None:
        """Nothing leads to them."""


class FakeServices:
    """The services, with everything they were asked in ``calls``."""

    def __init__(self, folder: Path, saves: list[SaveInfo] | None = None) -> None:
        self.settings = FakeSettings()
        self.store = FakeStore(folder, self)
        self.saves = saves if saves is not None else []
        self.calls: list[tuple[Any, ...]] = []
        self.troubles: list[str] = []
        self.rested = False
        self.campaigns = NoCampaigns()
        self.others = FakeOthers()
        self.builder = Builder(self.settings)
        self.most_cores = 7
        self.profiles = Profiles(folder, False, self.troubles.append)
        self.lessons = NoLessons(folder)
        if saves:
            # Whoever has saved games is no newcomer, whom the title would lead to the lessons.
            self.profiles.current.lesson("any").finished = True

    @property
    def language(self) -> str:
        return self.settings.language

    def languages(self) -> Offered:
        return Offered((("de", "Deutsch"), ("en", "English")), "en")

    def choose_language(self, code: str) -> bool:
        self.settings.language = code
        return speak_as(code, self.store.folder)

    def messages(self) -> list[str]:
        found, self.troubles = self.troubles, []
        return found

    def started(self) -> None:
        self.rested = True

    def list_saves(self) -> list[SaveInfo]:
        return list(self.saves)

    def continue_info(self) -> SaveInfo | None:
        return next((save for save in self.saves if save.problem is None), None)

    def catch_up(self) -> int:
        return 0

    def forget_games(self, match_ids: Collection[str], files: Collection[str] = ()) -> None:
        self.calls.append(("forget", set(match_ids), list(files)))
        assert isinstance(self.store.chronicle, Shelf)
        self.store.chronicle.games = [game for game in self.store.chronicle.games if game.id not in match_ids]
        self.store.chronicle.unread = tuple(each for each in self.store.chronicle.unread if each[0] not in files)

    def export_games(self, games: Sequence[Summary], how: str) -> Path:
        self.calls.append(("export", len(games), how))
        return self.store.folder / "exports" / f"games.{how}"

    def start(self, spec: NewGameSpec) -> Any:
        self.calls.append(("start", spec))
        return "handle"

    def load(self, path: Path) -> Any:
        self.calls.append(("load", path))
        return "handle"

    @property
    def replays(self) -> Replays:
        return Replays(self.store.folder / "replays")

    def go_on_with(self, match: Any, name: str) -> Any:
        self.calls.append(("go on with", match, name))
        return "handle"

    def scenarios(self) -> list[tuple[Path, Scenario]]:
        return scenarios()[:1]

    def games(self) -> list[GameInfo]:
        detailed = (
            Choice("earth_4_west3_east5", "East in detail", "advised for first games"),
            Choice("earth_4_west5_east3", "West in detail", "the mirror"),
        )
        return [
            GameInfo(
                "wars", "Cthulhu Wars", (3, 4), "Four cults fight.", "earth_3",
                factions=(
                    Choice("great_cthulhu", "Great Cthulhu", "strong alone, slow to start"),
                    Choice("crawling_chaos", "Crawling Chaos", "flies, and chooses who flees"),
                    Choice("black_goat", "Black Goat", "spreads fast over many areas"),
                    Choice("yellow_sign", "Yellow Sign", "desecrates, feeds on despair"),
                ),
                editions=(
                    Choice("first", "First edition", "as printed"),
                    Choice("later", "Later edition", "as revised"),
                ),
                boards={3: (Choice("earth_3", "The Earth", "13 areas"),), 4: detailed},
            )
        ]  # fmt: skip

    def bots(self, game: str, players: int = 0) -> list[Choice]:
        return [
            Choice("random", "Wanderer", "does anything that is allowed"),
            Choice("adept", "Adept", "looks one action ahead"),
        ]
