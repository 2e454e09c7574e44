"""Every planted leak is noticed, and in words that show that it was this one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from perspicace.games import registry
from perspicace.kernel.refusals import Refusal

from .compare import expect_same
from .leaks import LEAKS, Leak
from .script import perform
from .worlds import find_pair


@pytest.mark.slow
@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.plant.__name__)
async def test_leak_is_noticed(leak: Leak, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    leaky = leak.plant(monkeypatch)
    honest = registry().find(leaky.id)
    assert not isinstance(honest, Refusal)
    pair = find_pair(honest, 2, leak.viewer, 1)
    truth, other = [
        await perform(pair, world, tmp_path / f"{world}.sqlite", lambda _: leaky)
        for world in (0, 1)
    ]
    with pytest.raises(AssertionError, match=re.escape(leak.says)) as caught:
        expect_same(truth, other)
    assert "differs" in str(caught.value)
