### Moments: a few words over the whole window when something great happens.

wars-moments-rises = It has come to { $area }.
wars-moments-rises-cthulhu = The stars are right. What slept below the sea is awake.
wars-moments-rises-nyarlathotep = The messenger is here, and the sky goes out behind him.
wars-moments-rises-shub-niggurath = The woods hold their breath. Something walks there on many hooves.
wars-moments-rises-king-in-yellow = Whoever has read the second act knows who is at the door.
wars-moments-rises-hastur = Someone spoke the name aloud. It was heard.
wars-moments-rises-rhan-tegoth = It has not fed for an age of the world.
wars-moments-rises-ithaqua = There are footprints in the snow, each a mile from the last.
wars-moments-rises-yog-sothoth = Every door in the world stands ajar.
wars-moments-rises-tsathoggua = Deep under the mountain, an eye has opened.
wars-moments-rises-yothan = The ground gets up and walks.
wars-moments-lost = Lost · { $area }
wars-moments-books = Six Spellbooks
wars-moments-ritual = Ritual of Annihilation
    .line = { $side } · +{ $doom } Doom
wars-moments-gate = The First Gate
    .line = { $side } · { $area }
wars-moments-battle = Battle
    .line = { $side } – { $enemy } · { $area }
wars-moments-sign = Elder Sign
wars-moments-death = Instant Death
wars-moments-nobody = Humanity survives
wars-moments-won = { $doom } Doom
