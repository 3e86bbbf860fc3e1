"""The chronicle's screen: finished games listed, sifted, counted, watched again and written out for others."""
