import { canonicalSha256 } from "#server/documents/canonical-sha256.ts";
import { contract } from "#server/http/contract/contract.ts";
import { sha256Hex } from "#server/sha256.ts";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { nameOf } from "./contract-fields.ts";
import { OTHER_CALLS } from "./other-calls.ts";
import { PROJECT_CALLS, readRows } from "./project-calls.ts";
import { alterStored } from "./raw-sql.ts";
import type { Person, TestApp } from "./test-app.ts";
import { testApp } from "./test-app.ts";

// Whatever is called afterwards, a numbered document answers the bytes that it answered at first.

let app: TestApp;
beforeAll(async () => void (app = await testApp()));
afterAll(() => app.close());

/** One call of the list, and the number that chooses its rows and its values. */
type Step = { name: string; roll: number };

/** What its customer and its seller read of a document, but for the facts of its state. */
type Reading = { row: unknown; page: unknown; bytes: Record<string, string> };

// The page shows the payment code while all is due. The code itself stays.
const STATE_FACTS = ["status", "rest_cents", "late_days", "set_aside", "newer_page_url", "qr_url"];
const ADDRESSES = ["url", "xml_url", "logo_url"];

async function readDocument(id: string): Promise<Reading> {
  const { rows } = await app.database.owner.query(
    `select to_json(d) as document, kind, token from document d join public_link on document_id = id where id = $1`,
    [id],
  );
  const { document, kind, token } = rows[0];
  const page = (await get(`/api/public/${kind}s/${token}`)).json();
  for (const fact of STATE_FACTS) delete page[fact];
  const addresses = ADDRESSES.map((name) => page[name] as string | null);
  if (page.view.payment?.qrText) addresses.push(`/documents/${token}.svg`);
  const bytes: Record<string, string> = {};
  for (const address of addresses) if (address) bytes[address] = sha256Hex((await get(address)).rawPayload);
  return { row: document, page, bytes };
}

async function get(url: string) {
  const answer = await app.server.inject(url);
  expect(answer.statusCode, `${url} ${answer.body.slice(0, 200)}`).toBe(200);
  return answer;
}

/** Plays the steps in a new company. Each document is read as soon as it is there. */
async function play(steps: readonly Step[]): Promise<{ readings: Map<string, Reading>; acceptedCalls: Set<string> }> {
  const owner = await app.signUp();
  const companyId = (await owner.call("GET", "/api/company")).json.company.id;
  const readings = new Map<string, Reading>();
  const acceptedCalls = new Set<string>();
  for (const step of [...BEGINNING, ...steps]) {
    if (await isAccepted(owner, companyId, step)) acceptedCalls.add(step.name);
    const { documents } = await readRows(app, companyId);
    for (const { id } of documents) if (!readings.has(id)) readings.set(id, await readDocument(id));
  }
  return { readings, acceptedCalls };
}

async function isAccepted(owner: Person, companyId: string, { name, roll }: Step): Promise<boolean> {
  const call = PROJECT_CALLS[name]!(await readRows(app, companyId), roll);
  if (call === null) return false;
  const [method] = name.split(" ") as ["POST"];
  const { status, json } = await owner.call(method, call.url, call.body);
  expect(status, `${name} ${JSON.stringify(json)}`).toBeLessThan(500);
  return status === 200;
}

async function expectSameBytes(readings: ReadonlyMap<string, Reading>): Promise<void> {
  for (const [id, reading] of readings) expect(await readDocument(id)).toEqual(reading);
}

/** One step a line: the call, then the number, which is 0 unless it is said. */
const steps = (lines: string): Step[] =>
  lines
    .trim()
    .split("\n")
    .map((line) => {
      const [method, path, roll] = line.trim().split(" ");
      return { name: `${method} ${path}`, roll: Number(roll ?? 0) };
    });

/** A company that may issue, and a project with a task and a price. */
const BEGINNING = steps(`
  PATCH /api/company 0
  PATCH /api/company 4
  PATCH /api/company 8
  POST /api/projects
  POST /api/projects/{id}/tasks
  PATCH /api/projects/{id}/estimation`);

/** A project from its first quote to its last payment, with every call at least once. */
const LIFE = steps(`
  PUT /api/company/logo
  PUT /api/company/planned-vat-regime
  DELETE /api/company/planned-vat-regime
  POST /api/projects/{id}/quote
  POST /api/quotes/{versionId}/preparation
  POST /api/quotes/{versionId}/sending
  PATCH /api/projects/{id}/core 1
  PATCH /api/customers/{id} 1
  POST /api/customers
  PATCH /api/projects/{id}/core 5
  PATCH /api/customers/{id} 0
  POST /api/customers/{id}/merge 1
  PATCH /api/projects/{id}/tasks/{taskId} 1
  PATCH /api/projects/{id}/estimation 1
  PUT /api/projects/{id}/vat-reason
  PUT /api/projects/{id}/vat-answers
  POST /api/projects/{id}/quote
  POST /api/projects/{id}/quote-draft
  PUT /api/quotes/{id}/draft 2
  POST /api/projects/{id}/quote
  POST /api/quotes/{versionId}/sending
  POST /api/quotes/{versionId}/decision
  DELETE /api/quotes/{versionId}/decision
  POST /api/quotes/{versionId}/decision
  PUT /api/quotes/{id}/draft 3
  POST /api/projects/{id}/quote 1
  POST /api/projects/{id}/invoice
  POST /api/invoices/{id}/sending
  POST /api/invoices/{id}/payments
  POST /api/payments/{id}/reversal
  POST /api/invoices/{id}/payments 1
  POST /api/invoices/{id}/refunds
  POST /api/invoices/{id}/credit-notes/preview
  POST /api/invoices/{id}/credit-notes
  PATCH /api/company 3
  PATCH /api/customers/{id} 2
  POST /api/projects/{id}/ai-estimation
  POST /api/projects/{id}/tasks 2
  POST /api/projects/{id}/tasks/kept
  DELETE /api/projects/{id}/tasks/{taskId}
  POST /api/documents/{id}/retry
  POST /api/company/siren 1
  POST /api/invoices/{id}/credit-notes 2
  POST /api/projects/{id}/invoice
  PUT /api/company/logo 1
  POST /api/projects/{id}/quote 1`);

/** A deposit and the rest of its quote, with a payment code; a part of it is paid. */
const PART_PAID = steps(`
  PATCH /api/company 1
  POST /api/projects/{id}/quote
  POST /api/quotes/{versionId}/sending
  POST /api/quotes/{versionId}/decision
  POST /api/projects/{id}/part-invoices/preview
  POST /api/projects/{id}/part-invoices
  POST /api/projects/{id}/invoice
  POST /api/invoices/{id}/payments`);

const NAMES = Object.keys(PROJECT_CALLS);
const anyStep: fc.Arbitrary<Step> = fc.record({ name: fc.constantFrom(...NAMES), roll: fc.nat(1_000) });

test("every call is accepted in one of the two written lives", async () => {
  const lives = [await play(LIFE), await play(PART_PAID)];
  expect(
    NAMES.filter((name) => !lives.some(({ acceptedCalls }) => acceptedCalls.has(name))),
    "a call that was never accepted proves nothing: add it to LIFE, where it is accepted",
  ).toEqual([]);
});

test("no sequence of calls changes the bytes of a numbered document", { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 10, maxLength: 25 }), async (chosenSteps) =>
      expectSameBytes((await play(chosenSteps)).readings),
    ),
    { numRuns: 7, examples: [[LIFE], [PART_PAID]] },
  );
});

const alter = (statement: string, values: unknown[]) => alterStored(app.database, statement, values);

/** Rewrites the view of a document with its own hash, so that the product finds nothing altered. */
async function rewriteView(id: string): Promise<void> {
  const { rows } = await app.database.owner.query("select view from document where id = $1", [id]);
  const view = { ...rows[0].view, subject: "Autre chantier" };
  await alter("update document set view = $2, view_sha256 = $3 where id = $1", [id, view, canonicalSha256(view)]);
}

/** Leads a document to another file, whose bytes have their own hash. */
function replaceFile(id: string): Promise<void> {
  return alter(
    `with other as (insert into file (company_id, sha256, mime, bytes, created_at)
       select company_id, encode(sha256('other'), 'hex'), 'application/pdf', 'other', now() from document where id = $1
       returning sha256)
     update document_file set content_sha256 = (select sha256 from other) where document_id = $1 and format = 'pdf'`,
    [id],
  );
}

const anotherDocument = "(select id from document where kind = 'quote' and id <> $1 limit 1)";

test.each([
  ["a view rewritten with its hash", rewriteView],
  ["a file replaced by another", replaceFile],
  [
    "a link that leads elsewhere",
    (id: string) => alter(`update public_link set document_id = ${anotherDocument} where document_id = $1`, [id]),
  ],
])("a sequence would show %s", async (_what, rewrite) => {
  const { readings } = await play(steps("POST /api/projects/{id}/quote"));
  await expectSameBytes(readings);
  await rewrite([...readings.keys()][0]!);
  await expect(expectSameBytes(readings)).rejects.toThrow();
});

test("every call that changes data is in the sequences, or left out with a reason", () => {
  const changes = contract.filter(({ method }) => method !== "GET").map(nameOf);
  const knownCalls = [...NAMES, ...Object.keys(OTHER_CALLS)];
  const advice =
    "add it to test/project-calls.ts, or to test/other-calls.ts with the reason why no document is made of it";
  expect(
    changes.filter((name) => !knownCalls.includes(name)),
    advice,
  ).toEqual([]);
  expect(
    knownCalls.filter((name) => !changes.includes(name)),
    "take it out of test/project-calls.ts",
  ).toEqual([]);
});
