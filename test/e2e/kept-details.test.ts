import type { Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { signUpSeller } from "../ready-seller.ts";
import { sayGiven, sendButton } from "./give-document.ts";
import { edit } from "./head-menu.ts";
import type { Site } from "./site.ts";
import { open, openSite } from "./site.ts";

// What is typed about a customer or in the settings and not saved stays through a reload, until it is saved or dropped.
// Bank details do not.

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

const RESUMED = "Repris de ta saisie.";
const SAVED_ELSEWHERE = "Enregistré autrement depuis ta saisie.";
const ADDRESS = { Adresse: "8 quai des Bois ", "Code postal": "38000", Ville: "Grenoble" };

const press = (place: Page | Locator, name: string) => place.getByRole("button", { name }).click();

const expectField = (place: Page | Locator, label: string, text: string) =>
  expect.poll(() => place.getByLabel(label, { exact: true }).first().inputValue()).toBe(text);

/** What this tab keeps of what was typed. */
const typedItems = (page: Page) => page.evaluate(() => sessionStorage.getItem("etabli.typed"));

async function openSheet(page: Page): Promise<Locator> {
  await edit(page, "client");
  const sheet = page.getByRole("dialog", { name: "Ton client" });
  await sheet.getByLabel("Adresse", { exact: true }).waitFor();
  return sheet;
}

test("what is typed about the customer of a quote comes back until it is saved", { timeout: 90_000 }, async () => {
  const person = await signUpSeller(site.product);
  const client_info = { kind: "person", first_name: "Léa", last_name: "Arc", phone: "04 72 00 00 00" };
  const { project } = (await person.call("POST", "/api/projects", { name: "Salle de bain", client_info })).json;
  await person.call("PATCH", `/api/projects/${project.id}/estimation`, { hours: 2, rate: 50, vat_basis_points: 2000 });
  await person.call("POST", `/api/projects/${project.id}/quote`, {});
  const readCustomer = async () => (await person.call("GET", "/api/customers")).json.customers[0];
  const { page, look, faults } = await site.visitAs(person);
  await open(page, `/etape/${project.id}/quote`);

  // On the card of the customer: typed, then dropped.
  await (await openSheet(page)).getByLabel("Téléphone").fill("06 11 22 33 44");
  await page.reload();
  let sheet = await openSheet(page);
  await expectField(sheet, "Téléphone", "06 11 22 33 44");
  await sheet.getByText(RESUMED).scrollIntoViewIfNeeded();
  await look("kept-customer-card");
  await press(sheet, "Effacer");
  await expectField(sheet, "Téléphone", "04 72 00 00 00");
  await expect.poll(() => typedItems(page)).toBeNull();
  // Typed, and saved otherwise elsewhere.
  await sheet.getByLabel("Téléphone").fill("06 11 22 33 44");
  await person.call("PATCH", `/api/customers/${project.customer_id}`, { phone: "07 00 00 00 00" });
  await page.reload();
  sheet = await openSheet(page);
  await sheet.getByText(SAVED_ELSEWHERE).waitFor();
  await expectField(sheet, "Téléphone", "07 00 00 00 00");
  await press(sheet, "Reprendre ma saisie");
  await expectField(sheet, "Téléphone", "06 11 22 33 44");
  await press(sheet, "Enregistrer le client");
  await sheet.waitFor({ state: "detached" });
  expect((await readCustomer()).phone).toBe("06 11 22 33 44");
  expect(await typedItems(page)).toBeNull();
  expect(await (await openSheet(page)).getByText(RESUMED).count()).toBe(0);
  await page.reload();

  // Where sending the quote asks for the address.
  await sendButton(page).click();
  const addressForm = page.getByRole("dialog", { name: "Avant d'envoyer : ton client" });
  for (const [label, text] of Object.entries(ADDRESS)) await addressForm.getByLabel(label, { exact: true }).fill(text);
  expect(await addressForm.getByText(RESUMED).count()).toBe(0);
  await page.reload();
  await sendButton(page).click();
  for (const [label, text] of Object.entries(ADDRESS)) await expectField(addressForm, label, text);
  await addressForm.getByText(RESUMED).waitFor();
  await look("kept-asked-address");
  await press(addressForm, "Enregistrer et continuer");
  await sayGiven(page);
  await page.getByText(/^Envoyé le/).waitFor();
  expect((await readCustomer()).address).toMatchObject({ line1: "8 quai des Bois", city: "Grenoble" });
  expect(await typedItems(page)).toBeNull();
  expect(faults).toEqual([]);
});

test("a new customer who was not created comes back from the list", async () => {
  const person = await signUpSeller(site.product);
  const { page, look, faults } = await site.visitAs(person, "phone");
  const form = page.getByRole("dialog", { name: "Nouveau client" });
  await open(page, "/app/customers");
  await press(page, "Nouveau client");
  await form.getByLabel("Nom", { exact: true }).fill("Roux");
  await page.reload();
  await press(page, "Nouveau client");
  await expectField(form, "Nom", "Roux");
  await look("kept-new-customer");
  await press(form, "Créer le client");
  await page.getByRole("link", { name: /^Roux/ }).waitFor();
  await form.waitFor({ state: "detached" });
  await press(page, "Nouveau client");
  await expectField(form, "Nom", "");
  expect(faults).toEqual([]);
});

test("a setting that was not saved comes back until it is saved", { timeout: 90_000 }, async () => {
  const person = await signUpSeller(site.product);
  const { page, look, faults } = await site.visitAs(person);
  await open(page, "/app/settings#entreprise");
  const savedCity = await page.getByLabel("Ville", { exact: true }).inputValue();
  await page.getByLabel("Ville", { exact: true }).fill("Bron");
  await page.reload();
  await expectField(page, "Ville", "Bron");
  await press(page, "Effacer");
  await expectField(page, "Ville", savedCity);

  await page.getByLabel("Métier").pressSequentially("Plombier");
  await page.reload();
  await expectField(page, "Métier", "Plombier");
  await page.getByText(RESUMED).scrollIntoViewIfNeeded();
  await look("kept-trade");
  await person.call("PATCH", "/api/company", { trade: "Chauffagiste" });
  await page.reload();
  await page.getByText(SAVED_ELSEWHERE).waitFor();
  await expectField(page, "Métier", "Chauffagiste");
  await page.getByLabel("Complément d'adresse").fill("Bâtiment B");
  await press(page, "Reprendre ma saisie");
  await expectField(page, "Métier", "Plombier");
  await expectField(page, "Complément d'adresse", "Bâtiment B");
  await page.getByRole("button", { name: "Enregistrer" }).first().click();
  await page
    .getByText(/^(✓ Enregistré|Enregistré\.)/)
    .first()
    .waitFor();
  await expect.poll(() => page.getByText(RESUMED).count()).toBe(0);
  const { company } = (await person.call("GET", "/api/company")).json;
  expect([company.trade, company.address.line2]).toEqual(["Plombier", "Bâtiment B"]);
  expect(await typedItems(page)).toBeNull();
  await page.reload();
  await expectField(page, "Métier", "Plombier");
  expect(await page.getByText(RESUMED).count()).toBe(0);
  expect(faults).toEqual([]);
});

test("an IBAN that was not saved is kept nowhere", async () => {
  const person = await signUpSeller(site.product);
  const { page } = await site.visitAs(person);
  await open(page, "/app/settings");
  const ibanField = page.getByLabel("IBAN", { exact: true });
  await page.getByRole("link", { name: /^Banque/ }).click();
  await ibanField.fill("FR76 3000 6000 0112");
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("3000");
  await page.getByLabel("BIC", { exact: true }).fill("AGRI");
  await expectField(page, "IBAN", "FR76 3000 6000 0112");
});

test("the next visitor of a browser of these tests finds nothing of the one before", async () => {
  const { page } = await site.visitAs(await site.product.signUp());
  const storedTexts = (tab: Page) => tab.evaluate(() => [localStorage.length, document.cookie]);
  await page.evaluate(() => void (document.cookie = "left=behind"));
  expect(await storedTexts(page)).toEqual([1, "left=behind"]);
  const context = page.context();
  await site.leaveAll();
  const { page: nextPage } = await site.visit();
  expect(nextPage.context()).toBe(context);
  await nextPage.goto("/health/live");
  expect(await storedTexts(nextPage)).toEqual([0, ""]);
});
