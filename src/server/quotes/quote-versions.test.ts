import { ALL_CONFIRMED } from "#test/confirmed-doubts.ts";
import { AGREED, quoteCalls } from "#test/quote-calls.ts";
import { READY_SELLER, pricedProject } from "#test/ready-seller.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { setDatabaseClock } from "#test/test-database.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

// What becomes of a quote: sent, seen, answered, replaced. Nothing that was sent, seen or answered is rewritten.

const DAY = 86_400_000;
const START = Date.parse("2026-09-01T10:00:00Z");

let app: TestApp;
let person: Person;
let now = START;
beforeAll(async () => {
  app = await testApp({ clock: () => new Date(now) });
});
beforeEach(async () => {
  // The session has to last until the latest day of these tests.
  await moveClocks(START + 31 * DAY);
  person = await app.signUp();
  await moveClocks(START);
  await person.call("PATCH", "/api/company", READY_SELLER);
});
afterAll(() => app.close());

/** Moves the clocks of the server and of its database. */
async function moveClocks(moment: number): Promise<void> {
  now = moment;
  await setDatabaseClock(app.database, new Date(now));
}

const { drawUp, price, versionsOf, send, decide, withdraw } = quoteCalls(() => person);

async function quotedProject(): Promise<{ id: string; quote: { id: string; page_url: string } }> {
  const id = await pricedProject(person);
  return { id, quote: await drawUp(id) };
}

const statuses = async (id: string) => (await versionsOf(id)).map((one: { status: string }) => one.status);
const pageOf = async ({ page_url }: { page_url: string }) =>
  (await app.server.inject(`/api/public${page_url.replace("/quote/", "/quotes/")}`)).json();
const rowCount = async (table: string, id: string) =>
  (await app.database.owner.query(`select from ${table} where document_id = $1`, [id])).rowCount;

test("every reader says whether a quote is a draft, sent, seen or accepted", async () => {
  const { id, quote } = await quotedProject();
  const readers = async () => {
    const { project } = (await person.call("GET", `/api/projects/${id}`)).json;
    const { projects } = (await person.call("GET", "/api/projects")).json;
    const { documents } = (await person.call("GET", "/api/documents?kind=quote")).json;
    return [project.quote.status, projects[0].quote.status, documents[0].status, ...(await statuses(id))];
  };
  expect(await readers()).toEqual(Array(4).fill("draft"));
  expect((await send(quote.id)).json.version).toMatchObject({ status: "sent", sent_at: "2026-09-01T10:00:00.000Z" });
  expect(await readers()).toEqual(Array(4).fill("sent"));
  await pageOf(quote);
  expect(await readers()).toEqual(Array(4).fill("viewed"));
  const { version } = (await decide(quote.id)).json;
  expect(version).toMatchObject({ status: "accepted", decision: { ...AGREED } });
  expect(await readers()).toEqual(Array(4).fill("accepted"));
  expect((await pageOf(quote)).status).toBe("accepted");
});

test("to copy or open the link as the seller sends nothing", async () => {
  const { id, quote } = await quotedProject();
  const url = `/api/public${quote.page_url.replace("/quote/", "/quotes/")}`;
  await person.call("GET", url);
  expect(await statuses(id)).toEqual(["draft"]);
});

test("an expired quote is not sent but drawn up again", async () => {
  const { id, quote } = await quotedProject();
  await moveClocks(START + 31 * DAY);
  expect(await statuses(id)).toEqual(["expired"]);
  expect(await send(quote.id)).toMatchObject({
    status: 422,
    json: { code: "quote_expired", error: expect.stringContaining("mets-le à jour") },
  });
  await drawUp(id);
  expect(await statuses(id)).toEqual(["draft", "expired"]);
});

test("a preview differs from the last version when a label changed and the total did not", async () => {
  const { id, quote } = await quotedProject();
  const differs = async () =>
    (await person.call("GET", `/api/projects/${id}/preview/quote`)).json.differs_from_latest as boolean;
  expect(await differs()).toBe(false);
  const { draft } = (await person.call("POST", `/api/projects/${id}/quote-draft`, {})).json;
  const saveLabel = (version: number, label: string) =>
    person.call("PUT", `/api/quotes/${draft.id}/draft`, {
      version,
      lines: draft.lines.map((line: object) => ({ ...line, label })),
      discount: null,
    });
  await saveLabel(1, "Pose de la douche");
  expect(await differs()).toBe(true);
  await decide(quote.id);
  expect(await differs()).toBe(true);
  await saveLabel(2, draft.lines[0].label);
  expect(await differs()).toBe(false);
});

test("a preview names the parts that its last version says otherwise", async () => {
  const { id } = await quotedProject();
  const changedParts = async () =>
    (await person.call("GET", `/api/projects/${id}/preview/quote`)).json.changed_parts as string[];
  expect(await changedParts()).toEqual([]);
  await person.call("PATCH", "/api/company", { phone: "0612345678" });
  expect(await changedParts()).toEqual(["seller"]);
  const { draft } = (await person.call("POST", `/api/projects/${id}/quote-draft`, {})).json;
  const lines = draft.lines.map((line: object) => ({ ...line, label: "Pose de la douche" }));
  await person.call("PUT", `/api/quotes/${draft.id}/draft`, { version: 1, lines, discount: null });
  expect(await changedParts()).toEqual(["seller", "lines"]);
});

test("the preview of a quote that nothing changed names the version that its customer reads", async () => {
  const { id, quote } = await quotedProject();
  await send(quote.id);
  const versionOf = async () => {
    const { view } = (await person.call("GET", `/api/projects/${id}/preview/quote`)).json;
    return view.facts.find(({ label }: { label: string }) => label === "Version")?.value ?? null;
  };
  expect(await versionOf()).toBeNull();
  const { draft } = (await person.call("POST", `/api/projects/${id}/quote-draft`, {})).json;
  const lines = draft.lines.map((line: object) => ({ ...line, label: "Pose de la douche" }));
  await person.call("PUT", `/api/quotes/${draft.id}/draft`, { version: 1, lines, discount: null });
  expect(await versionOf()).toBe("2");
});

test("a preview made another day does not differ from the last version", async () => {
  const { id } = await quotedProject();
  await moveClocks(START + DAY);
  const preview = (await person.call("GET", `/api/projects/${id}/preview/quote`)).json;
  expect(preview.differs_from_latest).toBe(false);
});

test("sent twice, from two tabs at once, it is sent once", async () => {
  const { quote } = await quotedProject();
  const answers = await Promise.all([send(quote.id), send(quote.id), send(quote.id)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  await moveClocks(START + DAY);
  expect((await send(quote.id)).json.version.sent_at).toBe("2026-09-01T10:00:00.000Z");
  expect(await rowCount("sending", quote.id)).toBe(1);
});

test("of answers that arrive together, one is noted", async () => {
  const { quote } = await quotedProject();
  const no = { ...AGREED, decision: "declined" };
  const answers = await Promise.all([decide(quote.id), decide(quote.id, no)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  expect(answers.find(({ status }) => status === 422)?.json).toMatchObject({
    code: "quote_answered",
    error: expect.stringContaining("annule-la d'abord"),
  });
  const first = answers[0]?.status === 200 ? AGREED : no;
  expect((await Promise.all([decide(quote.id, first), decide(quote.id, first)])).map((one) => one.status)).toEqual([
    200, 200,
  ]);
  expect(await rowCount("quote_decision", quote.id)).toBe(1);
});

test.each([
  ["no name", { signer: " " }, 422, "nom de la personne"],
  ["a day to come", { decided_on: "2026-09-02" }, 422, "n'est pas encore arrivée"],
  ["a day before the quote", { decided_on: "2026-08-31" }, 422, "avant celle du devis"],
  ["no day", { decided_on: "" }, 400, ""],
  ["another word", { decision: "maybe" }, 400, ""],
] as const)("an acceptance with %s is refused without being noted", async (_case, wrong, status, sentence) => {
  const { id, quote } = await quotedProject();
  const answer = await decide(quote.id, { ...AGREED, ...wrong });
  expect(answer.status).toBe(status);
  expect(answer.json.error).toContain(sentence);
  expect(await statuses(id)).toEqual(["draft"]);
});

test("an answer noted by mistake stays as a row once it is withdrawn", async () => {
  const { id, quote } = await quotedProject();
  await decide(quote.id, { ...AGREED, decision: "declined" });
  expect((await withdraw(quote.id)).json.version).toMatchObject({ status: "draft", decision: null });
  expect((await withdraw(quote.id)).status).toBe(200);
  await decide(quote.id);
  expect(await statuses(id)).toEqual(["accepted"]);
  expect(await rowCount("quote_decision", quote.id)).toBe(2);
});

test("an answer on which an invoice stands is not withdrawn", async () => {
  const { id, quote } = await quotedProject();
  await decide(quote.id);
  await person.call("POST", `/api/projects/${id}/invoice`, ALL_CONFIRMED);
  expect(await withdraw(quote.id)).toMatchObject({
    status: 422,
    json: { code: "quote_invoiced", error: expect.stringContaining("avoir") },
  });
});

test("a version that was sent stays behind its link until the next one is sent, then names it", async () => {
  const { id, quote } = await quotedProject();
  await send(quote.id);
  const before = await pageOf(quote);
  await price(id, 60);
  const second = await drawUp(id);
  expect(second.page_url).not.toBe(quote.page_url);
  expect(await pageOf(quote)).toMatchObject({ view: before.view, status: "viewed", newer_page_url: null });
  await send(second.id);
  expect(await pageOf(quote)).toMatchObject({
    view: before.view,
    status: "replaced",
    newer_page_url: second.page_url,
  });
  expect(await versionsOf(id)).toMatchObject([
    { version: 2, status: "sent", total: 144 },
    { version: 1, status: "replaced", total: 120 },
  ]);
  expect(await decide(quote.id)).toMatchObject({ status: 422, json: { code: "quote_replaced" } });
});

test("the accepted version is billed until the customer accepts another", async () => {
  const { id, quote } = await quotedProject();
  await decide(quote.id);
  await price(id, 60);
  expect((await drawUp(id)).id).toBe(quote.id);
  const second = await drawUp(id, { after_acceptance: true });
  const billedCents = async () =>
    (await person.call("GET", `/api/projects/${id}/preview/invoice`)).json.view.amounts.grossCents;
  expect(await statuses(id)).toEqual(["draft", "accepted"]);
  expect(await billedCents()).toBe(12_000);
  await send(second.id);
  expect(await statuses(id)).toEqual(["sent", "accepted"]);
  expect(await pageOf(quote)).toMatchObject({ status: "accepted", newer_page_url: second.page_url });
  expect(await billedCents()).toBe(12_000);
  await decide(second.id);
  expect(await statuses(id)).toEqual(["accepted", "replaced"]);
  expect(await billedCents()).toBe(14_400);
  await withdraw(second.id);
  expect(await statuses(id)).toEqual(["sent", "accepted"]);
  expect((await person.call("POST", `/api/projects/${id}/invoice`, ALL_CONFIRMED)).json.total).toBe(120);
});

test("another day alone makes no version of a quote that its customer has", async () => {
  const { id, quote } = await quotedProject();
  await send(quote.id);
  await moveClocks(START + 3 * DAY);
  expect((await drawUp(id)).id).toBe(quote.id);
  await moveClocks(START + 31 * DAY);
  expect((await drawUp(id)).id).not.toBe(quote.id);
});

test("brief and figures count the quotes that nobody answered", async () => {
  const { id, quote } = await quotedProject();
  const counts = async () => {
    const { brief } = (await person.call("GET", "/api/figures/brief")).json;
    const { figures } = (await person.call("GET", "/api/figures")).json;
    return [brief.unanswered.count, brief.unanswered.amount_cents, figures.waiting_quotes.count];
  };
  // Nobody waits for the answer to a quote that was never sent.
  expect(await counts()).toEqual([0, 0, 1]);
  await send(quote.id);
  expect(await counts()).toEqual([1, 12_000, 1]);
  await decide(quote.id, { ...AGREED, decision: "declined" });
  expect(await counts()).toEqual([0, 0, 0]);
  await withdraw(quote.id);
  expect(await counts()).toEqual([1, 12_000, 1]);
  await decide(quote.id);
  expect(await counts()).toEqual([0, 0, 1]);
  await price(id, 60);
  const second = await drawUp(id, { after_acceptance: true });
  expect(await counts()).toEqual([0, 0, 1]);
  await send(second.id);
  expect(await counts()).toEqual([1, 14_400, 1]);
});

test("what waits is kept with the project as its versions, answers and invoice come and go", async () => {
  const { id, quote } = await quotedProject();
  const waitingQuotes = async () => {
    const { figures } = (await person.call("GET", "/api/figures")).json;
    const { reply } = (
      await person.call("POST", "/api/assistant/chat", { message: "Quels devis attendent une réponse ?", history: [] })
    ).json;
    return [figures.waiting_quotes.count, figures.waiting_quotes.amount_cents, reply.includes("Salle de bain")];
  };
  expect(await waitingQuotes()).toEqual([1, 12_000, true]);
  await send(quote.id);
  await price(id, 60);
  const second = await drawUp(id);
  expect(await waitingQuotes()).toEqual([1, 14_400, true]);
  await send(second.id);
  await decide(second.id, { ...AGREED, decision: "declined" });
  expect(await waitingQuotes()).toEqual([0, 0, false]);
  await withdraw(second.id);
  expect(await waitingQuotes()).toEqual([1, 14_400, true]);
  await decide(second.id);
  await person.call("POST", `/api/projects/${id}/invoice`, ALL_CONFIRMED);
  expect(await waitingQuotes()).toEqual([0, 0, false]);
});
