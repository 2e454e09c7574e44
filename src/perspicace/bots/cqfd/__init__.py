"""Three bots for C.Q.F.D., from the weakest to the strongest."""

from __future__ import annotations

from perspicace.kernel.bot import Bot
from perspicace.kernel.texts import Text

from . import debutant, expert, habitue
from .manner import Asker

BOTS: dict[str, Bot] = {
    "debutant": Asker(debutant.choose),
    "habitue": Asker(habitue.choose),
    "expert": Asker(expert.choose),
}

NAMES: dict[str, Text] = {
    "debutant": Text("débutant", "beginner"),
    "habitue": Text("habitué", "regular"),
    "expert": Text("expert", "expert"),
}
