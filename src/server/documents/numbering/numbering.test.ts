import { findMissingNumbers } from "#server/documents/seals/find-missing-numbers.ts";
import { acceptedCall } from "#test/accepted-call.ts";
import { issuedInvoice } from "#test/issued-invoice.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { setDatabaseClock } from "#test/test-database.ts";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";

// A series reads as its seller chose before its first document, and has no gap from then on.

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await goTo("2026-11-28");
});
afterAll(() => app.close());

async function goTo(day: string): Promise<void> {
  const now = new Date(`${day}T10:00:00Z`);
  app.deps.clock = () => now;
  await setDatabaseClock(app.database, now);
}

const FAC = { kind: "invoice", prefix: "FAC-", has_year: true, digits: 5, first_number: 142 };

const choose = (person: Person, numbering: object) => person.call("PUT", "/api/company/numbering", numbering);
const companyOf = async (person: Person): Promise<string> =>
  (await acceptedCall(person, "GET", "/api/company")).company.id;

test("the invoices of a seller who comes from another program go on with its numbers", async () => {
  const person = await app.signUp();
  const { series } = await acceptedCall(person, "PUT", "/api/company/numbering", FAC);
  expect(series).toMatchObject([
    { kind: "quote", next_number: "D2026-0001" },
    { kind: "invoice", next_number: "FAC-2026-00142", is_begun: false },
    { kind: "credit_note", next_number: "A2026-0001" },
  ]);
  const numbers = [];
  for (const name of ["Toit", "Mur"]) numbers.push((await issuedInvoice(person, name)).number);
  expect(numbers).toEqual(["FAC-2026-00142", "FAC-2026-00143"]);
});

test("an invoice of a chosen format is found by its number, however it is typed", async () => {
  const person = await app.signUp();
  await acceptedCall(person, "PUT", "/api/company/numbering", { ...FAC, prefix: "VOLT/", has_year: false });
  const { number } = await issuedInvoice(person, "Toit");
  expect(number).toBe("VOLT/00142");
  for (const text of ["VOLT/00142", "volt 142", "facture 142", "volt142"]) {
    const q = encodeURIComponent(text);
    const { rows } = await acceptedCall(person, "GET", `/api/documents/money?filter=all&q=${q}`);
    expect([text, rows.map((row: { number: string }) => row.number)]).toEqual([text, [number]]);
    const { projects } = await acceptedCall(person, "GET", `/api/projects/rows?q=${q}`);
    expect([text, projects.map(({ name }: { name: string }) => name)]).toEqual([text, ["Toit"]]);
    const { found } = await acceptedCall(person, "GET", `/api/search?q=${q}`);
    expect([text, found[0]?.label]).toEqual([text, number]);
  }
});

test("the assistant recognises an invoice of a chosen format", async () => {
  const person = await app.signUp();
  await acceptedCall(person, "PUT", "/api/company/numbering", { ...FAC, prefix: "VOLT/", has_year: false });
  await issuedInvoice(person, "Toit");
  const ask = async (message: string): Promise<{ reply: string; action?: { preview: { title: string } } }> =>
    acceptedCall(person, "POST", "/api/assistant/chat", { message, history: [] });
  expect((await ask("Où en est VOLT/00142 ?")).reply).toContain("VOLT/00142");
  const answer = await ask("Note volt/00142 payée");
  expect(JSON.stringify(answer)).toContain("VOLT/00142");
  expect(answer.reply).not.toContain("2099");
});

test("two series saved at the same time never get one prefix", async () => {
  const person = await app.signUp();
  const { owner } = app.database;
  // The row of the company is held, so that neither is saved before both were asked for.
  await owner.query("begin");
  await owner.query("select 1 from company where company_id = $1 for update", [await companyOf(person)]);
  const choosing = Promise.all(["invoice", "credit_note"].map((kind) => choose(person, { ...FAC, kind })));
  await sleep(700);
  await owner.query("commit");
  expect((await choosing).map(({ status }) => status).toSorted()).toEqual([200, 400]);
});

test("a numbering is refused once its series has a document", async () => {
  const person = await app.signUp();
  await issuedInvoice(person, "Toit");
  expect(await choose(person, FAC)).toMatchObject({ status: 422, json: { code: "series_begun" } });
  const { rows } = await app.database.owner.query("select * from document_numbering where company_id = $1", [
    await companyOf(person),
  ]);
  expect(rows).toEqual([]);
});

test("the database itself refuses another numbering of a series that has documents", async () => {
  const person = await app.signUp();
  await acceptedCall(person, "PUT", "/api/company/numbering", FAC);
  await issuedInvoice(person, "Toit");
  const change = app.database.owner.query("update document_numbering set first_number = 1 where company_id = $1", [
    await companyOf(person),
  ]);
  await expect(change).rejects.toThrow("its numbers stay as they began");
});

test("a series that begins at 142 lacks no number before it", async () => {
  const person = await app.signUp();
  await acceptedCall(person, "PUT", "/api/company/numbering", FAC);
  await issuedInvoice(person, "Toit");
  expect(await findMissingNumbers(app.deps, await companyOf(person))).toEqual([]);
});

test("the first number of a series counts in its first year alone", async () => {
  const person = await app.signUp();
  await acceptedCall(person, "PUT", "/api/company/numbering", FAC);
  await issuedInvoice(person, "Toit");
  await goTo("2027-01-05");
  try {
    expect((await issuedInvoice(person, "Mur")).number).toBe("FAC-2027-00001");
    expect(await findMissingNumbers(app.deps, await companyOf(person))).toEqual([]);
  } finally {
    await goTo("2026-11-28");
  }
});

test("a series without the year goes on through the years", async () => {
  const person = await app.signUp();
  await acceptedCall(person, "PUT", "/api/company/numbering", { ...FAC, has_year: false, digits: 4 });
  expect((await issuedInvoice(person, "Toit")).number).toBe("FAC-0142");
  await goTo("2027-01-05");
  try {
    expect((await issuedInvoice(person, "Mur")).number).toBe("FAC-0143");
    expect(await findMissingNumbers(app.deps, await companyOf(person))).toEqual([]);
  } finally {
    await goTo("2026-11-28");
  }
});

test("a number that was deleted from a chosen series is missed", async () => {
  const person = await app.signUp();
  await acceptedCall(person, "PUT", "/api/company/numbering", FAC);
  for (const name of ["Toit", "Mur"]) await issuedInvoice(person, name);
  const companyId = await companyOf(person);
  await app.database.owner.query("begin");
  await app.database.owner.query("set local session_replication_role = replica");
  await app.database.owner.query("delete from document where company_id = $1 and number = 'FAC-2026-00142'", [
    companyId,
  ]);
  await app.database.owner.query("commit");
  expect(await findMissingNumbers(app.deps, companyId)).toEqual(["FAC-2026-00142"]);
});

test.each([
  ["prefix", { prefix: "F26" }],
  ["prefix", { prefix: "D" }],
  ["digits", { digits: 0 }],
  ["first_number", { first_number: 1.5 }],
])("a wrong %s is told beside its field", async (field, wrong) => {
  const person = await app.signUp();
  const { status, json } = await choose(person, { ...FAC, ...wrong });
  expect([status, Object.keys(json.fields)]).toEqual([400, [field]]);
});
