"""Which language the window speaks, switched while it runs, and fonts that have all its letters."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale, QObject, QTranslator, Signal
from PySide6.QtGui import QFont, QFontDatabase, QFontMetrics

from client.settings import LANGUAGES

FOLDER = Path(__file__).resolve().parent / "i18n"
LETTERS = "ąćęłńóśźżĄĆĘŁŃÓŚŹŻěščřžýůďťňáéíúĚŠČŘŽÝŮĎŤŇґєіїҐЄІЇжщюя"
"""Letters beyond a-z that a family must have, so that no word changes its face half way."""

BODY = ("Noto Sans", "Segoe UI", "Ubuntu", "DejaVu Sans Condensed", "DejaVu Sans", "Helvetica Neue", "Arial")
TITLE = ("Noto Serif", "Georgia", "DejaVu Serif Condensed", "DejaVu Serif", "Times New Roman")


def has_letters(family: str) -> bool:
    """Whether the installed `family` has every letter of LETTERS."""
    metrics = QFontMetrics(QFont(family))
    return all(metrics.inFontUcs4(ord(letter)) for letter in LETTERS)


def first_family(wanted: tuple[str, ...]) -> str:
    """The first of `wanted` that is installed and has all letters; else the system's own family."""
    for family in wanted:
        if QFontDatabase.hasFamily(family) and has_letters(family):
            return family
    return QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).family()


def system_language() -> str:
    """The first of the system's languages that the window speaks; English if it speaks none of them."""
    for name in QLocale.system().uiLanguages():
        code = name.replace("_", "-").partition("-")[0]
        if code in LANGUAGES:
            return code
    return "en"


class Language(QObject):
    """The language in use. `changed` comes after the translator is in place, for texts that Python makes."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._translator: QTranslator | None = None
        self._bytes = b""
        self.code = ""

    def use(self, code: str) -> bool:
        """Speak `code` from now on; English, too, has a file: its plural forms. Whether there is such a file."""
        source = FOLDER / f"sennik_{code}.qm"
        if code not in LANGUAGES or not source.is_file():
            return False
        translator = QTranslator(self)
        data = source.read_bytes()
        if not translator.load(data):
            return False
        self.drop()
        self._translator, self._bytes, self.code = translator, data, code
        QCoreApplication.installTranslator(translator)
        self.changed.emit()
        return True

    def drop(self) -> None:
        """Speak the language of the source again."""
        if self._translator is not None:
            QCoreApplication.removeTranslator(self._translator)
            self._translator.deleteLater()
            self._translator = None
            self.code = ""
