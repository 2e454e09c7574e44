"""Two transcripts held against each other."""

from __future__ import annotations

from .script import Transcript


def expect_same(truth: Transcript, other: Transcript) -> None:
    """Raises AssertionError, saying where they first differ."""
    assert truth.pages, "no page was visited"
    assert len(truth.sockets) == len(other.sockets), "another number of sockets"
    for number, (here, there) in enumerate(zip(truth.sockets, other.sockets, strict=True)):
        for place, (one, two) in enumerate(zip(here, there, strict=False)):
            assert one == two, f"socket {number}, frame {place} differs:\n{one}\n{two}"
        same = len(here) == len(there)
        assert same, f"socket {number} was sent {len(here)} frames, or {len(there)}"
    for one_page, two_page in zip(truth.pages, other.pages, strict=True):
        assert one_page == two_page, f"a page differs:\n{one_page}\n{two_page}"
