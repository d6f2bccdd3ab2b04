import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const address = { line1: "1 rue A", postal_code: "69003", city: "Lyon" };
const SELLER = { name: "Volt", siren: "732829320", vat_regime: "standard", legal_form: "EI", insurance_duty: "none" };

async function projectOf(client_info: object, estimation: object) {
  const seller = await app.signUp();
  await seller.call("PATCH", "/api/company", { ...SELLER, address });
  const { project } = (await seller.call("POST", "/api/projects", { name: "Audit", client_info })).json;
  const sentEstimation = { hours: 2, rate: 50, ...estimation };
  expect((await seller.call("PATCH", `/api/projects/${project.id}/estimation`, sentEstimation)).status).toBe(200);
  return { seller, id: project.id };
}

test("doubtful VAT is asked about before a quote is marked as sent", async () => {
  const abroad = { line1: "Hauptstr. 1", postal_code: "10115", city: "Berlin", country: "DE" };
  const { seller, id } = await projectOf({ company: "Werk GmbH", address: abroad }, {});
  const quote = (await seller.call("POST", `/api/projects/${id}/quote`, {})).json;
  const send = (confirmed_doubts?: string[]) =>
    seller.call("POST", `/api/quotes/${quote.id}/sending`, { confirmed_doubts });
  for (const answers of [undefined, [], ["export_inside"]]) {
    const { status, json } = await send(answers);
    expect([status, json.code, json.fields]).toEqual([422, "quote_doubtful", { taxed_service_abroad: "À confirmer." }]);
    expect(json.error).toMatch(/La TVA française est-elle bien due \? .* sur la page du devis/);
  }
  const sending = await send(["taxed_service_abroad"]);
  expect(sending).toMatchObject({ status: 200, json: { version: { status: "sent" } } });
});

test("a seller who comes under franchise is told which chosen reason it replaces", async () => {
  const subcontracting = { vat_basis_points: 0, vat_reason: "subcontracting" };
  const { seller, id } = await projectOf({ company: "Roux", siren: "552100554", address }, subcontracting);
  const listReplaced = async () =>
    Promise.all(
      ["quote", "invoice"].map(
        async (kind) =>
          (await seller.call("GET", `/api/projects/${id}/preview/${kind}`)).json.replaced_vat_reasons as string[],
      ),
    );
  expect(await listReplaced()).toEqual([[], []]);
  await seller.call("PATCH", "/api/company", { vat_regime: "franchise" });
  expect(await listReplaced()).toEqual([["subcontracting"], ["subcontracting"]]);
});
