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
rabbit-gives = { $you ->
    [yes] Благодаря Кролику первый ход ваш.
   *[no] Благодаря Кролику первый ход делает { $seat }.
}
snake-gives = { $you ->
    [yes] Змея одалживает вам свой кубик.
   *[no] { $seat } получает от Змеи её кубик.
}
fox-gives = { $dice ->
    [one] { $you ->
        [yes] Лиса даёт вам выбрать грань кубика.
       *[no] { $seat } благодаря Лисе выбирает грань кубика.
    }
   *[other] { $you ->
        [yes] Лиса даёт вам выбрать грани { $dice } кубиков.
       *[no] { $seat } благодаря Лисе выбирает грани { $dice } кубиков.
    }
}
