"""The sealed deal: chance that can be checked afterwards.

The house draws a share and publishes its hash; each player's browser adds a share of its own. The
seed is the hash of all shares, so nobody alone can choose it, and its own hash, the seal, is shown
as four words before the deal. At the end the shares are opened in the record: anyone can compute
the seed again, find the seal, and draw every move of CHANCE a second time.

A table may play many rounds. The house's shares for them are a chain of hashes walked backwards:
each is the hash of the next, so the first promise binds the house for all rounds, and a share that
was opened says nothing about those to come.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache
from typing import Final

from .chance import stream
from .record import Record
from .refusals import Refusal, refuse
from .replay import replay
from .seats import CHANCE
from .words import WORDS

ROUNDS: Final = 200
"""How many rounds a table can play: the length of the chain."""

SHARE_BYTES: Final = 32


def house_share(root: str, round_: int) -> str:
    """The house's share for a round, counted from 1. The root itself is never shown."""
    chain = _chain(root)
    end = len(chain) - (round_ - 1) * SHARE_BYTES
    return chain[end - SHARE_BYTES : end].hex()


@lru_cache(maxsize=1024)
def _chain(root: str) -> bytes:
    """All shares of a table, the last round's first. Walked once, for tables that play on."""
    share = root.encode()
    chain = bytearray()
    for _ in range(ROUNDS):
        share = hashlib.sha256(share).digest()
        chain += share
    return bytes(chain)


def seed_of(shares: tuple[str, ...]) -> bytes:
    return hashlib.sha256("\n".join(shares).encode()).digest()


def seal_of(seed: bytes) -> str:
    return hashlib.sha256(b"seal/" + seed).hexdigest()


def promise_of(share: str) -> str:
    """What the house publishes of its own share before anyone adds another."""
    return hashlib.sha256(b"promise/" + share.encode()).hexdigest()


def words_of(seal: str) -> tuple[str, ...]:
    """The first 32 bits of a seal as four words that can be read aloud."""
    return tuple(WORDS[byte] for byte in bytes.fromhex(seal)[:4])


def verify(record: Record) -> Refusal | None:
    """Whether all chance of a record was drawn from the seed that was sealed."""
    if record.sealed is None:
        return refuse("seal/none")
    seed = seed_of(record.sealed.shares)
    if seal_of(seed) != record.sealed.seal:
        return refuse("seal/broken")
    for number, (step, entry) in enumerate(zip(replay(record), record.entries, strict=False)):
        if entry.seat == CHANCE and CHANCE in record.game.actors(step.state):
            drawn = record.game.chance(step.state).draw(stream(seed, "chance", number))
            if drawn != entry.move:
                return refuse("seal/other-chance", number=number + 1)
    return None
