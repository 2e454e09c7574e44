// C.Q.F.D. for two, as a boardgame.io game.
//
// A hand and a question are both eight counts, one a rank; suits never matter.

const RANKS = 8;
const COPIES = 4;
const HAND = 7;
const MIN_RANKS = 3;
const QUESTIONS_EACH = 11;

/** The value by which a boardgame.io move refuses its arguments. */
const INVALID_MOVE = "INVALID_MOVE";

const PACK = Array.from({ length: RANKS * COPIES }, (_, card) => Math.floor(card / COPIES));

const ranksOf = (counts) => counts.reduce((ranks, n) => ranks + (n > 0 ? 1 : 0), 0);
const sizeOf = (counts) => counts.reduce((size, n) => size + n, 0);

/** Counts per rank of some cards of a shuffled pack. */
export function tally(cards) {
  const counts = new Array(RANKS).fill(0);
  for (const rank of cards) counts[rank] += 1;
  return counts;
}

export function isQuestion(counts) {
  return (
    Array.isArray(counts) &&
    counts.length === RANKS &&
    counts.every((n) => Number.isInteger(n) && n >= 0 && n <= COPIES) &&
    sizeOf(counts) === HAND &&
    ranksOf(counts) >= MIN_RANKS
  );
}

export const answerTo = (asked, held) =>
  asked.reduce((total, n, rank) => total + Math.min(n, held[rank]), 0);

/** Two hands; drawn again while one could not be named by a legal question. */
function deal(random) {
  for (;;) {
    const cards = random.Shuffle(PACK);
    const hands = [tally(cards.slice(0, HAND)), tally(cards.slice(HAND, 2 * HAND))];
    if (hands.every(isQuestion)) return hands;
  }
}

function ask({ G, playerID }, asked) {
  if (!isQuestion(asked)) return INVALID_MOVE;
  const by = Number(playerID);
  G.log.push({ by, asked, answer: answerTo(asked, G.hands[1 - by]) });
}

function endIf({ G }) {
  const last = G.log.at(-1);
  if (last?.answer === HAND) return { winner: last.by };
  if (G.log.length === 2 * QUESTIONS_EACH) return { draw: true };
}

/** Own hand only, until the end; a spectator (no playerID) sees neither. */
function playerView({ G, ctx, playerID }) {
  if (ctx.gameover !== undefined) return G;
  return { ...G, hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : null)) };
}

export const Cqfd = {
  name: "cqfd",
  minPlayers: 2,
  maxPlayers: 2,
  setup: ({ random }) => ({ first: random.Die(2) - 1, hands: deal(random), log: [] }),
  moves: {
    // Only the server can answer, so the client must not try.
    ask: { move: ask, client: false, undoable: false },
  },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: {
      first: ({ G }) => G.first,
      next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
    },
  },
  endIf,
  playerView,
  // An answer cannot be unheard; without the undo stack every state is also lighter.
  disableUndo: true,
};
