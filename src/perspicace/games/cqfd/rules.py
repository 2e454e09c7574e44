"""The rules of C.Q.F.D., as numbered in RULES.md."""

from __future__ import annotations

from random import Random
from typing import Final

import msgspec

from perspicace.kernel.chance import Chance, Outcomes, Sampler
from perspicace.kernel.contract import Millis, Outcome, Step, Told
from perspicace.kernel.moves import Move
from perspicace.kernel.offers import Counts, Hand, Offer
from perspicace.kernel.refusals import Refusal, refuse
from perspicace.kernel.seats import CHANCE, EVERYONE, Seat

from .moves import RANKS, Ask, Asked, Deal, Dealt, Finished, Lead, Led, Readied, Ready
from .options import Options
from .state import Line, PastDeal, Phase, Sheets, State, other, points

HAND: Final = 7
COPIES: Final = 4
LEAST_RANKS: Final = 3
QUESTIONS: Final = 11
PLAYERS: Final = (Seat(0), Seat(1))

ANY_HAND: Final = Hand(kinds=8, total=HAND, most=COPIES, least_kinds=LEAST_RANKS)
ASKING: Final = (Offer("ask", {"question": ANY_HAND}),)
READYING: Final = (Offer("ready"),)


def setup(options: Options, seats: int) -> State:
    return State(options=options)


def actors(state: State) -> tuple[Seat, ...]:
    match state.phase:
        case Phase.ASK:
            return (state.turn,)
        case Phase.BETWEEN:
            return tuple(seat for seat in PLAYERS if seat not in state.ready)
        case Phase.OVER:
            return ()
        case _:
            return (CHANCE,)


def chance(state: State) -> Chance:
    if state.phase is Phase.LEAD:
        return Outcomes(tuple((Lead(seat), 1) for seat in PLAYERS))
    return Sampler(deal)


def deal(rng: Random) -> Deal:
    """Shuffle 32 cards and deal them one at a time, again until both hands can be named (J2)."""
    pack = [rank for rank in range(8) for _ in range(COPIES)]
    while True:
        cards = rng.sample(pack, 2 * HAND)
        hands = (_counts(cards[0::2]), _counts(cards[1::2]))
        if all(_nameable(hand) for hand in hands):
            return Deal(hands)


def offers(state: State, seat: Seat) -> tuple[Offer, ...]:
    if seat not in actors(state) or seat == CHANCE:
        return ()
    return ASKING if state.phase is Phase.ASK else READYING


def check(state: State, seat: Seat, move: Move) -> Refusal | None:
    if seat not in actors(state):
        return refuse("cqfd/not-your-turn")
    match state.phase, move:
        case Phase.ASK, Ask(question):
            return _check_question(question)
        case Phase.BETWEEN, Ready():
            return None
        case Phase.LEAD, Lead(seat):
            return None if seat in PLAYERS else refuse("cqfd/impossible-deal")
        case Phase.DEAL, Deal(hands):
            return None if _possible(hands) else refuse("cqfd/impossible-deal")
        case _:
            return refuse("cqfd/not-now")


def play(state: State, seat: Seat, move: Move, at: Millis) -> Step[State]:
    replace = msgspec.structs.replace
    match move:
        case Lead(lead):
            after = replace(state, phase=Phase.DEAL, lead=lead)
            return Step(after, (Told(Led(lead), EVERYONE),))
        case Deal(hands):
            after = replace(state, phase=Phase.ASK, hands=hands, turn=state.lead, ready=())
            return Step(after, (Told(Dealt(len(state.past) + 1), EVERYONE),))
        case Ask(question):
            return _ask(state, seat, question)
        case _:
            ready = (*state.ready, seat)
            phase = Phase.DEAL if len(ready) == len(PLAYERS) else Phase.BETWEEN
            return Step(replace(state, phase=phase, ready=ready), (Told(Readied(seat), EVERYONE),))


def deadline(state: State) -> Millis | None:
    return None


def outcome(state: State) -> Outcome | None:
    if state.phase is not Phase.OVER:
        return None
    scores = points(state.past)
    best = max(scores)
    winners = tuple(seat for seat in PLAYERS if best and scores[seat] == best)
    reason = "draw" if not winners else "found" if len(winners) == 1 else "shared"
    return Outcome(winners, scores, reason)


def pieces(state: State) -> tuple[str, ...]:
    """The pack of 32: both hands, and what is left."""
    hands = state.hands or ((0,) * 8, (0,) * 8)
    stock = [COPIES - a - b for a, b in zip(*hands, strict=True)]
    return tuple(
        sorted(
            rank
            for cards in (*hands, stock)
            for rank, n in zip(RANKS, cards, strict=True)
            for _ in range(n)
        )
    )


def answer(question: Counts, hand: Counts) -> int:
    """How many of the cards asked are held (R4)."""
    return sum(map(min, question, hand))


def _ask(state: State, seat: Seat, question: Counts) -> Step[State]:
    assert state.hands is not None, "a question comes after the deal"  # noqa: S101
    line = Line(question, answer(question, state.hands[other(seat)]))
    first, second = state.sheets
    sheets = ((*first, line), second) if seat == 0 else (first, (*second, line))
    told = Told(Asked(seat, question, line.answer), EVERYONE)
    winners = _winners(state.options, state.lead, sheets)
    if winners is None:
        after = msgspec.structs.replace(state, sheets=sheets, turn=other(seat))
        return Step(after, (told,))
    finished = PastDeal(state.lead, state.hands, sheets, winners)
    return Step(_close(state, finished), (told, Told(Finished(winners, state.hands), EVERYONE)))


def _winners(options: Options, lead: Seat, sheets: Sheets) -> tuple[Seat, ...] | None:
    """Who has won the deal; nobody if all questions are spent; None while it goes on."""
    ours, theirs = sheets[lead], sheets[other(lead)]
    led = ours[-1].answer == HAND
    followed = bool(theirs) and theirs[-1].answer == HAND
    if led or followed:
        last_word = led and options.equal_turns and len(ours) > len(theirs)
        both = ((lead, led), (other(lead), followed))
        return None if last_word else tuple(sorted(seat for seat, found in both if found))
    return () if len(ours) == len(theirs) == QUESTIONS else None


def _close(state: State, finished: PastDeal) -> State:
    past = (*state.past, finished)
    ours, theirs = points(past)
    left = state.options.series - len(past)
    over = abs(ours - theirs) > left or left == 0
    return msgspec.structs.replace(
        state,
        phase=Phase.OVER if over else Phase.BETWEEN,
        hands=None,
        sheets=((), ()),
        past=past,
        lead=finished.lead if over else _next_lead(state.options, finished),
    )


def _next_lead(options: Options, finished: PastDeal) -> Seat:
    """The loser starts, after a draw the other one (J4); with equal turns they take turns (J5)."""
    if options.equal_turns or len(finished.winners) != 1:
        return other(finished.lead)
    return other(finished.winners[0])


def _check_question(question: Counts) -> Refusal | None:
    if ANY_HAND.contains(question):
        return None
    if len(question) != 8 or min(question) < 0:
        return refuse("cqfd/not-eight-ranks")
    if sum(question) != HAND:
        return refuse("cqfd/not-seven-cards", named=sum(question))
    if max(question) > COPIES:
        return refuse("cqfd/too-many-of-a-rank", named=max(question))
    return refuse("cqfd/too-few-ranks", named=sum(1 for n in question if n))


def _possible(hands: tuple[Counts, Counts]) -> bool:
    return all(_check_question(hand) is None for hand in hands) and all(
        a + b <= COPIES for a, b in zip(*hands, strict=True)
    )


def _nameable(hand: Counts) -> bool:
    return sum(1 for n in hand if n) >= LEAST_RANKS


def _counts(cards: list[int]) -> Counts:
    return tuple(cards.count(rank) for rank in range(8))
