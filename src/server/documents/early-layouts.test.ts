import { canonicalJson } from "#domain/shared/canonical-json.ts";
import { openEarlyLayouts } from "#server/pdf/early-layouts.ts";
import { issuedInvoice } from "#test/issued-invoice.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";

let app: TestApp;
let person: Person;
let usual: TestApp["deps"];
beforeAll(async () => {
  app = await testApp();
  person = await app.signUp();
  usual = { ...app.deps };
});
afterEach(() => void Object.assign(app.deps, usual));
afterAll(() => app.close());

const readPdf = async (url: string) => {
  const answer = await app.server.inject({ url });
  return { status: answer.statusCode, bytes: answer.rawPayload };
};

/** Counts the layouts from now on. Each of the first `failing` ends its process. */
function countLayouts(failing = 0) {
  const layouts = { count: 0 };
  app.deps.renderDocument = async (view, options) => {
    layouts.count++;
    if (layouts.count <= failing) throw new Error("The process ended.");
    return usual.renderDocument(view, options);
  };
  return layouts;
}

test("what is laid out while an invoice is issued is what its stored view and XML say", async () => {
  app.deps.earlyLayouts = openEarlyLayouts();
  const sources: unknown[] = [];
  app.deps.renderDocument = async (view, options) => {
    sources.push(JSON.parse(canonicalJson({ view, xml: Buffer.from(options.attachment!.bytes).toString() })));
    throw new Error("The process ended.");
  };
  const invoice = await issuedInvoice(person, "Cuisine");
  expect((await readPdf(invoice.url)).status).toBe(500);
  expect(sources).toHaveLength(2);
  expect(sources[0]).toEqual(sources[1]);
});

test("an invoice is laid out once, while it is issued", async () => {
  app.deps.earlyLayouts = openEarlyLayouts();
  const layouts = countLayouts();
  const invoice = await issuedInvoice(person, "Cuisine");
  expect(layouts.count).toBe(1);
  expect((await readPdf(invoice.url)).status).toBe(200);
  expect(layouts.count).toBe(1);
});

/** The layouts that are jobs, with whether each begins at once. */
const waitingLayouts = async () =>
  (await app.database.owner.query("select key, run_at <= now() as is_due from jobs.jobs order by id")).rows;

test("an early layout that nobody asks for is stored without its job", async () => {
  app.deps.earlyLayouts = openEarlyLayouts();
  await app.database.owner.query("select jobs.remove_job(key) from jobs.jobs");
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  app.deps.renderDocument = async (view, options) => {
    await gate;
    return usual.renderDocument(view, options);
  };
  const { id } = await issuedInvoice(person, "Cuisine");
  expect(await waitingLayouts()).toEqual([{ key: `render-${id}`, is_due: false }]);
  release();
  await vi.waitFor(async () => {
    const query = "select from document_file where document_id = $1 and format = 'pdf'";
    expect((await app.database.owner.query(query, [id])).rowCount).toBe(1);
  }, 20_000);
  expect(await waitingLayouts()).toEqual([]);
});

test("a server that begins no layout leaves it to a job that is due at once", async () => {
  const { id } = await issuedInvoice(person, "Cuisine");
  expect(await waitingLayouts()).toContainEqual({ key: `render-${id}`, is_due: true });
});

test("a job that begins later wakes no worker meanwhile", async () => {
  const { owner } = app.database;
  const { pid } = (await owner.query("select pg_backend_pid() as pid")).rows[0];
  const channels: string[] = [];
  // Other connections may enqueue jobs of earlier tests.
  owner.on("notification", ({ channel, processId }) => void (processId === pid && channels.push(channel)));
  await owner.query('listen "jobs:insert"; listen mark');
  const listChannelsOnce = async (statement: string) => {
    channels.length = 0;
    await owner.query(statement);
    await owner.query("notify mark");
    await vi.waitFor(() => expect(channels).toContain("mark"));
    return channels.filter((channel) => channel !== "mark");
  };
  expect(await listChannelsOnce("select jobs.enqueue('render-document', '{}', 'now')")).toEqual(["jobs:insert"]);
  expect(await listChannelsOnce("select jobs.enqueue_after('render-document', '{}', 'later', 5)")).toEqual([]);
});

test("a job that begins later takes the place of the one with its key", async () => {
  const { owner } = app.database;
  const enqueue = (seconds: number) =>
    owner.query("select jobs.enqueue_after('render-document', $1, 'one', $2)", [`{"in":${seconds}}`, seconds]);
  await enqueue(10);
  await enqueue(3_600);
  const { rows } = await owner.query(`select job.payload, job.run_at > now() + interval '50 minutes' as is_later
    from jobs._private_jobs job where key = 'one'`);
  expect(rows).toEqual([{ payload: { in: 3_600 }, is_later: true }]);
});

test("a layout that failed while the invoice was issued is made again for who asks", async () => {
  app.deps.earlyLayouts = openEarlyLayouts();
  const layouts = countLayouts(1);
  const invoice = await issuedInvoice(person, "Cuisine");
  expect((await readPdf(invoice.url)).status).toBe(200);
  expect(layouts.count).toBe(2);
});

test("the bytes of an early layout are given once", async () => {
  const layouts = openEarlyLayouts();
  layouts.begin("one", async () => new Uint8Array([1]));
  expect(await layouts.take("one")).toEqual(new Uint8Array([1]));
  expect(await layouts.take("one")).toBeNull();
});

test("early layouts that nobody takes make room for others", async () => {
  const layouts = openEarlyLayouts();
  for (let index = 0; index < 33; index++) layouts.begin(`${index}`, async () => new Uint8Array([index]));
  expect(await layouts.take("0")).toBeNull();
  expect(await layouts.take("32")).toEqual(new Uint8Array([32]));
});
