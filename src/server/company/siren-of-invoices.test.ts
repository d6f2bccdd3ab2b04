import { inCompany } from "#server/db/tenancy.ts";
import { issuedInvoice } from "#test/issued-invoice.ts";
import { join } from "#test/team.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test("the SIREN changes until an invoice is issued", async () => {
  const owner = await app.signUp();
  for (const siren of ["552100554", "732829320"])
    expect(await owner.call("PATCH", "/api/company", { siren })).toMatchObject({ status: 200 });
});

test("the SIREN of a company that issued an invoice stays", async () => {
  const owner = await app.signUp();
  const patch = (fields: object) => owner.call("PATCH", "/api/company", fields);
  await patch({ siren: "732829320" });
  await issuedInvoice(owner, "Audit");
  for (const siren of ["552100554", ""]) {
    const { status, json } = await patch({ siren, name: "Autre" });
    expect([status, json.fields]).toEqual([400, { siren: expect.stringContaining("sous le SIREN 732829320") }]);
  }
});

test("the SIREN of invoices that is sent again changes nothing", async () => {
  const owner = await app.signUp();
  await owner.call("PATCH", "/api/company", { siren: "732829320" });
  await issuedInvoice(owner, "Audit");
  const changes = { siren: "732 829 320", name: "Volt et fils" };
  expect(await owner.call("PATCH", "/api/company", changes)).toMatchObject({ status: 200 });
  const { company } = (await owner.call("GET", "/api/company")).json;
  expect(company).toMatchObject({ siren: "732829320", name: "Volt et fils" });
});

/** A company that issued an invoice under this SIREN, with a SIRET and a VAT number of it. */
async function invoicedCompany() {
  const owner = await app.signUp();
  await owner.call("PATCH", "/api/company", { siren: "732829320", siret: "73282932000074", vat_regime: "standard" });
  await issuedInvoice(owner, "Audit");
  return owner;
}

test("the SIRET of a company that issued an invoice stays one of its SIREN", async () => {
  const owner = await invoicedCompany();
  for (const fields of [{ siret: "55210055400013" }, { siren: "", siret: "55210055400013" }])
    expect(await owner.call("PATCH", "/api/company", fields)).toMatchObject({ status: 400 });
  expect((await owner.call("GET", "/api/company")).json.company).toMatchObject({ siren: "732829320" });
});

test("a typing error in the SIREN of invoices is corrected with the VAT number, without the SIRET", async () => {
  const owner = await invoicedCompany();
  const { status, json } = await owner.call("POST", "/api/company/siren", { siren: "732 829 395" });
  expect([status, json.company]).toMatchObject([200, { siren: "732829395", siret: "", vat_number: "FR75732829395" }]);
  expect((await owner.call("PATCH", "/api/company", { siret: "73282939500019" })).status).toBe(200);
});

test("a correction of the SIREN is kept with its author and its time", async () => {
  const owner = await invoicedCompany();
  const { id } = (await owner.call("POST", "/api/company/siren", { siren: "732829395" })).json.company;
  const { rows } = await app.database.owner.query(
    "select c.*, m.user_id from siren_correction c join membership m using (company_id) where company_id = $1",
    [id],
  );
  expect(rows).toMatchObject([{ former_siren: "732829320", siren: "732829395", corrected_at: expect.any(Date) }]);
  expect(rows[0].corrected_by).toBe(rows[0].user_id);
});

test.each(["", "732829320", "123456789"])("a SIREN is not corrected to « %s »", async (siren) => {
  const owner = await invoicedCompany();
  const { status, json } = await owner.call("POST", "/api/company/siren", { siren });
  expect([status, Object.keys(json.fields)]).toEqual([400, ["siren"]]);
});

test("a SIREN with more than two other digits is another company, whose correction is refused", async () => {
  const owner = await invoicedCompany();
  for (const siren of ["552100554", "356000000"]) {
    const { status, json } = await owner.call("POST", "/api/company/siren", { siren });
    expect([status, json.fields]).toEqual([400, { siren: expect.stringMatching(/732829320 .* un nouveau compte/) }]);
  }
  expect((await owner.call("GET", "/api/company")).json.company.siren).toBe("732829320");
});

test("corrections of a SIREN do not add up to another company", async () => {
  const owner = await invoicedCompany();
  const correct = async (siren: string) => (await owner.call("POST", "/api/company/siren", { siren })).status;
  expect(await correct("732829395")).toBe(200);
  await issuedInvoice(owner, "Sous le numéro corrigé");
  expect(await correct("062829395"), "two digits from the present one, four from the first").toBe(400);
  expect(await correct("732829320"), "back to the first one").toBe(200);
});

test("a worker corrects no SIREN", async () => {
  const owner = await invoicedCompany();
  const worker = await join(app, owner, "ouvrier@example.org", "worker");
  expect((await worker.call("POST", "/api/company/siren", { siren: "732829395" })).status).toBe(403);
});

test("an invoice keeps the SIREN under which it was issued", async () => {
  const owner = await invoicedCompany();
  const { documents } = (await owner.call("GET", "/api/documents?kind=invoice")).json;
  const read = async () => (await app.server.inject(documents[0].url.replace(".pdf", ".xml"))).body;
  const xml = await read();
  await owner.call("POST", "/api/company/siren", { siren: "732829395" });
  expect(xml).toContain("732829320");
  expect(await read()).toBe(xml);
});

test.each([
  ["without a correction", null, "732829395", /it stays/],
  ["with one", "732829395", "732829395", null],
  ["with one to another company", "552100554", "552100554", /another company/],
])("as the role of the application, the SIREN of invoices %s", async (_how, siren, nextSiren, refusal) => {
  const owner = await invoicedCompany();
  const { id } = (await owner.call("GET", "/api/company")).json.company;
  const change = inCompany(app.deps.db, id, async (tx) => {
    if (siren !== null)
      await sql`insert into siren_correction (company_id, id, former_siren, siren, corrected_by, corrected_at)
        values (${id}, ${app.deps.ids()}, '732829320', ${siren}, ${app.deps.ids()}, now())`.execute(tx);
    await sql`update company set siren = ${nextSiren}, siret = '', vat_number = ''`.execute(tx);
  });
  if (refusal) await expect(change).rejects.toThrow(refusal);
  else await expect(change).resolves.toBeUndefined();
});

test("whoever owns two companies of one SIREN is told of the first alone", async () => {
  const first = await app.signUp();
  await first.call("PATCH", "/api/company", { name: "Volt", siren: "732829320" });
  const owner = await app.signUp();
  const worker = await app.signUp();
  const saveSiren = async (person: typeof owner) =>
    (await person.call("PATCH", "/api/company", { siren: "732829320" })).json.siren_of_other;
  // Nothing is said of the company of somebody else.
  expect([await saveSiren(owner), await saveSiren(worker)]).toEqual([null, null]);
  await join(app, first, owner, "owner");
  await join(app, first, worker, "worker");
  expect([await saveSiren(owner), await saveSiren(worker)]).toEqual(["Volt", null]);
  expect((await owner.call("PATCH", "/api/company", { siren: "552100554" })).json.siren_of_other).toBeNull();
});
