import { VAT_DOUBTS } from "#domain/lines/vat-doubts.ts";
import { signUpSeller } from "#test/ready-seller.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test("a quote whose VAT could never be invoiced is not sent, until its customer is corrected", async () => {
  const owner = await signUpSeller(app);
  const address = { line1: "8 quai", postal_code: "38000", city: "Grenoble" };
  const client_info = { company: "Roux", address };
  const { project } = (await owner.call("POST", "/api/projects", { name: "Bain", client_info })).json;
  const estimation = { hours: 9, rate: 50, vat_basis_points: 1300 };
  expect((await owner.call("PATCH", `/api/projects/${project.id}/estimation`, estimation)).status).toBe(200);
  const { id } = (await owner.call("POST", `/api/projects/${project.id}/quote`, {})).json;
  const send = () => owner.call("POST", `/api/quotes/${id}/sending`, { confirmed_doubts: [...VAT_DOUBTS] });
  expect(await send()).toMatchObject({ status: 422, json: { code: "vat_corsica_rate" } });
  const inCorsica = { address: { ...address, postal_code: "20000" } };
  expect((await owner.call("PATCH", `/api/customers/${project.customer_id}`, inCorsica)).status).toBe(200);
  expect(await send()).toMatchObject({ status: 200 });
});
