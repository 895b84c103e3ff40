# Имена, которые дом даёт тем, кто не назвался сам, и компьютерным игрокам.

name-you = Вы
name-rosebud = Алёнушка
name-thimble = Ивашка
name-robin = Василёк
name-hazel = Рябинка
name-bramble = Марфуша
name-wren = Лесовичок
name-marigold = Снежинка
name-puck = Кузька
name-margot = Марго
name-anselm = Ансельм
name-perrine = Перрина
name-gaspard = Гаспар
name-odile = Одиль
name-bastien = Бастьен
name-sidonie = Сидони
