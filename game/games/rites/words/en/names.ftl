### Names of things in Rites of Cthulhu. .short is for small cards, .narrow for the narrowest, with a soft hyphen.

## Cults

-rites-cult-green = Esoteric Order of Dagon
-rites-cult-blue = Chorazos Cult
-rites-cult-yellow = Brotherhood of the Kings
-rites-cult-gray = Chesuncook Witch Coven

## Their colors

-rites-color-green = green
-rites-color-blue = blue
-rites-color-yellow = yellow
-rites-color-gray = gray

## Cards, by color (g: green, b: blue, y: yellow, w: gray) and elder sign

-rites-card-g0 = Pnakotic Fragments
    .short = Pnakotic Fragments
-rites-card-g1 = Zadok Allen
-rites-card-g2 = Robert Olmstead
-rites-card-g3 = Barnabas Marsh
-rites-card-g4 = Obed Marsh
-rites-card-g5 = Francis Wayland Thurston
    .short = Francis W. Thurston
-rites-card-g6 = George Gammel Angell
    .short = George G. Angell
-rites-card-g7 = Henry Anthony Wilcox
    .short = Henry A. Wilcox
-rites-card-g8 = Lobon
-rites-card-g9 = Deep One
-rites-card-g10 = Bokrug
-rites-card-g11 = Cthulhu
-rites-card-g12 = Mother Hydra
-rites-card-g13 = Dagon
-rites-card-b0 = Liber Ivonis
-rites-card-b1 = Swami Chandraputra
    .narrow = Chandra{ "\u00AD" }putra
-rites-card-b2 = Harley Warren
-rites-card-b3 = Randolph Carter
-rites-card-b4 = Klarkash-Ton
-rites-card-b5 = Zkauba the Wizard
-rites-card-b6 = The Dunwich Horror
    .short = Dunwich Horror
-rites-card-b7 = Wilbur Whateley
-rites-card-b8 = Lavinia Whateley
-rites-card-b9 = Dhole
-rites-card-b10 = Umr At-Tawil
-rites-card-b11 = The Ancient Ones
    .short = Ancient Ones
-rites-card-b12 = The Mad Arab Abdul Alhazred
    .short = Abdul Alhazred
-rites-card-b13 = Yog-Sothoth
-rites-card-y0 = The Book of Azathoth
    .short = Book of Azathoth
-rites-card-y1 = Enoch Bowen
-rites-card-y2 = Pharaoh Nitocris
-rites-card-y3 = Abdul Reis el Drogman
    .short = Abdul Reis
-rites-card-y4 = Robert Harrison Blake
    .short = Robert Blake
-rites-card-y5 = Nephren-Ka
-rites-card-y6 = Pharaoh Khafra
-rites-card-y7 = Walter Gilman
-rites-card-y8 = Nightgaunt
    .narrow = Night{ "\u00AD" }gaunt
-rites-card-y9 = Kaman-Thah
-rites-card-y10 = Nasht
-rites-card-y11 = The Mindless Flutists
    .short = Mindless Flutists
-rites-card-y12 = Azathoth
-rites-card-y13 = Nyarlathotep
    .narrow = Nyarlat{ "\u00AD" }hotep
-rites-card-w0 = The Necronomicon
    .narrow = Necro{ "\u00AD" }nomicon
-rites-card-w1 = Daniel Upton
-rites-card-w2 = Edward Pickman Derby
    .short = Edward Derby
-rites-card-w3 = Asenath Waite
-rites-card-w4 = Kamog
-rites-card-w5 = T’yog, High Priest of Shub-Niggurath
    .short = T’yog
-rites-card-w6 = Keziah Mason
-rites-card-w7 = Brown Jenkin
-rites-card-w8 = Shoggoth
-rites-card-w9 = Yeb
-rites-card-w10 = Nug
-rites-card-w11 = Ghatanothoa
    .narrow = Ghata{ "\u00AD" }nothoa
-rites-card-w12 = Hastur
-rites-card-w13 = Shub-Niggurath

## Cultists, in the order they sit

-rites-cultist-1 = Cultist 1
-rites-cultist-2 = Cultist 2
-rites-cultist-3 = Cultist 3
-rites-cultist-4 = Cultist 4
-rites-cultist-5 = Cultist 5
-rites-cultist-6 = Cultist 6

## Artifacts

-rites-artifact-camera-obscura = The Camera Obscura
    .short = Camera Obscura
-rites-artifact-jade-amulet = The Jade Amulet
    .short = Jade Amulet
-rites-artifact-shining-trapezohedron = The Shining Trapezohedron
    .short = Shining Trapezohedron
-rites-artifact-brain-cylinder = The Brain Cylinder
    .short = Brain Cylinder
-rites-artifact-black-stone = The Black Stone
    .short = Black Stone
-rites-artifact-powder-of-ibn-ghazi = The Powder of Ibn Ghazi
    .short = Powder of Ibn Ghazi
-rites-artifact-scroll-of-tyog = The Scroll of T’yog
    .short = Scroll of T’yog
-rites-artifact-silver-key = The Silver Key
    .short = Silver Key
-rites-artifact-tillinghast-resonator = The Tillinghast Resonator
    .short = Tillinghast Resonator
-rites-artifact-zanns-viol = Zann’s Viol
-rites-artifact-innsmouth-tiara = The Innsmouth Tiara
    .short = Innsmouth Tiara
-rites-artifact-coffin-shaped-clock = The Coffin-Shaped Clock
    .short = Coffin-Shaped Clock
-rites-artifact-star-shaped-soapstone = The Star-Shaped Soapstone
    .short = Star-Shaped Soapstone

## Rites

-rites-rite-cthulhu-rises = Cthulhu Rises
-rites-rite-the-tree-on-the-hill = The Tree on the Hill
-rites-rite-the-dunwich-horror = The Dunwich Horror
-rites-rite-at-the-mountains-of-madness = At the Mountains of Madness
-rites-rite-out-of-the-aeons = Out of the Aeons
-rites-rite-the-hound = The Hound

## Power-plays

-rites-power-play-become = Become the Grand Cultist
-rites-power-play-excavate = Excavate a New Artifact
-rites-power-play-steal = Steal a Coveted Artifact
