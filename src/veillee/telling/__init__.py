"""What a table has to say in words: its things by their names, its questions, its story."""

from veillee.telling.names import Names, setting, setting_value
from veillee.telling.story import Telling, standing

__all__ = ["Names", "Telling", "setting", "setting_value", "standing"]
