import { acceptedCall } from "#test/accepted-call.ts";
import { issuedInvoice } from "#test/issued-invoice.ts";
import { alterStored } from "#test/raw-sql.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// Of a credit note and its invoice, only the one that was altered is refused.

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await testApp();
  person = await app.signUp();
});
afterAll(() => app.close());

/** A credit note of a part of an invoice, whose link a superuser moved to another invoice of the company. */
async function movedCreditNote() {
  const invoice = await issuedInvoice(person, "Atelier");
  const other = await issuedInvoice(person, "Grange");
  const path = `/api/invoices/${invoice.id}/credit-notes`;
  const { credit_note } = await acceptedCall(person, "POST", path, { lines: null, gross_cents: 1_200 });
  const move = "update document set refers_to = $2 where id = $1";
  await alterStored(app.database, move, [credit_note.id, other.id]);
  return { invoice, other, credit_note, path };
}

test("a credit note whose link was moved is altered while both invoices are not", async () => {
  const { invoice, other, credit_note } = await movedCreditNote();
  const statusOf = async (url: string) => (await app.server.inject(url)).statusCode;
  expect(await statusOf(credit_note.url)).toBe(503);
  expect([await statusOf(invoice.url), await statusOf(other.url)]).toEqual([200, 200]);
});

test("an invoice is not credited twice because the link of its credit note was moved", async () => {
  const { path } = await movedCreditNote();
  expect((await person.call("POST", path, { lines: null })).json.code).toBe("document_altered");
});
