"""No two options of a question have the same name for programs, or the same words for people."""

import random
from collections import Counter

import pytest

from game.match.match import Match
from game.match.words import words

TWO_EACH = [["great_cthulhu", "yellow_sign"], ["black_goat", "crawling_chaos"]]
GAMES = {
    "wars": {"game": "wars", "players": 4},
    "wars, later edition": {"game": "wars", "players": 3, "edition": "later"},
    "wars for two": {"game": "wars", "players": 2, "factions": TWO_EACH},
    "duel": {"game": "duel"},
    "rites": {"game": "rites", "players": 3},
    "rites with a camera": {
        "game": "rites", "players": 2, "setup": {"rite": "the_dunwich_horror", "step": "excavate",
        "hands": [["g1", "g4", "b5", "w9", "w13"], ["g2", "b3", "y5", "w8", "w12"]], "relics": ["camera_obscura"]},
    },
}  # fmt: skip


@pytest.mark.parametrize("game", GAMES)
def test_all_options_of_a_question_have_names_and_words_of_their_own(game):
    for seed in range(4):
        match, luck = Match.new({**GAMES[game], "seed": seed}), random.Random(seed)
        match.history = False
        while (asked := match.position.decision) is not None:
            names = Counter(str(match.rules.name_option(each)) for each in asked.options)
            assert max(names.values()) == 1, f"{asked.kind}: {names.most_common(1)}"
            view = match.view(asked.seat)
            alone = len({each.area for each in asked.options if each.kind == "unit"}) == 1
            said = Counter(words().option_label(match.rules, asked, each, view, alone) for each in asked.options)
            assert max(said.values()) == 1, f"{asked.kind}: {said.most_common(1)}"
            match.answer(luck.choice(asked.options))
