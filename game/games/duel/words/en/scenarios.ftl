### Set positions that ship (saves/*.scenario.json): what they are called, and what is going on in them

duel-scenario-the-house-at-innsmouth = The house at Innsmouth
    .text = Turn 3 of a Duel. Cthulhu is awake among the reefs, and three gates serve him. Crawling Chaos has six Acolytes in one town, 14 Power, 9 Doom, and the next turn to act.
