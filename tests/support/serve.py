"""A real house in a process of its own.

    with Server(database) as server:
        server.port            # where it listens
        await server.stop()    # SIGTERM; gives the exit code
        server.log()           # what it has logged

As a program, `python -m tests.support.serve DATABASE [--port P] [--messages R] [--requests R]
[--client FOLDER]` serves as `perspicace serve` does, but for bots that do not pretend to think and
for limits that no test meets by chance. It prints `ready PORT` once the first player can come.
"""

from __future__ import annotations

import argparse
import asyncio
import queue
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import Final, Self

import uvloop

from perspicace.server.logs import set_up
from perspicace.server.run import serve
from perspicace.server.settings import CLIENT, Settings

NO_LIMIT: Final = 1e9
PATIENCE: Final = 30.0
"""Seconds that a house may take to open or to close before a test gives up."""


class Server:
    """A house as a child process, which ends with the `with`."""

    def __init__(
        self,
        database: Path,
        *,
        port: int = 0,
        messages: float = NO_LIMIT,
        requests: float = NO_LIMIT,
        client: Path = CLIENT,
    ) -> None:
        self._log = database.with_suffix(".log")
        options = ["--port", port, "--messages", messages, "--requests", requests]
        options += ["--client", client]
        with self._log.open("a") as log:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.support.serve", str(database), *map(str, options)],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        self._lines: queue.SimpleQueue[str] = queue.SimpleQueue()
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()
        self.port = self._ready()

    @property
    def pid(self) -> int:
        return self._process.pid

    def log(self) -> str:
        """Everything logged so far to the log beside this database, by earlier houses too."""
        return self._log.read_text("utf-8")

    def send_signal(self, number: int) -> None:
        self._process.send_signal(number)

    async def ended(self) -> int:
        """The exit code, once it has ended. The sockets of a test stay alive meanwhile."""
        return await asyncio.to_thread(self._process.wait, PATIENCE)

    async def stop(self) -> int:
        """Closes the house politely, and gives its exit code."""
        self.send_signal(signal.SIGTERM)
        return await self.ended()

    async def kill(self) -> int:
        """Ends it in the middle of whatever it was doing."""
        self.send_signal(signal.SIGKILL)
        return await self.ended()

    def close(self) -> None:
        if self._process.poll() is None:
            self._process.terminate()
            try:
                self._process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
        self._listener.join(PATIENCE)
        assert self._process.stdout is not None
        self._process.stdout.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _listen(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._lines.put(line)
        self._lines.put("")

    def _ready(self) -> int:
        try:
            word, _, port = self._lines.get(timeout=PATIENCE).partition(" ")
        except queue.Empty:
            word = port = ""
        if word != "ready":
            self.close()
            raise RuntimeError(f"the house did not open: {self.log()}")
        return int(port)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("database", type=Path)
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--messages", type=float, default=NO_LIMIT)
    parser.add_argument("--requests", type=float, default=NO_LIMIT)
    parser.add_argument("--client", type=Path, default=CLIENT)
    options = parser.parse_args()
    set_up()
    settings = Settings(
        database=options.database,
        port=options.port,
        pace=0.0,
        messages_per_second=options.messages,
        requests_per_second=options.requests,
        client=options.client,
    )
    uvloop.run(serve(settings, lambda port: print(f"ready {port}", flush=True)))  # noqa: T201


if __name__ == "__main__":
    main()
