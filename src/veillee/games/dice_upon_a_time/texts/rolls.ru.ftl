rolls-dice = { $you ->
    [yes] Вы бросаете кубики:
   *[no] { $seat } бросает кубики:
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
    [yes] Вы бросаете кубик Змеи:
   *[no] { $seat } бросает кубик Змеи:
} { $face }.
