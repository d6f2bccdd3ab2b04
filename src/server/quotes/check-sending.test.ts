import { afterAll, beforeAll, expect, test } from "vitest";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const address = { line1: "1 rue A", postal_code: "69003", city: "Lyon" };
const SELLER = { name: "Volt", siren: "732829320", vat_regime: "standard", address };
const INSURANCE = { insurer: "MAAF", contact: "Chaban, 79180 Chauray", coverage: "France métropolitaine" };

async function newProject(seller: object): Promise<{ person: Person; id: string; drawUp: () => Promise<string> }> {
  const person = await app.signUp();
  await person.call("PATCH", "/api/company", seller);
  const client_info = { kind: "person", first_name: "Léa", last_name: "Arc", address };
  const { project } = (await person.call("POST", "/api/projects", { name: "Bain", client_info })).json;
  await person.call("PATCH", `/api/projects/${project.id}/estimation`, { hours: 2, rate: 50 });
  const drawUp = async () => (await person.call("POST", `/api/projects/${project.id}/quote`, {})).json.id as string;
  return { person, id: project.id, drawUp };
}

const send = (person: Person, id: string) => person.call("POST", `/api/quotes/${id}/sending`, {});
const refusal = (fields: string[]) => ({
  status: 422,
  json: { code: "company_incomplete", fields: Object.fromEntries(fields.map((field) => [field, "Champ requis"])) },
});

test("a quote is marked as sent once its seller said what the law asks, and it bears it", async () => {
  const { person, drawUp } = await newProject({ ...SELLER, trade: "Plombier" });
  const quoteId = await drawUp();
  expect(await send(person, quoteId)).toMatchObject(refusal(["legal_form", "insurance_duty"]));
  await person.call("PATCH", "/api/company", { legal_form: "EI", insurance_duty: "required" });
  expect(await send(person, quoteId)).toMatchObject(
    refusal(["insurance.insurer", "insurance.contact", "insurance.coverage"]),
  );
  const coverage = 'Écris ce champ dans son objet : {"insurance": {"coverage": …}}.';
  expect(await person.call("PATCH", "/api/company", { "insurance.coverage": "France" })).toMatchObject({
    status: 400,
    json: { code: "bad_input", error: coverage, fields: { "insurance.coverage": coverage } },
  });
  await person.call("PATCH", "/api/company", { insurance: INSURANCE });
  const refusedVersion = await send(person, quoteId);
  expect([refusedVersion.status, refusedVersion.json.code]).toEqual([422, "quote_lacks_seller"]);
  expect(refusedVersion.json.error).toContain("mets-le à jour");
  const version = await drawUp();
  expect(version).not.toBe(quoteId);
  expect(await send(person, version)).toMatchObject({ status: 200, json: { version: { status: "sent" } } });
});

test("a seller who says that no insurance is compulsory sends the quote that is drawn up", async () => {
  const { person, drawUp } = await newProject({ ...SELLER, legal_form: "EI", trade: "Multiservices" });
  const quoteId = await drawUp();
  expect(await send(person, quoteId)).toMatchObject(refusal(["insurance_duty"]));
  await person.call("PATCH", "/api/company", { insurance_duty: "none" });
  expect(await send(person, quoteId)).toMatchObject({ status: 200 });
});

test.each(["Développeuse", "Photographe"])("a %s is asked for no insurance, on quote nor invoice", async (trade) => {
  const { person, id, drawUp } = await newProject({ ...SELLER, legal_form: "EI", trade });
  expect(await send(person, await drawUp())).toMatchObject({ status: 200 });
  expect(await person.call("POST", `/api/projects/${id}/invoice`, {})).toMatchObject({ status: 200 });
});

test("an invoice asks for the legal form and the insurance of a building trade, in one sentence", async () => {
  const { person, id } = await newProject({ ...SELLER, trade: "Maçon" });
  const issue = () => person.call("POST", `/api/projects/${id}/invoice`, {});
  const answer = await issue();
  expect(answer).toMatchObject(refusal(["legal_form", "insurance_duty"]));
  expect(answer.json.error).toBe(
    "Avant d'émettre une facture, la loi demande de compléter ton entreprise : ta forme juridique et si une " +
      "assurance professionnelle t'est obligatoire.",
  );
  await person.call("PATCH", "/api/company", { legal_form: "EI", insurance_duty: "required", insurance: INSURANCE });
  expect(await issue()).toMatchObject({ status: 200 });
});

test("an answer about the insurance that is not in the list is refused", async () => {
  const person = await app.signUp();
  expect(await person.call("PATCH", "/api/company", { insurance_duty: "peut-être" })).toMatchObject({
    status: 400,
    json: { fields: { insurance_duty: "Dis si une assurance professionnelle t'est obligatoire : oui ou non." } },
  });
});
