import { LAST_MONTH } from "#test/last-month.ts";
import { signUpSeller } from "#test/ready-seller.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/** A project of taxed work for a firm of Germany that has an Italian VAT number: two doubts. */
async function doubtfulProject() {
  const seller = await signUpSeller(app);
  const client_info = {
    company: "Werk GmbH",
    vat_number: "IT00743110157",
    address: { line1: "Hauptstr. 1", postal_code: "10115", city: "Berlin", country: "DE" },
  };
  const { project } = (await seller.call("POST", "/api/projects", { name: "Audit", end_date: LAST_MONTH, client_info }))
    .json;
  await seller.call("PATCH", `/api/projects/${project.id}/estimation`, { hours: 2, rate: 50 });
  const issue = (confirmed_doubts?: string[]) =>
    seller.call("POST", `/api/projects/${project.id}/invoice`, { confirmed_doubts });
  return { seller, project, issue };
}

test("the preview of an invoice tells its doubts about VAT", async () => {
  const { seller, project } = await doubtfulProject();
  const preview = (await seller.call("GET", `/api/projects/${project.id}/preview/invoice`)).json;
  expect(preview).toMatchObject({ missing_code: null, doubts: ["taxed_service_abroad", "vat_number_country"] });
});

test("doubtful VAT is asked about before an invoice is numbered", async () => {
  const { seller, issue } = await doubtfulProject();
  for (const answers of [undefined, [], ["vat_number_country"]]) {
    const { status, json } = await issue(answers);
    expect([status, json.code]).toEqual([422, "invoice_doubtful"]);
    expect(json.error).toContain("La TVA française est-elle bien due ?");
    expect(json.error).toContain("confirme-le sur la page de la facture");
  }
  expect((await seller.call("GET", "/api/documents?kind=invoice")).json.documents).toEqual([]);
});

test("an invoice of doubtful VAT is issued once each doubt is confirmed", async () => {
  const { issue } = await doubtfulProject();
  expect(await issue(["taxed_service_abroad", "vat_number_country"])).toMatchObject({
    status: 200,
    json: { number: expect.stringMatching(/-0001$/) },
  });
});
