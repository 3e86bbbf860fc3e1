"""The pictures on the cards of Rites of Cthulhu: persons as busts, creatures, books and things, all sculpted."""
