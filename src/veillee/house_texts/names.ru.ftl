# Имена, которые дом даёт тем, кто не назвался сам, и компьютерным игрокам.

name-you = Вы
name-rosebud = Алёнушка
name-thimble = Ивашка
name-robin = Василёк
name-hazel = Рябинка
name-bramble = Светлячок
name-wren = Лесовичок
name-marigold = Ласточка
name-puck = Ёжик
name-margot = Марго
name-anselm = Ансельм
name-perrine = Перрина
name-gaspard = Гаспар
name-odile = Одиль
name-bastien = Бастьен
name-sidonie = Сидони
