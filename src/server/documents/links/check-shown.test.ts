import { quoteCalls } from "#test/quote-calls.ts";
import { LEA_ARC, READY_SELLER, pricedProject } from "#test/ready-seller.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// A quote can be drafted, numbered and read by its company at once. Nobody else is shown it before it says who sells
// and whether VAT is charged.

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

async function drawnUp(more: object): Promise<{ person: Person; projectId: string; url: string }> {
  const person = await app.signUp();
  await person.call("PATCH", "/api/company", { ...READY_SELLER, ...more });
  const projectId = await pricedProject(person, { name: "Bain", client_info: LEA_ARC });
  const { page_url } = await quoteCalls(() => person).drawUp(projectId);
  return { person, projectId, url: `/api/public${page_url.replace("/quote/", "/quotes/")}` };
}

const read = async (url: string) => (await app.server.inject(url)).statusCode;

test.each([
  ["VAT regime", { vat_regime: null }],
  ["SIREN", { siren: "" }],
  ["name", { name: "" }],
])("a quote without the %s of its seller is shown to nobody but its company", async (_what, more) => {
  const { person, projectId, url } = await drawnUp(more);
  const refusal = await app.server.inject(url);
  expect([refusal.statusCode, refusal.json().code]).toEqual([409, "quote_not_ready"]);
  expect(refusal.body).not.toContain("Bain");
  const stranger = await app.signUp();
  expect((await stranger.call("GET", url)).status).toBe(409);
  expect((await person.call("GET", url)).status).toBe(200);
  // Who was refused has seen nothing.
  const [version] = (await person.call("GET", `/api/projects/${projectId}/quote-versions`)).json.versions;
  expect(version.status).toBe("draft");
});

test("a quote that says all of it is shown", async () => {
  const { person, projectId } = await drawnUp({ vat_regime: null });
  await person.call("PATCH", "/api/company", { vat_regime: "franchise" });
  const { page_url } = await quoteCalls(() => person).drawUp(projectId);
  expect(await read(`/api/public${page_url.replace("/quote/", "/quotes/")}`)).toBe(200);
});
