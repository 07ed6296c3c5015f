"""What the tables of all games show in the same way, as single values."""

from __future__ import annotations

from client.viewmodels.table import proofs
from client.viewmodels.table import words as table_words
from client.viewmodels.table.game import OwnRows
from client.viewmodels.table.props import TableProps
from client.viewmodels.table.state import TableRows, TableState


def before_the_deal(state: TableState, own: OwnRows | None = None) -> TableRows:
    """A table of which nothing has been seen yet."""
    ask = table_words.busy("keys") if state.caught_up is None else table_words.caught_up(state.caught_up)
    return TableRows(TableProps(ask=ask), own)


def common(state: TableState) -> TableProps:
    """The page that is open, how the deal was proved, and what is still asked once the game is over."""
    return TableProps(
        page=state.page,
        proof_chip=proofs.chip(state.deal),
        proof_title=proofs.title(state.deal),
        proof_text=proofs.text(state.deal, state.checked),
        book_check=table_words.book_check(state.checked),
        ask_to_open=state.over is not None and state.over.ask_to_open,
        opened_text=table_words.opened(state.over, state.people),
    )
