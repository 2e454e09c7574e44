"""Random play in three Python game libraries: how many moves a second.

    .venv-bench/bin/python bench/peers/playouts.py --seconds 5 --json

Stands alone and runs in its own virtual environment (see ``environment.py``), so that the package
needs none of these libraries. A step is one decision of a player, with whatever the library does
for it: legal moves, observation, dealing, and starting the next game. Picking the random move
costs next to nothing: it is the library that is measured.
"""

import argparse
import json
import os
import random
import time
import warnings
from collections.abc import Callable

SEED = 1
WARM_UP_SHARE = 0.2

Playout = Callable[[], int]
"""Plays one game to its end and says how many steps it took."""


def pokerkit(seconds: float) -> float:
    """PokerKit: no-limit Texas hold'em, two seats; a raise is any legal amount."""
    from pokerkit import Automation, NoLimitTexasHoldem

    draw = random.Random(SEED)
    random.seed(SEED)  # PokerKit shuffles with the global generator
    automations = tuple(
        Automation[name]
        for name in (
            "ANTE_POSTING",
            "BET_COLLECTION",
            "BLIND_OR_STRADDLE_POSTING",
            "CARD_BURNING",
            "HOLE_DEALING",
            "BOARD_DEALING",
            "RUNOUT_COUNT_SELECTION",
            "HOLE_CARDS_SHOWING_OR_MUCKING",
            "HAND_KILLING",
            "CHIPS_PUSHING",
            "CHIPS_PULLING",
        )
    )

    def playout() -> int:
        state = NoLimitTexasHoldem.create_state(
            automations,
            True,  # uniform antes
            0,  # ante
            (1, 2),  # blinds
            2,  # smallest bet
            200,  # stack of each player
            2,  # players
        )
        steps = 0
        while state.status:
            choices: list[Callable[[], object]] = [state.check_or_call]
            if state.can_fold():
                choices.append(state.fold)
            if state.can_complete_bet_or_raise_to():
                low = state.min_completion_betting_or_raising_to_amount
                high = state.max_completion_betting_or_raising_to_amount
                assert low is not None
                assert high is not None
                amount = draw.randint(low, high)
                choices.append(lambda: state.complete_bet_or_raise_to(amount))  # noqa: B023
            draw.choice(choices)()
            steps += 1
        return steps

    return _steps_per_second(playout, seconds)


def rlcard(seconds: float) -> float:
    """RLCard: Leduc hold'em, its smallest card game, so its best figure."""
    import rlcard

    draw = random.Random(SEED)
    game = rlcard.make("leduc-holdem", config={"seed": SEED})

    def playout() -> int:
        state, _ = game.reset()
        steps = 0
        while not game.is_over():
            state, _ = game.step(draw.choice(list(state["legal_actions"])))
            steps += 1
        return steps

    return _steps_per_second(playout, seconds)


def pettingzoo(seconds: float) -> float:
    """PettingZoo: Connect Four, its own code, with the usual wrappers, by the mask of actions."""
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        from pettingzoo.classic import connect_four_v3

        game = connect_four_v3.env()
    draw = random.Random(SEED)

    def playout() -> int:
        game.reset(seed=SEED)
        steps = 0
        while True:
            observation, _, terminated, truncated, _ = game.last()
            if terminated or truncated:
                return steps
            mask = observation["action_mask"].tolist()
            game.step(draw.choice([action for action, legal in enumerate(mask) if legal]))
            steps += 1

    return _steps_per_second(playout, seconds)


def _steps_per_second(playout: Playout, seconds: float) -> float:
    """Whole games until the time is over, after a warm-up that does not count."""
    _play_for(playout, WARM_UP_SHARE * seconds)
    steps, elapsed = _play_for(playout, seconds)
    return steps / elapsed


def _play_for(playout: Playout, seconds: float) -> tuple[int, float]:
    steps = 0
    started = time.perf_counter()
    while (elapsed := time.perf_counter() - started) < seconds:
        steps += playout()
    return steps, elapsed


PEERS = {"pokerkit": pokerkit, "rlcard": rlcard, "pettingzoo": pettingzoo}


def main() -> None:
    parser = argparse.ArgumentParser(description="Steps per second of random play.")
    parser.add_argument("--seconds", type=float, default=5.0, help="counted time for each library")
    parser.add_argument("--json", action="store_true", help="one JSON object and nothing else")
    options = parser.parse_args()
    figures = {name: peer(options.seconds) for name, peer in PEERS.items()}
    if options.json:
        print(json.dumps(figures))
        return
    for name, figure in figures.items():
        print(f"{name:12} {figure:10,.0f} steps/s")


if __name__ == "__main__":
    main()
