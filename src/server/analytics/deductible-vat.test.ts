import { acceptedCall } from "#test/accepted-call.ts";
import { signUpSeller } from "#test/ready-seller.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

const PERIOD = "first_on=2025-01-01&last_on=2025-12-31";

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await testApp();
  person = await signUpSeller(app);
});
afterAll(() => app.close());

const deductible = async () => (await acceptedCall(person, "GET", `/api/figures/vat?${PERIOD}`)).vat.deductible;

test("without an invoice of a supplier nothing is deducted", async () => {
  expect(await deductible()).toEqual({ invoice_count: 0, vat_cents: 0 });
});

test("what is deducted is the VAT of the invoices that came in the period", async () => {
  const rows = [
    ["2025-01-01", "invoice", 2_000, "EUR", []],
    ["2025-12-31", "credit_note", 500, "EUR", []],
    ["2025-06-01", "invoice", 9_000, "CHF", []],
    ["2025-06-01", "invoice", 9_000, "EUR", ["vat"]],
    ["2024-12-31", "invoice", 9_000, "EUR", []],
    ["2026-01-01", "invoice", 9_000, "EUR", []],
  ];
  const { company } = await acceptedCall(person, "GET", "/api/company");
  for (const [place, [day, kind, cents, currency, doubts]] of rows.entries())
    await app.database.owner.query(
      `insert into supplier_invoice (company_id, id, mailbox_id, message_id, received_at, file_name, kind,
        supplier_name, supplier_siren, supplier_vat_number, supplier_key, number_key, number, issued_on, due_on,
        net_cents, vat_cents,
        gross_cents, currency, doubts, search_text, kept_at)
        values ($1, gen_random_uuid(), null, '', ($2::text || ' 12:00:00+01')::timestamptz, 'F.pdf', $3, 'Bois', '', '',
          'bois', $4, $4, $2::date, null, 0, $5, $5, $6, $7, '', now())`,
      [company.id, day, kind, `F${place}`, cents, currency, doubts],
    );
  expect(await deductible()).toEqual({ invoice_count: 2, vat_cents: 1_500 });
});
