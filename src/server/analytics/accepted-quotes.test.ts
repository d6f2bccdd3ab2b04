import { ALL_CONFIRMED } from "#test/confirmed-doubts.ts";
import { quoteCalls } from "#test/quote-calls.ts";
import { alterStored } from "#test/raw-sql.ts";
import { pricedProject, signUpSeller } from "#test/ready-seller.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

let app: TestApp;
let person: Person;

beforeAll(async () => {
  app = await testApp({ clock: () => new Date("2026-09-01T10:00:00Z") });
  person = await signUpSeller(app);
});
afterAll(() => app.close());

const { drawUp, price, decide } = quoteCalls(() => person);

/** The accepted quotes that the brief tells: those of the last days, then those of before, in cents. */
async function readAccepted(): Promise<[number[], number[]]> {
  const { brief } = (await person.call("GET", "/api/figures/brief")).json;
  const amounts = (group: { first: { amount_cents: number }[] }) => group.first.map((one) => one.amount_cents);
  expect([brief.new_agreements.count, brief.unplanned_agreements.count]).toEqual([
    brief.new_agreements.first.length,
    brief.unplanned_agreements.first.length,
  ]);
  return [amounts(brief.new_agreements), amounts(brief.unplanned_agreements)];
}

test("an accepted quote is told until it is invoiced", async () => {
  const id = await pricedProject(person);
  const quote = await drawUp(id);
  await decide(quote.id);
  expect(await readAccepted()).toEqual([[12_000], []]);
  expect((await person.call("POST", `/api/projects/${id}/invoice`, ALL_CONFIRMED)).status).toBe(200);
  expect(await readAccepted()).toEqual([[], []]);
});

test("an accepted quote whose work has begun is no longer to be prepared", async () => {
  const id = await pricedProject(person, { start_date: "2026-09-10" });
  await decide((await drawUp(id)).id);
  const titles = ["Déposer", "Poser"];
  for (const title of titles) await person.call("POST", `/api/projects/${id}/tasks`, { title });
  expect(await readAccepted()).toEqual([[12_000], []]);
  const { project } = (await person.call("GET", `/api/projects/${id}`)).json;
  await person.call("PATCH", `/api/projects/${id}/tasks/${project.tasks[0].id}`, { done: true });
  expect(await readAccepted()).toEqual([[], []]);
});

test("an accepted quote whose first day is over is no longer to be prepared", async () => {
  const id = await pricedProject(person, { start_date: "2026-08-31" });
  await decide((await drawUp(id)).id);
  expect(await readAccepted()).toEqual([[], []]);
});

test("an accepted quote whose deposit is invoiced is told with what is left of it", async () => {
  const id = await pricedProject(person, { start_date: null });
  await decide((await drawUp(id)).id);
  const part = { part: { kind: "deposit", share_basis_points: 3_000 }, ...ALL_CONFIRMED };
  expect((await person.call("POST", `/api/projects/${id}/part-invoices`, part)).status).toBe(200);
  const { brief } = (await person.call("GET", "/api/figures/brief")).json;
  expect(brief.new_agreements.first).toMatchObject([{ project_id: id, kind: "invoice", amount_cents: 8_400 }]);
  expect((await person.call("POST", `/api/projects/${id}/invoice`, ALL_CONFIRMED)).status).toBe(200);
});

test("an accepted quote without a first day is told until it has one", async () => {
  const id = await pricedProject(person, { start_date: null });
  const { id: quoteId } = await drawUp(id);
  expect(await readAccepted()).toEqual([[], []]);
  await decide(quoteId);
  expect(await readAccepted()).toEqual([[12_000], []]);
  // The next version was not given: the customer has agreed to the former amount.
  await price(id, 60);
  await drawUp(id, { after_acceptance: true });
  expect(await readAccepted()).toEqual([[12_000], []]);
  await alterStored(app.database, "update quote_decision set decided_on = '2026-08-25'", []);
  expect(await readAccepted()).toEqual([[], [12_000]]);
  await person.call("PATCH", `/api/projects/${id}/core`, { start_date: "2026-10-01" });
  expect(await readAccepted()).toEqual([[], []]);
});

test("finished work whose invoice was cancelled is told with what became of it", async () => {
  const id = await pricedProject(person);
  const { task } = (await person.call("POST", `/api/projects/${id}/tasks`, { title: "Poser" })).json;
  await person.call("PATCH", `/api/projects/${id}/tasks/${task.id}`, { done: true });
  const readFinished = async () =>
    (await person.call("GET", "/api/figures/brief")).json.brief.finished.first.map(
      ({ project_id, kind }: { project_id: string; kind: string | null }) => [project_id, kind],
    );
  expect(await readFinished()).toEqual([[id, null]]);
  const invoice = (await person.call("POST", `/api/projects/${id}/invoice`, ALL_CONFIRMED)).json;
  expect(await readFinished()).toEqual([]);
  await person.call("POST", `/api/invoices/${invoice.id}/credit-notes`, { lines: null });
  expect(await readFinished()).toEqual([[id, "invoice"]]);
});
