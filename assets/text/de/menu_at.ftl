### Das kleine Menü an einem Ding auf dem Tisch.

menu-at-close = schließen
