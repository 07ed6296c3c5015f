"""What is said for a moment, over whatever page is shown."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtQml import QmlElement, QmlUncreatable

from client import words
from client.put_aside import aside_sentences
from client.viewmodels.properties import Model
from netcore.status import AsideNews

QML_IMPORT_NAME = "Sennik.Models"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class SayingProps:
    """A sentence, "" for none, and its `kind`: "warn" for what went wrong, "stuck" for what stays so until the player
    takes it away, "hint" for what the raven says at a table, and "" for all else.
    """

    text: str = ""
    kind: str = ""


@QmlElement
@QmlUncreatable("the program makes it")
class SayingModel(Model[SayingProps]):  # type: ignore[operator]
    """One sentence at a time. What is said once in a lifetime waits until it is taken away: anything else is shown
    after that. `announced` has every sentence at once, for a screen reader.
    """

    announced = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(SayingProps(), parent)
        self._put_aside: list[AsideNews] = []
        """What was said to be put aside, until the player has seen it."""
        self._unsaid = SayingProps()
        """The last that was to be said while that was said."""
        self._fault_told = False

    def say(self, sentence: str, kind: str = "") -> None:
        """Show a sentence for a while; "" is none."""
        if not sentence:
            return
        if self.props.kind == "stuck" and kind != "stuck":
            self._unsaid = SayingProps(sentence, kind)
        else:
            self.become(SayingProps(sentence, kind))
        self.announced.emit(sentence)

    def warn(self, sentence: str) -> None:
        """Say what went wrong."""
        self.say(sentence, "warn")

    def hint(self, sentence: str) -> None:
        """Say it as the raven does at a table."""
        self.say(sentence, "hint")

    def put_aside(self, news: AsideNews) -> None:
        """Say that a file was put aside, together with those that the player has not seen yet."""
        self._put_aside.append(news)
        self.say(aside_sentences(self._put_aside), "stuck")

    @Slot()
    def faulty(self) -> None:
        """Something went wrong that nobody has caught: said once, however often it comes."""
        if not self._fault_told:
            self._fault_told = True
            self.warn(words.faulty())

    @Slot()
    def hush(self) -> None:
        """Take away the sentence that was said."""
        self._put_aside.clear()
        next_, self._unsaid = self._unsaid, SayingProps()
        self.become(next_)
