import type { DocumentView } from "#domain/documents/document-view.ts";
import { openDocumentRenderer } from "#server/pdf/render-document.ts";
import { ALL_CONFIRMED } from "#test/confirmed-doubts.ts";
import type { Worker } from "#test/kill-round.ts";
import { hire } from "#test/kill-round.ts";
import { startServer } from "#test/running-server.ts";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { callAs, CUSTOMER } from "./calls.ts";
import { hold, percentile, say } from "./measure.ts";
import { cpuOf, endedCpuOf, partsOf } from "./server-parts.ts";

// Method. The product runs as its own process. A chain is what a seller does from a new customer to the file in hand:
// project with its customer, draft, its 12 lines at three rates in one call, quote, issue, all bytes of the PDF. First
// one person makes chains one after the other, then eight people of eight companies at once (a company has one document
// laid out at a time). Processor time is told by part, because other work of the machine changes the wall clock. The
// baseline, in the same run: as many calls that do nothing, and the bare layout of such an invoice by a process of its
// own, with its XML and the certificates of its rates. No server can answer a chain in less.
const ALONE = 120;
const TOGETHER = 400;
const PEOPLE = 8;
const P50_LIMIT_MS = 45;
const RATE_LIMIT = 25;
const CALLS = 6;
const RATES = [550, 1_000, 2_000];

const dataDir = mkdtempSync(join(tmpdir(), "etabli-bench-"));
const server = await startServer(dataDir);
const people: Worker[] = [];
for (let index = 0; index < PEOPLE; index++) people.push(await hire(server, `seller${index}@example.org`));
const alone = people[0]!;

await inTurns(20, [alone]);
const { callsMs, layoutMs } = await baseline();
const ofOne = await measureChain(ALONE, [alone]);
say("one person, p50 / p99 (ms)", `${ofOne.p50.toFixed(1)} / ${ofOne.p99.toFixed(1)}`);
say("calls that do nothing + bare layout, p50 (ms)", `${callsMs.toFixed(1)} + ${layoutMs.toFixed(1)}`);
say("processor time a chain: server, layout, PostgreSQL (ms)", ofOne.cpu);
for (const [name, ms] of ofOne.steps) say(`  ${name}, p50 (ms)`, ms.toFixed(1));
hold("one person, p50", ofOne.p50, P50_LIMIT_MS, "at most", " ms");
await inTurns(PEOPLE * 5, people);
const ofAll = await measureChain(TOGETHER, people);
say("eight people, p50 / p99 (ms)", `${ofAll.p50.toFixed(1)} / ${ofAll.p99.toFixed(1)}`);
say("processor time a chain: server, layout, PostgreSQL (ms)", ofAll.cpu);
hold("eight people, chains a second", ofAll.perSecond, RATE_LIMIT, "at least");
await server.stop();
rmSync(dataDir, { recursive: true, force: true });

/** How long each step of a chain took, in milliseconds, and where its PDF is. */
type Chain = { steps: Map<string, number>; invoiceUrl: string };

async function measureChain(count: number, sellers: Worker[]) {
  const before = cpuByPart();
  const began = performance.now();
  const chains = await inTurns(count, sellers);
  const wallMs = performance.now() - began;
  const cpu = cpuByPart().map((ms, index) => ((ms - before[index]!) / count).toFixed(1));
  const total = chains.map((steps) => [...steps.values()].reduce((sum, ms) => sum + ms, 0));
  const steps = [...chains[0]!.keys()].map(
    (name) =>
      [
        name,
        percentile(
          chains.map((one) => one.get(name)!),
          0.5,
        ),
      ] as const,
  );
  return {
    p50: percentile(total, 0.5),
    p99: percentile(total, 0.99),
    perSecond: (count * 1000) / wallMs,
    cpu: cpu.join(", "),
    steps,
  };
}

function cpuByPart(): number[] {
  const { main, workers, postgres } = partsOf(server);
  return [cpuOf(main), cpuOf(workers) + endedCpuOf(server.pid()), cpuOf(postgres)];
}

async function inTurns(count: number, sellers: Worker[]): Promise<Map<string, number>[]> {
  const chains: Map<string, number>[] = [];
  let next = 0;
  const work = async (seller: Worker) => {
    while (next < count) chains.push((await chain(seller, next++)).steps);
  };
  await Promise.all(sellers.map(work));
  return chains;
}

async function chain(seller: Worker, turn: number): Promise<Chain> {
  const steps = new Map<string, number>();
  const timeWork = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const began = performance.now();
    const result = await work();
    steps.set(name, performance.now() - began);
    return result;
  };
  const client_info = { ...CUSTOMER, company: `Menuiserie Roux ${turn}`, email: `claire${turn}@roux.fr` };
  const { project } = await timeWork("project with its customer", () =>
    callAs<{ project: { id: string } }>(seller, "POST", "/api/projects", { name: `Chantier ${turn}`, client_info }),
  );
  const { draft } = await timeWork("draft", () =>
    callAs<{ draft: { id: string; version: number } }>(seller, "POST", `/api/projects/${project.id}/quote-draft`, {}),
  );
  const content = { version: draft.version, discount: null, lines: lines(turn) };
  await timeWork("12 lines", () => callAs(seller, "PUT", `/api/quotes/${draft.id}/draft`, content));
  await timeWork("quote", () => callAs(seller, "POST", `/api/projects/${project.id}/quote`, {}));
  const { url } = await timeWork("issue", () =>
    callAs<{ url: string }>(seller, "POST", `/api/projects/${project.id}/invoice`, ALL_CONFIRMED),
  );
  await timeWork("bytes of the PDF", async () => {
    const answer = await fetch(`${server.address}${url}`);
    const bytes = await answer.bytes();
    if (!answer.ok || Buffer.from(bytes.subarray(0, 5)).toString() !== "%PDF-")
      throw new Error(`${answer.status} for ${url}`);
  });
  return { steps, invoiceUrl: url };
}

function lines(turn: number) {
  return Array.from({ length: 12 }, (_, index) => ({
    kind: "item",
    id: `line-${index}`,
    label: `Prestation ${turn}-${index}`,
    details: [`Détail ${turn * 3 + index}`],
    nature: "service",
    quantity_e4: 10_000 * (index + 1),
    unit: "h",
    unit_price_e6: 45_000_000 + 1_000_000 * ((turn * 7 + index * 13) % 40),
    discount_basis_points: 0,
    vat_basis_points: RATES[index % RATES.length],
    vat_reason: null,
    is_option: false,
    task_id: null,
  }));
}

async function baseline() {
  const callsMs: number[] = [];
  for (let turn = 0; turn < 100; turn++) {
    const began = performance.now();
    for (let call = 0; call < CALLS; call++) await (await fetch(`${server.address}/health/live`)).arrayBuffer();
    callsMs.push(performance.now() - began);
  }
  const { view, attachment } = await issuedInvoice();
  const renderer = openDocumentRenderer({ size: 1 });
  const layoutMs: number[] = [];
  for (let turn = 0; turn < 60; turn++) {
    const items = view.lines.map((line) => ({ ...line, label: `${line.label} ${turn}` }));
    const began = performance.now();
    await renderer.renderDocument(
      { ...view, lines: items, number: `F-${turn}` },
      { createdAt: new Date(), attachment },
    );
    if (turn >= 10) layoutMs.push(performance.now() - began);
  }
  await renderer.close();
  return { callsMs: percentile(callsMs, 0.5), layoutMs: percentile(layoutMs, 0.5) };
}

async function issuedInvoice() {
  const { invoiceUrl } = await chain(alone, 0);
  const token = /([\w-]+)\.pdf$/.exec(invoiceUrl)![1]!;
  const { view } = await callAs<{ view: DocumentView }>(alone, "GET", `/api/public/invoices/${token}`);
  const xml = await fetch(`${server.address}${invoiceUrl.replace(/pdf$/, "xml")}`);
  const attachment = { name: "factur-x.xml" as const, bytes: await xml.bytes(), description: "Facture" };
  return { view, attachment };
}
