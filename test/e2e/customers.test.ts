import { addDays } from "#domain/shared/calendar-date.ts";
import { issuedInvoice } from "#test/issued-invoice.ts";
import type { Person } from "#test/test-app.ts";
import { todayInFrance } from "#test/today.ts";
import { readFile } from "node:fs/promises";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Site } from "./site.ts";
import { open, openSite } from "./site.ts";

// The customers: found, with what they owe, and the card of one of them.

let site: Site;
beforeAll(async () => void (site = await openSite()), 60_000);
afterEach(() => site.leaveAll());
afterAll(() => site.close());

/** A customer with an invoice that is twelve days late and one that is not, `number`, and two who owe nothing. */
async function fillCustomers(person: Person): Promise<{ customerId: string; number: string }> {
  const { number } = await issuedInvoice(person, "Cuisine");
  const late = await issuedInvoice(person, "Salle de bain", 617.28);
  const { project } = (await person.call("GET", `/api/projects/${late.project_id}`)).json;
  await person.call("PATCH", `/api/customers/${project.customer_id}`, {
    first_name: "Claire",
    last_name: "Roux",
    email: "claire@roux.fr",
    phone: "06 11 22 33 44",
    siren: "552100554",
  });
  await site.product.database.owner.query("update invoice_balance set due_on = $2 where document_id = $1", [
    late.id,
    addDays(todayInFrance(), -12),
  ]);
  await person.call("POST", "/api/customers", {
    kind: "person",
    civility: "mme",
    last_name: "Petit",
    address: { line1: "3 rue Haute", postal_code: "42000", city: "Saint-Étienne" },
  });
  await person.call("POST", "/api/customers", { kind: "company", company: "Boulangerie Lefèvre", phone: "0477001122" });
  return { customerId: project.customer_id, number };
}

test("a customer is found by their town or by what they owe", { timeout: 120_000 }, async () => {
  const person = await site.product.signUp();
  const { page, look, faults } = await site.visitAs(person, "both");
  await open(page, "/app/customers");
  await page.getByText("Pas encore de client").waitFor();
  await look("customers-empty");
  await fillCustomers(person);
  await open(page, "/app/customers");
  await page.getByText("en retard de 12 jours").waitFor();
  await look("customers-list");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Tous les clients (CSV)" }).click();
  const file = await download;
  expect(await readFile(await file.path(), "utf8")).toContain("\r\n;Mme;;Petit;;;3 rue Haute;;42000;Saint-Étienne;");
  await page.getByRole("searchbox").fill("saint etiene");
  await page.waitForURL(/q=saint/);
  await expect.poll(() => page.getByRole("link", { name: "Menuiserie Roux" }).count()).toBe(0);
  await page.getByRole("link", { name: "Mme Petit" }).waitFor();
  await page.getByRole("searchbox").fill("");
  await page.getByRole("link", { name: /^En retard/ }).click();
  await page.waitForURL(/show=late/);
  await page.getByText(/^1 client doit 1\s481,47\s€ en retard$/).waitFor();
  await look("customers-late");
  expect(await page.getByRole("link", { name: "Appeler Menuiserie Roux" }).getAttribute("href")).toBe(
    "tel:+33611223344",
  );
  expect(faults).toEqual([]);
});

test("the card of a customer shows what they owe", { timeout: 120_000 }, async () => {
  const person = await site.product.signUp();
  const { customerId, number } = await fillCustomers(person);
  const { page, look, faults } = await site.visitAs(person, "both");
  await open(page, "/app/customers");
  await page.getByRole("link", { name: "Menuiserie Roux" }).first().click();
  await page.waitForURL(`**/app/customers/${customerId}`);
  await page.getByRole("link", { name: `Facture ${number}` }).waitFor();
  await page.getByText(`Facture ${number} émise`).waitFor();
  await page.getByText(/^dont 1\s481,47\s€ en retard de 12 jours$/).waitFor();
  await look("customer-card-top");
  await page.getByRole("button", { name: "Ajouter une adresse" }).click();
  const form = page.getByRole("dialog", { name: "Nouveau chantier" });
  await form.getByLabel("Nom du lieu").fill("Chalet");
  await form.getByLabel("Adresse", { exact: true }).fill("3 rue Haute");
  await form.getByLabel("Code postal").fill("730");
  await form.getByLabel("Ville").fill("Chambéry");
  await form.getByRole("button", { name: "Enregistrer l'adresse" }).click();
  await form.getByText("Un code postal français a cinq chiffres").waitFor();
  await form.getByLabel("Code postal").fill("73000");
  await form.getByRole("button", { name: "Enregistrer l'adresse" }).click();
  await form.waitFor({ state: "detached" });
  await page.getByText("73000 Chambéry").waitFor();
  const notes = page.getByRole("textbox", { name: /Code d'entrée/ });
  await notes.fill("Code 12B");
  await page.getByRole("button", { name: "Enregistrer les notes" }).click();
  await page.getByText("Notes enregistrées.").waitFor();
  await look("customer-card");
  // It was not sent yet: that comes first, and a payment is noted behind the menu.
  await page.getByRole("link", { name: `Envoyer ${number}` }).waitFor();
  await page.getByRole("button", { name: `Actions sur ${number}` }).click();
  await page.getByRole("menuitem", { name: "Encaisser" }).click();
  await expect.poll(() => page.getByLabel("Montant reçu").inputValue()).toBe("120,00");
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await page.getByText(`${number} est payée`).first().waitFor();
  await expect.poll(() => page.getByText(/^dont /).count()).toBe(0);
  // The wrong postal code was refused.
  expect(faults.filter((fault) => !fault.includes("400"))).toEqual([]);
});

test("notes that changed in another tab are shown beside what is typed", { timeout: 120_000 }, async () => {
  const person = await site.product.signUp();
  const { customerId } = await fillCustomers(person);
  const { page, look, faults } = await site.visitAs(person, "both");
  await open(page, `/app/customers/${customerId}`);
  const notes = page.getByRole("textbox", { name: /Code d'entrée/ });
  await notes.fill("Chien méchant");
  const body = { revision: 0, text: "Code 12B", sites: [] };
  expect((await person.call("PUT", `/api/customers/${customerId}/notes`, body)).status).toBe(200);
  await page.getByRole("button", { name: "Enregistrer les notes" }).click();
  await page.getByText("Ces notes ont changé dans une autre fenêtre :").waitFor();
  await look("customer-notes-changed");
  await page.getByRole("button", { name: "Garder les deux" }).click();
  await page.getByRole("button", { name: "Enregistrer les notes" }).click();
  await page.getByText("Notes enregistrées.").waitFor();
  const { json } = await person.call("GET", `/api/customers/${customerId}/account`);
  expect(json.notes.text).toBe("Code 12B\nChien méchant");
  expect(faults.filter((fault) => !fault.includes("409"))).toEqual([]);
});

test("a new project of a customer begins with them", { timeout: 90_000 }, async () => {
  const person = await site.product.signUp();
  const { customerId } = await fillCustomers(person);
  const { page, faults } = await site.visitAs(person);
  await open(page, `/app/customers/${customerId}`);
  await page.getByRole("link", { name: "Nouveau projet" }).click();
  await page.getByRole("button", { name: "Changer" }).waitFor();
  await page.getByRole("main").getByText("Menuiserie Roux").waitFor();
  await page.getByLabel("Nom du projet").fill("Véranda");
  await page.getByLabel("Date de début", { exact: true }).fill("1/12/2027");
  await page.getByRole("button", { name: "Créer le projet" }).click();
  await page.waitForURL("**/estimation");
  const { projects } = (await person.call("GET", `/api/customers/${customerId}/projects`)).json;
  expect(projects.map(({ name }: { name: string }) => name)).toEqual(["Véranda", "Salle de bain", "Cuisine"]);
  expect(faults).toEqual([]);
});
