import { hire, invoicesWithoutPdf, killRound } from "#test/kill-round.ts";
import { startServer } from "#test/running-server.ts";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hold, say } from "./measure.ts";

// Method. Four users write without a pause (project, estimation, invoice). Each call is tried again with its key until
// it is answered. After a delay that changes at each round, the server and the database are killed with -9, in turns.
// Everything acknowledged since the first round is then compared with what is stored.
const ROUNDS = 20;

const dataDir = mkdtempSync(join(tmpdir(), "etabli-bench-"));
const server = await startServer(dataDir);
const worker = await hire(server);
const totals = { writes: 0, retries: 0, unexpected: 0, lost: 0, twice: 0, gaps: 0, longestMs: 0 };
for (let round = 0; round < ROUNDS; round++) {
  const outcome = await killRound(worker, round % 2 === 0 ? "server" : "database", 150 + ((round * 397) % 1_300));
  totals.writes += outcome.writes;
  totals.retries += outcome.retries;
  totals.unexpected += outcome.unexpected.length;
  totals.lost += outcome.lost.length;
  totals.twice += outcome.twice.length;
  totals.gaps += outcome.numbers.filter((number, index) => number !== index + 1).length;
  totals.longestMs = Math.max(totals.longestMs, outcome.backMs);
}
console.log(`${ROUNDS} kills while people write, server and database by turns`);
say("acknowledged writes, retries", `${totals.writes}, ${totals.retries}`);
hold("acknowledged and lost", totals.lost, 0);
hold("done twice", totals.twice, 0);
hold("numbers missing or double", totals.gaps, 0);
hold("answers neither a success nor a calm 503", totals.unexpected, 0);
hold("longest absence", totals.longestMs / 1000, 10, "at most", " s");
hold("invoices left without their PDF", await invoicesWithoutPdf(worker), 0);
await server.stop();
rmSync(dataDir, { recursive: true, force: true });
