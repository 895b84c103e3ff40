# Что говорит стол в терминале.

terminal-over = Сказка рассказана.
terminal-wait = Остальные думают…
terminal-thinking = думает…
terminal-not-now = Сейчас нельзя: { $reason }
terminal-missing = Сейчас нельзя:
terminal-no-hints = Подсказки здесь ни у кого нет.
terminal-hints = Что можно сделать
terminal-forced = Выбора не было, поэтому ответ дан за вас: { $option }
terminal-score = { $seat }: { $score }
terminal-score-wins = { $seat }: { $score } – победа
terminal-take-backs = { $count ->
    [one] Сыграно с { $count } возвратом хода.
    [few] Сыграно с { $count } возвратами хода.
   *[many] Сыграно с { $count } возвратами хода.
}
terminal-owner-data = Сыграно с данными владельца.
terminal-owner-mark = данные владельца
terminal-kept = Запись этой партии хранится здесь: { $file }
terminal-saved = Партия сохранена. Чтобы продолжить: veillee play --resume
terminal-empty = нет
terminal-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
terminal-several-ways = Что с ней сделать?
terminal-taken-back = Ход возвращён.
terminal-no-undo = Этот ход вернуть нельзя. { $reason }
terminal-log = Что произошло
terminal-log-empty = Пока ничего не произошло.
terminal-asked = О чём вас спрашивают
terminal-rule-at = Правила: { $rule }
terminal-names = Марго, Ансельм, Перрина, Гаспар, Одиль, Бастьен, Сидони
terminal-seat-you = Вы

# Построчный режим.

terminal-lines-help = Введите номер варианта или начало названия карты. ? объясняет вопрос, ? НАЗВАНИЕ – карту; h даёт подсказку, u возвращает ход, l показывает журнал, q – выход.
terminal-lines-unknown = Непонятно: «{ $text }». Можно ввести число от 1 до { $count }, название карты, ?, ? НАЗВАНИЕ, h, u, l или q.
terminal-lines-several = «{ $text }» – это может быть: { $names }
terminal-lines-no-card = Нет карты, название которой начинается с «{ $text }».

# Экраны.

terminal-evening = вечер у очага
terminal-start-game = Игра
terminal-start-players = Игроки
terminal-start-bots = Боты
terminal-start-language = Язык
terminal-start-begin = Начать
terminal-start-continue = Продолжить: { $game }
terminal-start-keys = ↑ ↓ выбрать строку   ← → изменить её   Enter – начать
terminal-start-error = Это не сочетается: { $reason }
terminal-bots-random = играют наугад
terminal-bots-greedy = играют с умом
terminal-key-explain = Объяснить
terminal-key-hint = Совет
terminal-key-undo = Вернуть
terminal-key-log = Журнал
terminal-key-rules = Правила
terminal-key-new = Заново
terminal-key-leave = Выход
terminal-key-close = Закрыть
terminal-end-won = Этот вечер – ваш!
terminal-end-shared = Общая победа
terminal-end-lost = И всё же хорошая сказка

field-round = Раунд { $value }
