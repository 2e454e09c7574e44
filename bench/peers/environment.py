"""The playout peers' own virtual environment, and how to ask them for their figures."""

import hashlib
import json
import subprocess
import sys
from pathlib import Path

from bench.peers.process import PeerError

_ROOT = Path(__file__).parents[2]
_LOCK = _ROOT / "bench" / "requirements.txt"
_VENV = _ROOT / ".venv-bench"
_PYTHON = _VENV / "bin" / "python"
_INSTALLED = _VENV / ".lock-digest"


def playouts(seconds: float) -> dict[str, float]:
    """Steps per second of random play by library; takes about four times ``seconds``."""
    install()
    script = str(Path(__file__).with_name("playouts.py"))
    command = [str(_PYTHON), script, "--seconds", str(seconds), "--json"]
    figures: dict[str, float] = json.loads(_run(command, timeout=60 + 6 * seconds))
    return figures


def install() -> None:
    """Make the environment, unless this very lock is installed already."""
    digest = hashlib.sha256(_LOCK.read_bytes()).hexdigest()
    if _INSTALLED.is_file() and _INSTALLED.read_text(encoding="utf-8") == digest:
        return
    _run([sys.executable, "-m", "venv", "--clear", str(_VENV)], timeout=120)
    pip = [str(_PYTHON), "-m", "pip", "install", "-q", "--disable-pip-version-check"]
    _run([*pip, "--require-hashes", "-r", str(_LOCK)], timeout=600)
    _INSTALLED.write_text(digest, encoding="utf-8")


def _run(command: list[str], timeout: float) -> str:
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=timeout)
    except subprocess.TimeoutExpired:
        raise PeerError(f"{' '.join(command)} did not end in {timeout:g} s") from None
    if done.returncode != 0:
        raise PeerError(f"{' '.join(command)} failed: {done.stderr[-2000:].strip()}")
    return done.stdout


if __name__ == "__main__":
    print(json.dumps(playouts(5.0)))
