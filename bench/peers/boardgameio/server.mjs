// boardgame.io's own server with its in-memory storage, on loopback.
//
//   node server.mjs [--port P] [--lifetime SECONDS]
//
// Prints `ready <port>` once it listens (port 0, the default, takes a free one). It ends when its
// standard input closes, so that it never outlives whoever started it, and after its lifetime.
import { createRequire } from "node:module";
import { parseArgs } from "node:util";

import { Cqfd } from "./game.mjs";

const { values } = parseArgs({
  options: {
    port: { type: "string", default: "0" },
    lifetime: { type: "string", default: "900" },
  },
});

// Read when the library loads: without it every move is logged and checked for serialisability.
process.env.NODE_ENV = "production";
// The library would keep its matches on disk if this were set.
delete process.env.FLATFILE_DIR;
const { Server, Origins } = createRequire(import.meta.url)("boardgame.io/server");

// Whole views, the library's default. Its deltaState (JSON patches) halves the bytes but costs a
// quarter more CPU at best, and many times more with a log kept as an array.
const server = Server({ games: [Cqfd], origins: [Origins.LOCALHOST] });

// A sync sends the initial state past playerView, hands and generator included (known upstream).
// Nothing here needs it, so the storage does not give it out.
const fetchMatch = server.db.fetch.bind(server.db);
server.db.fetch = (matchID, wanted) => fetchMatch(matchID, { ...wanted, initialState: false });

// run() hands its port to net.Server.listen as it is, which also takes an address.
const running = await server.run({ port: { host: "127.0.0.1", port: Number(values.port) } });
console.log(`ready ${running.appServer.address().port}`);

// Lets the bench read memory without garbage (needs `node --expose-gc`).
process.on("SIGUSR2", () => globalThis.gc?.());
process.stdin.on("end", () => process.exit(0)).resume();
setTimeout(() => process.exit(0), Number(values.lifetime) * 1000).unref();
