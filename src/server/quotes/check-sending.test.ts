import { ALL_CONFIRMED } from "#test/confirmed-doubts.ts";
import { quoteCalls } from "#test/quote-calls.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const address = { line1: "1 rue A", postal_code: "69003", city: "Lyon" };
const SELLER = { name: "Volt", siren: "732829320", vat_regime: "standard", mediation: "later", address };
const INSURANCE = { insurer: "MAAF", contact: "Chaban, 79180 Chauray", coverage: "France métropolitaine" };

type QuotedProject = { person: Person; id: string; customerId: string; drawUp: () => Promise<string> };

async function newProject(seller: object, buyer: object = { address }): Promise<QuotedProject> {
  const person = await app.signUp();
  await person.call("PATCH", "/api/company", seller);
  const client_info = { kind: "person", first_name: "Léa", last_name: "Arc", ...buyer };
  const { project } = (await person.call("POST", "/api/projects", { name: "Bain", client_info })).json;
  await person.call("PATCH", `/api/projects/${project.id}/estimation`, { hours: 2, rate: 50 });
  const drawUp = async (): Promise<string> => (await quoteCalls(() => person).drawUp(project.id)).id;
  return { person, id: project.id, customerId: project.customer_id, drawUp };
}

const send = (person: Person, id: string) => quoteCalls(() => person).send(id);

async function listVersions(person: Person, projectId: string) {
  type Version = { id: string; status: string; version: number; page_url: string };
  const { versions } = (await person.call("GET", `/api/projects/${projectId}/quote-versions`)).json;
  return versions as Version[];
}

const statuses = async (person: Person, projectId: string) =>
  (await listVersions(person, projectId)).map(({ status, version }) => `${status} ${version}`);

async function readLatest(person: Person, projectId: string) {
  const [latest] = await listVersions(person, projectId);
  return (await app.server.inject(`/api/public${latest!.page_url.replace("/quote/", "/quotes/")}`)).json();
}

async function readAsCustomer(person: Person, projectId: string): Promise<void> {
  const [latest] = await listVersions(person, projectId);
  const answer = await app.server.inject(`/api/public${latest!.page_url.replace("/quote/", "/quotes/")}`);
  expect(answer.statusCode).toBe(200);
}

const refusal = (fields: string[]) => ({
  status: 422,
  json: { code: "company_incomplete", fields: Object.fromEntries(fields.map((field) => [field, "Champ requis"])) },
});

test("a quote is marked as sent once its seller said what the law asks, by a version that says it", async () => {
  const { person, id, drawUp } = await newProject({ ...SELLER, trade: "Plombier" });
  const quoteId = await drawUp();
  expect(await send(person, quoteId)).toMatchObject(refusal(["legal_form", "insurance_duty"]));
  await person.call("PATCH", "/api/company", { legal_form: "EI", insurance_duty: "required" });
  expect(await send(person, quoteId)).toMatchObject(
    refusal(["insurance.insurer", "insurance.contact", "insurance.coverage"]),
  );
  await person.call("PATCH", "/api/company", { insurance: INSURANCE });
  const answer = await send(person, quoteId);
  expect(answer).toMatchObject({ status: 200, json: { version: { status: "sent", version: 2 } } });
  expect(await statuses(person, id)).toEqual(["sent 2", "replaced 1"]);
});

test("a quote that was sent is neither drawn up nor sent a second time", async () => {
  const { person, drawUp } = await newProject({ ...SELLER, ...COMPLETE });
  const quoteId = await drawUp();
  await send(person, quoteId);
  const [drawnUpAgain, sentAgain] = [await drawUp(), await send(person, quoteId)];
  expect([drawnUpAgain, sentAgain.json.version.id]).toEqual([quoteId, quoteId]);
});

test("a field of the insurance that is sent outside of its object is refused with where to write it", async () => {
  const person = await app.signUp();
  const coverage = 'Écris ce champ dans son objet : {"insurance": {"coverage": …}}.';
  expect(await person.call("PATCH", "/api/company", { "insurance.coverage": "France" })).toMatchObject({
    status: 400,
    json: { code: "bad_input", error: coverage, fields: { "insurance.coverage": coverage } },
  });
});

test.each([
  ["franchise", 200, "sent 2, replaced 1"],
  ["standard", 422, "draft 1"],
])(
  "a regime that is said after the quote, %s, is brought to it when its total stays",
  async (regime, status, states) => {
    const { person, id, drawUp } = await newProject({ ...SELLER, vat_regime: null, trade: "Développeuse" });
    const quoteId = await drawUp();
    await person.call("PATCH", "/api/company", { legal_form: "EI", vat_regime: regime });
    expect((await send(person, quoteId)).status).toBe(status);
    expect((await statuses(person, id)).join(", ")).toBe(states);
  },
);

const COMPLETE = { legal_form: "EI", insurance_duty: "required", insurance: INSURANCE };
type Project = Awaited<ReturnType<typeof newProject>>;

test.each<[string, object, (project: Project, quoteId: string) => Promise<unknown>]>([
  ["its regime takes its VAT away", { vat_regime: "franchise" }, async () => null],
  ["its lines changed", {}, ({ person, id }) => person.call("PATCH", `/api/projects/${id}/estimation`, { rate: 60 })],
  [
    "its customer has read it and its subject changed since",
    {},
    async ({ person, id }) => {
      await readAsCustomer(person, id);
      await person.call("PATCH", `/api/projects/${id}/core`, { name: "Cuisine" });
    },
  ],
  ["a newer version of it is drawn up", {}, async ({ drawUp }) => void (await drawUp())],
])("a quote without its seller is not brought up to date by its sending when %s", async (_title, change, act) => {
  const project = await newProject({ ...SELLER, trade: "Plombier" });
  const { person, id, drawUp } = project;
  const quoteId = await drawUp();
  await person.call("PATCH", "/api/company", { ...COMPLETE, ...change });
  await act(project, quoteId);
  const versions = await statuses(person, id);
  const answer = await send(person, quoteId);
  expect([answer.status, answer.json.code]).toEqual([422, "quote_lacks_seller"]);
  expect(answer.json.error).toContain("mets-le à jour");
  expect(await statuses(person, id)).toEqual(versions);
  expect(await send(person, await drawUp())).toMatchObject({ status: 200, json: { version: { status: "sent" } } });
});

test("a quote that its customer has not read is sent as its project reads now, for the same total", async () => {
  const { person, id, drawUp } = await newProject({ ...SELLER, trade: "Plombier" });
  const quoteId = await drawUp();
  await person.call("PATCH", "/api/company", COMPLETE);
  await person.call("PATCH", `/api/projects/${id}/core`, { name: "Cuisine" });
  expect(await send(person, quoteId)).toMatchObject({ status: 200, json: { version: { status: "sent", version: 2 } } });
  expect((await readLatest(person, id)).view.subject).toBe("Cuisine");
});

const printedVersions = ({ view }: { view: { facts: { label: string; value: string }[] } }) =>
  view.facts.filter(({ label }) => label === "Version").map(({ value }) => value);

test("only a version that follows another one at its customer bears a number", async () => {
  const { person, id, drawUp } = await newProject({ ...SELLER, trade: "Plombier" });
  const quoteId = await drawUp();
  await person.call("PATCH", "/api/company", COMPLETE);
  await send(person, quoteId);
  expect(printedVersions(await readLatest(person, id))).toEqual([]);
  await person.call("PATCH", `/api/projects/${id}/estimation`, { rate: 60 });
  const preview = (await person.call("GET", `/api/projects/${id}/preview/quote`)).json;
  expect(printedVersions(preview)).toEqual(["2"]);
  await drawUp();
  expect(printedVersions(await readLatest(person, id))).toEqual(["2"]);
});

test("a version drawn up after one that was read bears its number", async () => {
  const { person, id, drawUp } = await newProject({ ...SELLER, ...COMPLETE });
  await drawUp();
  await readAsCustomer(person, id);
  await person.call("PATCH", `/api/projects/${id}/estimation`, { rate: 60 });
  await drawUp();
  expect(printedVersions(await readLatest(person, id))).toEqual(["2"]);
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
  expect(await person.call("POST", `/api/projects/${id}/invoice`, ALL_CONFIRMED)).toMatchObject({ status: 200 });
});

test("an invoice asks for the legal form and the insurance of a building trade, in one sentence", async () => {
  const { person, id } = await newProject({ ...SELLER, trade: "Maçon" });
  const issue = () => person.call("POST", `/api/projects/${id}/invoice`, ALL_CONFIRMED);
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

const MEDIATOR = "CM2C, 49 rue de Ponthieu, 75008 Paris, cm2c.net";
const READY = { ...SELLER, ...COMPLETE };

test("a private customer's quote asks for the mediator before it is sent", async () => {
  const { person, drawUp } = await newProject({ ...READY, mediation: null });
  const quoteId = await drawUp();
  const answer = await send(person, quoteId);
  expect(answer).toMatchObject(refusal(["mediation"]));
  expect(answer.json.error).toContain("ton médiateur de la consommation");
  await person.call("PATCH", "/api/company", { mediation: "named" });
  expect(await send(person, quoteId)).toMatchObject(refusal(["mediator"]));
});

test("the mediator is printed on a private customer's quote and invoice once it is named", async () => {
  const { person, id, drawUp } = await newProject({ ...READY, mediation: "named" });
  const quoteId = await drawUp();
  await person.call("PATCH", "/api/company", { mediator: MEDIATOR });
  expect(await send(person, quoteId)).toMatchObject({ status: 200, json: { version: { version: 2 } } });
  const notice = `Médiateur de la consommation : ${MEDIATOR}`;
  const quote = await readLatest(person, id);
  const { view } = (await person.call("GET", `/api/projects/${id}/preview/invoice`)).json;
  for (const { notices } of [quote.view, view])
    expect(notices.map((line: string) => line.replace(/[\u00a0\u202f]/g, " "))).toContain(notice);
});

const legal_notices = `Médiation : ${MEDIATOR}`;

test("a seller who named a mediator among the notices is not asked for it", async () => {
  const { person, drawUp } = await newProject({ ...READY, mediation: null, legal_notices });
  expect(await send(person, await drawUp())).toMatchObject({ status: 200 });
});

test("a mediator named among the notices too is printed once", async () => {
  const { person, id } = await newProject({ ...READY, mediation: "named", mediator: MEDIATOR, legal_notices });
  const { view } = (await person.call("GET", `/api/projects/${id}/preview/invoice`)).json;
  expect(view.notices.filter((line: string) => line.includes("CM2C"))).toHaveLength(1);
});

test("a firm's quote asks for no mediator and prints none", async () => {
  const { person, id, customerId, drawUp } = await newProject({ ...READY, mediation: null, mediator: MEDIATOR });
  await person.call("PATCH", `/api/customers/${customerId}`, { kind: "company", company: "Arc SARL" });
  expect(await send(person, await drawUp())).toMatchObject({ status: 200 });
  await person.call("PATCH", "/api/company", { mediation: "named" });
  const { view } = (await person.call("GET", `/api/projects/${id}/preview/quote`)).json;
  expect(view.notices.join()).not.toContain("CM2C");
});

test("a private customer's quote asks for their address first, then bears it", async () => {
  const { person, id, customerId, drawUp } = await newProject(READY, {});
  const quoteId = await drawUp();
  const fields = ["address.line1", "address.postal_code", "address.city"];
  const answer = await send(person, quoteId);
  expect(answer).toMatchObject({ status: 422, json: { code: "customer_incomplete" } });
  expect(Object.keys(answer.json.fields)).toEqual(fields);
  await person.call("PATCH", `/api/customers/${customerId}`, { address });
  expect(await send(person, quoteId)).toMatchObject({ status: 200, json: { version: { version: 2 } } });
  const quote = await readLatest(person, id);
  expect(quote.view.buyer.lines).toContain("1 rue A");
});

test("a quote that lacks its parties asks for both of them at once, also once its customer has read it", async () => {
  const { person, id, customerId, drawUp } = await newProject({ ...READY, mediation: null }, {});
  const quoteId = await drawUp();
  await readAsCustomer(person, id);
  const fields = ["mediation", "customer.address.line1", "customer.address.postal_code", "customer.address.city"];
  const answer = await send(person, quoteId);
  expect(answer).toMatchObject(refusal(fields));
  expect(Object.keys(answer.json.fields)).toEqual(fields);
  expect(answer.json.error).toContain(
    "ton médiateur de la consommation. Il manque l'adresse de facturation du client.",
  );
  await person.call("PATCH", "/api/company", { mediation: "named", mediator: MEDIATOR });
  await person.call("PATCH", `/api/customers/${customerId}`, { address });
  expect(await send(person, quoteId)).toMatchObject({ status: 200, json: { version: { status: "sent", version: 2 } } });
  expect(await statuses(person, id)).toEqual(["sent 2", "replaced 1"]);
});

test("the page of the version that its customer has read leads to the one that was sent in its place", async () => {
  const { person, id, customerId, drawUp } = await newProject(READY, {});
  const quoteId = await drawUp();
  const [firstVersion] = await listVersions(person, id);
  await readAsCustomer(person, id);
  await person.call("PATCH", `/api/customers/${customerId}`, { address });
  await send(person, quoteId);
  const page = await app.server.inject(`/api/public${firstVersion!.page_url.replace("/quote/", "/quotes/")}`);
  const [newVersion] = await listVersions(person, id);
  expect(page.json()).toMatchObject({ status: "replaced", newer_page_url: newVersion!.page_url });
});
