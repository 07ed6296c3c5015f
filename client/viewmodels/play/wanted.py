"""What a player wants at a table, asked of the node."""

from __future__ import annotations

from client.bridge import Calls
from client.viewmodels.play.table import PlayTable
from engine.pieces import Move


def ask_of_node(play: PlayTable, calls: Calls) -> None:
    """Have the node asked, from now on, for whatever `play` tells that its player wants."""
    do = calls.do

    def submit(move: Move) -> None:
        number = play.state.frame.number if play.state.frame is not None else None
        do(lambda node: node.chair.submit(move, number))

    play.submitted.connect(submit)
    play.withoutWanted.connect(lambda number: do(lambda node: node.go_on_without(int(number))))
    play.undoWished.connect(lambda agree, number: do(lambda node: node.wish_undo(bool(agree), int(number))))
    play.called.connect(lambda call: do(lambda node: node.call(call)))
    play.lookedAt.connect(lambda: do(lambda node: node.chair.go_on()))
    play.openAnswered.connect(lambda agree: do(lambda node: node.chair.lay_open(agree)))
    play.againWanted.connect(lambda: do(lambda node: node.again()))
    play.shelveWanted.connect(lambda: do(lambda node: node.shelve()))
    play.leaveWanted.connect(lambda: do(lambda node: node.leave()))
    play.onlookers.sentAway.connect(lambda peer: do(lambda node: node.bench.send_away(bytes(peer))))
