# Подсказки с шансами и разбор законченной партии.

hint-chance = Шансы на победу — { $percent } %. { $reason }
hint-expected = Ожидаемый результат — { $percent } % от лучшего. { $reason }

analysis-title = Как менялись шансы
analysis-ask = Разобрать партию
analysis-working = Партия просматривается заново: { $percent } %
analysis-again = Попробовать ещё раз
analysis-curve = { $common ->
    [yes] Ожидаемый результат в % от лучшего — по тому, что каждый знал тогда
   *[no] Шансы на победу в % — по тому, что каждый знал тогда
}
analysis-curve-of = { $seat }: в начале { $first } %, в худший момент { $least } %, в лучший { $most } %, в конце { $last } %.
analysis-turns = Переломные моменты
analysis-turns-of = Переломные моменты: { $seat }
analysis-no-turns = Ни один выбор и ничто после него не обошлось дорого.
analysis-place = Ход игры, строка { $line } из { $lines }
analysis-by-choice = { $seat } — выбор: { $option }. Из-за этого выбора { $common ->
    [yes] ожидаемый результат упал
   *[no] шансы на победу упали
} с { $before } % до { $after } %.
analysis-by-what-followed = { $seat } — выбор: { $option }. Из-за того, что было дальше, { $common ->
    [yes] ожидаемый результат упал
   *[no] шансы на победу упали
} с { $before } % до { $after } %.
analysis-knew = Что можно было знать тогда ({ $seat })
analysis-knew-other = Компьютер выбрал бы другое: { $option }. { $reason }
analysis-knew-same = Компьютер выбрал бы то же самое. { $reason }
analysis-hindsight = Задним числом
analysis-hindsight-other = При том, как карты лежали на самом деле, лучше всего было бы: { $option }.
analysis-hindsight-same = При том, как карты лежали на самом деле, это был лучший выбор.
analysis-percent = { $percent } %
analysis-option = Выбор
analysis-column-knew = Знали тогда
analysis-column-hindsight = Задним числом
analysis-chosen = выбрано
analysis-told = Что было дальше
analysis-about = Проб на каждый выбор: { $iterations }, на каждый вариант в переломный момент: { $closer }; все — в партиях, какие игрок тогда мог себе представить. Задним числом пробы были с теми картами, что лежали на самом деле, а этого не мог знать никто.

analysis-unfinished = Партия ещё не окончена: разобрать можно только законченную.
analysis-abandoned = Партия прервана: нет результата, по которому её можно судить.
analysis-interlude = Это то, что происходит между двумя партиями кампании, а не партия.
analysis-no-judge = О таких столах ещё ничего не изучено, поэтому никто не скажет, чего здесь ждать.
analysis-no-advice = В этой игре нет советов, и судить её некому.
analysis-no-seat = За этим столом нет такого места.
analysis-busy = Сейчас разбираются другие партии. Попробуйте немного позже.
analysis-other-rules = Партия сыграна по правилам, которых здесь больше нет.
analysis-failed = Партию не удалось разобрать.
