import { acceptedCall } from "#test/accepted-call.ts";
import { issuedInvoice } from "#test/issued-invoice.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

let app: TestApp;
let person: Person;
let now = new Date("2026-11-22T10:00:00Z");

beforeAll(async () => {
  app = await testApp({ clock: () => now });
  person = await app.signUp();
});
afterAll(() => app.close());

const linkOf = async (query: string): Promise<string> =>
  (await acceptedCall(person, "GET", `/api/documents/money/export?${query}`)).url;

test("a table has a line for each row of the list, for a French spreadsheet", async () => {
  const { number } = await issuedInvoice(person, "=1+1; cmd");
  const answer = await app.server.inject(await linkOf("format=csv&filter=to_collect"));
  expect(answer.headers["content-disposition"]).toMatch(/^attachment; .*encaisser/i);
  expect(answer.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  const [, line = "", end] = answer.payload.split("\r\n");
  expect(line).toMatch(new RegExp(`^Facture;${number};`));
  expect(line).toContain(`"'=1+1; cmd"`);
  expect(line).toContain(";100,00;20,00;120,00;120,00;");
  expect(end).toBe("");
});

test("an archive has the PDF of each document of the list once", async () => {
  const { id, number } = await issuedInvoice(person, "Cuisine");
  for (const amount_cents of [1_000, 2_000])
    await acceptedCall(person, "POST", `/api/invoices/${id}/payments`, { amount_cents, method: "card" });
  const answer = await app.server.inject(await linkOf("format=zip&filter=collected"));
  expect(answer.statusCode).toBe(200);
  const bytes = answer.rawPayload;
  expect(bytes.subarray(0, 4)).toEqual(Buffer.from("PK\u0003\u0004"));
  // The directory at the end of an archive says how many files it has.
  expect(bytes.readUInt16LE(bytes.length - 22 + 10)).toBe(1);
  expect(bytes.includes(`facture-${number}.pdf`)).toBe(true);
  expect(bytes.includes("%PDF-")).toBe(true);
});

test("a link of an export is refused once it is two minutes old", async () => {
  const url = await linkOf("format=csv");
  now = new Date(now.getTime() + 121_000);
  expect((await app.server.inject(url)).statusCode).toBe(404);
});

test("a link that we did not seal leads nowhere", async () => {
  const url = await linkOf("format=csv");
  expect((await app.server.inject(`${url.slice(0, -6)}AAAAAA`)).statusCode).toBe(404);
  expect((await app.server.inject("/documents/money-export?key=x")).statusCode).toBe(404);
});
