### Set positions that ship (saves/*.scenario.json): what they are called, and what is going on in them

wars-scenario-battle-in-the-south-atlantic = Battle in the South Atlantic
    .text = Turn 5 of a four-player game. Cthulhu has risen beside Nyarlathotep, every Great Old One is awake, and it is Great Cthulhu’s turn.
wars-scenario-the-king-in-asia = The King in Asia
    .text = Turn 4 of a three-player game. Hastur and the King in Yellow hold Asia, face to face with Cthulhu, and Black Goat leads by six Doom. Great Cthulhu is in last place, but has the most Power to spend and is about to act.
wars-scenario-the-last-rites = The last rites
    .text = Turn 7 of a three-player game. No one is far from 30 Doom, everyone hides Elder Signs, and only Crawling Chaos has all six spellbooks. It is Black Goat’s turn.
