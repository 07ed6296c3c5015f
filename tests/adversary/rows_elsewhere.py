"""Rows that other tests hold, with scenery of their own."""

# ruff: noqa: E501 - a row is a line
from __future__ import annotations

from tests.adversary.row import Elsewhere, Row

AT_THE_TABLE: list[Row] = [
    Row(
        "last-shuffler",
        "threat 4",
        "chooses the order by shuffling last",
        "one other peer's order is enough; outputs look random to anyone without a key",
        Elsewhere(("netcore/crypto/test_fairness.py",)),
    ),
    Row(
        "old-deck",
        "threat 5",
        "shuffles an old deck, or a different one",
        "the input is the reader's own state, and in the proof's context",
        Elsewhere(("netcore/cards/test_chain.py::test_another_attempt_repeats_nothing_and_succeeds",)),
    ),
    Row(
        "early-look",
        "threat 9",
        "looks at a card before its time",
        "all shares are needed; a share is made only because the rules ask",
        Elsewhere(("netcore/cards/test_secrecy.py::test_a_share_in_the_clear_is_of_a_card_turned_up_for_all",)),
    ),
    Row(
        "listening-to-peeks",
        "review C3",
        "reads a card by listening while two seats peek at it",
        "shares for only some are always sealed to their reader",
        Elsewhere(("netcore/cards/test_secrecy.py::test_a_share_in_the_clear_is_of_a_card_turned_up_for_all",)),
    ),
    Row(
        "pooled-secrets",
        "threat 31",
        "pools its secrets with all but one of the others",
        'they learn what the rules showed them, and no more (see "Backups" for the price)',
        Elsewhere(("netcore/cards/test_secrecy.py::test_colluders_learn_what_the_rules_showed_them",)),
    ),
    Row(
        "made-card",
        "threat 8",
        "asks honest peers to decrypt a specially made card",
        "nobody can ask; only cards from a verified shuffle are shown",
        Elsewhere(("netcore/cards/test_deck.py",)),
    ),
    Row(
        "roll-last",
        "threat 11",
        "steers a roll by speaking last",
        "the keys fix the value; the last seat can only withhold",
        Elsewhere(("netcore/cards/test_chain.py::test_rolls_of_two_questions_and_two_games_share_nothing",)),
    ),
    Row(
        "next-hand-early",
        "review M5",
        "reads the next hand of a draft before picking",
        "all picks must be in and checked",
        Elsewhere(("netcore/cards/test_chain.py::test_no_share_of_the_next_hand_before_every_pick_is_in",)),
    ),
    Row(
        "when-kept",
        "review M6",
        "learns from a played card when it was kept",
        "the kept pile is shuffled first",
        Elsewhere(("netcore/cards/test_secrecy.py::test_a_played_card_does_not_tell_when_it_was_kept",)),
    ),
    Row(
        "last-seed",
        "review M9",
        "reads all hands by being the last to refuse to reveal",
        "nobody shows a seed before all have agreed",
        Elsewhere(("netcore/cards/test_chain.py::test_seeds_are_shown_only_after_all_have_signed_the_end_and_agreed",)),
    ),
    Row(
        "bots-hold-pieces",
        "review H4",
        "brings bots, to hold enough pieces of another's backup",
        "pieces go to programs, not seats, and only where there are three",
        Elsewhere(("tables/test_departures.py",)),
    ),
    Row(
        "move-second-spelling",
        "threat 24",
        "gives a second spelling of a move: `true` for 1, another order, escapes",
        "the listed move's own bytes or nothing",
        Elsewhere(("netcore/cards/test_moves.py",)),
    ),
    Row(
        "clue-invisible",
        "threat 20",
        "puts characters in a clue that are invisible, reverse the line, or climb over the next one",
        "letters of two alphabets, at most two accents each",
        Elsewhere(("netcore/cards/test_moves.py",)),
    ),
    Row(
        "dreamers-computer",
        "dream",
        "reads words, roles or verdicts in the Dreamer's computer",
        "no share of them is sealed to it, and verdicts are commitments: it holds the same for two nights that differ only in these",
        Elsewhere(("tables/test_ring_dream.py", "tables/test_dreamers_disk.py")),
    ),
]
FEEDS: list[Row] = [
    Row(
        "two-shuffles",
        "threat 14",
        "signs two versions of one entry, so that an honest peer's answer to one looks false under the other",
        "every entry names what its author had read; one with another history is not read and blames nobody, until the fork is shown",
        Elsewhere(("tables/test_view_attacks.py::test_a_fork_by_one_makes_no_honest_seat_guilty_for_another",)),
    ),
    Row(
        "joined-file",
        "threat 15",
        "joins a file from two versions of one's feed and what an honest peer built on one of them",
        "what builds on the other version is not read, and nobody is at fault by that file",
        Elsewhere(("tables/test_view_attacks.py::test_a_file_joined_from_two_convicts_nobody_honest",)),
    ),
    Row(
        "forked-end",
        "threat 14",
        "signs two versions of a feed's end while leaving, so that those who stay hold different ones",
        "the furthest end that was shown counts; who holds the other branch lets it go and fetches that one, and if both were shown to count, their author is at fault for all",
        Elsewhere(("tables/test_branches.py",)),
    ),
    Row(
        "restored-disk",
        "threat 25",
        "puts an older copy of its folder back, or loses the end of a log, and signs numbers again",
        "nothing is signed after a restart before the others were heard",
        Elsewhere(("tables/test_lost_tail.py",)),
    ),
    Row(
        "crash-at-the-right-moment",
        "threat 25",
        "crashes at the right moment",
        "entries are on disk before they are sent; a restart repeats nothing",
        Elsewhere(("tables/test_ring_weather.py",)),
    ),
    Row(
        "full-disk",
        "threat 25",
        "has a disk that fills up at the right moment",
        "an entry is part of a feed only once it is on disk; the table stops and can be resumed",
        Elsewhere(("tables/test_node_disk.py",)),
    ),
    Row(
        "swapped-secrets",
        "threat 25",
        "has a disk that gives back other secrets, or other terms, than were stored",
        "a digest of both is kept with them: such a table is not resumed, lest an honest seat break a rule",
        Elsewhere(("netcore/node/test_seating.py",)),
    ),
    Row(
        "feed-without-end",
        "threat 21",
        "writes entries without end",
        "a feed has at most 24 MiB",
        Elsewhere(("netcore/feeds/test_chain.py",)),
    ),
    Row(
        "heads-again",
        "feeds: heads",
        "asks for entries again and again, or gives wrong hashes, to draw answers a hundred times as large",
        "each entry is sent once, plus a ration for each peer that outlasts its links",
        Elsewhere(("netcore/feeds/test_gossip_hostile.py",)),
    ),
    Row(
        "entry-with-junk",
        "feeds: entries",
        "sends an entry along with junk, so that it is held but never read",
        "a message is accepted whole or refused whole",
        Elsewhere(("netcore/feeds/test_gossip_hostile.py",)),
    ),
    Row(
        "ended-game-again",
        "feeds",
        "asks again and again for a game that is over and in which it sat, or is of its evening",
        "what it was sent before is rationed by time, however often it asks",
        Elsewhere(
            (
                "netcore/node/test_missed.py::test_who_asks_ever_again_for_a_game_that_is_over_is_sent_it_a_few_times",
                "netcore/node/test_archive.py::test_who_asks_for_many_games_in_turn_is_sent_each_of_them_once_and_then_its_ration",
            )
        ),
    ),
    Row(
        "file-named-elsewhere",
        "files",
        "hands over a game file whose game is called so that a copy of it would land in another folder",
        "a game's name is of small letters, digits and hyphens; anything else is no terms",
        Elsewhere(
            (
                "netcore/files/test_copies.py::test_a_game_is_brought_nowhere_else_whatever_it_is_called",
                "second/test_agreement.py::test_terms_of_a_game_whose_name_leads_elsewhere_are_damaged",
            )
        ),
    ),
    Row(
        "file-named-for-a-terminal",
        "files",
        "hands over a file whose name would have a terminal do something when it is printed",
        "a name is printed with a question mark for whatever is no letter or sign",
        Elsewhere(("netcore/verbs/test_verify.py::test_the_name_of_a_file_is_printed_as_a_terminal_may_show_it",)),
    ),
    Row(
        "file-brought",
        "files",
        "hands over a file to be put among the saved games that is none, is too large, or is called so as to lie elsewhere",
        "refused with the reason; it lies under the name of its terms, and over nothing that is there",
        Elsewhere(
            (
                "netcore/files/test_copies.py::test_a_game_is_brought_once_and_what_is_none_is_not",
                "netcore/files/test_copies.py::test_a_game_is_brought_nowhere_else_whatever_it_is_called",
                "fuzz/test_fuzz.py",
            )
        ),
    ),
    Row(
        "mark-inherited",
        "files",
        "hands over a forged file of a game that was found good and then deleted: as long, as old, of the same name",
        "what was found of a file is forgotten when it goes, and when another comes",
        Elsewhere(("ui/test_saved.py::test_a_forged_file_does_not_come_by_the_mark_of_the_good_one_before_it",)),
    ),
    Row(
        "ended-game-of-others",
        "feeds",
        "asks, under any number of identities, for games that are over and none of its business, to keep a computer busy",
        "of a game no more than the head is read for a stranger, and none is read where a table waits for its disk",
        Elsewhere(("netcore/node/test_archive.py::test_of_a_game_that_is_somebody_elses_only_the_head_is_read",)),
    ),
    Row(
        "evening-otherwise-signed",
        "files",
        "has lost, and signs something else when all is over, so that two good files contradict each other",
        "who has signed both is named, here and in the window; what the game came to stands",
        Elsewhere(
            (
                "netcore/verbs/test_evening.py::test_who_has_lost_takes_nothing_from_the_others_by_signing_something_else_afterwards",
                "netcore/verbs/test_evening.py::test_nobody_has_won_whose_win_stands_on_one_of_two_versions",
                "client/evening/test_files.py::test_who_has_signed_two_versions_is_named_and_the_score_is_that_of_the_command",
            )
        ),
    ),
    Row(
        "evening-forged",
        "files",
        "adds files to an evening's that are forged, cut, of no game, or contradict each other",
        "each is verified by itself; a game counts once, as its best file has it, and two good ones that differ convict who signed both",
        Elsewhere(
            (
                "netcore/verbs/test_evening.py::test_a_bad_copy_is_told_with_its_author_and_takes_nothing_from_a_good_one",
                "netcore/verbs/test_evening.py::test_two_good_files_that_contradict_each_other_convict_who_signed_both",
                "netcore/verbs/test_evening.py::test_the_exit_code_is_that_of_verify_for_the_worst_file",
            )
        ),
    ),
]
LEAVING: list[Row] = [
    Row(
        "false-gone",
        "threat 30",
        "finds a peer gone that isn't",
        "all the others have to say so; a program that hears the peer says no",
        Elsewhere(("tables/test_node_departures.py",)),
    ),
    Row(
        "false-end",
        "threat 14",
        "claims that a feed ends where it doesn't",
        "the signed last entry is shown; the furthest counts",
        Elsewhere(("tables/test_departures.py",)),
    ),
    Row(
        "leave-for-a-roll",
        "threat 11",
        "leaves to force a re-roll",
        "the value depends on the keys and the question alone",
        Elsewhere(("tables/test_departures.py",)),
    ),
    Row(
        "leave-before-opening",
        "threat 10",
        "leaves after seeing the others' moves",
        "what all have promised stays promised",
        Elsewhere(("tables/test_departures.py",)),
    ),
    Row(
        "wrong-fold",
        "review H3",
        "gives a wrong share or backup after an eviction",
        "everyone computes the share; proofs as in the set-up",
        Elsewhere(("tables/test_departures.py",)),
    ),
    Row(
        "word-nonsense",
        "views R1",
        "says words early, late, twice, or nonsense",
        "words bear no number: the k-th is the answer in poll k, and one that is not good counts as `here`",
        Elsewhere(("netcore/table/views/test_words.py", "model/views/test_explored.py")),
    ),
    Row(
        "all-others-gone",
        "verdicts",
        "cuts a file and says that all the others are gone",
        "nobody wins by another's leaving: the game is unfinished",
        Elsewhere(("tables/test_view_attacks.py::test_who_finds_all_others_gone_has_a_file_of_an_unfinished_game",)),
    ),
    Row(
        "word-for-some",
        "views R3",
        "says a word that some hear and others do not",
        "who calls is silent in all its feeds, and is read no further, until the poll is settled",
        Elsewhere(
            (
                "model/views/test_explored.py",
                "tables/test_view_attacks.py::test_words_of_which_some_hear_more_than_others_split_nobody",
            )
        ),
    ),
    Row(
        "shown-to-nobody",
        "views R4",
        "shows an entry that nobody else has, so that others read further than they agreed",
        "who has called reads only what is sure to count",
        Elsewhere(("tables/test_view_attacks.py::test_nobody_reads_on_because_a_third_shows_more_than_there_is",)),
    ),
    Row(
        "poll-after-poll",
        "views R1",
        "opens poll after poll about someone who is here",
        "those who haven't answered read on meanwhile; the 17th call counts as `here`",
        Elsewhere(
            (
                "tables/test_view_attacks.py::test_who_finds_somebody_gone_again_and_again_is_denied_until_it_does_not_count",
            )
        ),
    ),
    Row(
        "thousand-words",
        "views R5",
        "says thousands of words in polls that nobody opened",
        "each is one entry of its author's feed, counts in its own poll only, and is not looked at for others",
        Elsewhere(
            (
                "tables/test_view_attacks.py::test_denying_in_advance_stops_no_other_poll",
                "netcore/table/views/test_membership.py::test_a_hundred_thousand_words_are_not_gone_through_for_each_entry_that_is_read",
            )
        ),
    ),
    Row(
        "back-after-eviction",
        "views R6",
        "comes back after an eviction to cause trouble",
        "nothing beyond the agreed end counts",
        Elsewhere(("tables/test_departures.py",)),
    ),
    Row(
        "evicted-fork",
        "views R6",
        "signs another version of an old entry after being evicted",
        "everyone who plays holds the same one: no proof against an evicted seat ends a game",
        Elsewhere(("tables/test_node_departures.py::test_two_of_three_nodes_play_on_with_a_ghost",)),
    ),
]
TIME: list[Row] = [
    Row(
        "late-answer",
        "time",
        "answers after the time is over, so that its answer crosses with the others' words",
        "the words of more than half of those who wait settle it: the late move counts, or the answer, for all alike",
        Elsewhere(
            (
                "tables/test_ring_clock.py::test_a_late_answer_crosses_with_the_words_and_the_feeds_settle_it",
                "tables/test_ring_clock.py::test_more_than_half_of_those_who_wait_settle_what_is_late",
            )
        ),
    ),
    Row(
        "never-answers",
        "time",
        "stays connected and never answers",
        "the others' programs say so by themselves, and the late move is made",
        Elsewhere(
            (
                "tables/test_time_attacks.py::test_who_stays_connected_and_never_answers_stops_nobody",
                "tables/test_ring_clock.py::test_a_table_says_by_itself_who_did_not_answer_and_the_late_move_is_made",
            )
        ),
    ),
    Row(
        "late-by-far",
        "time",
        "takes many times as long as it may, whatever it claims",
        "more than half of those who wait settle it by their own clocks; then the late move counts",
        Elsewhere(
            (
                "tables/test_time_attacks.py::test_a_decision_that_takes_45_s_of_5_does_not_count_whatever_it_claims",
                "tables/test_time_attacks.py::test_a_dreamers_last_guess_after_45_s_of_30_is_none_and_votes_do_not_wait_for_a_spirit",
            )
        ),
    ),
    Row(
        "slow-vote",
        "time",
        "takes its time over a vote while others wait",
        "votes and verdicts have a clock too",
        Elsewhere(("tables/test_time_attacks.py::test_a_vote_that_takes_20_s_is_the_one_agreed_upon",)),
    ),
    Row(
        "a-little-each-time",
        "time",
        "buys almost two seconds with each decision",
        "what claims are short of is added up over a night",
        Elsewhere(("tables/test_time_attacks.py::test_1900_ms_bought_in_each_decision_do_not_add_up",)),
    ),
    Row(
        "whole-limit-at-once",
        "time",
        "claims its whole limit at once, to end a night",
        "it spends its own turn alone; the move does not count",
        Elsewhere(("tables/test_time_attacks.py::test_a_claim_of_the_whole_limit_at_once_is_no_decision",)),
    ),
    Row(
        "friend-at-the-door",
        "time",
        "passes every late answer of a friend",
        "one word of several decides nothing",
        Elsewhere(("tables/test_time_attacks.py::test_one_friend_does_not_hold_the_door_open",)),
    ),
    Row(
        "connected-and-idle",
        "time",
        "stays connected and does nothing that its program owes",
        "after a minute it can be called gone like one that is silent",
        Elsewhere(("netcore/node/test_absence.py::test_who_is_heard_and_does_not_do_its_part_is_not_spoken_for",)),
    ),
    Row(
        "late-again-and-again",
        "time",
        "finds others late who were not, again and again",
        "most of the others say otherwise; after eight times its word is that all is in time",
        Elsewhere(("tables/test_ring_clock.py::test_who_is_outvoted_too_often_has_no_say_any_more",)),
    ),
    Row(
        "words-for-nobody",
        "time",
        "says words of time that nobody could say",
        "a word is told by its history, and any other counts for nothing",
        Elsewhere(("tables/test_ring_clock.py::test_words_that_nobody_could_say_change_nothing",)),
    ),
    Row(
        "table-clock-false",
        "time",
        "finds all others late by the table's own clock, who were not",
        "more than half of those who wait settle it",
        Elsewhere(("tables/test_ring_table_clock.py::test_a_false_word_of_one_in_three_changes_nothing",)),
    ),
    Row(
        "table-clock-replayed",
        "time",
        "says its words of time about one move again about another",
        "a word bears the history of the question that it is about",
        Elsewhere(("tables/test_ring_table_clock.py::test_words_of_another_question_said_again_change_nothing",)),
    ),
    Row(
        "table-clock-late",
        "time",
        "answers when the others have gone on without it, be it with a mixed hand",
        "what comes under a history at which its author was late is passed over; the ghost's move stands",
        Elsewhere(
            (
                "tables/test_ring_table_clock.py::test_an_answer_that_crosses_with_the_words_is_passed_over_by_all",
                "tables/test_ring_table_clock.py::test_the_ghost_decides_whatever_is_asked_and_all_see_the_same",
            )
        ),
    ),
    Row(
        "pause-for-ever",
        "time",
        "asks for one pause after the other",
        "after a minute anybody ends it, and ten minutes a game are all that one person has",
        Elsewhere(
            (
                "netcore/speech/test_pauses.py::test_others_end_it_after_a_minute",
                "netcore/speech/test_pauses.py::test_one_person_s_pauses_are_ten_minutes_of_a_game_and_then_none",
            )
        ),
    ),
    Row(
        "pause-told-to-one",
        "time",
        "tells a pause to one alone, so that the others find it late",
        "what is heard is passed on; and a word that most others do not share changes nothing",
        Elsewhere(
            (
                "netcore/speech/test_speech.py::test_a_call_is_no_talk_no_rule_of_the_table_is_about_it_and_it_is_not_shown",
                "netcore/speech/test_speech.py::test_a_pause_that_one_alone_has_heard_comes_with_the_next_link",
                "tables/test_ring_table_clock.py::test_a_false_word_of_one_in_three_changes_nothing",
            )
        ),
    ),
    Row(
        "pause-made-stale",
        "time",
        "tells a pause to one, and the others something newer before, or so much that they do not hear the pause: then "
        "most find late who takes the pause for granted",
        "of calls the last of its kind counts in whatever order they come, and they are counted by themselves",
        Elsewhere(
            (
                "netcore/speech/test_speech.py::test_a_pause_stands_for_all_or_none_whatever_one_was_told_before",
                "netcore/speech/test_speech.py::test_what_was_called_at_night_stands_for_all_or_none",
                "netcore/speech/test_speech.py::test_of_two_calls_the_later_one_counts_in_whatever_order_they_come",
                "tables/test_node_pause.py::test_a_pause_told_to_one_alone_and_something_newer_to_the_other_stands_for_both",
            )
        ),
    ),
    Row(
        "pause-by-two-tongues",
        "time",
        "calls a pause to one, and under the same number says something else to the others; or calls more than is heard",
        "who is heard of no more, or calls too much, has no pause and is not away, for anybody",
        Elsewhere(
            (
                "netcore/speech/test_speech.py::test_who_calls_one_thing_to_some_and_says_another_to_others_has_no_pause",
                "netcore/speech/test_speech.py::test_who_calls_so_often_that_not_all_of_it_is_heard_has_no_pause",
                "netcore/speech/test_pauses.py::test_who_cannot_be_believed_asks_for_nothing",
                "netcore/speech/test_speech.py::test_whatever_a_liar_tells_to_whom_its_pause_stands_for_all_or_none",
            )
        ),
    ),
    Row(
        "table-clock-impatient",
        "time",
        "would go on without somebody before the time is over, or again and again, by a gentle clock",
        "the words are wishes, and more than half of those who wait must have the same",
        Elsewhere(
            (
                "tables/test_ring_table_clock.py::test_a_false_word_of_one_in_three_changes_nothing",
                "netcore/table/test_clock.py::test_nobody_waits_no_longer_before_the_time_is_over_or_for_what_is_past",
            )
        ),
    ),
]
UNDO: list[Row] = [
    Row(
        "undo-after-learning",
        "undo",
        "takes its move back after it has told something, be it with everybody's word",
        "the engine says from its own questions what can be taken back",
        Elsewhere(("tables/test_ring_undo.py::test_what_told_something_is_not_taken_back_by_anybodys_word",)),
    ),
    Row(
        "undo-without-option",
        "undo",
        "undoes a move at a table that has not agreed on it",
        "the terms say whether a table lets moves be taken back",
        Elsewhere(("tables/test_ring_undo.py::test_at_a_table_without_the_option_words_of_it_change_nothing",)),
    ),
    Row(
        "undo-other-history",
        "undo",
        "undoes a move with the history of another question, or none",
        "a word bears the history of the question that it is about",
        Elsewhere(("tables/test_ring_undo.py::test_a_word_of_another_question_changes_nothing",)),
    ),
    Row(
        "undo-twice",
        "undo",
        "says its word twice, or wishes one thing and then the other",
        "of several wishes in one feed the first counts, and so it is with what undoes",
        Elsewhere(("tables/test_ring_undo.py::test_a_word_that_is_said_twice_counts_once",)),
    ),
    Row(
        "undo-early",
        "undo",
        "undoes the move before all others have, and then moves",
        "its feed is read no further in that question: only its author waits",
        Elsewhere(("tables/test_ring_undo.py::test_who_undoes_before_all_have_cannot_move_and_harms_nobody_else",)),
    ),
    Row(
        "undo-withheld",
        "undo",
        "wishes a move to be taken back, and then does not undo it",
        "wishes bind nobody, and who is to move undoes it last of all",
        Elsewhere(("tables/test_ring_undo.py::test_who_wishes_it_and_does_not_undo_it_leaves_the_move_as_it_is",)),
    ),
    Row(
        "undo-crossing",
        "undo",
        "moves, or finds somebody late, in the very moment in which the others undo the move before",
        "a feed says one or the other first",
        Elsewhere(
            (
                "tables/test_ring_undo.py::test_all_come_to_the_same_whatever_comes_first",
                "tables/test_weather_undo.py::test_one_game_in_a_storm",
            )
        ),
    ),
    Row(
        "undo-gone",
        "undo",
        "is gone in the midst of taking a move back",
        "what was said up to a change of view counts for all who stay",
        Elsewhere(("tables/test_weather_undo.py::test_who_is_gone_in_the_midst_of_it_is_played_on_without",)),
    ),
]
ROOM: list[Row] = [
    Row(
        "sit-again",
        "lobby: sit",
        "sits down again and again, under one name or many, or comes and goes, so that all others have to agree anew until "
        "they leave their host",
        "a host lets that happen a few times for each, and for all; then the table is full, or its places are changed by hand",
        Elsewhere(
            (
                "netcore/lobby/test_lobby.py::test_who_sits_down_again_and_again_drives_nobody_out",
                "netcore/lobby/test_lobby.py::test_who_is_expected_and_is_gone_again_and_again_drives_nobody_out",
            )
        ),
    ),
    Row(
        "back-after-removal",
        "lobby: sit",
        'comes back again and again after having been removed, to take everybody\'s "ready"',
        "the host keeps that key out: refused before anything changes",
        Elsewhere(("netcore/lobby/test_lobby.py",)),
    ),
    Row(
        "name-cleaned-twice",
        "lobby: sit",
        "has a name that is another when it is cleaned again, so that the other guests refuse their host",
        "names are cleaned until they are clean",
        Elsewhere(("netcore/test_names.py", "netcore/test_strangers.py")),
    ),
    Row(
        "name-too-large",
        "lobby: sit",
        "has a name that takes so much room that the list of friends' keys cannot be read again",
        "what a name looks like is kept in short",
        Elsewhere(("netcore/files/test_acquaintances.py",)),
    ),
    Row(
        "door-guesses",
        "lobby: door",
        "tries words at the door of a table, under as many identities as it likes",
        "each try is with the host, who counts it before it answers: 3 of one identity, 20 of all, then the word opens nothing more",
        Elsewhere(
            (
                "netcore/lobby/test_door.py::test_many_identities_have_no_more_tries_than_a_few",
                "netcore/lobby/test_door.py::test_wrong_words_shut_one_out_and_all_see_it",
                "netcore/lobby/test_door.py::test_who_begins_again_and_again_and_proves_nothing_is_turned_away_too",
            )
        ),
    ),
    Row(
        "door-offline",
        "lobby: door",
        "listens to friends who say the word, and tries words by itself afterwards",
        "SPAKE2: what is sent is of no use for that",
        Elsewhere(
            (
                "netcore/lobby/test_door.py::test_the_word_is_never_on_the_wire_nor_in_what_is_printed",
                "netcore/lobby/test_door.py::test_a_run_that_was_overheard_opens_nothing",
            )
        ),
    ),
    Row(
        "door-relay",
        "lobby: door",
        "stands between a guest and the host, and passes every message on",
        "both keys, which the links have proved, and the table are in the run",
        Elsewhere(
            (
                "netcore/lobby/test_door.py::test_who_stands_between_two_cannot_pass_a_run_on",
                "netcore/lobby/test_door.py::test_a_word_holds_for_one_table_and_one_pair_of_keys",
            )
        ),
    ),
    Row(
        "door-impostor",
        "lobby: door",
        "opens a table in a friend's name and lets in whoever says any word",
        "the host proves that it knows the word, too, or the guest leaves",
        Elsewhere(
            ("netcore/lobby/test_door.py::test_a_host_that_does_not_know_the_word_gets_no_guest_and_learns_one_guess",)
        ),
    ),
    Row(
        "door-flood",
        "lobby: door",
        "floods the door with words, so that the host computes without end",
        "6 at once and 6 a minute for all, counted before anything is computed",
        Elsewhere(("netcore/lobby/test_door.py::test_a_flood_of_words_is_slowed_down_before_anything_is_computed",)),
    ),
    Row(
        "door-silent",
        "lobby: door",
        "leaves a run when it has seen the host's answer",
        "it counts as wrong all the same, and the answer tells nothing",
        Elsewhere(("netcore/lobby/test_door.py::test_a_try_counts_though_its_proof_never_comes",)),
    ),
    Row(
        "door-crowd",
        "lobby: door",
        "stands before the door again and again, so that everybody's ready is taken back",
        "whoever waits changes nothing of the room; eight may wait",
        Elsewhere(
            (
                "netcore/lobby/test_door.py::test_a_caller_changes_nothing_that_was_agreed_on",
                "netcore/lobby/test_door.py::test_who_goes_away_from_the_door_waits_no_more_and_only_so_many_wait",
            )
        ),
    ),
    Row(
        "door-held",
        "lobby: door",
        "takes every place before the door, so that a friend who knows the word cannot even try it",
        "of those who wait from one address the one who came first makes room for who comes from elsewhere",
        Elsewhere(
            (
                "netcore/lobby/test_door.py::test_a_crowd_from_one_address_keeps_nobody_from_the_door",
                "netcore/lobby/test_door.py::test_where_all_wait_from_elsewhere_nobody_makes_room",
            )
        ),
    ),
    Row(
        "unfit-flood",
        "lobby: door",
        "says again and again that it has other rules, to fill the host's window",
        "of the first four the host is told, of each once",
        Elsewhere(
            (
                "netcore/lobby/test_lobby.py::test_only_a_few_can_say_that_they_play_by_other_rules_and_none_without_a_name_that_can_be_shown",
            )
        ),
    ),
    Row(
        "claims-every-game",
        "lobby: the next game",
        "says of each game that somebody proposes that it has a room for that very one, and has none",
        "one makes way for the same peer once, and waits for its room only so long",
        Elsewhere(
            ("netcore/node/test_next_game.py::test_who_claims_every_game_for_a_room_that_it_has_not_stops_nobody",)
        ),
    ),
    Row(
        "proposal-of-another",
        "lobby: the next game",
        "proposes in another's name, into another's room or from elsewhere, or floods the others with proposals",
        "a wish is told over one's own link, about one's own room or somebody's who is there; a flood closes its link",
        Elsewhere(
            (
                "netcore/node/test_next_game.py::test_what_no_honest_program_says_is_malformed",
                "netcore/node/test_next_game.py::test_a_stranger_and_another_table_are_not_listened_to",
                "netcore/node/test_next_game.py::test_a_flood_of_wishes_ends_a_link",
            )
        ),
    ),
    Row(
        "more-bots",
        "lobby: the next game",
        "opens a room for the very game that somebody proposes or would play again, with more bots of its own, to have a yes "
        "to that without its being seen",
        "a yes is to what was proposed, to the letter; where the other room is not that, its player is asked there",
        Elsewhere(("netcore/node/test_next_game.py::test_nobody_says_yes_by_itself_to_bots_that_it_has_not_seen",)),
    ),
    Row(
        "proposal-replayed",
        "lobby: the next game",
        "changes its proposal under a yes, or tells an old one again",
        "a yes is one to what was on the screen, and becomes a ready only where the room is that, to the letter",
        Elsewhere(
            (
                "netcore/node/test_next_game.py::test_a_yes_is_for_what_was_on_the_screen",
                "tables/test_node_again.py::test_what_was_agreed_to_is_what_was_shown",
            )
        ),
    ),
    Row(
        "game-of-no-options",
        "lobby: the next game",
        "proposes a game with options that there are not, to write into everybody's window or to trip their programs",
        "by rules that are the same here such a proposal is refused; of other rules no option is shown",
        Elsewhere(
            (
                "netcore/node/test_next_game.py::test_what_nobody_could_agree_on_is_no_proposal",
                "netcore/node/test_next_game.py::test_of_other_rules_no_option_is_told",
            )
        ),
    ),
    Row(
        "made-up-games",
        "lobby: the next game",
        "tells of games of this evening that it has made up, or that have no end, to fill the disk of who came late",
        "a few of one teller are fetched, one after the other; each has a size, and all who were to play it have signed",
        Elsewhere(
            (
                "netcore/node/test_missed.py::test_who_tells_of_many_games_has_a_few_fetched",
                "netcore/node/test_missed.py::test_a_game_without_an_end_closes_its_senders_link_and_is_not_kept",
                "netcore/node/test_missed.py::test_a_game_that_somebody_has_never_sat_down_to_is_not_kept",
                "netcore/node/test_missed.py::test_who_stalls_once_is_not_asked_for_the_next",
                "netcore/node/test_missed.py::test_who_has_sent_as_much_as_an_evening_has_is_asked_for_no_other",
            )
        ),
    ),
    Row(
        "game-held-back",
        "lobby: the next game",
        "tells of a game that it has lost before anybody else does, and sends the beginning of it alone; or tells of it "
        "again and again",
        "what is kept is made whole by whoever holds more, also later; who has sent all that it has is asked no more",
        Elsewhere(
            (
                "netcore/node/test_missed.py::test_who_held_some_back_and_was_asked_first_has_not_hidden_the_game_for_good",
                "netcore/node/test_missed.py::test_who_has_sent_all_that_it_has_is_not_asked_again_however_often_it_tells",
                "netcore/node/test_missed.py::test_of_a_game_that_this_player_was_in_nobody_tells_it",
            )
        ),
    ),
    Row(
        "game-of-two-ends",
        "lobby: the next game",
        "signs a second end of a game that is over, for whoever comes late",
        "whoever is sent both holds a game, and beside it the proof of a fork, which convicts that player",
        Elsewhere(("netcore/node/test_missed.py::test_two_versions_of_what_somebody_has_signed_are_kept_as_a_proof",)),
    ),
]
NETWORK: list[Row] = [
    Row(
        "many-identities",
        "threat 21",
        "takes up every link with many identities",
        "peers without a place in the room or at the table make way",
        Elsewhere(("tables/test_node_crowd.py",)),
    ),
    Row(
        "stumbled-over",
        "links",
        "sends a message that our own program stumbles over",
        "that link is closed, the log says why, and it is reopened at once",
        Elsewhere(("netcore/node/test_links.py",)),
    ),
    Row(
        "flooded-link",
        "links",
        "sends as fast as it can whatever is cheap for it, be it to nobody",
        "no more is read of a link than honest peers say, and little of who has no place; the rest waits at its sender's",
        Elsewhere(
            (
                "netcore/node/test_links.py::test_a_flood_is_read_no_faster_than_honest_peers_speak",
                "lan/test_links.py::test_who_is_not_read_fills_no_memory_here",
            )
        ),
    ),
    Row(
        "advice-of-many",
        "links: neighbours",
        "advises a player again and again what to change on the computer, each time under another identity",
        "four pieces of advice at once and one in ten seconds after that, whoever gives them",
        Elsewhere(
            ("tables/test_node_neighbours.py::test_advice_of_ever_new_identities_reaches_the_player_a_few_times",)
        ),
    ),
    Row(
        "anything-else",
        "lobby, feeds, hello",
        "sends a room, gossip, a hello or a link anything else: mutated, played back, out of turn",
        "refused by name, with nothing changed and no memory taken; hunted for by `python -m bench.strangers`",
        Elsewhere(("netcore/test_strangers.py",)),
    ),
    Row(
        "door-from-one-address",
        "links: hello",
        "takes every place at the door from a few addresses",
        "a newcomer from an address with fewer inside takes the place of the one that has been inside longest, of the address with the most",
        Elsewhere(("lan/test_door.py",)),
    ),
    Row(
        "beyond-the-counter",
        "links: counter",
        "asks the page for a friend for what is not offered, floods it, or comes from another network",
        "a fixed table of targets, and nothing else; few callers, few downloads, of which the slowest makes room; a speed for all together; neighbours alone are answered",
        Elsewhere(("lan/test_counter.py", "lan/test_goods.py", "netcore/files/test_gifts.py")),
    ),
    Row(
        "hidden-by-adverts",
        "links: advert",
        "hides a table behind thousands of adverts, at its own address or under its own name",
        "peers that have answered are asked first, then hosts that answer, then those not called lately",
        Elsewhere(("lan/test_sightings.py", "lan/test_hosts.py")),
    ),
    Row(
        "room-talked-to-without-end",
        "lobby: sit",
        "sends a host, as fast as it can, what changes nothing in the room, so that its window has no time for its player",
        "what changes nothing is not told to a window, and what changes something is counted",
        Elsewhere(("netcore/node/test_reception.py::test_who_says_what_changes_nothing_does_not_keep_a_window_busy",)),
    ),
    Row(
        "told-without-end",
        "lobby: room",
        "hosts, or lets somebody look on, and says ever something else, so that their windows have no time for their players",
        "so much is read of who has something to tell; beyond it the link is closed",
        Elsewhere(
            (
                "netcore/node/test_reception.py::test_a_host_that_says_ever_something_else_keeps_no_guests_window_busy",
                "netcore/node/test_onlooking.py::test_who_lets_somebody_look_on_and_says_ever_something_else_keeps_no_window_busy",
            )
        ),
    ),
    Row(
        "caller-made-up",
        "lobby: door",
        "hosts, and tells its guests of people before the door with names that hide letters and lanterns that there are not",
        "names are cleaned where they are shown, and whatever is no lantern is shown as one",
        Elsewhere(
            ("netcore/node/test_reception.py::test_who_waits_before_a_door_is_shown_as_may_be_whatever_the_host_tells",)
        ),
    ),
    Row(
        "wrong-knocks",
        "links: knock",
        "makes a host call strangers, or keeps its real guests waiting, by wrong knocks",
        "fewer and later calls to that key and that address",
        Elsewhere(("lan/test_knocks.py",)),
    ),
    Row(
        "flood-of-words",
        "what is said",
        "floods the table with words, its own or those of others again",
        "so much of one person is heard, past lines are known before they are counted, and a link brings only what a whole circle says",
        Elsewhere(
            (
                "netcore/speech/test_speech.py::test_a_flood_of_ones_own_lines_is_cut_short_and_drowns_nobody",
                "netcore/speech/test_speech.py::test_a_link_that_is_flooded_is_closed_and_no_other",
                "netcore/speech/test_speech.py::test_lines_that_are_past_are_not_heard_again_and_take_nothing_from_their_author",
            )
        ),
    ),
    Row(
        "words-asked-for-without-end",
        "what is said",
        "asks again and again for all that was said, at a few bytes a time",
        "who asks is told all that is kept, twice over, and little more after that",
        Elsewhere(
            ("netcore/speech/test_speech.py::test_who_asks_again_and_again_is_told_no_more_than_there_is_twice_over",)
        ),
    ),
    Row(
        "forged-words",
        "what is said",
        "says something in another's name, or at another table",
        "each line is signed, and names its author, table, voice and number",
        Elsewhere(("netcore/speech/test_speech.py::test_a_forged_line_closes_the_link_that_it_came_over",)),
    ),
    Row(
        "words-at-night",
        "what is said",
        "tells the word of the night in the chat",
        "whoever receives it at night shows nothing and passes nothing on before day",
        Elsewhere(
            (
                "netcore/speech/test_speech.py::test_at_night_nothing_is_said_and_what_a_liar_says_waits_for_the_day",
                "tables/test_node_speech.py::test_at_night_nobody_speaks_and_nobody_is_heard",
            )
        ),
    ),
    Row(
        "made-up-onlookers",
        "what is said",
        "says that ever other people look on, to speak for them without end, or to have what was said forgotten and say it again",
        "all who look on are heard together, and nobody who is at the table is forgotten",
        Elsewhere(
            (
                "netcore/speech/test_speech.py::test_made_up_onlookers_do_not_speak_more_than_a_bench_does",
                "netcore/speech/test_speech.py::test_made_up_onlookers_make_nobody_forget_what_a_player_has_said",
                "netcore/node/test_bench.py::test_who_tells_of_many_onlookers_hides_nobody_elses",
            )
        ),
    ),
    Row(
        "two-tongues",
        "what is said",
        "says one thing to some and another to others",
        "all pass on what they hear: who signed two lines with one number is heard no more, and accused of nothing in a game",
        Elsewhere(
            (
                "netcore/speech/test_speech.py::test_who_tells_one_thing_to_some_and_another_to_others_is_heard_no_more",
                "netcore/speech/test_speech.py::test_nothing_that_is_said_is_an_entry_of_a_game",
                "client/talk/test_talk.py::test_a_liar_is_named_once_also_one_who_goes_and_comes_again",
            )
        ),
    ),
    Row(
        "words-as-markup",
        "what is said",
        "puts markup, control characters or towers of accents into its words",
        "words are shown as they stand, in one row, without what takes no room",
        Elsewhere(
            (
                "netcore/speech/test_speech.py::test_words_are_shown_as_they_stand_in_one_row_and_nothing_else_is",
                "ui/test_talk.py::test_a_line_that_comes_takes_no_focus_and_is_counted_until_it_is_looked_at",
            )
        ),
    ),
    Row(
        "onlooker-that-writes",
        "looking on",
        "looks on, and sends entries, proofs of forks, or words that only players say",
        "of an onlooker nothing is read but how far it is, and the rest closes its link",
        Elsewhere(
            (
                "tables/test_node_onlooking.py::test_nothing_that_an_onlooker_says_reaches_a_table",
                "netcore/node/test_bench.py::test_nothing_but_heads_is_read_of_an_onlooker",
            )
        ),
    ),
    Row(
        "onlooker-that-learns",
        "looking on",
        "looks on in order to learn what a player hides",
        "it is given the feeds and nothing else: two games that differ in what is hidden look the same",
        Elsewhere(("twins/test_twins.py::test_a_late_onlooker_is_given_and_shown_the_same_whichever_it_is",)),
    ),
    Row(
        "onlooker-kept-waiting",
        "looking on",
        "lets somebody look on, and says that it holds more than there is, so that nothing is ever shown",
        "who sends nothing of what is due for ten seconds is left for somebody else at the table, who says what there is",
        Elsewhere(("tables/test_node_onlooking.py::test_who_says_that_it_holds_too_much_keeps_no_onlooker_waiting",)),
    ),
    Row(
        "bench-taken",
        "looking on",
        "plays, and says that eight people look on through it, so that there is no place for anybody else's",
        "each program has a few places that no other can take",
        Elsewhere(("netcore/node/test_bench.py::test_a_player_who_tells_of_many_onlookers_keeps_nobody_elses_out",)),
    ),
    Row(
        "sent-away-and-kept",
        "looking on",
        "plays, and keeps somebody on the bench whom another player has sent away, or sends away so many that it is forgotten",
        "whoever was sent away is neither shown nor heard; what one player says of whom pushes out nobody else's word",
        Elsewhere(
            (
                "netcore/node/test_bench.py::test_who_was_sent_away_is_not_brought_back_by_a_player_at_whose_side_it_sits",
                "netcore/node/test_bench.py::test_who_sends_away_ever_more_makes_nobody_forget_whom_others_sent_away",
            )
        ),
    ),
    Row(
        "onlookers-renamed",
        "looking on",
        "plays, and tells an onlooker of others with names that hide letters, or have none that can be seen",
        "names are cleaned where they are shown, and who has none is not",
        Elsewhere(("netcore/node/test_onlooking.py::test_an_onlooker_shows_the_others_names_as_they_may_be_shown",)),
    ),
    Row(
        "players-made-up",
        "looking on",
        "lets somebody look on at a table, or hands over a file of a game, whose players it has made up, with names that hide letters and lanterns that there are not",
        "names are cleaned where they are shown, and whatever is no lantern is shown as one",
        Elsewhere(
            (
                "netcore/node/test_onlooking.py::test_an_onlooker_shows_the_players_names_as_they_may_be_shown_whoever_has_made_them_up",
                "netcore/files/test_saved.py::test_names_and_lanterns_of_a_strangers_file_are_listed_as_they_may_be_shown",
                "client/replay/test_reel.py::test_a_lantern_that_there_is_not_is_none_that_is_looked_for",
                "client/evening/test_notebook.py::test_the_name_of_a_bot_that_has_won_is_shown_as_it_may_be",
            )
        ),
    ),
    Row(
        "onlookers-without-end",
        "looking on",
        "comes with ever new keys, comes and goes without end, or comes back when it was sent away",
        "eight places a table, a new one in five seconds, and one player's no counts for all",
        Elsewhere(
            (
                "netcore/node/test_bench.py::test_there_are_so_many_places_and_so_many_come",
                "netcore/node/test_bench.py::test_whom_one_sends_away_comes_back_to_none",
                "tables/test_node_onlooking.py::test_anyone_at_the_table_can_send_an_onlooker_away",
            )
        ),
    ),
]
