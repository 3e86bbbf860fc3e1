"""Cards: what a piece, spellbook, area or term is, drawn as a sheet with links to other cards."""
