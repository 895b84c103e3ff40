# Les noms que la maison donne à qui n’en a pas saisi, et aux joueurs gérés par l’ordinateur.

name-you = Vous
name-rosebud = Églantine
name-thimble = Poucet
name-robin = Robin
name-hazel = Noisette
name-bramble = Luciole
name-wren = Roitelet
name-marigold = Mésange
name-puck = Pinson
name-margot = Margot
name-anselm = Anselme
name-perrine = Perrine
name-gaspard = Gaspard
name-odile = Odile
name-bastien = Bastien
name-sidonie = Sidonie
