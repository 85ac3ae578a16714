// Random games of tic-tac-toe in boardgame.io's own client; prints moves a second.
import { createRequire } from "node:module";
const { Client } = createRequire(import.meta.url)("boardgame.io/client");

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

const game = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { mark: ({ G, playerID }, cell) => { G.cells[cell] = playerID; } },
  endIf: ({ G }) => {
    if (LINES.some(([a, b, c]) => G.cells[a] !== null && G.cells[a] === G.cells[b] && G.cells[a] === G.cells[c])) {
      return { over: true };
    }
    return G.cells.every((cell) => cell !== null) ? { over: true } : undefined;
  },
};

let moves = 0;
function playOut() {
  const client = Client({ game, numPlayers: 2, debug: false });
  client.start();
  let state = client.getState();
  while (!state.ctx.gameover) {
    const free = state.G.cells.flatMap((cell, place) => (cell === null ? [place] : []));
    client.moves.mark(free[Math.floor(Math.random() * free.length)]);
    moves += 1;
    state = client.getState();
  }
  client.stop();
}

for (let n = 0; n < 200; n++) playOut(); // warm
moves = 0;
const begun = process.hrtime.bigint();
while (process.hrtime.bigint() - begun < 3_000_000_000n) playOut();
console.log(moves / (Number(process.hrtime.bigint() - begun) / 1e9));
