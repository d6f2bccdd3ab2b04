import { LEGAL_FORM_CODES } from "#domain/company/legal-forms.ts";
import { ALL_CONFIRMED } from "#test/confirmed-doubts.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";

// The legal form is one of a list. Older typed forms are converted to it.

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await testApp();
  person = await app.signUp();
});
afterAll(() => app.close());

const save = (body: object) => person.call("PATCH", "/api/company", body);

test("only legal forms of the list are accepted", async () => {
  for (const legal_form of ["", ...LEGAL_FORM_CODES])
    expect(await save({ legal_form })).toMatchObject({ status: 200, json: { company: { legal_form } } });
  await save({ legal_form: "SAS" });
  for (const wrong of ["sas", "SAS ", "Micro-entreprise", "toString", 3, null]) {
    const { status, json } = await save({ legal_form: wrong });
    expect([wrong, status, json.fields]).toEqual([
      wrong,
      400,
      { legal_form: "Choisis ta forme juridique dans la liste." },
    ]);
  }
  expect((await person.call("GET", "/api/company")).json.company.legal_form).toBe("SAS");
});

test("a company that must print its capital and register is asked for them before its invoice", async () => {
  await save({
    name: "Volt",
    siren: "732829320",
    vat_regime: "standard",
    legal_form: "SAS",
    insurance_duty: "none",
    mediation: "later",
    address: { line1: "1 rue A", postal_code: "69003", city: "Lyon" },
  });
  const client_info = {
    company: "Menuiserie Roux",
    address: { line1: "8 quai", postal_code: "38000", city: "Grenoble" },
  };
  const { project } = (await person.call("POST", "/api/projects", { name: "Atelier", client_info })).json;
  await person.call("PATCH", `/api/projects/${project.id}/estimation`, { hours: 2, rate: 50 });
  const issue = () => person.call("POST", `/api/projects/${project.id}/invoice`, ALL_CONFIRMED);
  expect(await issue()).toMatchObject({
    status: 422,
    json: {
      code: "company_incomplete",
      error: expect.stringMatching(/ton capital social et la ville de ton RCS\.$/),
      fields: { capital: "Champ requis", rcs_town: "Champ requis" },
    },
  });
  await save({ capital: 1_000, rcs_town: "Lyon" });
  expect((await issue()).status).toBe(200);
});

test("the usual hourly rate applies to new projects", async () => {
  const create = async () =>
    (await person.call("POST", "/api/projects", { name: "Tableau", client_info: { company: "Menuiserie Roux" } })).json
      .project;
  const before = await create();
  expect(before.estimation_rate).toBeNull();
  await save({ hourly_rate: 47.5 });
  const after = await create();
  expect(after).toMatchObject({ estimation_rate: 47.5, estimation_hours: null, estimation_total: null });
  expect((await person.call("GET", `/api/projects/${after.id}`)).json.project).toEqual(after);
  const own = await person.call("PATCH", `/api/projects/${after.id}/estimation`, { hours: 2, rate: 60 });
  expect(own.json.project).toMatchObject({ estimation_rate: 60, estimation_total: 120 });
  expect((await create()).estimation_rate).toBe(47.5);
  expect((await person.call("GET", `/api/projects/${before.id}`)).json.project.estimation_rate).toBeNull();
});

test("documents for a private person print no company number", async () => {
  const client_info = {
    kind: "company",
    company: "Menuiserie Roux",
    first_name: "Anne",
    last_name: "Petit",
    siren: "552100554",
    address: { line1: "8 quai", postal_code: "38000", city: "Grenoble" },
  };
  const { project } = (await person.call("POST", "/api/projects", { name: "Cuisine", client_info })).json;
  await person.call("PATCH", `/api/projects/${project.id}/estimation`, { hours: 2, rate: 50 });
  const buyer = async () =>
    JSON.stringify((await person.call("GET", `/api/projects/${project.id}/preview/invoice`)).json.view.buyer);
  expect(await buyer()).toContain("552 100 554");
  await person.call("PATCH", `/api/customers/${project.customer_id}`, { kind: "person" });
  expect(await buyer()).toContain("Anne Petit");
  expect(await buyer()).not.toMatch(/552|Roux/);
});

const TYPED: Record<string, string> = {
  EI: "EI",
  "e.i.": "EI",
  "Micro-entreprise": "EI",
  "micro entrepreneur": "EI",
  "Auto-entrepreneur": "EI",
  autoentrepreneur: "EI",
  "Entreprise individuelle": "EI",
  "Entrepreneur Individuel (EI)": "EI",
  eirl: "EIRL",
  "Entreprise individuelle à responsabilité limitée": "EIRL",
  SARL: "SARL",
  "S.A.R.L.": "SARL",
  "Société à responsabilité limitée": "SARL",
  "sarl au capital de 8 000 €": "SARL",
  "SARL unipersonnelle": "EURL",
  "E.U.R.L": "EURL",
  "Entreprise unipersonnelle à responsabilité limitée": "EURL",
  SAS: "SAS",
  "sas à associé unique": "SASU",
  "Société par actions simplifiée unipersonnelle": "SASU",
  "Société par Actions Simplifiée": "SAS",
  SA: "SA",
  "Société anonyme": "SA",
  SELARL: "SELARL",
  SELARLU: "SELARL",
  "Société en nom collectif": "SNC",
  SCI: "SCI",
  "SCOP SARL": "SCOP_SARL",
  "Scop (SAS)": "SCOP_SAS",
  "société civile": "SC",
  "Association loi 1901": "ASSOCIATION",
  "  ": "",
  "": "",
};

test("a legal form typed in an older version becomes one of the list or stays in the notices", async () => {
  const { owner } = app.database;
  const migration = readFileSync(new URL("../db/migrations/0020-legal-forms.sql", import.meta.url), "utf8");
  const readForm = async (form: string, notices = "") => {
    await owner.query(
      "alter table company drop constraint legal_form_known; update company set legal_form = '', legal_notices = ''",
    );
    await owner.query("update company set legal_form = $1, legal_notices = $2", [form, notices]);
    await owner.query(migration);
    return (
      await owner.query<{ legal_form: string; legal_notices: string }>("select legal_form, legal_notices from company")
    ).rows[0]!;
  };
  for (const [typedText, legal_form] of Object.entries(TYPED))
    expect([typedText, await readForm(typedText, "Médiateur")]).toEqual([
      typedText,
      { legal_form, legal_notices: "Médiateur" },
    ]);
  for (const code of LEGAL_FORM_CODES) expect((await readForm(code.replace("_", " "))).legal_form).toBe(code);
  expect(await readForm(" Ltd ", "Médiateur")).toEqual({ legal_form: "", legal_notices: "Médiateur\nLtd" });
  expect(await readForm("Coutellerie")).toEqual({ legal_form: "", legal_notices: "Coutellerie" });
  expect(
    (await owner.query("select from pg_class where relname = 'company' and relforcerowsecurity")).rows,
  ).toHaveLength(1);
});
