// One table of the load: two players on two real sockets, speaking the library's protocol.
import { io } from "socket.io-client";

import { Cqfd } from "./game.mjs";

// How the text of a packet that announces a move starts ("2" is an event of socket.io).
const NEWS = `2/${Cqfd.name},["update"`;

/** The lobby's way: create a match, then take both seats. */
export async function createMatch(base) {
  const post = async (path, body) => {
    const response = await fetch(`${base}/games/${Cqfd.name}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`lobby: ${response.status} for ${path}`);
    return response.json();
  };
  const { matchID } = await post("/create", { numPlayers: 2 });
  const credentials = [];
  for (const playerID of ["0", "1"]) {
    const joined = await post(`/${matchID}/join`, { playerID, playerName: `Player ${playerID}` });
    credentials.push(joined.playerCredentials);
  }
  return { matchID, credentials };
}

export class Table {
  /** @param meter counts the payload bytes of every move's news, `meter.bytes` */
  constructor(base, meter) {
    this.match = null;
    this.over = true;
    this.players = ["0", "1"].map((playerID) => this.#connect(base, playerID, meter));
  }

  #connect(base, playerID, meter) {
    const socket = io(`${base}/${Cqfd.name}`, {
      forceNew: true, // one connection a player, as in two browsers
      reconnection: false,
      transports: ["websocket"],
    });
    socket.io.on("open", () => {
      socket.io.engine.on("packet", ({ type, data }) => {
        if (type === "message" && data.startsWith(NEWS)) {
          meter.bytes += 1 + Buffer.byteLength(data); // 1: the packet type of engine.io
        }
      });
    });
    socket.on("sync", (matchID, { state }) => {
      const hidden = state.G.hands[1 - Number(playerID)];
      if (hidden !== null) this.#fail(new Error("a hidden hand was sent"));
      this.#heard(matchID, state);
    });
    socket.on("update", (matchID, state) => this.#heard(matchID, state));
    for (const event of ["connect_error", "disconnect"]) {
      socket.on(event, (reason) => this.#fail(new Error(`${event}: ${reason}`)));
    }
    return socket;
  }

  #fail(error) {
    this.waiting?.reject(error);
  }

  #heard(matchID, { _stateID, ctx }) {
    const waiting = this.waiting;
    if (!waiting || matchID !== this.match.matchID || _stateID !== waiting.stateID) return;
    waiting.missing -= 1;
    if (waiting.missing > 0) return;
    this.stateID = _stateID;
    this.over = ctx.gameover !== undefined;
    this.turn = Number(ctx.currentPlayer);
    this.waiting = undefined;
    waiting.resolve(performance.now());
  }

  /** Does `send`, and resolves with the time when both players hold the given state. */
  #untilBoth(stateID, send) {
    return new Promise((resolve, reject) => {
      this.waiting = { stateID, missing: 2, resolve, reject };
      send();
    });
  }

  /** Seats both players at a fresh match. */
  async sit(match) {
    this.match = match;
    await this.#untilBoth(0, () => {
      this.players.forEach((socket, seat) => {
        socket.emit("sync", match.matchID, String(seat), match.credentials[seat], 2);
      });
    });
  }

  /** The player to move asks; gives the milliseconds until the last of the two has heard. */
  async ask(question) {
    const playerID = String(this.turn);
    const credentials = this.match.credentials[this.turn];
    const action = {
      type: "MAKE_MOVE",
      payload: { type: "ask", args: [question], playerID, credentials },
    };
    const sent = performance.now();
    const heard = await this.#untilBoth(this.stateID + 1, () => {
      const socket = this.players[this.turn];
      socket.emit("update", action, this.stateID, this.match.matchID, playerID);
    });
    return heard - sent;
  }

  close() {
    this.waiting = undefined;
    for (const socket of this.players) socket.close();
  }
}
