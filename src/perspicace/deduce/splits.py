"""How questions split possible worlds.

`answers[world, question]` is the answer that a world gives to a question, a number below
`classes`. Both functions walk the worlds and keep all questions side by side: for the few thousand
questions and few hundred worlds of a turn this is faster than any sorting, and needs no memory.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from .worlds import Floats

Answers = NDArray[np.unsignedinteger[Any]]


def answer_weights(answers: Answers, weights: Floats, classes: int) -> Floats:
    """For each question, the weight of the worlds behind each answer."""
    questions = answers.shape[1]
    totals = np.zeros(questions * classes)
    first = np.arange(questions) * classes
    for world, weight in zip(answers, weights.tolist(), strict=True):
        totals[first + world] += weight
    return totals.reshape(questions, classes)


def charge(answers: Answers, weights: Floats, classes: int, depths: Floats) -> Floats:
    """For each question, the weighted number of further questions, were all to go ideally.

    Worlds must come heaviest first. Behind each answer the first world is charged `depths[0]`, the
    next `depths[1]`, and so on: an ideal questioner finds the heavy worlds early.
    """
    questions = answers.shape[1]
    seen = np.zeros(questions * classes, dtype=np.intp)
    first = np.arange(questions) * classes
    total = np.zeros(questions)
    for world, weight in zip(answers, weights.tolist(), strict=True):
        place = first + world
        before = seen.take(place)
        total += weight * depths.take(before)
        seen[place] = before + 1
    return total


def ideal_depths(fan: int, worlds: int) -> Floats:
    """Depth 1 for one world, 2 for the next `fan`, 3 for the next `fan` squared, and so on."""
    sizes = [fan**depth for depth in range(worlds.bit_length())]
    return np.repeat(np.arange(1.0, len(sizes) + 1), np.minimum(sizes, worlds))[:worlds]
