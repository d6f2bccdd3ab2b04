import { ALL_CONFIRMED } from "#test/confirmed-doubts.ts";
import { AGREED } from "#test/quote-calls.ts";
import { BELGIAN_FIRM } from "#test/ready-seller.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { todayInFrance } from "#test/today.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const address = { line1: "1 rue A", postal_code: "69003", city: "Lyon" };
const REVERSE_CHARGE = /^Autoliquidation/;

async function newProject(seller: object, client_info: object = BELGIAN_FIRM) {
  const owner = await app.signUp();
  const legal = {
    name: "Volt",
    legal_form: "EI",
    siren: "732829320",
    vat_regime: "franchise",
    mediation: "later",
    address,
  };
  await owner.call("PATCH", "/api/company", { ...legal, trade: "Développeur", ...seller });
  const { project } = (await owner.call("POST", "/api/projects", { name: "Site", client_info })).json;
  await owner.call("PATCH", `/api/projects/${project.id}/estimation`, { hours: 2, rate: 50 });
  const issue = () => owner.call("POST", `/api/projects/${project.id}/invoice`, ALL_CONFIRMED);
  const notices = async (kind = "quote"): Promise<string[]> =>
    (await owner.call("GET", `/api/projects/${project.id}/preview/${kind}`)).json.view.notices;
  return { owner, project, issue, notices };
}

test("a quote of services to a business of the Union under franchise says reverse charge", async () => {
  const { notices } = await newProject({});
  expect((await notices()).filter((text) => /TVA/.test(text))).toEqual([expect.stringMatching(REVERSE_CHARGE)]);
});

test("an invoice of services to a business of the Union asks for the VAT number of each side", async () => {
  const { owner, project, issue } = await newProject({});
  expect(await issue()).toMatchObject({
    status: 422,
    json: { code: "company_incomplete", fields: { vat_number: "Champ requis" } },
  });
  await owner.call("PATCH", "/api/company", { vat_number: "FR44732829320" });
  expect(await issue()).toMatchObject({
    status: 422,
    json: { code: "customer_incomplete", fields: { vat_number: "Champ requis" } },
  });
  await owner.call("PATCH", `/api/customers/${project.customer_id}`, { vat_number: "BE0403019261" });
  expect(await issue()).toMatchObject({ status: 200 });
});

test("an invoice of services to a business of the Union says reverse charge and whose VAT numbers apply", async () => {
  const { issue } = await newProject({ vat_number: "FR44732829320" }, { ...BELGIAN_FIRM, vat_number: "BE0403019261" });
  const { json } = await issue();
  const page = (await app.server.inject(`/api/public${json.page_url.replace("/invoice/", "/invoices/")}`)).json();
  expect(page.view.seller.lines).toContain("TVA FR44732829320");
  expect(page.view.buyer.lines).toContain("TVA BE0403019261");
  expect(page.view.notices).toContainEqual(expect.stringMatching(REVERSE_CHARGE));
  const xml = (await app.server.inject(page.xml_url)).body;
  expect(xml).toContain("<ram:CategoryCode>AE</ram:CategoryCode>");
  expect(xml).not.toContain("<ram:CategoryCode>E</ram:CategoryCode>");
  for (const number of ["FR44732829320", "BE0403019261"]) expect(xml).toContain(`<ram:ID schemeID="VA">${number}<`);
});

test.each([
  ["a private person of Belgium", {}, { kind: "person", last_name: "Arc", address: BELGIAN_FIRM.address }],
  ["a business of France", {}, { company: "Menuiserie Roux", address }],
  ["a business of Switzerland", {}, { ...BELGIAN_FIRM, address: { ...BELGIAN_FIRM.address, country: "CH" } }],
  ["a builder, whose works are taxed where the building is", { insurance_duty: "required" }, BELGIAN_FIRM],
])("the franchise stays for %s", async (_what, seller, client) => {
  const { notices } = await newProject(seller, client);
  for (const kind of ["quote", "invoice"])
    expect((await notices(kind)).filter((text) => /TVA/.test(text))).toEqual([
      expect.stringMatching(/^TVA non applicable/),
    ]);
});

test.each<[string, (owner: Person, id: string) => Promise<unknown>]>([
  [
    "chose reverse charge",
    (owner, id) =>
      owner.call("PATCH", `/api/projects/${id}/estimation`, { vat_basis_points: 0, vat_reason: "eu_services" }),
  ],
  [
    "works on no building",
    (owner, id) => owner.call("PUT", `/api/projects/${id}/vat-answers`, { place: "no_building" }),
  ],
])("a builder under franchise who %s prints reverse charge with both VAT numbers", async (_title, choose) => {
  const insurance = { insurer: "MAAF", contact: "79180 Chauray", coverage: "France" };
  const builder = { trade: "Plombier", vat_number: "FR44732829320", insurance, insurance_duty: "required" };
  const client = { ...BELGIAN_FIRM, vat_number: "BE0403019261" };
  const { owner, project, issue, notices } = await newProject(builder, client);
  await choose(owner, project.id);
  for (const kind of ["quote", "invoice"])
    expect(await notices(kind)).toContainEqual(expect.stringMatching(REVERSE_CHARGE));
  // The quote that its customer accepts is billed as it is.
  const quote = (await owner.call("POST", `/api/projects/${project.id}/quote`, {})).json;
  await owner.call("POST", `/api/quotes/${quote.id}/sending`, {});
  const decision = { ...AGREED, decided_on: todayInFrance() };
  expect((await owner.call("POST", `/api/quotes/${quote.id}/decision`, decision)).status).toBe(200);
  const { json } = await issue();
  const page = (await app.server.inject(`/api/public${json.page_url.replace("/invoice/", "/invoices/")}`)).json();
  expect(page.view.seller.lines).toContain("TVA FR44732829320");
  expect(page.view.notices).toContainEqual(expect.stringMatching(REVERSE_CHARGE));
  expect((await app.server.inject(page.xml_url)).body).toContain("<ram:CategoryCode>AE</ram:CategoryCode>");
});
