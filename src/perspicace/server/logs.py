"""One line of JSON for each thing worth knowing; no secrets, and no tracebacks unless debugging.

What is logged is named field by field: messages, moves, states and cookies never come here. The
code of a table invites to it, so a log line carries only a digest of it.
"""

from __future__ import annotations

import hashlib
import json
import logging
import sys
import traceback
from typing import Final

FIELDS: Final = ("table", "level", "code", "address", "port", "tables", "path")


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "room": record.name,
            "event": record.getMessage(),
        }
        for field in FIELDS:
            if field in record.__dict__ and field != "level":
                line[field] = record.__dict__[field]
        if "table" in line:
            line["table"] = hashlib.sha256(str(line["table"]).encode()).hexdigest()[:12]
        if "level" in record.__dict__:
            line["bot"] = record.__dict__["level"]
        if record.exc_info and record.exc_info[1] is not None:
            line |= _failure(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False)


def set_up(*, debug: bool = False) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    house = logging.getLogger("perspicace")
    house.handlers = [handler]
    house.propagate = False
    house.setLevel(logging.DEBUG if debug else logging.INFO)
    logging.getLogger("aiohttp").setLevel(logging.CRITICAL)
    logging.getLogger("asyncio").setLevel(logging.CRITICAL)


def _failure(error: BaseException) -> dict[str, object]:
    """The kind of an error and where it rose. Its message could hold anything, so it stays out."""
    frames = traceback.extract_tb(error.__traceback__)
    failure: dict[str, object] = {"error": type(error).__name__}
    if frames:
        last = frames[-1]
        failure["where"] = f"{last.filename.rsplit('/', 1)[-1]}:{last.lineno} {last.name}"
    if logging.getLogger("perspicace").isEnabledFor(logging.DEBUG):
        failure["traceback"] = "".join(traceback.format_exception(error))
    return failure
