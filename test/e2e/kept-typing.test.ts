import type { Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { READY_SELLER, pricedProject, signUpSeller } from "../ready-seller.ts";
import { createNamed } from "./customer-search.ts";
import { signOut } from "./sign-in-steps.ts";
import type { Site } from "./site.ts";
import { giveLogin, open, openSite, say, waitUntilQuiet } from "./site.ts";

// What is typed in a form or to the assistant and not saved stays, through another page and a reload, until it is saved
// or the user signs out.

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

const RESUMED = "Repris de ta saisie.";

const SAVED_ELSEWHERE = "Enregistré autrement depuis ta saisie.";

const expectField = (place: Page | Locator, label: string, text: string) =>
  expect.poll(() => place.getByLabel(label, { exact: true }).last().inputValue()).toBe(text);

const press = (place: Page | Locator, name: string) => place.getByRole("button", { name }).click();

/** What this tab keeps of what was typed. */
const typedItems = (page: Page) => page.evaluate(() => sessionStorage.getItem("etabli.typed"));

const NEW_PROJECT = {
  "Nom du projet": "Cuisine d'été",
  "Date de début": "1/12/2026",
  Nom: "Menuiserie",
  Email: "claire@roux.fr",
};

async function typeNewProject(page: Page): Promise<void> {
  await createNamed(page, "Roux");
  for (const [label, text] of Object.entries(NEW_PROJECT)) await page.getByLabel(label, { exact: true }).fill(text);
}

async function expectNewProject(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(NEW_PROJECT)) await expectField(page, label, text);
}

async function expectNothingTyped(page: Page): Promise<void> {
  for (const label of ["Nom du projet", "Date de début", "Client"]) await expectField(page, label, "");
  expect(await page.getByText(RESUMED).count()).toBe(0);
}

async function goToQuoteAndBack(page: Page): Promise<void> {
  await page.getByRole("navigation", { name: "Étapes du projet" }).getByRole("link", { name: "Devis" }).click();
  await page.getByLabel("Durée estimée (heures)").waitFor({ state: "detached" });
  await page.goBack();
  await page.waitForURL("**/estimation");
}

test("a new project that was not created comes back until it is created once", { timeout: 90_000 }, async () => {
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
  await press(page, "Effacer");
  await expectNothingTyped(page);
  await page.reload();
  await expectNothingTyped(page);
  expect(faults).toEqual([]);

  // The network loses the answer of its creation.
  await typeNewProject(page);
  await page.route("**/api/projects", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    await route.fetch();
    return route.abort();
  });
  await press(page, "Créer le projet");
  await page.getByRole("alert").waitFor();
  await page.unroute("**/api/projects");
  await page.reload();
  await expectNewProject(page);
  await press(page, "Créer le projet");
  await page.waitForURL("**/estimation");
  expect((await person.call("GET", "/api/projects")).json.projects).toHaveLength(1);
  await open(page, "/project/new");
  // With a customer there is one field that finds them, and none of a new one.
  for (const label of ["Nom du projet", "Date de début", "Client"]) await expectField(page, label, "");
  for (const label of ["Nom", "Email"]) expect(await page.getByLabel(label, { exact: true }).count()).toBe(0);
  expect(await page.getByText(RESUMED).count()).toBe(0);
});

test("a known customer who was chosen is still chosen after a reload", { timeout: 90_000 }, async () => {
  const person = await signUpSeller(site.product);
  await pricedProject(person, {}, { hours: 2, rate: 45 });
  const { page, look, faults } = await site.visitAs(person);
  await open(page, "/project/new");
  const chooseArc = async () => {
    await page.getByLabel("Client", { exact: true }).fill("arc");
    await page.getByRole("option", { name: /Léa Arc/ }).click();
    await page.getByRole("button", { name: "Changer" }).waitFor();
    await page.reload();
    await page.getByRole("button", { name: "Changer" }).waitFor();
    await page.getByText("Léa Arc").waitFor();
  };
  await chooseArc();
  await press(page, "Effacer");
  await expectField(page, "Client", "");
  expect(await page.getByLabel("Nom", { exact: true }).count()).toBe(0);
  expect(await page.getByText("Ce que tu changes ici change aussi sa fiche.").count()).toBe(0);
  await page.getByLabel("Nom du projet").fill("Deuxième chantier");
  await page.getByLabel("Date de début", { exact: true }).fill("1/12/2026");
  await chooseArc();
  await press(page, "Modifier");
  await page.getByText("Ce que tu changes ici change aussi sa fiche.").waitFor();
  await page.getByLabel("Téléphone").fill("06 11 22 33 44");
  await look("kept-known-customer");
  await press(page, "Créer le projet");
  await page.waitForURL("**/estimation");
  const { customers } = (await person.call("GET", "/api/customers")).json;
  expect(customers.map(({ phone }: { phone: string }) => phone)).toEqual(["06 11 22 33 44"]);
  expect(faults).toEqual([]);
});

test("what was typed about an estimation comes back until it is saved", { timeout: 90_000 }, async () => {
  const person = await signUpSeller(site.product);
  const id = await pricedProject(person, {}, { hours: 2, rate: 45 });
  const { page, look, faults } = await site.visitAs(person);
  const saveElsewhere = (hours: number) => person.call("PATCH", `/api/projects/${id}/estimation`, { hours, rate: 45 });
  const savedHours = async () => (await person.call("GET", `/api/projects/${id}`)).json.project.estimation_hours;
  const expectResumed = (count: number) => expect.poll(() => page.getByText(RESUMED).count()).toBe(count);
  await open(page, `/etape/${id}/estimation`);
  await page.getByLabel("Description des travaux").fill("Repeindre le couloir en blanc");
  await page.getByLabel("Durée estimée (heures)").fill("9");
  await press(page, "Enregistrer le prix");
  await expect.poll(savedHours).toBe(9);
  await goToQuoteAndBack(page);
  await expectField(page, "Description des travaux", "Repeindre le couloir en blanc");
  await expectField(page, "Durée estimée (heures)", "9");
  // What is said is about the description alone: the price was saved.
  await expectResumed(1);

  await page.getByLabel("Durée estimée (heures)").fill("12");
  await goToQuoteAndBack(page);
  await expectField(page, "Durée estimée (heures)", "12");
  await expectResumed(2);
  await page.getByText(RESUMED).last().scrollIntoViewIfNeeded();
  await look("kept-duration");
  await press(page, "Enregistrer le prix");
  await expectResumed(1);
  await saveElsewhere(15);
  await page.reload();
  await expectField(page, "Durée estimée (heures)", "15");
  expect(await page.getByText(SAVED_ELSEWHERE).count()).toBe(0);

  await page.getByLabel("Durée estimée (heures)").fill("12");
  await saveElsewhere(18);
  await page.reload();
  await page.getByText(SAVED_ELSEWHERE).waitFor();
  await expectField(page, "Durée estimée (heures)", "18");
  await page.getByText(SAVED_ELSEWHERE).scrollIntoViewIfNeeded();
  await look("kept-duration-aside");
  await press(page, "Reprendre ma saisie");
  await expectField(page, "Durée estimée (heures)", "12");
  await press(page, "Enregistrer le prix");
  await expect.poll(savedHours).toBe(12);
  expect(faults).toEqual([]);
});

test("a form of the conversation comes back after a reload, until it is answered", { timeout: 90_000 }, async () => {
  const person = await site.product.signUp();
  const { address: _unknown, ...seller } = READY_SELLER;
  await person.call("PATCH", "/api/company", seller);
  const id = await pricedProject(person, {}, { description: "Peindre", hours: 2, rate: 50 });
  await person.call("POST", `/api/projects/${id}/tasks`, { title: "Peindre", estimate_h: 2 });
  const { page, look, faults } = await site.visitAs(person);
  await open(page, "/app");
  await say(page, "émets la facture");
  await page.getByRole("log").getByText("Veux-tu que je prépare aussi le devis ?").waitFor();
  await page.getByRole("button", { name: "Non" }).last().click();
  await page.getByRole("log").getByText("As-tu commencé les tâches").waitFor();
  await page.getByRole("button", { name: "Non" }).last().click();
  await page.getByLabel("Adresse", { exact: true }).fill("3 rue des Lilas");
  await page.getByLabel("Code postal").fill("69003");
  await page.reload();
  await expectField(page, "Adresse", "3 rue des Lilas");
  await expectField(page, "Code postal", "69003");
  await look("kept-address");
  expect(faults).toEqual([]);
  // An answer that the network loses is not given.
  await page.getByLabel("Ville").fill("Lyon");
  await page.route("**/api/company", (route) =>
    route.request().method() === "PATCH" ? route.abort() : route.continue(),
  );
  await press(page, "Enregistrer");
  const lostAnswers = page.getByRole("log").getByText(/Pas de réseau/);
  await lostAnswers.first().waitFor();
  await page.reload();
  await expectField(page, "Adresse", "3 rue des Lilas");
  await expectField(page, "Ville", "Lyon");
  await page.unroute("**/api/company");
  await press(page, "Enregistrer");
  const savedAddress = async () => (await person.call("GET", "/api/company")).json.company.address;
  await expect.poll(savedAddress).toMatchObject({ line1: "3 rue des Lilas", city: "Lyon" });
  await expect.poll(() => typedItems(page)).toBeNull();
});

test("a message to the assistant that was not sent comes back after a reload, until it is sent", async () => {
  const person = await site.product.signUp();
  const { page, look, faults } = await site.visitAs(person);
  const field = page.getByLabel("Message à l'assistant");
  const expectMessage = (text: string) => expect.poll(() => field.inputValue()).toBe(text);
  await open(page, "/app");
  await field.fill("Prépare un devis pour Claire Roux");
  expect(await page.getByText(RESUMED).count()).toBe(0);
  await page.reload();
  await expectMessage("Prépare un devis pour Claire Roux");
  await page.getByText(RESUMED).waitFor();
  await look("kept-message");
  await press(page, "Effacer");
  await expectMessage("");
  expect(await page.getByRole("button", { name: "Effacer" }).count()).toBe(0);
  await page.reload();
  await expectMessage("");
  await field.fill("Prépare un devis");
  await page.getByRole("link", { name: "Argent" }).click();
  await field.waitFor({ state: "detached" });
  await page.goBack();
  await expectMessage("Prépare un devis");
  await say(page, "combien on me doit ?");
  await page.getByRole("log").getByText("combien on me doit ?").waitFor();
  await expectMessage("");
  expect(await page.getByText(RESUMED).count()).toBe(0);
  expect(await typedItems(page)).toBeNull();
  // Its answer is there, so that the conversation is kept whole.
  await page.getByRole("log").getByText("on ne te doit rien").waitFor();
  await waitUntilQuiet(page);
  await page.reload();
  await page.getByRole("log").getByText("combien on me doit ?").waitFor();
  await expectMessage("");
  expect(faults).toEqual([]);
});

test("the next user of the browser never sees what was typed before a sign-out", { timeout: 90_000 }, async () => {
  const [person, nextPerson] = [await site.product.signUp(), await site.product.signUp()];
  const { page } = await site.visitAs(person);
  await open(page, "/project/new");
  await typeNewProject(page);
  await page.reload();
  await expectNewProject(page);
  const typedTexts = await page.evaluate(() => Object.entries(sessionStorage));
  expect(JSON.stringify(typedTexts)).toContain("Menuiserie");
  await signOut(page);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("Menuiserie");
  // As in a tab that slept through the sign-out.
  await page.evaluate((texts) => texts.forEach(([key, text]) => sessionStorage.setItem(key, text)), typedTexts);
  await giveLogin(page, nextPerson.email);
  await page.waitForURL("**/app");
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("Menuiserie");
  await open(page, "/project/new");
  await expectNothingTyped(page);
});
