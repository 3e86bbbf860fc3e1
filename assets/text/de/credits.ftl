### Die Mitwirkenden.

credits-unofficial = Inoffiziell
    .text = Mythos Table ist ein **inoffizielles** Programm von Fans. Es ist mit den Verlagen der Spiele, die man damit spielen kann, weder verbunden noch von ihnen gebilligt. Es zeigt weder ihre Texte noch ihre Bilder oder Logos: Alle Texte sind von uns, und alle Zeichnungen sind von uns oder frei lizenziert. Willst du die Spiele erleben, wie sie gedacht sind, kauf die gedruckten; sie sind prächtig.
credits-game = Die Spiele
    .text = **Cthulhu Wars** und **Cthulhu Wars: Duel** sind Spiele von **Sandy Petersen**, erschienen bei Petersen Games und Green Eye Games. **Rites of Cthulhu** ist ein Spiel von **Craig Nybo**, erschienen bei 3 Headed Giant Games. Die Namen der Figuren und Karten stammen aus den Geschichten von H. P. Lovecraft und anderen Autoren des Mythos.
credits-icons = Symbole
    .text = Symbole von { COMMA($authors) } bei game-icons.net, lizenziert unter Creative Commons Attribution 3.0 (creativecommons.org/licenses/by/3.0). Gezeigt werden sie in anderen Farben und Größen.
    .author = **{ $author }** ({ $count })
credits-figures = Figuren und Bilder
    .text = Alle Figuren, Tore, Würfel, Karten, Tische und Bilder sind von uns. Skripte formen, beleuchten und bemalen sie nach den Worten der Geschichten; kein Modell und kein Bild von jemand anderem steckt darin.
credits-map = Karten der Welt
    .text = Die Küsten der Erde stammen aus **Natural Earth**, das gemeinfrei ist (naturalearthdata.com). Was darauf gezeichnet ist, ist von uns, und ebenso ganz Lovecraft Country.
credits-sounds = Klänge und Musik
    .text = Klänge und Musik sind von uns. Skripte machen sie aus Tönen und Rauschen; aufgenommen wurde nichts.
credits-fonts = Schriften
    .text = **Cinzel** von Natanael Gama, **EB Garamond** von Georg Duffner und Octavio Pardo, **Alegreya Sans** von Juan Pablo del Peral (Huerta Tipográfica). Alle stehen unter der SIL Open Font License 1.1; ihr Text liegt bei den Schriften.
credits-libraries = Bibliotheken
    .text = **pygame-ce** (LGPL 2.1) auf SDL (zlib), **pygame_gui** von Dan Lawrence (MIT), **platformdirs** (MIT), **msgspec** von Jim Crist-Harif (BSD), **filelock** (MIT), **Python** (PSF-Lizenz).
