import { inCompany } from "#server/db/tenancy.ts";
import { LAST_MONTH } from "#test/last-month.ts";
import { LEA_ARC, pricedProject, signUpSeller } from "#test/ready-seller.ts";
import type { Person } from "#test/test-app.ts";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Site } from "./site.ts";
import { open, openSite } from "./site.ts";

// VAT that is seldom right is asked about on the page of the invoice, before it can be issued. The reason of 0 % is
// asked where it is chosen, and once more before a document of a project that was saved without it.

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

test("doubtful VAT is confirmed before the invoice is issued", { timeout: 90_000 }, async () => {
  const person = await site.product.signUp();
  const address = { line1: "1 rue A", postal_code: "69003", city: "Lyon" };
  const seller = {
    name: "Volt",
    siren: "732829320",
    legal_form: "EI",
    insurance_duty: "none",
    vat_regime: "standard",
  };
  await person.call("PATCH", "/api/company", { ...seller, address });
  const client_info = {
    company: "Werk GmbH",
    vat_number: "IT00743110157",
    address: { line1: "Hauptstr. 1", postal_code: "10115", city: "Berlin", country: "DE" },
  };
  const { project } = (await person.call("POST", "/api/projects", { name: "Audit", end_date: LAST_MONTH, client_info }))
    .json;
  await person.call("PATCH", `/api/projects/${project.id}/estimation`, { hours: 2, rate: 50 });
  const { page, look, faults } = await site.visitAs(person, "both");
  await open(page, `/etape/${project.id}/invoice`);
  await page.getByText("La TVA française est-elle bien due ?").waitFor();
  expect(await page.getByRole("button", { name: "Émettre la facture" }).count()).toBe(0);
  await look("vat-doubts");
  await page.getByRole("button", { name: "Oui, cette TVA est la bonne" }).click();
  await page.getByRole("button", { name: "Émettre la facture" }).click();
  await page.getByRole("button", { name: "Oui, émettre" }).click();
  await page
    .getByText(/F\d{4}-0001/)
    .first()
    .waitFor();
  expect(faults).toEqual([]);
});

test(
  "the day of the work, the SIREN and the certificate are asked before an invoice",
  { timeout: 90_000 },
  async () => {
    const person = await site.product.signUp();
    const address = { line1: "1 rue A", postal_code: "69003", city: "Lyon" };
    const names = { name: "Volt", siren: "732829320", legal_form: "EI", trade: "Plombier", address };
    await person.call("PATCH", "/api/company", { ...names, insurance_duty: "none", vat_regime: "standard" });
    const client_info = { company: "Menuiserie Roux", address };
    const core = { name: "Bain", start_date: "2099-01-05", client_info };
    const { project } = (await person.call("POST", "/api/projects", core)).json;
    await person.call("PATCH", `/api/projects/${project.id}/estimation`, {
      hours: 2,
      rate: 50,
      vat_basis_points: 1000,
    });
    const { page, look, faults } = await site.visitAs(person, "both");
    await open(page, `/etape/${project.id}/invoice`);
    await page.getByLabel("Jour d'achèvement ou de livraison", { exact: true }).fill("31/12/2098");
    await look("day-of-work");
    await page.getByRole("button", { name: "Enregistrer ce jour" }).click();
    await page.getByRole("alert").getByText("n'est pas encore passé").waitFor();
    await page.getByLabel("Jour d'achèvement ou de livraison", { exact: true }).fill("05/03/2025");
    await page.getByText("sera ramené à ce jour").waitFor();
    await page.getByRole("button", { name: "Enregistrer ce jour" }).click();
    // It is before the day on which the work was to begin.
    await page.getByRole("alert").getByText("est-il vraiment fini le").waitFor();
    await page.getByRole("button", { name: "Oui, il est fini" }).click();
    await page.getByText("et la bonne année ?").waitFor();
    const dayField = page.getByLabel("Jour d'achèvement ou de livraison", { exact: true });
    await expect.poll(() => dayField.inputValue()).toBe("05/03/2025");
    await look("day-of-work-long-ago");
    await page.getByRole("button", { name: "Oui, c'est ce jour-là" }).click();
    await page.getByLabel("SIREN du client").fill("123");
    await page.getByRole("button", { name: "Enregistrer le SIREN" }).click();
    await page.getByRole("alert").waitFor();
    await look("siren-of-buyer");
    await page.getByRole("button", { name: "Continuer sans lui" }).click();
    await page.getByRole("button", { name: "Oui, je la ferai signer" }).waitFor();
    await look("unsigned-certificate");
    await page.getByRole("button", { name: "Oui, je la ferai signer" }).click();
    // A firm seldom has works done in a dwelling, and nobody said that these are.
    await page.getByText("est-ce bien un logement ?").waitFor();
    await page.getByRole("button", { name: "Oui, cette TVA est la bonne" }).click();
    await page.getByText("Prestation réalisée le").waitFor();
    await page.getByRole("button", { name: "Émettre la facture" }).click();
    await page.getByRole("button", { name: "Oui, émettre" }).click();
    await page
      .getByText(/F\d{4}-0001/)
      .first()
      .waitFor();
    // The SIREN that does not exist was refused where it was typed.
    expect(faults).toEqual([]);
  },
);

test(
  "the mediator is asked before an invoice of goods to a private person, which says when they were delivered",
  { timeout: 90_000 },
  async () => {
    const person = await site.product.signUp();
    const address = { line1: "1 rue A", postal_code: "69003", city: "Lyon" };
    const names = { name: "Volt", siren: "732829320", legal_form: "EI", trade: "Plombier", address };
    await person.call("PATCH", "/api/company", { ...names, insurance_duty: "none", vat_regime: "standard" });
    const client_info = { kind: "person", first_name: "Léa", last_name: "Arc", address };
    const core = { name: "Radiateur", start_date: LAST_MONTH, end_date: LAST_MONTH, client_info };
    const { project } = (await person.call("POST", "/api/projects", core)).json;
    await person.call("PATCH", `/api/projects/${project.id}/estimation`, { hours: 2, rate: 50 });
    const { draft } = (await person.call("POST", `/api/projects/${project.id}/quote-draft`, {})).json;
    const lines = draft.lines.map((line: object) => ({
      ...line,
      label: "Radiateur en fonte",
      unit: "u",
      nature: "goods",
    }));
    await person.call("PUT", `/api/quotes/${draft.id}/draft`, { version: draft.version, lines, discount: null });
    const { page, look, faults } = await site.visitAs(person, "both");
    await open(page, `/etape/${project.id}/invoice`);
    // Nothing is chosen beforehand: « later » is said, not passed over.
    const mediation = page.getByLabel("Médiateur de la consommation");
    expect(await mediation.inputValue()).toBe("");
    await look("mediator-before-invoice");
    await mediation.selectOption("later");
    await page.getByRole("button", { name: "Enregistrer et continuer" }).click();
    await page.getByRole("button", { name: "Émettre la facture" }).click();
    // It is asked once more, and may be passed.
    await page.getByRole("button", { name: "Nommer mon médiateur" }).waitFor();
    await page.getByRole("button", { name: "Ajouter mon IBAN d'abord" }).waitFor();
    await expect.poll(() => page.getByText("Livré le").count()).toBe(1);
    await look("goods-invoice");
    await page.getByRole("button", { name: "Oui, émettre" }).click();
    await page
      .getByText(/F\d{4}-0001/)
      .first()
      .waitFor();
    // Whoever hosts the database withdrew the link: the invoice stays.
    await site.product.database.owner.query("update public_link set revoked_at = now()");
    await open(page, `/etape/${project.id}/invoice`);
    await page.getByText("Le lien de ce document a été retiré").waitFor();
    await look("invoice-without-link");
    await open(page, "/app/billing");
    await page
      .getByText(/F\d{4}-0001/)
      .first()
      .waitFor();
    expect(faults).toEqual([]);
  },
);

test(
  "a price raised after the quote was sent is confirmed before the invoice is issued",
  { timeout: 90_000 },
  async () => {
    const person = await signUpSeller(site.product);
    const id = await pricedProject(person, { start_date: LAST_MONTH, end_date: LAST_MONTH });
    const quote = (await person.call("POST", `/api/projects/${id}/quote`, {})).json;
    await person.call("POST", `/api/quotes/${quote.id}/sending`, {});
    await person.call("PATCH", `/api/projects/${id}/estimation`, { rate: 250 });
    const { page, look, faults } = await site.visitAs(person, "both");
    await open(page, `/etape/${id}/invoice`);
    await page.getByText("A-t-il accepté ce prix ?").waitFor();
    await page.getByText(/est de 120,00.€, et cette facture est de 600,00.€/).waitFor();
    expect(await page.getByRole("button", { name: "Émettre la facture" }).count()).toBe(0);
    expect(await page.getByRole("link", { name: "Revenir au devis" }).getAttribute("href")).toBe(`/etape/${id}/quote`);
    await look("price-beyond-quote");
    await page.getByRole("button", { name: "Oui, ce client a accepté ce prix" }).click();
    await page.getByRole("button", { name: "Émettre la facture" }).click();
    await page.getByRole("button", { name: "Oui, émettre" }).click();
    await page
      .getByText(/F\d{4}-0001/)
      .first()
      .waitFor();
    expect(faults).toEqual([]);
  },
);

async function firmProject(): Promise<{ person: Person; companyId: string; id: string }> {
  const person = await signUpSeller(site.product);
  const { company } = (await person.call("GET", "/api/company")).json;
  const client_info = {
    company: "Menuiserie Roux",
    siren: "552100554",
    email: "claire@roux.fr",
    address: LEA_ARC.address,
  };
  const id = await pricedProject(person, { name: "Atelier", client_info });
  return { person, companyId: company.id, id };
}

test("0 % is not saved without its reason", { timeout: 120_000 }, async () => {
  const { person, id } = await firmProject();
  const { page, look, faults } = await site.visitAs(person, "both");
  await open(page, `/etape/${id}/estimation`);
  await page.getByLabel("TVA", { exact: true }).selectOption("0");
  await page.getByRole("button", { name: "Enregistrer le prix" }).click();
  await page.getByText("Choisis le motif dans la liste.").waitFor();
  await look("vat-reason-estimation");
  await page.getByLabel("Pourquoi 0 % ?").selectOption("subcontracting");
  await page.getByRole("button", { name: "Enregistrer le prix" }).click();
  await page.getByRole("link", { name: "Passer au devis" }).click();
  await page.getByText("Autoliquidation : TVA due par le preneur").waitFor();
  expect((await person.call("GET", `/api/projects/${id}`)).json.project.estimation_vat_reason).toBe("subcontracting");
  expect(faults).toEqual([]);
});

test("an older project at 0 % needs a VAT reason before its documents", async () => {
  const { person, companyId, id } = await firmProject();
  await inCompany(site.product.deps.db, companyId, async (tx) => {
    await sql`update project set estimation_vat_basis_points = 0 where id = ${id}`.execute(tx);
  });
  const { page, look, faults } = await site.visitAs(person, "both");
  for (const step of ["invoice", "quote"]) {
    await open(page, `/etape/${id}/${step}`);
    await page.getByRole("heading", { name: "Pourquoi n'y a-t-il pas de TVA ?" }).waitFor();
    expect(await page.getByRole("button", { name: /^(Émettre la facture|Établir le devis)$/ }).count()).toBe(0);
  }
  await look("vat-reason-quote");
  await page.getByLabel("Pourquoi 0 % ?").selectOption("exempt_training");
  await page.getByRole("button", { name: "Enregistrer et continuer" }).click();
  await page.getByRole("button", { name: "Établir le devis" }).waitFor();
  await page.getByText("Exonération de TVA, article 261, 4, 4° du CGI").waitFor();
  expect(faults).toEqual([]);
});
