import { INVOICE_DOUBTS } from "#domain/invoices/invoice-doubts.ts";
import { openPools } from "#server/db/pools.ts";
import { readPostgresTypes } from "#server/db/postgres-types.ts";
import { inCompany } from "#server/db/tenancy.ts";
import type { Deps } from "#server/deps.ts";
import { publicToken, uuidV7 } from "#server/ids.ts";
import { installationKey } from "#server/installation-key.ts";
import { issueInvoice } from "#server/invoices/issue-invoice.ts";
import { macFor } from "#server/sealed.ts";
import { ALL_CONFIRMED } from "#test/confirmed-doubts.ts";
import { embeddedDatabase } from "#test/running-server.ts";
import { randomBytes, randomUUID } from "node:crypto";
import { Pool } from "pg";
import { callAs, pricedProject } from "./calls.ts";
import { filledCompany } from "./grown-company.ts";
import { hold, percentile, say } from "./measure.ts";

// Method. One company has 2,000 projects. First, the product runs as its own process. 300 invoices are issued by the
// API, 8 at once, while their PDFs are laid out. Then 40 are issued one by one, and timed from the call to the stored
// PDF, which is polled. That process is then killed, so that nothing else works. The issuing transaction runs alone:
// rounds of 60, 8 at once, all waiting for the same counter. Rounds of its baseline alternate with it: the driver alone
// writes the same rows (counter, document, XML, link, job) in its own transaction, 8 at once, the same counter locked.
// The ratio is the median of the pairs of rounds: other work of the machine slows both halves of a pair.
const ISSUED = 300;
const AT_ONCE = 8;
const ROUNDS = 15;
const PER_ROUND = 60;
const RATE_LIMIT = 0.5;
const STORED_LIMIT_MS = 80;
const ONE_BY_ONE = 40;

const { worker, database, close } = await filledCompany(2_000);
const ids: string[] = [];
for (let index = 0; index < ISSUED * 2 + ONE_BY_ONE + 10 + (ROUNDS + 2) * PER_ROUND; index++)
  ids.push(await pricedProject(worker, `À facturer ${index}`));
const issue = (id: string) =>
  callAs<{ id: string; number: string }>(worker, "POST", `/api/projects/${id}/invoice`, ALL_CONFIRMED);
await inTurns(ids.splice(0, ISSUED), issue);
const timings = await inTurns(ids.splice(0, ISSUED), issue);
await waitForJobs();
console.log(`issue by the API: ${ISSUED} invoices, ${AT_ONCE} at once, one company, PDFs laid out meanwhile`);
say(
  "wall p50 / p99 (ms)",
  `${percentile(timings.wallMs, 0.5).toFixed(1)} / ${percentile(timings.wallMs, 0.99).toFixed(1)}`,
);
say("invoices a second", timings.perSecond.toFixed(0));

const storedMs: number[] = [];
for (const id of ids.splice(0, ONE_BY_ONE + 10)) {
  const began = performance.now();
  const { id: invoiceId } = await issue(id);
  while (
    (await database.query("select from document_file where document_id = $1 and format = 'pdf'", [invoiceId]))
      .rowCount === 0
  )
    continue;
  storedMs.push(performance.now() - began);
}
console.log(`from the call to the stored PDF: ${ONE_BY_ONE} one by one, warm`);
const warm = storedMs.slice(10);
say("p99 (ms)", percentile(warm, 0.99).toFixed(1));
hold("p50", percentile(warm, 0.5), STORED_LIMIT_MS, "at most", " ms");

await worker.server.killServer();
readPostgresTypes();
const companyId = (await database.query<{ company_id: string }>("select company_id from company")).rows[0]!.company_id;
const pools = openPools(
  { kind: "socket", ...embeddedDatabase(worker.server.dataDir) },
  { info: () => {}, warn: () => {} },
);
const clock = () => new Date();
const documentMac = macFor(installationKey(worker.server.dataDir, null), "documents");
const deps = { clock, ids: () => uuidV7(Date.now()), tokens: publicToken, documentMac } as unknown as Deps;
const transaction = (id: string) =>
  inCompany(pools.app, companyId, (tx) =>
    issueInvoice(deps, tx, { companyId, projectId: id, confirmedDoubts: INVOICE_DOUBTS, leftCents: null }),
  );
const bare = await bareTransaction();
const bareTurns = Array.from({ length: PER_ROUND }, (_, index) => index);
const pairs: { ours: Turns; base: Turns }[] = [];
for (let round = 0; round < ROUNDS + 2; round++)
  pairs.push({ ours: await inTurns(ids.splice(0, PER_ROUND), transaction), base: await inTurns(bareTurns, bare.work) });
// The first two rounds warm up.
const pairsKept = pairs.slice(2);
const ratios = pairsKept.map(({ ours, base }) => ours.perSecond / base.perSecond);
const wallMs = pairsKept.flatMap(({ ours }) => ours.wallMs);
const middle = (rates: number[]) => percentile(rates, 0.5).toFixed(0);
console.log(`the issuing transaction: ${ROUNDS} pairs of rounds of ${PER_ROUND}, ${AT_ONCE} at once, one company`);
say("wall p50 / p99 (ms)", `${percentile(wallMs, 0.5).toFixed(1)} / ${percentile(wallMs, 0.99).toFixed(1)}`);
say(
  "a second, bare a second, p50 of rounds",
  `${middle(pairsKept.map(({ ours }) => ours.perSecond))}, ${middle(pairsKept.map(({ base }) => base.perSecond))}`,
);
say("ratio, lowest and highest pair", `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`);
hold("rate against the bare transaction", percentile(ratios, 0.5), RATE_LIMIT, "at least");
await bare.close();
await pools.close();
await worker.server.start();
await close();

type Turns = { wallMs: number[]; perSecond: number };

async function inTurns<Item>(items: Item[], work: (item: Item) => Promise<unknown>): Promise<Turns> {
  const wallMs: number[] = [];
  const queue = [...items];
  const began = performance.now();
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
      const startMs = performance.now();
      await work(item);
      wallMs.push(performance.now() - startMs);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return { wallMs, perSecond: (items.length * 1000) / (performance.now() - began) };
}

async function waitForJobs(): Promise<void> {
  while ((await database.query("select from jobs.jobs where attempts < max_attempts limit 1")).rowCount !== 0)
    await new Promise((resolve) => setTimeout(resolve, 100));
}

async function bareTransaction() {
  const pool = new Pool({ ...embeddedDatabase(worker.server.dataDir), max: AT_ONCE });
  const model = (
    await database.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(d) as row from document d
      where kind = 'invoice' and created_at > now() - interval '1 hour' limit 1`,
    )
  ).rows[0]!.row;
  const xml = Buffer.from(JSON.stringify(model));
  const work = async (turn: number) => {
    const client = await pool.connect();
    const id = randomUUID();
    await client.query("begin");
    await client.query("update document_counter set last_number = last_number where company_id = $1 and series = 'F'", [
      companyId,
    ]);
    await client.query("insert into document select (jsonb_populate_record(null::document, $1)).*", [
      { ...model, id, number: `B-${turn}-${id}` },
    ]);
    await client.query("insert into file values ($1, $2, 'application/xml', $3, now())", [
      companyId,
      randomBytes(32).toString("hex"),
      xml,
    ]);
    await client.query("insert into public_link values ($1, $2, 'invoice', $3, now())", [id, companyId, id]);
    await client.query("select jobs.enqueue('nobody-does-it', '{}', $1)", [id]);
    await client.query("commit");
    client.release();
  };
  return { work, close: () => pool.end() };
}
