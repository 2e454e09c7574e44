"""The command line: `perspicace games`, `simulate`, `play`, `replay`, `serve`."""

from .main import main

__all__ = ["main"]
