"""Games and bots of other authors: found without being imported, run once they are allowed, harmless when broken."""

import json
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from otherpeople import BROKEN, FOURTH, distribution

from game.api import SetupError, new_match
from game.cli import main
from game.games import installed, others, registry
from game.games.others import Refused
from game.match import saves
from game.match.match import Match, Seat
from game.match.others import Offer, Others
from game.match.services import Services
from game.match.settings import Settings
from tests.sayings import tells

ROOT = Path(__file__).parent.parent.parent
GAMES = """
cellar = cellar:GAME
bare = broken:BARE
silent = broken:SILENT
absent = nowhere.at_all:GAME
number = broken:NUMBER
boom = explosive:GAME
leaving = leaving:GAME
wars = broken:SHIPPED
tails = broken:GAME
endless = broken:ENDLESS
unruly = broken:UNRULY
nothing = broken
"""
STRANGE = """
class Mine(BaseException):
    def __str__(self):
        raise self

class Quiet(Exception):
    def __str__(self):
        raise RuntimeError

raise {}
"""
MODULES = {"broken": BROKEN, "explosive": "raise RuntimeError('no')", "leaving": "import sys\nsys.exit('bye')"}


@pytest.fixture
def coins(tmp_path, monkeypatch):
    """The folder of a distribution on the module path; what was allowed of it is forgotten afterwards."""
    folder = distribution(tmp_path / "site", "coin-box", GAMES, "heads = broken:Heads\nodd = broken", **MODULES)
    for each in (FOURTH, folder):
        monkeypatch.syspath_prepend(str(each))
    yield folder
    for name in registry.allowed():
        registry.forget(name)


def command(folder, *words):
    """A run of the program of its own, with the folder on its module path."""
    path = os.pathsep.join(map(str, (folder, FOURTH, ROOT)))
    environment = {**os.environ, "PYTHONPATH": path, "MYTHOS_TABLE_PURE": "1"}
    words = (sys.executable, "-m", "game", *words)
    return subprocess.run(words, cwd=folder.parent, env=environment, capture_output=True, text=True, check=False)


def test_what_is_installed_is_told_without_importing_any_of_it(coins):
    distribution(coins, "tin-box", "unseen = unseen:GAME", "unseen = unseen:Bot", unseen="raise RuntimeError")
    offers = {(offer.name, offer.distribution) for offer in others.installed(others.GAMES)}
    names = [line.split(" =")[0] for line in GAMES.strip().splitlines()]
    assert offers == {("unseen", "tin-box"), *((name, "coin-box") for name in names)}
    assert "unseen" in [bot.name for bot in others.installed(others.BOTS)]
    assert "unseen" not in sys.modules and "unseen" not in registry.games()


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("absent", "“nowhere.at_all:GAME” cannot be loaded: No module named 'nowhere'"),
        ("number", "“broken:NUMBER” is not a game"),
        ("boom", "cannot be loaded: RuntimeError: no"),
        ("leaving", "cannot be loaded: SystemExit: bye"),
        ("wars", "the game wars ships with the program"),
        ("broken:SHIPPED", "there is another game called wars"),
        ("tails", "calls itself “cellar”, not tails"),
        ("broken:NAMELESS", "calls itself “Two Cups”, which is not an id"),
        ("endless", "does not say how many players"),
        ("unruly", "“broken:nothing” cannot be loaded: module 'broken' has no attribute 'nothing'"),
        ("nothing", "“nothing” of coin-box does not name a package.module:attribute"),
        ("nobodys", "unknown game “nobodys”. Available: wars, duel, rites, absent, bare, boom, cellar,"),
    ],
)
def test_a_broken_game_is_refused_with_a_sentence_and_nothing_changes(coins, name, said):
    games = dict(registry.games())
    with pytest.raises(Refused) as refused:
        registry.allow(name)
    assert said in str(refused.value)
    assert registry.games() == games and registry.allowed() == ()


@pytest.mark.parametrize("raised", ["Mine", "Quiet", "GeneratorExit", "RuntimeError('x' * 10**6)", "SyntaxError"])
def test_whatever_a_module_raises_is_a_sentence(coins, tmp_path, raised):
    distribution(coins, "odd-box", "strange = strange:GAME", strange=STRANGE.format(raised))
    services = Services(tmp_path / "data")
    said = services.others.allow("game", "strange")
    services.close()
    assert tells(said, "error-others-load", place="strange:GAME") and raised.partition("(")[0] in said
    assert len(said) < 500 and "\n" not in said and "strange" not in registry.games()


@pytest.mark.parametrize(
    "paper",
    [
        b"[mythos_table.games\nx\n", b"[mythos_table.games]\nno equals sign\n= empty\nname =\n", b"[", b"=\n=",
        b"\xff\xfe\0", b"[mythos_table.games]\n" + b"x" * 50_000 + b" = a:B\n", b"\n" * 10**6,
        b"[mythos_table.games]\na\x1b[31m = b:C\n",
    ],
    ids=range(8),
)  # fmt: skip
def test_papers_that_make_no_sense_are_left_out_with_one_line(coins, caplog, capsys, paper):
    distribution(coins, "odd-box")
    (coins / "odd-box-1.0.dist-info" / "entry_points.txt").write_bytes(paper)
    installed._told.clear()
    offers = Others(Settings()).offers()
    assert {offer.distribution for offer in offers.offers} == {"coin-box"} and not offers.more
    assert len([line for line in caplog.messages if "odd-box" in line]) <= 1
    assert main(["bots"]) == 0 and "heads" in capsys.readouterr().out
    with pytest.raises(SetupError) as refused:
        new_match("coin")
    assert tells(str(refused.value), "error-setup-game", game="coin")


def test_papers_are_never_waited_for(coins, caplog):
    (coins / "odd-box-1.0.dist-info").mkdir()
    if not hasattr(os, "mkfifo"):
        pytest.skip("there are no pipes on this system")
    os.mkfifo(coins / "odd-box-1.0.dist-info" / "entry_points.txt")
    installed._told.clear()
    assert {other.distribution for other in others.installed(others.GAMES)} == {"coin-box"}
    assert len([line for line in caplog.messages if "odd-box" in line]) == 1


def test_of_very_many_entry_points_the_first_are_listed_and_all_can_be_named(coins):
    for box in range(5):
        distribution(coins, f"box{box}", "\n".join(f"g{box}{number} = m:G" for number in range(2000)))
    offers = Others(Settings()).offers()
    games = [offer for offer in offers.offers if offer.kind == "game"]
    assert len(games) == installed.MOST and offers.more == 10_000 + GAMES.count("=") - installed.MOST
    assert others.place_of(others.GAMES, "g41999") == "m:G"


def test_a_game_with_fields_of_the_wrong_type_is_refused(coins):
    for field, value in (("icon", 7), ("minutes", "soon"), ("package", None), ("actions", [])):
        sys.modules["cellar"].ODD = replace(sys.modules["cellar"].GAME, id="odd", **{field: value})
        with pytest.raises(Refused, match=field):
            registry.allow("cellar:ODD")
    sys.modules["cellar"].ODD = replace(sys.modules["cellar"].GAME, id="odd", package="nowhere.at.all")
    with pytest.raises(Refused, match="nowhere"):
        registry.allow("cellar:ODD")
    assert "odd" not in registry.games()


def test_a_name_that_two_distributions_offer_is_nobodys(coins):
    distribution(coins, "tin-box", "cellar = broken:GAME")
    with pytest.raises(Refused, match="offered more than once: by coin-box, tin-box"):
        registry.allow("cellar")


def test_a_game_that_is_installed_and_not_allowed_says_so(coins):
    with pytest.raises(Exception, match=r"unknown game “cellar”.*coin-box has one, but you have not"):
        Match.new({"game": "cellar"})


@pytest.mark.parametrize("name", ["cellar", "broken:GAME"])
def test_naming_a_game_or_bot_on_the_command_line_allows_it_for_that_run(coins, name):
    done = command(coins, "simulate", "--game", name, "--bots", "heads,random,adept", "--games", "4", "--jobs", "2")
    assert done.returncode == 0 and done.stdout.startswith("4 games, "), done.stderr
    done = command(coins, "arena", "--game", name, "--field", "heads@2,adept", "--nodes", "5", "--games", "4")
    assert "broken:Heads@2 (1 seat, parity 50 %)" in done.stdout and "points" not in done.stderr, done.stderr


def test_a_refused_game_on_the_command_line_is_one_line(coins, capsys):
    assert main(["simulate", "--game", "boom"]) == 2
    assert capsys.readouterr().err.strip().endswith("“explosive:GAME” cannot be loaded: RuntimeError: no")
    assert main(["simulate", "--bots", "odd"]) == 2
    assert "“odd” of coin-box does not name a package.module:attribute" in capsys.readouterr().err


def test_what_the_player_has_allowed_is_loaded_with_the_next_start(coins, tmp_path):
    services = Services(tmp_path / "data")
    assert Offer("game", "cellar", "coin-box", False) in services.others.offers().offers
    assert "lacks words and screen" in services.others.allow("game", "bare")
    assert tells(services.others.allow("game", "silent"), "error-game-others-raised", game="silent")
    assert not services.settings.other_games and not {"bare", "silent"} & {*registry.games()}
    assert not services.others.allow("game", "cellar") and "cellar" in registry.games()
    services.others.allow("bot", "heads")
    services.close()
    registry.forget("cellar")
    services = Services(tmp_path / "data")
    assert "cellar" in registry.games() and services.messages() == []
    assert Offer("bot", "heads", "coin-box", True) in services.others.offers().offers
    assert (services.bots("wars")[-1].id, services.bots("wars")[-1].name) == ("broken:Heads", "heads")
    services.others.forbid("game", "cellar")
    assert services.settings.other_games == []
    services.close()


def test_an_allowed_game_that_has_broken_is_told_and_stays_allowed(coins, tmp_path):
    services = Services(tmp_path)
    services.settings.other_games += ["boom", "gone"]
    services.settings.save()
    services.close()
    services = Services(tmp_path)
    told = services.messages()
    assert len(told) == 2 and "RuntimeError: no" in told[0] and "“gone”" in told[1]
    assert services.settings.other_games == ["boom", "gone"]
    assert Offer("game", "gone", "", True) in services.others.offers().offers
    services.close()


def test_a_save_of_a_game_that_is_not_allowed_stays_and_says_what_it_needs(coins, services):
    path = services.store.saves / "kept.save"
    saves.write_save(Match.new({"game": "duel", "seed": 1}, [Seat("", "Ada"), Seat("random", "Bram")]), path)
    shell = json.loads(path.read_bytes())
    header, body = (json.dumps(shell[part]).replace('"duel"', '"cellar"').encode() for part in ("header", "body"))
    path.write_bytes(saves.sealed(saves.MAGIC, shell["format"], header=header, body=body))
    assert (path, "cellar", None) in [(save.path, save.game, save.problem) for save in services.list_saves()]
    with pytest.raises(ValueError, match="coin-box has one, but you have not allowed it"):
        services.load(path)
    assert path.exists()


def test_a_saved_game_runs_bots_that_are_allowed_and_asks_before_others(coins, tmp_path):
    seats = [Seat("", "Ada"), Seat("broken:Heads", "Bram")]
    path = tmp_path / "kept.save"
    saves.write_save(Match.new({"game": "duel", "seed": 1}, seats), path)
    services = Services(tmp_path)
    session = services.load(path)
    assert session.driver.strangers == ["broken:Heads"]
    session.close()
    services.others.allow("bot", "heads")
    session = services.load(path)
    assert session.driver.strangers == []
    session.close()
    services.close()
