"""Texts for people: messages of the house and of games, the words for a table's things, its events as a log.

`alphabet`, `texts`, `words` and `story` are the counterparts of the files of these names in `web/src`.
"""

from veillee.texts.alphabet import alphabetical
from veillee.texts.house_names import BOT_NAMES, YOU, shown_name, spellings
from veillee.texts.story import Story, standing
from veillee.texts.texts import Texts, house_texts
from veillee.texts.words import Words, opponent, setting, setting_value, strength

__all__ = [
    "BOT_NAMES",
    "YOU",
    "Story",
    "Texts",
    "Words",
    "alphabetical",
    "house_texts",
    "opponent",
    "setting",
    "setting_value",
    "shown_name",
    "spellings",
    "standing",
    "strength",
]
