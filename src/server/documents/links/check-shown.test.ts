import { quoteCalls } from "#test/quote-calls.ts";
import { LEA_ARC, READY_SELLER, pricedProject } from "#test/ready-seller.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// A quote can be drafted, numbered and read by its company at once. Nobody else is shown it before it says who sells
// and whether VAT is charged.

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ clock: () => new Date("2026-09-01T09:00:00Z") });
});
afterAll(() => app.close());

async function drawnUp(more: object): Promise<{ person: Person; projectId: string; page: string; url: string }> {
  const person = await app.signUp();
  await person.call("PATCH", "/api/company", { ...READY_SELLER, ...more });
  const projectId = await pricedProject(person, { name: "Bain", client_info: LEA_ARC });
  const { page_url } = await quoteCalls(() => person).drawUp(projectId);
  return { person, projectId, page: page_url, url: `/api/public${page_url.replace("/quote/", "/quotes/")}` };
}

const read = async (url: string) => (await app.server.inject(url)).statusCode;

test.each([
  ["VAT regime", { vat_regime: null }],
  ["SIREN", { siren: "" }],
  ["name", { name: "" }],
])("a quote without the %s of its seller is shown to nobody but its company", async (_what, more) => {
  const { person, projectId, page, url } = await drawnUp(more);
  for (const [ofCustomer, status] of [
    ["none", 409],
    ["cross-site", 409],
    ["same-origin", 200],
  ] as const) {
    const headers = { accept: "text/html", "sec-fetch-site": ofCustomer };
    for (const path of [page.replace("/quote/", "/documents/") + ".pdf", page]) {
      const answer = await app.server.inject({ url: path, headers });
      expect([answer.statusCode, answer.body.includes("pas encore prêt")]).toEqual([status, status === 409]);
    }
  }
  expect((await app.server.inject({ method: "POST", url: `${page}/accept` })).statusCode).toBe(409);
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

test("a quote that does not say whether VAT is charged has no price to accept", async () => {
  const { person, projectId } = await drawnUp({ vat_regime: null });
  const { decide, drawUp } = quoteCalls(() => person);
  const [version] = (await person.call("GET", `/api/projects/${projectId}/quote-versions`)).json.versions;
  const refusal = await decide(version.id);
  expect([refusal.status, refusal.json.code]).toEqual([422, "quote_lacks_seller"]);
  await person.call("PATCH", "/api/company", { vat_regime: "franchise" });
  expect((await decide(version.id)).json.code).toBe("quote_lacks_seller");
  expect((await decide((await drawUp(projectId)).id)).status).toBe(200);
});
