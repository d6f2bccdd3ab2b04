import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { READY_SELLER, pricedProject, signUpSeller } from "../ready-seller.ts";
import { signOut } from "./sign-in-steps.ts";
import type { Site } from "./site.ts";
import { giveLogin, open, openSite, say } from "./site.ts";

// What is typed in a form and not saved stays, through another page and a reload, until it is saved or the user signs
// out.

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

const RESUMED = "Repris de ta saisie.";

const expectField = (page: Page, label: string, text: string) =>
  expect.poll(() => page.getByLabel(label, { exact: true }).last().inputValue()).toBe(text);

const NEW_PROJECT = {
  "Nom du projet": "Cuisine d'été",
  "Date de début": "1/12/2026",
  Entreprise: "Menuiserie Roux",
  Email: "claire@roux.fr",
};

async function typeNewProject(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(NEW_PROJECT)) await page.getByLabel(label, { exact: true }).fill(text);
}

async function expectNewProject(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(NEW_PROJECT)) await expectField(page, label, text);
}

async function expectNothingTyped(page: Page): Promise<void> {
  for (const label of Object.keys(NEW_PROJECT)) await expectField(page, label, "");
  expect(await page.getByText(RESUMED).count()).toBe(0);
}

async function goToQuoteAndBack(page: Page): Promise<void> {
  await page.getByRole("navigation", { name: "Étapes du projet" }).getByRole("link", { name: "Devis" }).click();
  await page.getByLabel("Durée estimée (heures)").waitFor({ state: "detached" });
  await page.goBack();
  await page.waitForURL("**/estimation");
}

test("a new project that was not created comes back after a reload and after another page", async () => {
  const person = await site.product.signUp();
  const { page, look, faults } = await site.visitAs(person);
  await open(page, "/project/new");
  await typeNewProject(page);
  expect(await page.getByText(RESUMED).count()).toBe(0);
  await page.reload();
  await expectNewProject(page);
  await page.getByText(RESUMED).scrollIntoViewIfNeeded();
  await look("kept-new-project");
  await page.getByRole("link", { name: "Argent" }).click();
  await page.getByLabel("Nom du projet").waitFor({ state: "detached" });
  await page.goBack();
  await expectNewProject(page);
  await page.getByRole("button", { name: "Effacer" }).click();
  await expectNothingTyped(page);
  await page.reload();
  await expectNothingTyped(page);
  expect(faults).toEqual([]);
});

test("a project that was created leaves an empty form", async () => {
  const person = await site.product.signUp();
  const { page } = await site.visitAs(person);
  await open(page, "/project/new");
  await typeNewProject(page);
  await page.reload();
  await expectNewProject(page);
  await page.getByRole("button", { name: "Créer le projet" }).click();
  await page.waitForURL("**/estimation");
  await open(page, "/project/new");
  await expectNothingTyped(page);
});

test("a known customer who was chosen is still chosen after a reload", async () => {
  const person = await signUpSeller(site.product);
  await pricedProject(person, {}, { hours: 2, rate: 45 });
  const { page, look, faults } = await site.visitAs(person);
  await open(page, "/project/new");
  await page.getByLabel("Nom du projet").fill("Deuxième chantier");
  await page.getByLabel("Date de début", { exact: true }).fill("1/12/2026");
  await page.getByLabel("Client déjà connu").fill("arc");
  await page.getByRole("option", { name: /Léa Arc/ }).click();
  await expectField(page, "Nom", "Arc");
  await page.reload();
  await expectField(page, "Client déjà connu", "Léa Arc");
  await page.getByText("Ce que tu changes ici change aussi sa fiche.").waitFor();
  await page.getByLabel("Téléphone").fill("06 11 22 33 44");
  await look("kept-known-customer");
  await page.getByRole("button", { name: "Créer le projet" }).click();
  await page.waitForURL("**/estimation");
  const { customers } = (await person.call("GET", "/api/customers")).json;
  expect(customers.map(({ phone }: { phone: string }) => phone)).toEqual(["06 11 22 33 44"]);
  expect(faults).toEqual([]);
});

test("a known customer who was chosen leaves with « Effacer »", async () => {
  const person = await signUpSeller(site.product);
  await pricedProject(person, {}, { hours: 2, rate: 45 });
  const { page } = await site.visitAs(person);
  await open(page, "/project/new");
  await page.getByLabel("Client déjà connu").fill("arc");
  await page.getByRole("option", { name: /Léa Arc/ }).click();
  await expectField(page, "Nom", "Arc");
  await page.reload();
  await expectField(page, "Client déjà connu", "Léa Arc");
  await page.getByRole("button", { name: "Effacer" }).click();
  await expectField(page, "Client déjà connu", "");
  await expectField(page, "Nom", "");
  expect(await page.getByText("Ce que tu changes ici change aussi sa fiche.").count()).toBe(0);
});

test("a project whose answer the network lost is created once, even after a reload", async () => {
  const person = await site.product.signUp();
  const { page } = await site.visitAs(person);
  await open(page, "/project/new");
  await typeNewProject(page);
  await page.route("**/api/projects", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    await route.fetch();
    return route.abort();
  });
  await page.getByRole("button", { name: "Créer le projet" }).click();
  await page.getByRole("alert").waitFor();
  await page.unroute("**/api/projects");
  await page.reload();
  await expectNewProject(page);
  await page.getByRole("button", { name: "Créer le projet" }).click();
  await page.waitForURL("**/estimation");
  expect((await person.call("GET", "/api/projects")).json.projects).toHaveLength(1);
});

test("a description stays when the price beside it is saved", async () => {
  const person = await signUpSeller(site.product);
  const id = await pricedProject(person, {}, { hours: 2, rate: 45 });
  const { page, look, faults } = await site.visitAs(person);
  await open(page, `/etape/${id}/estimation`);
  await page.getByLabel("Description des travaux").fill("Repeindre le couloir en blanc");
  await page.getByLabel("Durée estimée (heures)").fill("9");
  await page.getByRole("button", { name: "Enregistrer le prix" }).click();
  await page.getByRole("link", { name: "Passer au devis" }).waitFor();
  await goToQuoteAndBack(page);
  await expectField(page, "Description des travaux", "Repeindre le couloir en blanc");
  await expectField(page, "Durée estimée (heures)", "9");
  // What is said is about the description alone: the price was saved.
  expect(await page.getByText(RESUMED).count()).toBe(1);
  await look("kept-description");
  expect(faults).toEqual([]);
});

test("a duration that was not saved comes back until it is saved", async () => {
  const person = await signUpSeller(site.product);
  const id = await pricedProject(person, {}, { hours: 9, rate: 45 });
  const { page, look, faults } = await site.visitAs(person);
  await open(page, `/etape/${id}/estimation`);
  await page.getByLabel("Durée estimée (heures)").fill("12");
  await goToQuoteAndBack(page);
  await expectField(page, "Durée estimée (heures)", "12");
  await page.getByText(RESUMED).waitFor();
  await page.getByText(RESUMED).scrollIntoViewIfNeeded();
  await look("kept-duration");
  await page.getByRole("button", { name: "Enregistrer le prix" }).click();
  await page.getByRole("link", { name: "Passer au devis" }).waitFor();
  await expect.poll(() => page.getByText(RESUMED).count()).toBe(0);
  await person.call("PATCH", `/api/projects/${id}/estimation`, { hours: 15, rate: 45 });
  await page.reload();
  await expectField(page, "Durée estimée (heures)", "15");
  expect(await page.getByText("Enregistré autrement depuis ta saisie.").count()).toBe(0);
  expect(faults).toEqual([]);
});

test("what was typed is offered again when another duration was saved meanwhile", async () => {
  const person = await signUpSeller(site.product);
  const id = await pricedProject(person, {}, { hours: 9, rate: 45 });
  const { page, look } = await site.visitAs(person);
  await open(page, `/etape/${id}/estimation`);
  await page.getByLabel("Durée estimée (heures)").fill("12");
  await person.call("PATCH", `/api/projects/${id}/estimation`, { hours: 15, rate: 45 });
  await page.reload();
  await page.getByText("Enregistré autrement depuis ta saisie.").waitFor();
  await expectField(page, "Durée estimée (heures)", "15");
  await page.getByText("Enregistré autrement depuis ta saisie.").scrollIntoViewIfNeeded();
  await look("kept-duration-aside");
  await page.getByRole("button", { name: "Reprendre ma saisie" }).click();
  await expectField(page, "Durée estimée (heures)", "12");
  await page.getByRole("button", { name: "Enregistrer le prix" }).click();
  await page.getByRole("link", { name: "Passer au devis" }).waitFor();
  const { project } = (await person.call("GET", `/api/projects/${id}`)).json;
  expect(project.estimation_hours).toBe(12);
});

// A seller without an address, whom the conversation asks for it.
async function signUpWithoutAddress() {
  const person = await site.product.signUp();
  const { address: _unknown, ...seller } = READY_SELLER;
  await person.call("PATCH", "/api/company", seller);
  const id = await pricedProject(person, {}, { description: "Peindre", hours: 2, rate: 50 });
  await person.call("POST", `/api/projects/${id}/tasks`, { title: "Peindre", estimate_h: 2 });
  return person;
}

async function typeAddress(page: Page): Promise<void> {
  await open(page, "/app");
  await say(page, "émets la facture");
  await page.getByRole("log").getByText("Veux-tu que je prépare aussi le devis ?").waitFor();
  await page.getByRole("button", { name: "Non" }).last().click();
  await page.getByRole("log").getByText("As-tu commencé les tâches ?").waitFor();
  await page.getByRole("button", { name: "Non" }).last().click();
  await page.getByLabel("Adresse", { exact: true }).fill("3 rue des Lilas");
  await page.getByLabel("Code postal").fill("69003");
}

test("a form of the conversation comes back after a reload, until it is answered", { timeout: 60_000 }, async () => {
  const person = await signUpWithoutAddress();
  const { page, look, faults } = await site.visitAs(person);
  await typeAddress(page);
  await page.reload();
  await expectField(page, "Adresse", "3 rue des Lilas");
  await expectField(page, "Code postal", "69003");
  await look("kept-address");
  await page.getByLabel("Ville").fill("Lyon");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect
    .poll(async () => (await person.call("GET", "/api/company")).json.company.address?.line1)
    .toBe("3 rue des Lilas");
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("etabli.typed"))).toBeNull();
  expect(faults).toEqual([]);
});

test("an answer that the network lost comes back after a reload", { timeout: 60_000 }, async () => {
  const person = await signUpWithoutAddress();
  const { page } = await site.visitAs(person);
  await typeAddress(page);
  await page.getByLabel("Ville").fill("Lyon");
  await page.route("**/api/company", (route) =>
    route.request().method() === "PATCH" ? route.abort() : route.continue(),
  );
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await page
    .getByRole("log")
    .getByText(/Pas de réseau/)
    .first()
    .waitFor();
  await page.reload();
  await expectField(page, "Adresse", "3 rue des Lilas");
  await expectField(page, "Ville", "Lyon");
  await page.unroute("**/api/company");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await expect.poll(async () => (await person.call("GET", "/api/company")).json.company.address?.city).toBe("Lyon");
});

test("a tab that slept through a sign-out gives the next user nothing", { timeout: 60_000 }, async () => {
  const [person, nextPerson] = [await site.product.signUp(), await site.product.signUp()];
  const { page } = await site.visitAs(person);
  await open(page, "/project/new");
  await typeNewProject(page);
  const typedItems = await page.evaluate(() => Object.entries(sessionStorage));
  expect(JSON.stringify(typedItems)).toContain("Menuiserie");
  await signOut(page);
  await page.evaluate((items) => items.forEach(([key, text]) => sessionStorage.setItem(key, text)), typedItems);
  await giveLogin(page, nextPerson.email);
  await page.waitForURL("**/app");
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("Menuiserie");
});

test("the next user of the browser never sees what was typed before a sign-out", { timeout: 60_000 }, async () => {
  const [person, nextPerson] = [await site.product.signUp(), await site.product.signUp()];
  const { page } = await site.visitAs(person);
  await open(page, "/project/new");
  await typeNewProject(page);
  await page.reload();
  await expectNewProject(page);
  await signOut(page);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("Menuiserie");
  await giveLogin(page, nextPerson.email);
  await page.waitForURL("**/app");
  await open(page, "/project/new");
  await expectNothingTyped(page);
});
