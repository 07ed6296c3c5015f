"""What nobody can prevent, and what happens instead, in words for players."""

from __future__ import annotations

from tests.adversary.row import Elsewhere, Unstopped


def _row(name: str, source: str, attack: str, instead: str, *tests: str) -> Unstopped:
    return Unstopped(name, source, attack, instead, Elsewhere(tests))


UNSTOPPED: tuple[Unstopped, ...] = (
    _row(
        "silence",
        "threat 10",
        "Silence.",
        "A peer that stops speaking stops the table. Everyone sees whom the table waits for, and that is no foul: "
        "cables fail. All the others together can play on without that peer ([views.md](views.md)); nobody can alone, "
        "and of two neither has a result without the other.",
        "tables/test_departures.py",
        "tables/test_node_departures.py::test_of_two_nodes_none_wins_by_the_others_leaving",
    ),
    _row(
        "backups",
        "review H4",
        "Backups.",
        "With three peers or more, all the others together could rebuild one peer's key, see its cards, and compute "
        "later rolls in advance. One other honest peer prevents both. The room says so, and a table can decline it: "
        "then whoever leaves ends the game. That is the price of going on without a peer that is gone for good; with "
        "each change of view one colluder fewer is enough. With two peers there is no backup and no such price.",
        "tables/test_departures.py",
    ),
    _row(
        "among-itself",
        "lobby: the next game",
        "Games among itself.",
        "Who runs several programs can play a game under the number of an evening with none but these in it, and tell "
        "who came late of it. It counts in the notebook, as a game of friends would that one was not in; the "
        "notebook then has a column for each of these keys, which nobody has met, and the file names them all.",
        "netcore/node/test_missed.py::test_a_game_of_another_evening_is_none_of_ours",
    ),
    _row(
        "never-signed",
        "views R10",
        "A game that is never signed.",
        "Who has lost can leave before signing: of two, the game stays unfinished, with what the rules say it came to "
        "and who has not signed.",
        "netcore/verbs/test_verify.py",
    ),
    _row(
        "all-the-others",
        "threat 30",
        "All the others together.",
        "They can call a living peer gone and play on. It sees their signed words in its own file.",
        "tables/test_view_attacks.py",
    ),
    _row(
        "collusion",
        "threat 31, threat 32",
        "Collusion.",
        "Players who show each other their screens, or one person in two seats. Compare the safety phrase, and know "
        "your friends. They learn what the rules showed one of them, and no more.",
        "netcore/cards/test_secrecy.py::test_colluders_learn_what_the_rules_showed_them",
    ),
    _row(
        "lies-about-time",
        "threat 29",
        "Lies about time.",
        "Alone against all: less than half a second an answer and 4 s a night, and 10 s a night more for who cuts its "
        "own cable. Of two programs the other can be found late every time, and more than half of those who wait "
        "can do so together: the words stand in the file by name, and whoever is wronged can break off "
        "([clock.md](clock.md)).",
        "tables/test_time_attacks.py::test_of_two_the_other_alone_decides_and_the_file_says_by_whom",
    ),
    _row(
        "time-tells",
        "threat 28",
        "What the time of a move tells.",
        "Who thinks long over a move tells so by it, as at any table. What programs do by themselves depends on no "
        "hidden card.",
    ),
    _row(
        "advice-elsewhere",
        "hints",
        "Advice from another program.",
        "A table agrees whether people may ask what a bot would do, and honest programs keep to it. Who asks a program "
        "of its own gets no more than good advice: it sees what its player sees.",
        "netcore/lobby/test_lobby.py::test_whether_people_may_ask_for_hints_is_agreed_on_like_the_rest",
        "client/table/test_afterthoughts.py::test_among_people_it_comes_only_where_they_have_agreed",
    ),
    _row(
        "thinking-in-a-pause",
        "pauses",
        "Thinking in a pause.",
        "The table is out of sight in a pause, in honest programs. Whoever has an altered one can go on thinking: ten "
        "minutes a game at most, asked for under its name, and after one minute anybody may go on.",
        "netcore/speech/test_pauses.py",
    ),
    _row(
        "dreamers-bots",
        "dream",
        "A Dreamer whose own program plays the bots.",
        "These bots hold words and roles in the same process, in tables of their own.",
    ),
    _row(
        "compromised",
        "threat 26",
        "A compromised computer.",
        "Whoever controls a peer's program sees that peer's cards.",
    ),
    _row(
        "poor-seed",
        "threat 25",
        "A seed that was not random.",
        "One honest seat's randomness is enough for the order; a seat that lets someone else choose its seed harms "
        "only itself, unless all do.",
        "netcore/crypto/test_fairness.py",
    ),
)
