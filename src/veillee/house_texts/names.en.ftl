# Names that the house gives to those who have typed none, and to computer players.

name-you = You
name-rosebud = Rosebud
name-thimble = Thimble
name-robin = Robin
name-hazel = Hazel
name-bramble = Bramble
name-wren = Wren
name-marigold = Marigold
name-puck = Puck
name-margot = Margot
name-anselm = Anselm
name-perrine = Perrine
name-gaspard = Gaspard
name-odile = Odile
name-bastien = Bastien
name-sidonie = Sidonie
