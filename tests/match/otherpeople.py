"""Distributions as other authors would make them: papers with entry points, and modules beside them."""

from pathlib import Path

FOURTH = Path(__file__).parent.parent / "fourth"
"""Where the package of a game by other authors is."""
BROKEN = '''
"""That game, games that cannot be used, and a bot."""

from dataclasses import replace

from cellar import GAME

BARE = replace(GAME, id="bare", words="", screen="")
SILENT = replace(GAME, id="silent", words="broken:NUMBER", screen="broken:NUMBER")
SHIPPED = replace(GAME, id="wars")
NAMELESS = replace(GAME, id="Two Cups")
ENDLESS = replace(GAME, id="endless", players=())
UNRULY = replace(GAME, id="unruly", rules="broken:nothing")
NUMBER = 7


class Heads:
    def __init__(self, seed):
        pass

    def choose(self, question):
        assert question.view["game"] == "cellar"
        return question.options[0]

    def reveals(self, question):
        return None
'''


def distribution(folder: Path, name: str, games: str = "", bots: str = "", **modules: str) -> Path:
    """Install a distribution in a folder: its entry points line by line, and modules by name."""
    papers = folder / f"{name}-1.0.dist-info"
    papers.mkdir(parents=True)
    (papers / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    points = f"[mythos_table.games]\n{games}\n[mythos_table.bots]\n{bots}\n"
    (papers / "entry_points.txt").write_text(points, encoding="utf-8")
    for module, text in modules.items():
        (folder / f"{module}.py").write_text(text, encoding="utf-8")
    return folder
