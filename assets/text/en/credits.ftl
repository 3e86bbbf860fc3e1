### The credits.

credits-unofficial = Unofficial
    .text = Mythos Table is an **unofficial** program made by fans. It is not affiliated with or endorsed by the publishers of the games it lets you play. It shows none of their texts, pictures or logos: all words are our own, and all drawings are our own or freely licensed. To enjoy the games as they were made, buy the printed ones; they are splendid.
credits-game = The games
    .text = **Cthulhu Wars** and **Cthulhu Wars: Duel** were designed by **Sandy Petersen** and published by Petersen Games and Green Eye Games. **Rites of Cthulhu** was designed by **Craig Nybo** and published by 3 Headed Giant Games. The names of the units and cards come from the stories of H. P. Lovecraft and other writers of the Mythos.
credits-icons = Icons
    .text = Icons by { COMMA($authors) } of game-icons.net, licensed under Creative Commons Attribution 3.0 (creativecommons.org/licenses/by/3.0). They are shown in other colors and sizes.
    .author = **{ $author }** ({ $count })
credits-figures = Figures and pictures
    .text = All figures, gates, dice, cards, tables and pictures are our own. Scripts sculpt, light and paint them from the stories’ descriptions; no one else’s models or pictures are used.
credits-map = Maps
    .text = The coasts of the Earth are made from **Natural Earth**, which is in the public domain (naturalearthdata.com). What is drawn on them is our own, and so is all of Lovecraft Country.
credits-sounds = Sounds and music
    .text = The sounds and the music are our own. Scripts make them from tones and noise; nothing was recorded.
credits-fonts = Fonts
    .text = **Cinzel** by Natanael Gama, **EB Garamond** by Georg Duffner and Octavio Pardo, **Alegreya Sans** by Juan Pablo del Peral (Huerta Tipográfica). All are under the SIL Open Font License 1.1; its text is in the folder with the fonts.
credits-libraries = Libraries
    .text = **pygame-ce** (LGPL 2.1) on SDL (zlib), **pygame_gui** by Dan Lawrence (MIT), **platformdirs** (MIT), **msgspec** by Jim Crist-Harif (BSD), **filelock** (MIT), **Python** (PSF license).
