import { addDays } from "#domain/shared/calendar-date.ts";
import { todayInFrance } from "#test/today.ts";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { issuedInvoice } from "../issued-invoice.ts";
import { pricedProject } from "../ready-seller.ts";
import type { Site, Visit } from "./site.ts";
import { SIZES, open, openSite, waitUntilQuiet } from "./site.ts";

// The money screen: who owes what, in one look, and a payment noted from its row.

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

const figure = (page: Page, name: string) => page.getByRole("navigation", { name: "Chiffres" }).getByText(name);
const field = (page: Page) => page.getByRole("searchbox", { name: "Client, numéro ou montant" });

/** Looks at the screen of a narrow phone, with text of its usual size, then twice as large. */
async function expectToFit({ page, look }: Visit): Promise<void> {
  const excessWidth = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await open(page, "/app/billing");
  await page.getByText("en retard de 12 jours").waitFor();
  await expect.poll(excessWidth).toBeLessThanOrEqual(0);
  await look("money-narrow");
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  await page.setViewportSize(SIZES.phone);
  await expect.poll(excessWidth).toBeLessThanOrEqual(0);
  await look("money-large-text");
}

test("what is owed is noted as paid in two taps", { timeout: 120_000 }, async () => {
  const person = await site.product.signUp();
  const { page, look, faults } = await site.visitAs(person, "both");
  await open(page, "/app/billing");
  await page.getByText("Ni devis ni facture pour l'instant").waitFor();
  await look("money-empty");

  const late = await issuedInvoice(person, "Salle de bain", 617.28);
  const { number } = await issuedInvoice(person, "Cuisine");
  await site.product.database.owner.query("update invoice_balance set due_on = $2 where document_id = $1", [
    late.id,
    addDays(todayInFrance(), -12),
  ]);
  expect((await person.call("POST", `/api/invoices/${late.id}/sending`, {})).status).toBe(200);
  const buyer = { company: "Boulangerie Lefèvre", address: { line1: "2 rue", postal_code: "69003", city: "Lyon" } };
  const projectId = await pricedProject(person, { name: "Véranda", client_info: buyer }, { hours: 20, rate: 60 });
  const quote = (await person.call("POST", `/api/projects/${projectId}/quote`, {})).json;
  expect((await person.call("POST", `/api/quotes/${quote.id}/sending`, {})).status).toBe(200);

  await open(page, "/app/billing");
  await page.getByText("en retard de 12 jours").waitFor();
  await page.getByText(/^2 factures · 1\s601,47\s€$/).waitFor();
  await look("money-to-collect");
  await expectToFit(await site.visitAs(person, { width: 320, height: 640 }));

  await open(page, "/app/billing");
  // Who is late is reminded first, and a payment that came is noted from the row all the same.
  await page.getByRole("link", { name: `Relancer ${late.number}` }).waitFor();
  await page.getByRole("button", { name: `Encaisser ${late.number}` }).click();
  await expect.poll(() => page.getByLabel("Montant reçu").inputValue()).toMatch(/^1\s?481,47$/);
  await page.keyboard.press("Escape");
  await page.getByLabel("Montant reçu").waitFor({ state: "detached" });
  // It was not sent yet: that comes first, and a payment is noted behind the menu.
  await page.getByRole("link", { name: `Envoyer ${number}` }).waitFor();
  await page.getByRole("button", { name: `Actions sur ${number}` }).click();
  await page.getByRole("menuitem", { name: "Encaisser" }).click();
  await expect.poll(() => page.getByLabel("Montant reçu").inputValue()).toBe("120,00");
  await look("money-payment");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await page.getByText(`${number} est payée`).first().waitFor();
  await page.getByText(/^1 facture · 1\s481,47\s€$/).waitFor();

  await figure(page, "Sans réponse").click();
  await page.waitForURL("**/app/billing?show=waiting");
  await page.getByText("réponse attendue").filter({ visible: true }).waitFor();
  await look("money-waiting");
  await figure(page, "Encaissé ce mois-ci").click();
  await page.getByText(/^1 paiement · 120,00\s€$/).waitFor();
  await look("money-collected");
  // On a phone the lists and the search are behind one press.
  await page.getByText("Filtrer", { exact: true }).click();
  await page.getByRole("link", { name: "Tous les documents" }).click();
  await page.getByText("Fin de la liste").waitFor();
  await look("money-all");

  await field(page).fill("120,00 €");
  await page.getByText(number).first().waitFor();
  await page.waitForURL(/q=/);
  await waitUntilQuiet(page);
  expect(await page.getByText(late.number).count()).toBe(0);
  await page.reload();
  await waitUntilQuiet(page);
  expect(await field(page).inputValue()).toBe("120,00 €");
  await field(page).fill("introuvable");
  await page.getByText("Rien ne répond à « introuvable »").waitFor();
  await look("money-nothing-found");
  expect(faults).toEqual([]);
});
