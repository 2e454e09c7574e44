"""The rules of the toy game, as numbered in RULES.md."""

from __future__ import annotations

from random import Random

import msgspec

from perspicace.kernel.chance import Chance, Sampler
from perspicace.kernel.contract import Millis, Outcome, Step, Told
from perspicace.kernel.moves import Move
from perspicace.kernel.offers import Offer, OneOf
from perspicace.kernel.refusals import Refusal, refuse
from perspicace.kernel.seats import CHANCE, CLOCK, EVERYONE, Seat, only

from .moves import Deal, Dealt, Grab, Grabbed, Missed, Pick, Picked, Placed, Timeout, Turned
from .options import Options
from .state import Cards, Phase, State, Trick, pack, points


def setup(options: Options, seats: int) -> State:
    return State(options, aside=pack(options, seats), hands=((),) * seats, picks=(None,) * seats)


def actors(state: State) -> tuple[Seat, ...]:
    match state.phase:
        case Phase.DEAL:
            return (CHANCE,)
        case Phase.PICK:
            return tuple(Seat(seat) for seat, card in enumerate(state.picks) if card is None)
        case Phase.BELL:
            return tuple(Seat(seat) for seat in range(len(state.hands)))
        case Phase.OVER:
            return ()


def chance(state: State) -> Chance:
    def deal(rng: Random) -> Deal:
        cards = rng.sample(state.aside, len(state.aside))
        size = state.options.cards
        hands = (cards[size * seat : size * (seat + 1)] for seat in range(len(state.hands)))
        return Deal(tuple(tuple(sorted(hand)) for hand in hands))

    return Sampler(deal)


def offers(state: State, seat: Seat) -> tuple[Offer, ...]:
    if seat == CHANCE or seat not in actors(state):
        return ()
    if state.phase is Phase.PICK:
        return (Offer("pick", {"card": OneOf(state.hands[seat])}),)
    return (Offer("grab"),)


def check(state: State, seat: Seat, move: Move) -> Refusal | None:
    match state.phase, move:
        case Phase.BELL, Timeout() if seat == CLOCK:
            return None
        case _ if seat not in actors(state):
            return refuse("template/not-your-turn")
        case Phase.DEAL, Deal(hands):
            return None if _possible(state, hands) else refuse("template/impossible-deal")
        case Phase.PICK, Pick(card):
            return None if card in state.hands[seat] else refuse("template/not-in-hand", card=card)
        case Phase.BELL, Grab():
            return None
        case _:
            return refuse("template/not-now")


def play(state: State, seat: Seat, move: Move, at: Millis) -> Step[State]:
    match move:
        case Deal(hands):
            dealt = {card for hand in hands for card in hand}
            aside = tuple(card for card in state.aside if card not in dealt)
            after = msgspec.structs.replace(state, phase=Phase.PICK, aside=aside, hands=hands)
            return Step(after, tuple(Told(Dealt(h), only(Seat(s))) for s, h in enumerate(hands)))
        case Pick(card):
            return _pick(state, seat, card, at)
        case Grab():
            grabbed = Told(Grabbed(seat, at - state.bell_since), EVERYONE)
            return Step(_next_trick(state, bell=seat), (grabbed,))
        case _:
            return Step(_next_trick(state, bell=None), (Told(Missed(), EVERYONE),))


def deadline(state: State) -> Millis | None:
    ringing = state.phase is Phase.BELL
    return state.bell_since + 1000 * state.options.seconds if ringing else None


def outcome(state: State) -> Outcome | None:
    if state.phase is not Phase.OVER:
        return None
    scores = points(state.tricks, len(state.hands))
    winners = tuple(Seat(s) for s, score in enumerate(scores) if score == max(scores))
    return Outcome(winners, scores, "most-points" if len(winners) == 1 else "shared")


def pieces(state: State) -> tuple[str, ...]:
    """The whole pack, wherever its cards lie."""
    picked = [card for card in state.picks if card is not None]
    turned = [card for trick in state.tricks for card in trick.cards]
    held = [card for hand in state.hands for card in hand]
    return tuple(sorted(map(str, [*state.aside, *held, *picked, *turned])))


def _pick(state: State, seat: Seat, card: int, at: Millis) -> Step[State]:
    hands = tuple(tuple(c for c in hand if c != card) for hand in state.hands)
    picks = tuple(card if s == seat else pick for s, pick in enumerate(state.picks))
    after = msgspec.structs.replace(state, hands=hands, picks=picks)
    told = (Told(Placed(seat), EVERYONE), Told(Picked(card), only(seat)))
    cards = tuple(pick for pick in picks if pick is not None)
    if len(cards) < len(picks):
        return Step(after, told)
    winner = Seat(cards.index(max(cards)))
    after = msgspec.structs.replace(
        after,
        picks=(None,) * len(picks),
        phase=Phase.BELL,
        tricks=(*state.tricks, Trick(cards, winner)),
        bell_since=at,
    )
    return Step(after, (*told, Told(Turned(cards, winner), EVERYONE)))


def _next_trick(state: State, bell: Seat | None) -> State:
    *past, last = state.tricks
    tricks = (*past, msgspec.structs.replace(last, bell=bell))
    phase = Phase.PICK if any(state.hands) else Phase.OVER
    return msgspec.structs.replace(state, phase=phase, tricks=tricks)


def _possible(state: State, hands: tuple[Cards, ...]) -> bool:
    dealt = [card for hand in hands for card in hand]
    return (
        [len(hand) for hand in hands] == [state.options.cards] * len(state.hands)
        and all(hand == tuple(sorted(hand)) for hand in hands)
        and len(set(dealt)) == len(dealt)
        and set(dealt) <= set(state.aside)
    )
