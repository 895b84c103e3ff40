# То, что говорит только поле в браузере.

board-handed-left = Карты передают налево
board-handed-right = Карты передают направо
board-handed-swap = После каждого выбора вы меняетесь картами
board-rest-to = { $hands ->
    [2] вторую карту получит { $seat }
   *[other] остальные карты получит { $seat }
}
board-receives = получит карты, которые вы не оставите
board-partner = ваш партнёр
board-team-points = Команда: { $points }
board-picked-count = { $count ->
    [one] отобрана { $count } карта
    [few] отобраны { $count } карты
   *[other] отобрано { $count } карт
}
board-open-count = открыто: { $count }
board-closed-count = закрыто: { $count }
board-your-tale = Ваша сказка
board-tale-of = Сказка игрока { $seat }
board-empty-row = Пока не сыграно ни одной карты.
board-hand = Ваши карты
board-picks = Отобранные карты
board-you-give = Вы отдаёте карту «{ $card }».
board-tap-partner = Коснитесь строки игрока { $seat }, чтобы увидеть карты.
board-to-reveal = Ждёт вскрытия
board-seen = Переданные карты
board-seen-title = Карты, которые вы передали в этом раунде
board-passed-on = Сейчас у других
board-came-back = Вернулись к вам
board-read-first = Коснитесь карты, чтобы прочитать её. Коснитесь её текста или задержите палец на карте, чтобы увидеть её крупно. Открытая карта лежит лицом вверх, закрытая — лицом вниз и ничего не приносит.
board-open-and-closed = Открытая карта лежит лицом вверх, закрытая — лицом вниз и ничего не приносит.
board-closed-now = Закрыта: не приносит очков, пока её не откроют.
board-effects-open = По эффекту { $effects } выберите, что открыть.
board-effects-close = По эффекту { $effects } выберите, что закрыть.
board-because = { $itself ->
    [yes] { $line } Этого требует её собственный эффект.
   *[no] { $way ->
        [open] По эффекту { $causes } вы открываете { $cards }.
        [close] По эффекту { $causes } вы закрываете { $cards }.
       *[hunt] { $line } Это эффект { $causes }.
    }
}{ $alike ->
    [yes] { " " }Ваши карты с этим названием одинаковы.
   *[no] { "" }
}
board-effect-of = карты «{ $card }» ({ $seat })
board-effect-yours = вашей карты «{ $card }»
board-revealed-by = { $seat } — «{ $card }»
board-last-turn = Последнее вскрытие. { $line }
board-look = все карты
board-latest = новая
board-novice = Режим новичка
board-last-pick = Последняя карта достаётся вам: «{ $card }».
board-play-of = Карта { $number } из { $count }
board-on-the-table = { $question ->
    [open] Сначала откройте одну из своих закрытых карт на столе.
   *[close] Сначала закройте одну из своих открытых карт на столе.
}
board-turn-close = Закрыть { $count ->
    [few] { $count } карты
   *[other] { $count } карт
}
board-turn-open = Открыть { $count ->
    [few] { $count } карты
   *[other] { $count } карт
}
board-chosen-of = Выбрано { $done } из { $count }
board-show-row = Показать карты игрока { $seat }
board-names = Возможные имена
board-standing = Итог
board-over = Сказка рассказана
board-count = Как считали очки
