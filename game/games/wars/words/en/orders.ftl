### Standing orders: what each is about, and what “When it matters” and “Never” mean for it.
### An order without a name has that of its spellbook or ability.

wars-orders-end-slot = End of your turn
    .note = Asks before your turn ends if you could still leave a gate. When it matters: only if a unit of another kind could then take it, or if your hidden Elder Signs could take you to 30 Doom.
wars-orders-ritual = Ritual
    .note = Asks in each Doom phase whether you want to perform a Ritual. Never: you do not perform one.
wars-orders-reveal = Revealing Elder Signs
    .note = Asks before each Doom phase ends whether you want to reveal Elder Signs. When it matters: only if they could take you to 30 Doom.
wars-orders-devolve =
    .note = After any player’s action, you may turn Acolytes into Deep Ones. When it matters: only while an enemy Monster or Great Old One is in an area with your Acolytes, or if all you need for Dreams is an Acolyte in your pool.
wars-orders-devour =
    .note = Before a battle with Cthulhu, the enemy eliminates a unit. Never: you do not use Devour.
wars-orders-absorb =
    .note = Before the roll, a Shoggoth may eliminate your own units for three dice each. Never: it does not.
wars-orders-abduct =
    .note = Before the roll, a Nightgaunt may be eliminated together with an enemy unit. Never: it is not.
wars-orders-invisibility =
    .note = Before the roll, a Flying Polyp may exempt a unit from the battle. Never: it does not.
wars-orders-seek-and-destroy =
    .note = Before the roll, Hunting Horrors may join your battle from anywhere. Never: they stay where they are.
wars-orders-emissary =
    .note = In a battle without an enemy Great Old One, a Kill on Nyarlathotep may become a Pain. Never: it stays a Kill.
wars-orders-vengeance =
    .note = In a battle with Hastur, you may assign the enemy’s Kills and Pains. Never: the enemy assigns them.
wars-orders-necrophagy =
    .note = After any battle’s roll, Ghouls may join it; each adds a Pain to both sides. Never: they stay where they are.
wars-orders-madness =
    .note = After any battle’s roll, you may choose where Pained units retreat. Never: their owners choose.
wars-orders-blood-sacrifice =
    .note = In each Doom phase, you may eliminate a Cultist for an Elder Sign. Never: you do not.
