"""Short ways to campaigns that are played by quick bots, for the tests of campaigns."""

from pathlib import Path
from typing import Any

from game.match.campaign.desk import Campaigns
from game.match.campaign.facts import Facts, SeatFacts
from game.match.campaign.files import Run
from game.match.campaign.league import League
from game.match.driver import Over
from game.match.record import SeatRecord
from game.match.services import Services
from game.match.session import Session

STARS = "the-stars-align.campaign.toml"


def campaigns_in(folder: Path) -> tuple[Services, Campaigns]:
    """A program on a data folder, and its campaigns."""
    services = Services(folder)
    assert services.messages() == []
    return services, services.campaigns


def league_of(names: str = "ABC", mix: tuple[str, ...] = ("rites",), length: int = 3, factions: str = "rotate",
              bots: str = "BC", seed: int = 5) -> League:  # fmt: skip
    """A league of players with one letter each; those in ``bots`` are bots."""
    players = [SeatRecord("random" if name in bots else "", name) for name in names]
    return League(players, list(mix), length, factions, "first", seed)


def play_out(session: Session) -> None:
    """Hand every seat to the quickest bot, and play to the end."""
    for seat in range(len(session.match.seats)):
        session.change_seat(seat, "random")
    while not isinstance(waiting := session.waiting(), Over):
        session.done(waiting, session.think(waiting))


def play(campaigns: Campaigns, run: Run, **choices: Any) -> Run:
    """Play the next game of a campaign to its end, and take it over."""
    run = campaigns.prepare(run.id, **choices)
    session = campaigns.sit_down(run)
    play_out(session)
    session.close()
    return campaigns.settle(run.id)


def facts(*points: int, game: str = "wars", won: tuple[int, ...] = (), turns: int = 5, **more: Any) -> Facts:
    """The end of a game in which the seats had so many points; ``more`` is the first seat's."""
    order = sorted((seat not in won, -each) for seat, each in enumerate(points))
    seats = [
        SeatFacts([f"side_{seat}"], 1 + order.index((seat not in won, -each)), seat in won, each,
                  **(more if seat == 0 else {}))
        for seat, each in enumerate(points)
    ]  # fmt: skip
    return Facts(game, turns, "doom_30", seats)
