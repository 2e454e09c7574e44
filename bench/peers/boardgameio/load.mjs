// A closed-loop load for server.mjs: every table always has exactly one question under way.
//
//   node load.mjs --port P [--tables T] [--moves M] [--warmup W] [--seed S] [--limit SECONDS]
//
// Prints one JSON line: accepted moves, seconds, latency from sending a question until the last of
// the two players has the new state, and payload bytes of the messages that announced the moves
// (text of the WebSocket messages to both players, without frame headers).
//
// With --marks it prints `mark <name>` between its stages and waits for a line on standard input,
// so that whoever measures the server can look at it while nothing moves. A game that ends is
// followed by another: creating it and taking its seats is counted, but is part of no latency.
import { createInterface } from "node:readline";
import { parseArgs } from "node:util";

import { isQuestion, tally } from "./game.mjs";
import { createMatch, Table } from "./table.mjs";

const { values } = parseArgs({
  options: {
    port: { type: "string" },
    tables: { type: "string", default: "1" },
    moves: { type: "string", default: "2000" },
    warmup: { type: "string", default: "2000" },
    seed: { type: "string", default: "1" },
    limit: { type: "string", default: "300" },
    marks: { type: "boolean", default: false },
  },
});
const base = `http://127.0.0.1:${Number(values.port)}`;
const tables = Number(values.tables);
const moves = Number(values.moves);
const warmup = Number(values.warmup);

/** Mulberry32: small, seeded, good enough to pick questions. */
function generator(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const draw = generator(Number(values.seed));

/** Seven cards of a shuffled pack are at most four of a rank; again if on too few ranks. */
function randomQuestion() {
  for (;;) {
    const pack = Array.from({ length: 32 }, (_, card) => card >> 2);
    const cards = Array.from({ length: 7 }, () => {
      return pack.splice(Math.floor(draw() * pack.length), 1)[0];
    });
    const question = tally(cards);
    if (isQuestion(question)) return question;
  }
}

const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();

async function mark(name) {
  if (!values.marks) return;
  console.log(`mark ${name}`);
  await lines.next();
}

const meter = { bytes: 0 };
const ready = []; // matches with both seats taken, waiting for a table

/** Eight requests at a time: quick, and no flood at the door. */
async function createMatches(count) {
  let left = count;
  const worker = async () => {
    while (left-- > 0) ready.push(await createMatch(base));
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}

async function sitDown(table) {
  await table.sit(ready.pop() ?? (await createMatch(base)));
}

/** Opens tables a few at a time, each with its two players seated at a match. */
async function open(count) {
  await createMatches(count);
  const opened = [];
  while (opened.length < count) {
    const batch = Array.from({ length: Math.min(25, count - opened.length) }, () => {
      return new Table(base, meter);
    });
    await Promise.all(batch.map(sitDown));
    opened.push(...batch);
  }
  return opened;
}

/** Plays so many moves over all the tables at once; gives their latencies. */
async function play(all, count) {
  const latencies = [];
  let left = count;
  const keepAsking = async (table) => {
    while (left-- > 0) {
      if (table.over) await sitDown(table);
      latencies.push(await table.ask(randomQuestion()));
    }
  };
  await Promise.all(all.map(keepAsking));
  return latencies;
}

function percentile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
}

async function main() {
  // First, so that loading and compiling the server's code is charged to no table.
  const heater = await open(1);
  await play(heater, warmup);
  heater[0].close();
  await mark("heated");

  const all = await open(tables);
  await mark("open");

  await play(all, 2 * tables);
  await mark("warm");

  meter.bytes = 0;
  const started = performance.now();
  const latencies = await play(all, moves);
  const seconds = (performance.now() - started) / 1000;
  const bytes = meter.bytes;
  await mark("played");

  all.forEach((table) => table.close());
  latencies.sort((a, b) => a - b);
  const result = {
    tables,
    moves: latencies.length,
    seconds,
    p50_ms: percentile(latencies, 0.5),
    p99_ms: percentile(latencies, 0.99),
    bytes_per_move: bytes / latencies.length,
  };
  console.log(JSON.stringify(result));
}

setTimeout(() => {
  console.error("load: out of time");
  process.exit(3);
}, Number(values.limit) * 1000);

main().then(
  () => process.exit(0),
  (error) => {
    console.error(error);
    process.exit(1);
  },
);
