import type { FastifyInstance } from "fastify";

/** How many requests begin before the event loop looks at everything else again: some milliseconds of work. */
const MOST_A_TURN = 8;

/**
 * Spreads requests that arrive at the same moment over turns of the event loop, in their order. Two hundred sign-ins
 * that begin in one turn would hold up every other call, and the answers of the database.
 */
export function spreadRequests(app: FastifyInstance): void {
  const takeTurn = openTurns(MOST_A_TURN);
  app.addHook("onRequest", (_request, _reply, done) => takeTurn(done));
}

/** Runs what is given at once, or in a later turn of the event loop when `most` have begun in this one. */
export function openTurns(most: number): (begin: () => void) => void {
  const laterRequests: (() => void)[] = [];
  let begunCount = 0;
  const takeTurn = (begin: () => void): void => {
    if (begunCount >= most) return void laterRequests.push(begin);
    if (begunCount++ === 0) setImmediate(beginNextTurn);
    begin();
  };
  const beginNextTurn = () => {
    begunCount = 0;
    for (const begin of laterRequests.splice(0, most)) takeTurn(begin);
  };
  return takeTurn;
}
