### One line the first time you are asked each kind of question, where a Duel differs from Cthulhu Wars.

duel-hint-action = Each time it is your turn, you take one action and pay for it with Power. Once you are out of Power, Decay makes each of your opponent’s turns cost more.
duel-hint-book = Each requirement you meet earns one spellbook of your choice. You can win without all six. Point at one to read it.
duel-hint-gate-area = A gate needs a Cultist as its keeper. It gives Power but no Doom: you score Doom with Rituals and for each unit the enemy loses to you.
duel-hint-ritual = A Ritual gives 1 Doom for each gate you control and an Elder Sign for each of your Great Old Ones. The next one costs more.
duel-hint-first-player = The first player acts first in the next Action phase, and decides first about a Ritual.
duel-hint-capture-unit = You choose which of your Cultists is captured. It scores 1 Doom for its captor, and gives them 1 Power in the next Gather phase.
