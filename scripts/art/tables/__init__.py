"""The tables of Rites of Cthulhu as pictures: what each is made of, and what is worked into it."""
