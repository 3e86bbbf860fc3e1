### Standing orders: what each is about, and what “When it matters” and “Never” mean for it.
### An order without a name has that of its spellbook or ability.

wars-orders-end-slot = End of your turn
    .note = Asks before your turn ends if you could still leave a gate. When it matters: only if another of your units could then take it.
wars-orders-ritual = Ritual
    .note = Asks in each Doom phase whether you perform a Ritual. Never: you do not perform one.
wars-orders-reveal = Revealing Elder Signs
    .note = Asks before each Doom phase ends whether you reveal Elder Signs. When it matters: only if they could bring you to 30 Doom.
wars-orders-devolve =
    .note = After any player’s action, you may turn an Acolyte into a Deep One. When it matters: only while an enemy Monster or Great Old One is in an area with your Acolytes.
wars-orders-devour =
    .note = Before a battle with Cthulhu, the enemy eliminates a unit. Never: you spare it.
wars-orders-absorb =
    .note = Before a battle, a Shoggoth may eliminate your own units for three dice each. Never: it eliminates none.
wars-orders-abduct =
    .note = Before a battle, a Nightgaunt may be eliminated together with an enemy unit. Never: none is.
wars-orders-invisibility =
    .note = Before a battle, a Flying Polyp may exempt a unit from it. Never: it exempts none.
wars-orders-seek-and-destroy =
    .note = Before a battle, Hunting Horrors may join it from anywhere. Never: they stay where they are.
wars-orders-emissary =
    .note = In a battle without an enemy Great Old One, a Kill on Nyarlathotep may become a Pain. Never: it stays a Kill.
wars-orders-vengeance =
    .note = In a battle with Hastur, you may assign the enemy’s Kills and Pains. Never: the enemy assigns them.
wars-orders-necrophagy =
    .note = After any battle, Ghouls may come to it; each brings both sides a Pain. Never: they stay where they are.
wars-orders-madness =
    .note = After any battle, you may choose where Pained units retreat. Never: their owners choose.
wars-orders-blood-sacrifice =
    .note = In each Doom phase, you may eliminate a Cultist for an Elder Sign. Never: you eliminate none.
