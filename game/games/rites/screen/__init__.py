"""The card table: the window's side of Rites of Cthulhu."""
