import { inCompany } from "#server/db/tenancy.ts";
import { ALL_CONFIRMED } from "#test/confirmed-doubts.ts";
import { BELGIAN_FIRM, pricedProject, signUpSeller } from "#test/ready-seller.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";

// A rate of 0 % asks for its reason when it is chosen. A rate saved by an earlier version asks for it before the next
// document.

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await testApp();
  person = await signUpSeller(app);
});
afterAll(() => app.close());

const FRENCH_FIRM = {
  company: "Menuiserie Roux",
  siren: "552100554",
  email: "claire@roux.fr",
  address: { line1: "8 quai", postal_code: "38000", city: "Grenoble" },
};

const newProject = (client_info: object = FRENCH_FIRM) => pricedProject(person, { name: "Atelier", client_info });

test("0 % is refused without its reason, for an estimation and for a task", async () => {
  const id = await newProject();
  const { task } = (await person.call("POST", `/api/projects/${id}/tasks`, { title: "Pose", estimate_h: 2 })).json;
  for (const path of [`/api/projects/${id}/estimation`, `/api/projects/${id}/tasks/${task.id}`]) {
    expect(await person.call("PATCH", path, { vat_basis_points: 0 })).toMatchObject({
      status: 422,
      json: {
        code: "vat_reason_missing",
        error: expect.stringContaining("0 %"),
        fields: { vat_reason: "Champ requis" },
      },
    });
    expect((await person.call("PATCH", path, { vat_basis_points: 0, vat_reason: "not_said" })).status).toBe(400);
    expect((await person.call("PATCH", path, { vat_basis_points: 0, vat_reason: "subcontracting" })).status).toBe(200);
  }
});

test("the reason is on the quote's page and the invoice's XML, in the same words", async () => {
  const id = await newProject();
  await person.call("PATCH", `/api/projects/${id}/estimation`, { vat_basis_points: 0, vat_reason: "subcontracting" });
  const { view } = (await person.call("GET", `/api/projects/${id}/preview/quote`)).json;
  const notice = view.notices.find((text: string) => text.startsWith("Autoliquidation"));
  const invoice = (await person.call("POST", `/api/projects/${id}/invoice`, ALL_CONFIRMED)).json;
  const page = (await app.server.inject(`/api/public${invoice.page_url.replace("/invoice/", "/invoices/")}`)).json();
  expect(page.view.notices).toContain(notice);
  const xml = (await app.server.inject(page.xml_url)).body;
  expect(xml.replace(/\s/g, "")).toContain(`<ram:ExemptionReason>${notice}<`.replace(/[\s\u00a0\u202f]/g, ""));
  expect(xml).toContain("<ram:CategoryCode>AE</ram:CategoryCode>");
});

test("a reverse-charged invoice names the buyer's VAT number, which follows from its SIREN", async () => {
  const id = await newProject();
  const buyerOfInvoice = async () =>
    (await person.call("GET", `/api/projects/${id}/preview/invoice`)).json.view.buyer.lines.join();
  expect(await buyerOfInvoice()).not.toContain("TVA");
  await person.call("PATCH", `/api/projects/${id}/estimation`, { vat_basis_points: 0, vat_reason: "subcontracting" });
  expect(await buyerOfInvoice()).toContain("TVA FR96552100554");
  const invoice = (await person.call("POST", `/api/projects/${id}/invoice`, ALL_CONFIRMED)).json;
  const page = (await app.server.inject(`/api/public${invoice.page_url.replace("/invoice/", "/invoices/")}`)).json();
  expect(page.view.buyer.lines).toContain("TVA FR96552100554");
  const xml = (await app.server.inject(page.xml_url)).body;
  for (const number of ["FR44732829320", "FR96552100554"]) expect(xml).toContain(`<ram:ID schemeID="VA">${number}<`);
});

test("older projects at 0 % have no quote or invoice until their VAT reason is chosen", async () => {
  const id = await newProject();
  const { task } = (await person.call("POST", `/api/projects/${id}/tasks`, { title: "Pose", estimate_h: 2 })).json;
  const { company } = (await person.call("GET", "/api/company")).json;
  await inCompany(app.deps.db, company.id, async (tx) => {
    await sql`update project set estimation_vat_basis_points = 0 where id = ${id}`.execute(tx);
    await sql`update task set vat_basis_points = 0 where id = ${task.id}`.execute(tx);
  });
  expect((await person.call("POST", `/api/projects/${id}/quote-draft`, {})).status).toBe(422);
  expect((await person.call("GET", `/api/projects/${id}/quote-draft`)).json.first_lines).toBeNull();
  for (const kind of ["quote", "invoice"]) {
    const refusal = await person.call("POST", `/api/projects/${id}/${kind}`, {});
    expect(refusal).toMatchObject({ status: 422, json: { code: "vat_reason_missing" } });
    const preview = (await person.call("GET", `/api/projects/${id}/preview/${kind}`)).json;
    expect(preview.missing_code).toBe("vat_reason_missing");
  }
  const { project } = (await person.call("PUT", `/api/projects/${id}/vat-reason`, { vat_reason: "export" })).json;
  expect(project).toMatchObject({ estimation_vat_reason: "export", tasks: [{ vat_reason: "export" }] });
  await person.call("PUT", `/api/projects/${id}/vat-reason`, { vat_reason: "overseas" });
  expect((await person.call("GET", `/api/projects/${id}`)).json.project.estimation_vat_reason).toBe("export");
  expect((await person.call("POST", `/api/projects/${id}/invoice`, ALL_CONFIRMED)).status).toBe(200);
});

test("goods sent to another EU country need the buyer's VAT number on the invoice", async () => {
  const id = await newProject(BELGIAN_FIRM);
  await person.call("PATCH", `/api/projects/${id}/estimation`, { vat_basis_points: 0, vat_reason: "eu_goods" });
  expect(await person.call("POST", `/api/projects/${id}/invoice`, ALL_CONFIRMED)).toMatchObject({
    status: 422,
    json: { code: "customer_incomplete", fields: { vat_number: "Champ requis" } },
  });
});

test("an invoice whose VAT reason the buyer cannot have is refused", async () => {
  const id = await newProject();
  await person.call("PATCH", `/api/projects/${id}/estimation`, { vat_basis_points: 0, vat_reason: "non_eu_services" });
  for (const kind of ["quote", "invoice"])
    expect((await person.call("GET", `/api/projects/${id}/preview/${kind}`)).json).toMatchObject({
      missing: ["vat_reason"],
      missing_code: "vat_non_eu_buyer",
    });
  expect(await person.call("POST", `/api/projects/${id}/invoice`, ALL_CONFIRMED)).toMatchObject({
    status: 422,
    json: {
      code: "vat_non_eu_buyer",
      error: expect.stringContaining("hors de l'Union européenne"),
      fields: { vat_reason: "Ce motif ne convient pas à ce client ou à ce lieu." },
    },
  });
  expect((await person.call("POST", `/api/projects/${id}/quote`, {})).status).toBe(200);
});
