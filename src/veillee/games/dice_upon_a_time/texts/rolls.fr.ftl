rolls-dice = { $you ->
    [yes] Vous lancez les dés :
   *[no] { $seat } lance les dés :
}{ $first ->
    [prohibition] { " " }{ face-prohibition }
    [story] { " " }{ face-story }
    [item] { " " }{ face-magic-item }
    [double] { " " }{ face-double }
   *[other] { " " }{ $first }
}{ $second ->
    [none] { "" }
    [prohibition] { ", " }{ face-prohibition }
    [story] { ", " }{ face-story }
    [item] { ", " }{ face-magic-item }
    [double] { ", " }{ face-double }
   *[other] { ", " }{ $second }
}{ $third ->
    [none] { "" }
    [prohibition] { ", " }{ face-prohibition }
    [story] { ", " }{ face-story }
    [item] { ", " }{ face-magic-item }
    [double] { ", " }{ face-double }
   *[other] { ", " }{ $third }
}{ $fourth ->
    [none] { "" }
    [prohibition] { ", " }{ face-prohibition }
    [story] { ", " }{ face-story }
    [item] { ", " }{ face-magic-item }
    [double] { ", " }{ face-double }
   *[other] { ", " }{ $fourth }
}{ $fifth ->
    [none] { "" }
    [prohibition] { ", " }{ face-prohibition }
    [story] { ", " }{ face-story }
    [item] { ", " }{ face-magic-item }
    [double] { ", " }{ face-double }
   *[other] { ", " }{ $fifth }
}.
rolls-snake = { $you ->
    [yes] Vous lancez le dé Serpent :
   *[no] { $seat } lance le dé Serpent :
} { $face }.
rabbit-gives = { $you ->
    [yes] Grâce au Lapin, vous commencez.
   *[no] Grâce au Lapin, { $seat } commence.
}
snake-gives = { $you ->
    [yes] Le Serpent vous prête son dé.
   *[no] Le Serpent prête son dé à { $seat }.
}
fox-gives = { $you ->
    [yes] Le Renard vous laisse
   *[no] Le Renard laisse { $seat }
} { $dice ->
    [one] choisir la face d’un dé.
   *[other] choisir les faces de { $dice } dés.
}
