"""The shelf: every game there is, by id and by version of its rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from .contract import AnyGame
from .refusals import Refusal, refuse


class Registry:
    def __init__(self, games: Iterable[AnyGame]) -> None:
        self._versions: dict[tuple[str, int], AnyGame] = {}
        for game in games:
            if (game.id, game.version) in self._versions:
                raise ValueError(f"{game.id} {game.version} is registered twice")
            self._versions[game.id, game.version] = game
        self._newest = {
            id_: max((g for g in self._versions.values() if g.id == id_), key=lambda g: g.version)
            for id_, _ in self._versions
        }

    def __iter__(self) -> Iterator[AnyGame]:
        """The newest rules of each game, hidden ones included."""
        return iter(self._newest.values())

    def shelf(self) -> list[AnyGame]:
        """What players are shown."""
        return [game for game in self if not game.hidden]

    def find(self, id_: str, version: int | None = None) -> AnyGame | Refusal:
        """A game under the newest rules, or under those of an old record."""
        if id_ not in self._newest:
            return refuse("house/unknown-game", game=id_)
        if version is None:
            return self._newest[id_]
        return self._versions.get((id_, version)) or refuse(
            "house/unknown-version", game=id_, version=version
        )
