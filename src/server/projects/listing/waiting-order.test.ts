import { addDays } from "#domain/shared/calendar-date.ts";
import { acceptedCall } from "#test/accepted-call.ts";
import { ALL_CONFIRMED } from "#test/confirmed-doubts.ts";
import { alterStored } from "#test/raw-sql.ts";
import { pricedProject, signUpSeller } from "#test/ready-seller.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { todayInFrance } from "#test/today.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// The order « what waits for you »: what is late, what is to do, what is waited for, what is over.

let app: TestApp;
let person: Person;

beforeAll(async () => {
  app = await testApp();
  person = await signUpSeller(app);
  await lateProject("Très en retard", 40);
  await lateProject("En retard", 2);
  await invoicedProject("À encaisser");
  const paidId = await invoicedProject("Payé");
  await send("POST", `/api/invoices/${paidId}/payments`, { amount_cents: 12_000, method: "transfer" });
  await quotedProject("À envoyer");
  await send("POST", `/api/quotes/${await quotedProject("Attend")}/sending`);
  const expiredId = await quotedProject("Expiré");
  await send("POST", `/api/quotes/${expiredId}/sending`);
  const due = [expiredId, addDays(todayInFrance(), -1)];
  await alterStored(app.database, "update document set due_on = $2 where id = $1", due);
  await createPriced("À chiffrer");
  await createPriced("À chiffrer aussi");
});
afterAll(() => app.close());

const send = (method: "POST" | "PUT", path: string, body: object = {}) => acceptedCall(person, method, path, body);
const createPriced = (name: string) => pricedProject(person, { name }, { hours: 2, rate: 50 });

async function quotedProject(name: string): Promise<string> {
  return (await send("POST", `/api/projects/${await createPriced(name)}/quote`)).id;
}

async function invoicedProject(name: string): Promise<string> {
  return (await send("POST", `/api/projects/${await createPriced(name)}/invoice`, ALL_CONFIRMED)).id;
}

async function lateProject(name: string, days: number): Promise<void> {
  const update = "update invoice_balance set due_on = $2 where document_id = $1";
  await app.database.owner.query(update, [await invoicedProject(name), addDays(todayInFrance(), -days)]);
}

const WAITING = [
  "Très en retard",
  "En retard",
  "À envoyer",
  "Expiré",
  "À chiffrer aussi",
  "À chiffrer",
  "Attend",
  "À encaisser",
  "Payé",
];

test.each([1, 3, 20])("what waits for the company comes first, on pages of %i", async (limit) => {
  expect(await pagesOf({ limit: String(limit) })).toEqual(WAITING);
});

test("late projects come first among those of their stage", async () => {
  expect(await pagesOf({ stage: "invoiced", limit: "1" })).toEqual(["Très en retard", "En retard", "À encaisser"]);
  expect(await pagesOf({ stage: "paid", limit: "1" })).toEqual(["Payé"]);
});

test("expired quotes come first among those that wait for an answer", async () => {
  expect(await pagesOf({ stage: "waiting", limit: "1" })).toEqual(["Expiré", "Attend"]);
});

test("a search in the order of what waits finds what it does in another", async () => {
  expect((await pagesOf({ q: "chiffrer", limit: "1" })).toSorted()).toEqual(["À chiffrer", "À chiffrer aussi"]);
});

async function pagesOf(query: Record<string, string>): Promise<string[]> {
  const names: string[] = [];
  let cursor: string | null = null;
  do {
    const text: string = new URLSearchParams({ sort: "waiting", ...query, ...(cursor && { cursor }) }).toString();
    const { json } = await person.call("GET", `/api/projects/rows?${text}`);
    names.push(...json.projects.map(({ name }: { name: string }) => name));
    cursor = json.next_cursor;
  } while (cursor !== null);
  return names;
}
