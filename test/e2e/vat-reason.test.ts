import { inCompany } from "#server/db/tenancy.ts";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { LEA_ARC, pricedProject, signUpSeller } from "../ready-seller.ts";
import type { Person } from "../test-app.ts";
import type { Site } from "./site.ts";
import { open, openSite } from "./site.ts";

// 0 % is asked why where it is chosen, and once more before a document of a project that was saved without its reason.

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

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
