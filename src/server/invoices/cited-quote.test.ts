import { FRENCH_TIME_ZONE, dayAt } from "#domain/shared/calendar-date.ts";
import { signUpSeller } from "#test/ready-seller.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

// An invoice names a quote only when it bills what that quote says.

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await testApp();
});
beforeEach(async () => {
  owner = await signUpSeller(app, { vat_regime: "franchise" });
});
afterAll(() => app.close());

async function quotedProject(): Promise<{ id: string; number: string; quoteId: string }> {
  const client_info = { company: "Roux", address: { line1: "8 quai", postal_code: "38000", city: "Grenoble" } };
  const { project } = (await owner.call("POST", "/api/projects", { name: "Audit", client_info })).json;
  await owner.call("PATCH", `/api/projects/${project.id}/estimation`, { hours: 9, rate: 100 });
  const { number, id: quoteId } = (await owner.call("POST", `/api/projects/${project.id}/quote`, {})).json;
  expect(await owner.call("POST", `/api/quotes/${quoteId}/sending`, {})).toMatchObject({ status: 200 });
  return { id: project.id, number, quoteId };
}

const citedQuotes = async (id: string) => {
  const { view } = (await owner.call("GET", `/api/projects/${id}/preview/invoice`)).json;
  return JSON.stringify(view).match(/D\d{4}-\d{4}/g) ?? [];
};

test("an invoice of the quote as it was sent cites it", async () => {
  const { id, number } = await quotedProject();
  expect(await citedQuotes(id)).toEqual([number]);
});

test.each([
  ["whose hours were edited", "/api/projects/ID/estimation", { hours: 20 }],
  ["whose VAT regime changed", "/api/company", { vat_regime: "standard" }],
])("an invoice does not cite a quote %s after it was sent", async (_what, path, change) => {
  const { id } = await quotedProject();
  expect(await owner.call("PATCH", path.replace("ID", id), change)).toMatchObject({ status: 200 });
  expect(await citedQuotes(id)).toEqual([]);
});

/** A project whose customer answered its quote so. */
async function answeredProject(decision: "accepted" | "declined") {
  const project = await quotedProject();
  const answer = { decision, signer: "Paul Roux", decided_on: dayAt(app.deps.clock(), FRENCH_TIME_ZONE) };
  expect(await owner.call("POST", `/api/quotes/${project.quoteId}/decision`, answer)).toMatchObject({ status: 200 });
  return project;
}

test("an invoice does not cite a quote that was declined", async () => {
  expect(await citedQuotes((await answeredProject("declined")).id)).toEqual([]);
});

test("an invoice cites the accepted quote after edits", async () => {
  const { id, number } = await answeredProject("accepted");
  await owner.call("PATCH", `/api/projects/${id}/estimation`, { hours: 20 });
  expect(await citedQuotes(id)).toEqual([number]);
});
