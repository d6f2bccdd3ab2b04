import { formatLongDate } from "#domain/shared/french-format.ts";
import { findMissingNumbers } from "#server/documents/seals/find-missing-numbers.ts";
import { acceptedCall } from "#test/accepted-call.ts";
import { companyOf, exportArchive, importInto, linesOf } from "#test/archive-calls.ts";
import { ALL_CONFIRMED } from "#test/confirmed-doubts.ts";
import { issuedInvoice } from "#test/issued-invoice.ts";
import { READY_SELLER, pricedProject } from "#test/ready-seller.ts";
import { join } from "#test/team.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { readZip } from "#test/zip.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// After an older copy is restored, no number that was sent since is given again: the seller is asked which they are.

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ env: { API_QUOTAS: "document=100000,write=100000,upload=100000" } });
});
afterAll(() => app.close());

const PATH = "/api/company/restored-copy";
const NONE = { quote: null, invoice: null, credit_note: null };
const YEAR = new Date().getFullYear();
const COPY_DAY = `${YEAR}-11-24`;

const answer = (person: Person, lastSent: object) => person.call("PUT", PATH, { ...NONE, ...lastSent });

/** What the first start on a restored backup of Tuesday writes. */
async function restoreCopyOf(person: Person, copiedAt = `${COPY_DAY}T10:00:00Z`): Promise<void> {
  await app.database.owner.query(
    `insert into restored_copy (company_id, restored_at, copied_at, origin)
    values ($1, clock_timestamp(), $2, 'backup')`,
    [await companyOf(person), copiedAt],
  );
}

/** A seller who issued an invoice, then went back to a copy of Tuesday. */
async function restoredSeller(): Promise<Person> {
  const person = await app.signUp();
  await issuedInvoice(person, "Toit");
  await restoreCopyOf(person);
  return person;
}

async function asApplication(person: Person, statement: string, values: unknown[] = []): Promise<unknown> {
  const { owner } = app.database;
  await owner.query("begin");
  try {
    await owner.query("select set_config('app.company', $1, true)", [await companyOf(person)]);
    await owner.query("set local role etabli_app");
    return await owner.query(statement, values);
  } finally {
    await owner.query("rollback");
  }
}

test("after a restoration no document is numbered before the seller says what was sent since", async () => {
  const person = await restoredSeller();
  const id = await pricedProject(person);
  for (const [path, body] of [
    [`/api/projects/${id}/invoice`, ALL_CONFIRMED],
    [`/api/projects/${id}/quote`, {}],
  ] as const) {
    const { status, json } = await person.call("POST", path, body);
    expect([status, json.code]).toEqual([422, "copy_unanswered"]);
    expect(json.error).toContain(`Cette installation vient d'une copie du ${formatLongDate(COPY_DAY)}`);
  }
  const { json } = await person.call("POST", `/api/projects/${id}/invoice`, ALL_CONFIRMED);
  expect(json.error).toContain(`Le dernier numéro qu'elle connaît est F${YEAR}-0001. En as-tu envoyé d'autres depuis`);
});

test("numbers go on after the last one that was sent while the lost ones are explained", async () => {
  const person = await restoredSeller();
  const other = await restoredSeller();
  const { copy } = await acceptedCall(person, "GET", PATH);
  expect(copy.series).toMatchObject([
    { kind: "quote", known_number: null, next_number: `D${YEAR}-0001` },
    { kind: "invoice", known_number: `F${YEAR}-0001`, next_number: `F${YEAR}-0002` },
    { kind: "credit_note", known_number: null, next_number: `A${YEAR}-0001` },
  ]);
  const { json } = await answer(person, { invoice: `f${YEAR}-4`, credit_note: `A${YEAR}-0001` });
  expect(json).toMatchObject({
    copy: null,
    lost_numbers: [
      { kind: "invoice", first_number: `F${YEAR}-0002`, last_number: `F${YEAR}-0004`, by: person.email.split("@")[0] },
      { kind: "credit_note", first_number: `A${YEAR}-0001`, last_number: `A${YEAR}-0001` },
    ],
  });
  expect((await issuedInvoice(person, "Mur")).number).toBe(`F${YEAR}-0005`);
  expect(await findMissingNumbers(app.deps, await companyOf(person))).toEqual([]);
  // The second company of the installation answers for itself.
  expect((await acceptedCall(other, "GET", PATH)).copy.series[1].known_number).toBe(`F${YEAR}-0001`);
  expect((await answer(other, {})).json).toMatchObject({ copy: null, lost_numbers: [] });
  expect((await issuedInvoice(other, "Mur")).number).toBe(`F${YEAR}-0002`);
});

test("a number that cannot be the last one sent is refused beside its field and nothing is kept", async () => {
  const person = await restoredSeller();
  const wrong = { invoice: `F${YEAR}-0001`, quote: "F12", credit_note: `A${YEAR}-5000` };
  const { status, json } = await answer(person, wrong);
  expect([status, Object.keys(json.fields).toSorted()]).toEqual([400, ["credit_note", "invoice", "quote"]]);
  expect(json.fields.invoice).toContain(`F${YEAR}-0002`);
  expect((await acceptedCall(person, "GET", PATH)).copy).not.toBeNull();
});

test("two answers at the same time are one", async () => {
  const person = await restoredSeller();
  const answers = await Promise.all([1, 2].map(() => answer(person, { invoice: `F${YEAR}-0003` })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await issuedInvoice(person, "Mur")).number).toBe(`F${YEAR}-0004`);
});

test("an invoice that was refused is issued by the same press once the question is answered", async () => {
  const person = await restoredSeller();
  const id = await pricedProject(person);
  const issue = () =>
    person.call("POST", `/api/projects/${id}/invoice`, ALL_CONFIRMED, { "idempotency-key": "one-press-of-a-button" });
  expect((await issue()).status).toBe(422);
  await answer(person, {});
  expect((await issue()).json.number).toBe(`F${YEAR}-0002`);
});

test("a copy is asked about once and a second restoration asks again", async () => {
  const person = await restoredSeller();
  expect((await answer(person, {})).status).toBe(200);
  expect(await answer(person, {})).toMatchObject({ status: 409, json: { code: "copy_answered" } });
  await restoreCopyOf(person);
  expect((await answer(person, { invoice: `F${YEAR}-0002` })).status).toBe(200);
});

test("an answer is changed until a document is numbered", async () => {
  const person = await restoredSeller();
  expect((await acceptedCall(person, "GET", PATH)).amendable).toBeNull();
  await answer(person, {});
  const { amendable } = await acceptedCall(person, "GET", PATH);
  expect(amendable.series[1]).toMatchObject({ known_number: `F${YEAR}-0001`, next_number: `F${YEAR}-0002` });
  const amend = (lastSent: object) => answer(person, { ...lastSent, is_correction: true });
  expect((await amend({ invoice: `F${YEAR}-0009`, quote: `D${YEAR}-0003` })).status).toBe(200);
  // What it says is of the copy, not of the answer before.
  expect((await acceptedCall(person, "GET", PATH)).amendable).toEqual(amendable);
  const { json } = await amend({ invoice: `F${YEAR}-0004` });
  expect(json.lost_numbers).toMatchObject([{ first_number: `F${YEAR}-0002`, last_number: `F${YEAR}-0004` }]);
  expect((await issuedInvoice(person, "Mur")).number).toBe(`F${YEAR}-0005`);
  expect((await acceptedCall(person, "GET", PATH)).amendable).toBeNull();
  expect(await amend({ invoice: `F${YEAR}-0009` })).toMatchObject({ status: 409, json: { code: "copy_numbered" } });
  expect(await findMissingNumbers(app.deps, await companyOf(person))).toEqual([]);
});

test("a wrong number in a changed answer leaves the answer that was kept", async () => {
  const person = await restoredSeller();
  await answer(person, { invoice: `F${YEAR}-0003` });
  expect((await answer(person, { invoice: "F12", is_correction: true })).status).toBe(400);
  expect((await acceptedCall(person, "GET", PATH)).lost_numbers).toHaveLength(1);
  expect((await issuedInvoice(person, "Mur")).number).toBe(`F${YEAR}-0004`);
});

test("whoever may not issue does not answer", async () => {
  const person = await restoredSeller();
  const worker = await join(app, person, "ouvrier@example.org", "worker");
  expect((await answer(worker, {})).status).toBe(403);
});

test("the database refuses the application what only the answer may do", async () => {
  const person = await restoredSeller();
  const { members } = await acceptedCall(person, "GET", "/api/team");
  const say = (lastSent: object, userId: string = members[0].user_id) =>
    asApplication(person, "select answer_restored_copy($1, $2)", [JSON.stringify(lastSent), userId]);
  await expect(say({ F: `F${YEAR}-0001` })).rejects.toThrow("does not come after");
  await expect(say({ F: `F${YEAR}-1002` })).rejects.toThrow("comes too far");
  await expect(say({ F: `F${YEAR + 1}-0001` })).rejects.toThrow("is no number of the series");
  await expect(say({ F: `D${YEAR}-0002` })).rejects.toThrow("is no number of the series");
  await expect(say({ X: "X1" })).rejects.toThrow("a member answers");
  await expect(say({}, crypto.randomUUID())).rejects.toThrow("a member answers");
  for (const statement of [
    "update document_counter set last_number = 9",
    "delete from restored_copy",
    "update restored_copy set copied_at = now()",
    "insert into restored_copy select company_id, now(), now(), 'backup' from company",
    "insert into restored_copy_answer select company_id, now(), 'F', 2026, 1, 9, company_id, now() from company",
    "delete from restored_copy_answer",
    "update restored_copy_answer set sent_number = 9",
  ])
    await expect(asApplication(person, statement), statement).rejects.toThrow("permission denied");
  await answer(person, {});
  await expect(say({ F: `F${YEAR}-0009` })).rejects.toThrow("no restored copy waits");
});

test("the answer leaves with the archive which asks in its turn once it is imported", async () => {
  const person = await restoredSeller();
  await answer(person, { invoice: `F${YEAR}-0003` });
  await issuedInvoice(person, "Mur");
  const archive = await exportArchive(app, person);
  expect(linesOf(readZip(archive), "restored_copy_answer")).toMatchObject([
    { series: "F", year: YEAR, known_number: 1, sent_number: 3 },
  ]);
  const heir = await app.signUp();
  expect(await importInto(app, heir, archive)).toMatchObject({ state: "done" });
  const { copy, lost_numbers: lostNumbers } = await acceptedCall(heir, "GET", PATH);
  expect([copy.origin, copy.series[1].known_number]).toEqual(["archive", `F${YEAR}-0004`]);
  expect(lostNumbers).toMatchObject([{ first_number: `F${YEAR}-0002`, last_number: `F${YEAR}-0003` }]);
  expect((await answer(heir, {})).status).toBe(200);
  expect((await issuedInvoice(heir, "Cave")).number).toBe(`F${YEAR}-0005`);
});

test("a company that never numbered anything is not asked", async () => {
  const person = await app.signUp();
  await acceptedCall(person, "PATCH", "/api/company", READY_SELLER);
  await importInto(app, person, await exportArchive(app, await app.signUp()));
  expect((await acceptedCall(person, "GET", PATH)).copy).toBeNull();
});
