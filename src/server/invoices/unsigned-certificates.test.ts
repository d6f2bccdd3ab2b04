import { FRENCH_TIME_ZONE, dayAt } from "#domain/shared/calendar-date.ts";
import { ALL_CONFIRMED } from "#test/confirmed-doubts.ts";
import { signUpSeller } from "#test/ready-seller.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const address = { line1: "8 quai", postal_code: "38000", city: "Grenoble" };
const certificates = [expect.stringContaining("Je soussigné")];

async function signUpTrade(trade: string) {
  const owner = await signUpSeller(app, { trade });
  const changeTrade = (name: string) => owner.call("PATCH", "/api/company", { trade: name });
  const startProject = async (vat_basis_points: number) => {
    const client_info = { kind: "person", first_name: "Anne", last_name: "Roux", address };
    const { project } = (await owner.call("POST", "/api/projects", { name: "Bain", client_info })).json;
    const estimation = { hours: 9, rate: 50, vat_basis_points };
    expect(await owner.call("PATCH", `/api/projects/${project.id}/estimation`, estimation)).toMatchObject({
      status: 200,
    });
    return project.id;
  };
  const preview = async (id: string) => (await owner.call("GET", `/api/projects/${id}/preview/invoice`)).json;
  const printedTexts = async (id: string) =>
    ((await preview(id)).view.certificates ?? []).map(({ text }: { text: string }) => text);
  const accept = async (id: string) => {
    const answer = { decision: "accepted", signer: "Anne Roux", decided_on: dayAt(app.deps.clock(), FRENCH_TIME_ZONE) };
    expect(await owner.call("POST", `/api/quotes/${id}/decision`, answer)).toMatchObject({ status: 200 });
  };
  const quote = async (id: string) => (await owner.call("POST", `/api/projects/${id}/quote`, {})).json;
  return { owner, changeTrade, startProject, preview, printedTexts, accept, quote };
}

test("an invoice of works at 10 % has the certificate to sign, unless the customer accepted a quote", async () => {
  const { owner, startProject, printedTexts, accept, quote } = await signUpTrade("plombier");
  expect(await printedTexts(await startProject(2000))).toEqual([]);
  const withoutQuote = await startProject(1000);
  expect(await printedTexts(withoutQuote)).toEqual(certificates);
  const invoice = await owner.call("POST", `/api/projects/${withoutQuote}/invoice`, ALL_CONFIRMED);
  expect(invoice.status).toBe(200);
  const { view } = (await app.server.inject(`/api/public/invoices/${invoice.json.page_url.split("/").at(-1)}`)).json();
  expect(view.certificates).toMatchObject([{ text: certificates[0] }]);

  const withQuote = await startProject(1000);
  const { id } = await quote(withQuote);
  expect(await printedTexts(withQuote)).toEqual(certificates);
  await accept(id);
  expect(await printedTexts(withQuote)).toEqual([]);
});

test("a certificate that a noted acceptance lacks is asked for on the invoice, rate by rate", async () => {
  const { owner, startProject, preview, printedTexts, quote } = await signUpTrade("plombier");
  const id = await startProject(1000);
  const { draft } = (await owner.call("POST", `/api/projects/${id}/quote-draft`, {})).json;
  const [line] = draft.lines;
  const insulation = { ...line, id: "second", label: "Isolation", vat_basis_points: 550, task_id: null };
  const lines = { version: draft.version, lines: [line, insulation], discount: null };
  expect((await owner.call("PUT", `/api/quotes/${draft.id}/draft`, lines)).status).toBe(200);
  const { id: versionId } = await quote(id);
  const [version] = (await owner.call("GET", `/api/projects/${id}/quote-versions`)).json.versions;
  const [ten, energy] = version.certificates;
  expect([ten, energy]).toEqual([expect.stringMatching(/10\s%$/), expect.stringMatching(/5,5\s%$/)]);
  const decided_on = dayAt(app.deps.clock(), FRENCH_TIME_ZONE);
  const note = (received_certificates: string[]) => {
    const answer = { decision: "accepted", signer: "Anne Roux", decided_on, received_certificates };
    return owner.call("POST", `/api/quotes/${versionId}/decision`, answer);
  };
  const answer = await note([ten, "Une autre"]);
  expect(answer.json.version.decision.received_certificates).toEqual([ten]);
  expect(await printedTexts(id)).toEqual([expect.stringContaining("rénovation énergétique")]);
  expect((await preview(id)).doubts).toContain("reduced_rate_unsigned");
  expect((await note([energy, ten])).json.version.decision.received_certificates).toEqual([ten, energy]);
  expect(await printedTexts(id)).toEqual([]);
  expect((await preview(id)).doubts).not.toContain("reduced_rate_unsigned");
});

test("a quote that was accepted without the certificate leaves it to be signed on the invoice", async () => {
  const { changeTrade, startProject, preview, printedTexts, accept, quote } = await signUpTrade("développeur");
  const id = await startProject(1000);
  await accept((await quote(id)).id);
  expect(await printedTexts(id)).toEqual([]);
  await changeTrade("plombier");
  expect(await printedTexts(id)).toEqual(certificates);
  expect((await preview(id)).doubts).toContain("reduced_rate_unsigned");
});

test.each([
  ["another person", { kind: "person", first_name: "Paul", last_name: "Blanc", address }],
  ["a firm", { kind: "company", company: "Blanc SARL", siren: "552100554", address }],
])("a quote binds who accepted it: not %s, whose invoice neither cites nor follows it", async (_who, client) => {
  const { owner, startProject, preview, printedTexts, accept, quote } = await signUpTrade("plombier");
  const id = await startProject(1000);
  const { id: quoteId, number } = await quote(id);
  await accept(quoteId);
  expect(JSON.stringify((await preview(id)).view)).toContain(number);
  expect((await owner.call("PATCH", `/api/projects/${id}/core`, { client_info: client })).status).toBe(200);
  const { view, doubts } = await preview(id);
  expect(JSON.stringify(view)).not.toContain(number);
  expect(await printedTexts(id)).toEqual(certificates);
  expect(doubts).toEqual(expect.arrayContaining(["agreed_by_another", "reduced_rate_unsigned"]));
  const refusal = await owner.call("POST", `/api/projects/${id}/invoice`, {});
  expect(refusal.json.error).toContain("a été accepté par un autre client");
});

test("a quote that nobody accepted is not cited for another customer", async () => {
  const { owner, startProject, preview, quote } = await signUpTrade("plombier");
  const id = await startProject(1000);
  const { number } = await quote(id);
  expect(JSON.stringify((await preview(id)).view)).toContain(number);
  const client = { kind: "person", first_name: "Paul", last_name: "Blanc", address };
  await owner.call("PATCH", `/api/projects/${id}/core`, { client_info: client });
  const { view } = await preview(id);
  expect(JSON.stringify(view)).toContain("Blanc");
  expect(JSON.stringify(view)).not.toContain(number);
});
