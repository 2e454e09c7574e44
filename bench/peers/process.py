"""Start a server as a child, talk to it in lines, and see what it costs.

The figures come from ``/proc``, so this is for Linux.
"""

import contextlib
import os
import queue
import subprocess
import tempfile
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Self

_TICKS_PER_SECOND = os.sysconf("SC_CLK_TCK")


class PeerError(RuntimeError):
    """A peer could not be installed, started or measured."""


def cpu_seconds(pid: int) -> float:
    """User and system time of a process so far, over all its threads (not its children)."""
    stat = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8")
    # The second field is the command in brackets and may hold spaces: count after it.
    fields = stat.rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS_PER_SECOND


def rss_kb(pid: int) -> int:
    """Resident memory of a process, in kB.

    From ``smaps_rollup``: the counter in ``status`` lags behind by some pages a core.
    """
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="utf-8").splitlines():
        if line.startswith("Rss:"):
            return int(line.split()[1])
    raise PeerError(f"no resident memory for process {pid}")


class Child:
    """A child process whose output is read line by line, and which ends with the ``with``."""

    def __init__(self, name: str, command: Sequence[str], cwd: Path | None = None) -> None:
        self._name = name
        # A file, not a pipe: nobody has to read it for the child to go on.
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 (closed by stop)
        self._process = subprocess.Popen(
            command,
            cwd=cwd,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            text=True,
        )
        self._lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._lines.put(line.rstrip("\n"))
        self._lines.put(None)

    @property
    def pid(self) -> int:
        return self._process.pid

    def line(self, timeout: float) -> str:
        """The next line of output; an error if it does not come in time."""
        try:
            line = self._lines.get(timeout=timeout)
        except queue.Empty:
            raise PeerError(f"{self._name} said nothing for {timeout:g} s") from None
        if line is None:
            raise PeerError(f"{self._name} ended early: {self._last_errors()}")
        return line

    def expect(self, start: str, timeout: float) -> str:
        """The rest of the next line, which must begin with ``start``."""
        line = self.line(timeout)
        if not line.startswith(start):
            raise PeerError(f"{self._name} said {line!r} instead of {start!r}")
        return line.removeprefix(start).strip()

    def say(self, text: str) -> None:
        """Write one line to the child."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{text}\n")
        self._process.stdin.flush()

    def signal(self, number: int) -> None:
        self._process.send_signal(number)

    def stop(self) -> None:
        """End the child: politely, then not."""
        self._process.terminate()
        try:
            self._process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        if self._process.stdin is not None:
            with contextlib.suppress(BrokenPipeError):  # a line it never read
                self._process.stdin.close()
        self._errors.close()

    def _last_errors(self) -> str:
        self._errors.seek(0)
        return self._errors.read()[-2000:].decode(errors="replace").strip() or "no message"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
