import { issuedInvoice } from "#test/issued-invoice.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
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
