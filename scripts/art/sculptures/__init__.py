"""Every piece's sculpture: for each faction a module with one function for each of its units."""
