import { ALL_CONFIRMED } from "#test/confirmed-doubts.ts";
import { setTimeout as sleep } from "node:timers/promises";
import { callAs, pricedProject } from "./calls.ts";
import { filledCompany } from "./grown-company.ts";
import { hold, say } from "./measure.ts";
import { memoryMbOf, partsOf } from "./server-parts.ts";

// Method. The product runs as its own process. At rest: it has answered, has laid out a first document, and has had ten
// seconds of nothing. Then 1,000 invoices are issued, eight at once, and their PDFs stored, and it has ten seconds
// again. The limit is the memory of the server and of the processes that lay out documents, after and before: that is
// the baseline. PostgreSQL is told apart, because most of its memory is the cache it was given. Memory is private pages
// and a share of the shared pages (PSS).
const ISSUES = 1_000;
const AT_ONCE = 8;
const LIMIT = 1.5;
const REST_MS = 10_000;

const { worker, database, close } = await filledCompany(10);
const issue = async (turn: number) => {
  const id = await pricedProject(worker, `À facturer ${turn}`);
  await callAs(worker, "POST", `/api/projects/${id}/invoice`, ALL_CONFIRMED);
};
await issue(0);
const before = await atRest();
let next = 1;
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    while (next <= ISSUES) await issue(next++);
  }),
);
const after = await atRest();
say("at rest: server, layout, PostgreSQL (MB)", describeMemory(before));
say(`after ${ISSUES} issues: server, layout, PostgreSQL (MB)`, describeMemory(after));
hold("server and layout, after against before", (after.main + after.workers) / (before.main + before.workers), LIMIT);
await close();

async function atRest() {
  while ((await database.query("select from jobs.jobs where attempts < max_attempts limit 1")).rowCount !== 0)
    await sleep(100);
  await sleep(REST_MS);
  const { main, workers, postgres } = partsOf(worker.server);
  return { main: memoryMbOf(main), workers: memoryMbOf(workers), postgres: memoryMbOf(postgres) };
}

function describeMemory({ main, workers, postgres }: Awaited<ReturnType<typeof atRest>>): string {
  return [main, workers, postgres].map((memoryMb) => memoryMb.toFixed(0)).join(", ");
}
