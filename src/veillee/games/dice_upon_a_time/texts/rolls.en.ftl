rolls-dice = { $you ->
    [yes] You roll:
   *[no] { $seat } rolls:
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
    [yes] You roll the Snake die:
   *[no] { $seat } rolls the Snake die:
} { $face }.
rabbit-gives = { $you ->
    [yes] The Rabbit gives you the first turn.
   *[no] The Rabbit gives { $seat } the first turn.
}
snake-gives = { $you ->
    [yes] The Snake lends you its die.
   *[no] The Snake lends { $seat } its die.
}
fox-gives = { $you ->
    [yes] The Fox lets you
   *[no] The Fox lets { $seat }
} { $dice ->
    [one] choose the face of a die.
   *[other] choose the faces of { $dice } dice.
}
