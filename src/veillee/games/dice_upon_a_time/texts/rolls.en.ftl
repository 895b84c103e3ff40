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
