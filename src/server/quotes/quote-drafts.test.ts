import { inCompany } from "#server/db/tenancy.ts";
import { acceptedCall } from "#test/accepted-call.ts";
import { ALL_CONFIRMED } from "#test/confirmed-doubts.ts";
import { LEA_ARC, pricedProject, signUpSeller } from "#test/ready-seller.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { todayInFrance } from "#test/today.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findDraft } from "./quote-drafts.repository.ts";

// A quote has lines of its own once somebody edits them; nothing overwrites them without being asked.

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await testApp();
  person = await signUpSeller(app);
});
afterAll(() => app.close());

async function newProject(): Promise<string> {
  const id = await pricedProject(person);
  await acceptedCall(person, "POST", `/api/projects/${id}/tasks`, { title: "Pose", estimate_h: 2 });
  return id;
}

const begin = async (id: string) => (await person.call("POST", `/api/projects/${id}/quote-draft`, {})).json.draft;
const item = (label: string, over: object = {}) => ({
  kind: "item",
  id: label,
  label,
  details: [],
  nature: "service",
  quantity_e4: 10_000,
  unit: "u",
  unit_price_e6: 100_000_000,
  discount_basis_points: 0,
  vat_basis_points: 2000,
  vat_reason: null,
  is_option: false,
  task_id: null,
  ...over,
});

test("the draft is filled once from the estimation", async () => {
  const id = await newProject();
  expect((await person.call("GET", `/api/projects/${id}/quote-draft`)).json.draft).toBeNull();
  const draft = await begin(id);
  expect(draft).toMatchObject({ version: 1, estimate_lines: null, lines: [{ label: "Pose", quantity_e4: 20_000 }] });
  expect(await begin(id)).toEqual(draft);
  expect((await person.call("GET", `/api/quotes/${draft.id}/draft`)).json.draft).toEqual(draft);
});

test("before a project has a draft, the lines that it would begin with are read without making it", async () => {
  const id = await newProject();
  const read = async () => (await person.call("GET", `/api/projects/${id}/quote-draft`)).json;
  const { draft, first_lines } = await read();
  expect([draft, first_lines]).toMatchObject([null, [{ label: "Pose", quantity_e4: 20_000 }]]);
  expect(await read()).toEqual({ draft: null, first_lines });
  expect((await begin(id)).lines).toEqual(first_lines);
  expect(await read()).toMatchObject({ draft: { version: 1 }, first_lines: null });
});

test("edited lines are printed on quote and invoice, with sections and discounts", async () => {
  const id = await newProject();
  const draft = await begin(id);
  const lines = [
    { kind: "section", id: "s", label: "Carrelage", level: 1 },
    item("Pose du carrelage", { quantity_e4: 120_000, unit: "m²", unit_price_e6: 65_000_000, vat_basis_points: 1000 }),
    item("Carrelage", { nature: "goods", unit_price_e6: 505_700_000, discount_basis_points: 1000 }),
    item("Sèche-serviettes", { is_option: true }),
  ];
  const discount = { kind: "amount", discount_cents: 5_000 };
  const saveAnswer = await person.call("PUT", `/api/quotes/${draft.id}/draft`, { version: 1, lines, discount });
  expect(saveAnswer).toMatchObject({ status: 200, json: { draft: { version: 2, lines, discount } } });
  const quote = (await person.call("POST", `/api/projects/${id}/quote`, {})).json;
  // 780.00 at 10 % and 455.13 at 20 %, less 31.58 and 18.42: 748.42 + 74.84 + 436.71 + 87.34.
  expect(quote.total).toBe(1347.31);
  const invoice = (await person.call("POST", `/api/projects/${id}/invoice`, ALL_CONFIRMED)).json;
  expect(invoice.total).toBe(1347.31);
  const page = (await app.server.inject(`/api/public${invoice.page_url.replace("/invoice/", "/invoices/")}`)).json();
  expect(page.view.lines.map((line: { label: string }) => line.label)).toEqual([
    "Carrelage",
    "Pose du carrelage",
    "Carrelage",
  ]);
});

test("a project change that is not printed gives no new version of its quote", async () => {
  const id = await newProject();
  const first = (await person.call("POST", `/api/projects/${id}/quote`, {})).json;
  await person.call("PATCH", `/api/projects/${id}/core`, { project_recurrence: "recurring" });
  expect((await person.call("POST", `/api/projects/${id}/quote`, {})).json).toEqual(first);
  const { rows } = await app.database.owner.query(
    "select version, content -> 'project' as project from document where project_id = $1",
    [id],
  );
  const project = { name: "Salle de bain", startDate: "2026-12-01", endDate: null };
  expect(rows).toMatchObject([{ version: 1, project }]);
});

test("a planned end that moves gives no new version of what the customer has", async () => {
  const id = await newProject();
  const end = (end_date: string | null) => person.call("PATCH", `/api/projects/${id}/core`, { end_date });
  const drawUp = async () => (await person.call("POST", `/api/projects/${id}/quote`, {})).json;
  const factsOf = async () => {
    const { view } = (await person.call("GET", `/api/projects/${id}/preview/quote`)).json;
    return view.facts.map(({ label, value }: { label: string; value: string }) => `${label} ${value}`).slice(-2);
  };
  await drawUp();
  await end("2027-12-24");
  const plannedQuote = await drawUp();
  expect(await factsOf()).toEqual([expect.stringMatching(/^Début/), "Fin prévue 24 déc. 2027"]);
  await person.call("POST", `/api/quotes/${plannedQuote.id}/sending`, {});
  await end("2027-12-31");
  expect((await drawUp()).id).toBe(plannedQuote.id);
  const preview = (await person.call("GET", `/api/projects/${id}/preview/quote`)).json;
  expect(preview.differs_from_latest).toBe(false);
});

test("the second of two saves of the same version is refused and changes nothing", async () => {
  const draft = await begin(await newProject());
  const save = (label: string) =>
    person.call("PUT", `/api/quotes/${draft.id}/draft`, { version: 1, lines: [item(label)], discount: null });
  const answers = await Promise.all([save("Un"), save("Deux")]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.json.code).toBe("draft_stale");
  const storedDraft = (await person.call("GET", `/api/quotes/${draft.id}/draft`)).json.draft;
  expect(storedDraft).toMatchObject({
    version: 2,
    lines: answers.find(({ status }) => status === 200)?.json.draft.lines,
  });
});

test("a change of the estimation is offered until the seller has seen it", async () => {
  const id = await newProject();
  const { id: draftId, lines } = await begin(id);
  const save = async (version: number, seen_estimate_version?: string) =>
    (
      await person.call("PUT", `/api/quotes/${draftId}/draft`, {
        version,
        lines: [item("À moi")],
        discount: null,
        seen_estimate_version,
      })
    ).json.draft;
  expect(lines).toHaveLength(1);
  await save(1);
  await person.call("PATCH", `/api/projects/${id}/estimation`, { rate: 60 });
  const offeredDraft = (await person.call("GET", `/api/quotes/${draftId}/draft`)).json.draft;
  expect(offeredDraft.lines).toMatchObject([{ label: "À moi" }]);
  expect(offeredDraft.estimate_lines).toMatchObject([{ label: "Pose", unit_price_e6: 60_000_000 }]);
  expect((await save(2)).estimate_lines).not.toBeNull();
  await person.call("PATCH", `/api/projects/${id}/estimation`, { rate: 70 });
  const laterDraft = await save(3, offeredDraft.estimate_version);
  expect(laterDraft.estimate_lines).toMatchObject([{ unit_price_e6: 70_000_000 }]);
  expect((await save(4, laterDraft.estimate_version)).estimate_lines).toBeNull();
});

test("without an estimation, a quote and an invoice need one written line", async () => {
  const { project } = (
    await person.call("POST", "/api/projects", {
      name: "Dépannage",
      client_info: LEA_ARC,
    })
  ).json;
  const path = (end: string) => `/api/projects/${project.id}/${end}`;
  expect((await person.call("POST", path("quote"), {})).json.code).toBe("estimation_incomplete");
  const draft = await begin(project.id);
  expect(draft.lines).toEqual([]);
  const save = (version: number, line: object) =>
    person.call("PUT", `/api/quotes/${draft.id}/draft`, { version, lines: [line], discount: null });
  const refusal = { status: 422, json: { code: "lines_missing", error: expect.stringContaining("au moins une") } };
  expect(await person.call("POST", path("quote"), {})).toMatchObject(refusal);
  await save(1, item("Option seule", { is_option: true }));
  expect(await person.call("POST", path("quote"), {})).toMatchObject(refusal);
  expect(await person.call("POST", path("invoice"), ALL_CONFIRMED)).toMatchObject(refusal);
  expect(await person.call("GET", path("preview/invoice"))).toMatchObject(refusal);
  await save(2, item("Déplacement"));
  expect((await person.call("POST", path("quote"), {})).json.total).toBe(120);
  expect((await person.call("POST", path("invoice"), ALL_CONFIRMED)).json.total).toBe(120);
});

test("the accepted lines are billed, though the draft was emptied since", async () => {
  const id = await newProject();
  const { id: draftId } = await begin(id);
  const quote = (await person.call("POST", `/api/projects/${id}/quote`, {})).json;
  const decided_on = todayInFrance();
  const answer = { decision: "accepted", signer: "Léa Arc", decided_on };
  expect((await person.call("POST", `/api/quotes/${quote.id}/decision`, answer)).status).toBe(200);
  await person.call("PUT", `/api/quotes/${draftId}/draft`, { version: 1, lines: [], discount: null });
  expect((await person.call("POST", `/api/projects/${id}/invoice`, ALL_CONFIRMED)).json.total).toBe(quote.total);
});

test("a line at 0 % without its reason is refused", async () => {
  const draft = await begin(await newProject());
  const url = `/api/quotes/${draft.id}/draft`;
  const lines = [item("Export", { vat_basis_points: 0 })];
  expect(await person.call("PUT", url, { version: 1, lines, discount: null })).toMatchObject({
    status: 422,
    json: {
      code: "vat_reason_missing",
      error: "À 0 % de TVA, la loi demande d'écrire pourquoi : choisis le motif à côté du taux.",
    },
  });
  const other = await app.signUp();
  expect((await other.call("GET", url)).status).toBe(404);
  expect((await other.call("PUT", url, { version: 1, lines: [], discount: null })).status).toBe(404);
});

test("a rate chosen before the VAT regime is printed once the regime is known", async () => {
  const seller = await app.signUp();
  const { project } = (
    await seller.call("POST", "/api/projects", {
      name: "Douche",
      client_info: { first_name: "Léa", last_name: "Arc", kind: "person" },
    })
  ).json;
  const { draft } = (await seller.call("POST", `/api/projects/${project.id}/quote-draft`, {})).json;
  const lines = [item("Pose", { vat_basis_points: 1000 }), item("Receveur")];
  const savedDraft = await seller.call("PUT", `/api/quotes/${draft.id}/draft`, { version: 1, lines, discount: null });
  const rates = (answer: { json: { draft: { lines: { vat_basis_points: number }[] } } }) =>
    answer.json.draft.lines.map((line) => line.vat_basis_points);
  expect(rates(savedDraft)).toEqual([1000, 2000]);
  const grossCents = async () =>
    (await seller.call("GET", `/api/projects/${project.id}/preview/quote`)).json.view.amounts.grossCents;
  expect(await grossCents()).toBe(200_00);
  await seller.call("PATCH", "/api/company", { vat_regime: "standard", legal_form: "EI", insurance_duty: "none" });
  expect(rates(await seller.call("GET", `/api/quotes/${draft.id}/draft`))).toEqual([1000, 2000]);
  expect(await grossCents()).toBe(230_00);
  await seller.call("PATCH", "/api/company", { vat_regime: "franchise" });
  expect(rates(await seller.call("GET", `/api/quotes/${draft.id}/draft`))).toEqual([0, 0]);
  expect(await grossCents()).toBe(200_00);
});

test("a draft that a later version wrote in another format is not read", async () => {
  const { id } = await begin(await newProject());
  const { company } = (await person.call("GET", "/api/company")).json;
  await app.database.owner.query("update quote_draft set format = 3 where id = $1", [id]);
  await expect(inCompany(app.deps.db, company.id, (tx) => findDraft(tx, id))).rejects.toThrow(
    "a later version wrote it",
  );
  expect((await person.call("GET", `/api/quotes/${id}/draft`)).status).toBe(500);
});
