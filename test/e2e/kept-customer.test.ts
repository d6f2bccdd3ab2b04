import type { Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { signUpSeller } from "../ready-seller.ts";
import type { Site } from "./site.ts";
import { open, openSite } from "./site.ts";

// What is typed about a customer and not saved stays through a reload, until it is saved or dropped.

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

const RESUMED = "Repris de ta saisie.";
const ADDRESS = { Adresse: "8 quai des Bois ", "Code postal": "38000", Ville: "Grenoble" };

async function visitQuote(client: object) {
  const person = await signUpSeller(site.product);
  const client_info = { kind: "person", first_name: "Léa", last_name: "Arc", ...client };
  const { project } = (await person.call("POST", "/api/projects", { name: "Salle de bain", client_info })).json;
  await person.call("PATCH", `/api/projects/${project.id}/estimation`, { hours: 2, rate: 50, vat_basis_points: 2000 });
  await person.call("POST", `/api/projects/${project.id}/quote`, {});
  const visit = await site.visitAs(person, "phone");
  await open(visit.page, `/etape/${project.id}/quote`);
  const readCustomer = async () => (await person.call("GET", "/api/customers")).json.customers[0];
  return { ...visit, person, project, readCustomer };
}

const press = (place: Page | Locator, name: string) => place.getByRole("button", { name }).click();

const expectField = (place: Page | Locator, label: string, text: string) =>
  expect.poll(() => place.getByLabel(label, { exact: true }).inputValue()).toBe(text);

async function openSheet(page: Page): Promise<Locator> {
  await press(page, "Modifier le client");
  const sheet = page.getByRole("dialog", { name: "Ton client" });
  await sheet.getByLabel("Adresse", { exact: true }).waitFor();
  return sheet;
}

const typedPlace = (page: Page) => page.evaluate(() => sessionStorage.getItem("etabli.typed"));

test("the address that sending a quote asks for comes back until it is saved", { timeout: 60_000 }, async () => {
  const { page, look, faults, readCustomer } = await visitQuote({});
  await press(page, "Marquer comme envoyé");
  const addressForm = page.getByRole("dialog", { name: "Avant d'envoyer : ton client" });
  for (const [label, text] of Object.entries(ADDRESS)) await addressForm.getByLabel(label, { exact: true }).fill(text);
  expect(await addressForm.getByText(RESUMED).count()).toBe(0);
  await page.reload();
  await press(page, "Marquer comme envoyé");
  for (const [label, text] of Object.entries(ADDRESS)) await expectField(addressForm, label, text);
  await addressForm.getByText(RESUMED).waitFor();
  await look("kept-asked-address");
  await press(addressForm, "Enregistrer le client");
  await page.getByText(/^Envoyé le/).waitFor();
  expect((await readCustomer()).address).toMatchObject({ line1: "8 quai des Bois", city: "Grenoble" });
  expect(await typedPlace(page)).toBeNull();
  expect(faults).toEqual([]);
});

test("a phone number typed on the card of a customer comes back until it is saved", { timeout: 60_000 }, async () => {
  const { page, look, faults, readCustomer } = await visitQuote({});
  await (await openSheet(page)).getByLabel("Téléphone").fill("06 11 22 33 44");
  await page.reload();
  const sheet = await openSheet(page);
  await expectField(sheet, "Téléphone", "06 11 22 33 44");
  await sheet.getByText(RESUMED).scrollIntoViewIfNeeded();
  await look("kept-customer-card");
  await press(sheet, "Enregistrer le client");
  await sheet.waitFor({ state: "detached" });
  expect((await readCustomer()).phone).toBe("06 11 22 33 44");
  expect(await typedPlace(page)).toBeNull();
  expect(await (await openSheet(page)).getByText(RESUMED).count()).toBe(0);
  expect(faults).toEqual([]);
});

test("« Effacer » shows what the card of a customer holds", async () => {
  const { page } = await visitQuote({ phone: "04 72 00 00 00" });
  await (await openSheet(page)).getByLabel("Téléphone").fill("06 11 22 33 44");
  await page.reload();
  const sheet = await openSheet(page);
  await expectField(sheet, "Téléphone", "06 11 22 33 44");
  await press(sheet, "Effacer");
  await expectField(sheet, "Téléphone", "04 72 00 00 00");
  await expect.poll(() => typedPlace(page)).toBeNull();
});

test("what was typed on a card is offered over what was saved elsewhere meanwhile", async () => {
  const { page, person, project } = await visitQuote({ phone: "04 72 00 00 00" });
  await (await openSheet(page)).getByLabel("Téléphone").fill("06 11 22 33 44");
  await person.call("PATCH", `/api/customers/${project.customer_id}`, { phone: "07 00 00 00 00" });
  await page.reload();
  const sheet = await openSheet(page);
  await sheet.getByText("Enregistré autrement depuis ta saisie.").waitFor();
  await expectField(sheet, "Téléphone", "07 00 00 00 00");
  await press(sheet, "Reprendre ma saisie");
  await expectField(sheet, "Téléphone", "06 11 22 33 44");
});

test("a new customer who was not created comes back from the list", async () => {
  const person = await signUpSeller(site.product);
  const { page, look, faults } = await site.visitAs(person, "phone");
  const form = page.getByRole("dialog", { name: "Nouveau client" });
  await open(page, "/app/customers");
  await press(page, "Nouveau client");
  await form.getByLabel("Entreprise").fill("Menuiserie Roux");
  await page.reload();
  await press(page, "Nouveau client");
  await expectField(form, "Entreprise", "Menuiserie Roux");
  await look("kept-new-customer");
  await press(form, "Créer le client");
  await page.getByRole("button", { name: /^Menuiserie Roux/ }).waitFor();
  await form.waitFor({ state: "detached" });
  await press(page, "Nouveau client");
  await expectField(form, "Entreprise", "");
  expect(faults).toEqual([]);
});
