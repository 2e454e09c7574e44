"""The sealed deal can be checked, and every way of tampering with it shows."""

from __future__ import annotations

import hashlib
from itertools import pairwise

import msgspec
import pytest

from perspicace.games.cqfd import GAME
from perspicace.games.cqfd.moves import Ask, Deal, Lead
from perspicace.games.cqfd.options import Options
from perspicace.kernel.chance import stream
from perspicace.kernel.record import Entry, Record, Sealed
from perspicace.kernel.refusals import RefusedError
from perspicace.kernel.seal import house_share, promise_of, seal_of, seed_of, verify, words_of
from perspicace.kernel.seats import CHANCE, Seat
from perspicace.kernel.words import WORDS

SHARES = ("house", "ada", "boris")


@pytest.fixture
def sealed() -> Record:
    """A game whose lead and deal were drawn from a sealed seed."""
    seed = seed_of(SHARES)
    state = GAME.setup(Options(), 2)
    entries: list[Entry] = []
    for number in range(2):
        move = GAME.chance(state).draw(stream(seed, "chance", number))
        state = GAME.apply(state, CHANCE, move, 0).state
        entries.append(Entry(CHANCE, move, 0))
    (asker,) = GAME.actors(state)
    entries.append(Entry(asker, Ask((1, 1, 1, 4, 0, 0, 0, 0)), 5))
    sealing = Sealed(seal_of(seed), SHARES)
    return Record(GAME, Options(), ("Ada", "Boris"), tuple(entries), sealing)


def test_honest_record_verifies(sealed: Record) -> None:
    assert verify(sealed) is None


def test_record_without_a_seal(sealed: Record) -> None:
    refusal = verify(msgspec.structs.replace(sealed, sealed=None))
    assert refusal is not None
    assert refusal.code == "seal/none"


def test_share_that_was_changed(sealed: Record) -> None:
    changed = Sealed(seal_of(seed_of(SHARES)), ("house", "eve", "boris"))
    refusal = verify(msgspec.structs.replace(sealed, sealed=changed))
    assert refusal is not None
    assert refusal.code == "seal/broken"


def test_chance_that_was_changed(sealed: Record) -> None:
    lead, deal, ask = sealed.entries
    assert isinstance(deal.move, Deal)
    swapped = Entry(CHANCE, Deal(deal.move.hands[::-1]), 0)
    refusal = verify(msgspec.structs.replace(sealed, entries=(lead, swapped, ask)))
    assert refusal is not None
    assert (refusal.code, refusal.details) == ("seal/other-chance", {"number": 2})


def test_lead_that_was_changed(sealed: Record) -> None:
    lead, deal, _ = sealed.entries
    assert isinstance(lead.move, Lead)
    other = Entry(CHANCE, Lead(Seat(1 - lead.move.seat)), 0)
    refusal = verify(msgspec.structs.replace(sealed, entries=(other, deal)))
    assert refusal is not None
    assert refusal.details == {"number": 1}


def test_chance_out_of_turn_is_an_illegal_move(sealed: Record) -> None:
    lead, deal, ask = sealed.entries
    with pytest.raises(RefusedError) as caught:
        verify(msgspec.structs.replace(sealed, entries=(lead, deal, deal, ask)))
    assert caught.value.refusal.code == "record/illegal-move"
    assert caught.value.refusal.details["number"] == 3


def test_every_share_changes_the_seed() -> None:
    seeds = {seed_of(SHARES), seed_of(SHARES[::-1]), seed_of(SHARES[:2]), seed_of(("house",))}
    assert len(seeds) == 4


def test_house_shares_are_a_chain() -> None:
    """The share of a round is the hash of the next one, so the first promise binds them all."""
    shares = [house_share("root", number) for number in (1, 2, 3)]
    assert len({*shares, "root"}) == 4
    assert all(
        hashlib.sha256(bytes.fromhex(later)).hexdigest() == earlier
        for earlier, later in pairwise(shares)
    )


def test_promise_is_not_the_share() -> None:
    assert promise_of("house") == promise_of("house")
    assert promise_of("house") != promise_of("home")
    assert "house" not in promise_of("house")


def test_four_words_of_a_seal() -> None:
    assert words_of("00ff0102" + "0" * 56) == (WORDS[0], WORDS[255], WORDS[1], WORDS[2])


def test_there_is_a_word_for_every_byte() -> None:
    assert len(WORDS) == len(set(WORDS)) == 256
    assert all(word == word.strip().lower() and word.isalpha() for word in WORDS)
