import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { acceptedCall } from "../accepted-call.ts";
import { pricedProject, signUpSeller } from "../ready-seller.ts";
import type { Person } from "../test-app.ts";
import { addSection, form, pressAside, saveForm, unfoldLine } from "./draft-dialog.ts";
import type { Site } from "./site.ts";
import { open, openSite, waitUntilQuiet } from "./site.ts";

// The lines of a quote are edited where they stand: added, changed, moved, removed, brought back; the total follows.

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

async function bathroomProject(): Promise<{ person: Person; id: string }> {
  const person = await signUpSeller(site.product);
  const name = "Rénovation d'une salle de bain";
  const id = await pricedProject(person, { name }, { hours: 14, rate: 48, vat_basis_points: 1000 });
  await acceptedCall(person, "POST", `/api/projects/${id}/tasks`, { title: "Pose de la robinetterie", estimate_h: 14 });
  return { person, id };
}

const lineLabels = async (person: Person, id: string): Promise<string[]> =>
  (await person.call("GET", `/api/projects/${id}/quote-draft`)).json.draft.lines.map(
    ({ label }: { label: string }) => label,
  );

test("a quote's total follows its lines", { timeout: 180_000 }, async () => {
  const { person, id } = await bathroomProject();
  const { page, look, faults } = await site.visitAs(person, "both");
  await open(page, `/etape/${id}/quote`);
  await page.getByRole("button", { name: "Modifier les lignes" }).click();
  await page.getByRole("heading", { name: "Lignes du devis" }).waitFor();

  await addSection(page, "Carrelage");
  await page.getByRole("button", { name: "Ligne", exact: true }).click();
  await keepRefused(page, "Écris ce que dit la ligne.");
  await form(page).getByLabel("Désignation").fill("Pose du carrelage");
  await form(page).getByLabel("Quantité").fill("12");
  await form(page).getByLabel("Unité").selectOption("m²");
  await form(page).getByLabel("Prix unitaire hors taxes").fill("65");
  await look("quote-line-form");
  await saveForm(page);
  await page.getByRole("button", { name: "Ligne", exact: true }).click();
  await form(page).getByLabel("Désignation").fill("Carrelage grès cérame");
  await form(page).getByLabel("Prix unitaire hors taxes").fill("505,70");
  await form(page).getByLabel("TVA").selectOption("2000");
  await unfoldLine(page);
  await form(page).getByLabel("Remise sur la ligne").fill("10");
  await form(page).getByText("Fourniture").click();
  await saveForm(page);
  // 672.00 and 780.00 at 10 %, 455.13 at 20 %: 1,907.13 + 145.20 + 91.03.
  await page.getByText("2 143,36 €").first().waitFor();

  await pressAside(page, "Ajouter une remise");
  await form(page).getByLabel("Remise", { exact: true }).fill("5");
  await saveForm(page);
  await page.getByText("Remise de 5 %").first().waitFor();
  await waitUntilQuiet(page);
  await look("quote-lines");

  const menu = (label: string) => page.getByRole("button", { name: `Actions sur « ${label} »` });
  await menu("Carrelage").focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: "Monter" }).click();
  await menu("Pose de la robinetterie").click();
  await page.getByRole("menuitem", { name: "Retirer" }).click();
  await expect.poll(() => lineLabels(person, id)).toEqual(["Carrelage", "Pose du carrelage", "Carrelage grès cérame"]);
  await page.getByRole("button", { name: "Annuler" }).click();
  // The title went up over one line, which is the first one under it now.
  const labels = ["Carrelage", "Pose de la robinetterie", "Pose du carrelage", "Carrelage grès cérame"];
  await expect.poll(() => lineLabels(person, id)).toEqual(labels);

  await person.call("PATCH", `/api/projects/${id}/estimation`, { rate: 50 });
  await open(page, `/etape/${id}/quote`);
  await page.getByText("L'estimation a changé depuis ce devis.").waitFor();
  await look("quote-lines-offer");
  await page.getByRole("button", { name: "Garder mes lignes" }).click();
  await page.getByText("L'estimation a changé depuis ce devis.").waitFor({ state: "detached" });
  expect(await lineLabels(person, id)).toEqual(labels);

  await page.getByRole("button", { name: "En TTC" }).click();
  await page.getByRole("button", { name: "Ligne", exact: true }).click();
  await form(page).getByLabel("Désignation").fill("Forfait dépannage");
  await form(page).getByLabel("Prix unitaire TTC").fill("500");
  await saveForm(page);
  // 739.20 + 858.00 + 546.16 + 500.00, less 5 %.
  await page.getByText("2 511,19 €").first().waitFor();
  await waitUntilQuiet(page);
  await look("quote-lines-gross");
  await page.getByRole("tab", { name: "Document" }).click();
  await page.getByText("Prix unitaire TTC").first().waitFor({ state: "attached" });
  await look("quote-document-gross");

  // A switch that changes the total says so before it is done.
  await page.getByRole("tab", { name: "Lignes" }).click();
  const prices = page.getByRole("group", { name: "Saisie des prix" });
  await prices.getByText("HT", { exact: true }).click();
  await page.getByRole("button", { name: "Ligne", exact: true }).click();
  await form(page).getByLabel("Désignation").fill("Plinthes");
  await form(page).getByLabel("Quantité").fill("500");
  await form(page)
    .getByLabel(/^Prix unitaire/)
    .fill("8,33");
  await saveForm(page);
  await prices.getByText("TTC", { exact: true }).click();
  await page.getByText(/En TTC, le total passe de/u).waitFor();
  await look("quote-lines-switch");
  await page.getByRole("button", { name: "Garder les prix hors taxes" }).click();
  await page.getByText("Tu saisis les prix hors taxes.").waitFor();
  expect(faults).toEqual([]);
});

test("lines saved elsewhere are merged with those that are added here", async () => {
  const { person, id } = await bathroomProject();
  const { draft } = (await person.call("POST", `/api/projects/${id}/quote-draft`, {})).json;
  const { page } = await site.visitAs(person, "phone");
  await open(page, `/etape/${id}/quote`);
  const lines = [{ kind: "text", id: "t", label: "Écrit ailleurs" }];
  await person.call("PUT", `/api/quotes/${draft.id}/draft`, { version: 1, lines, discount: null });
  await addSection(page, "Écrit ici");
  await page.getByRole("listitem").getByText("Écrit ailleurs").waitFor();
  await expect.poll(() => lineLabels(person, id)).toEqual(["Écrit ailleurs", "Écrit ici"]);
});

async function draftOf(person: Person, id: string, labels: readonly string[]): Promise<void> {
  const { draft } = (await person.call("POST", `/api/projects/${id}/quote-draft`, {})).json;
  const lines = labels.map((label) => ({ kind: "text", id: label, label }));
  await person.call("PUT", `/api/quotes/${draft.id}/draft`, { version: 1, lines, discount: null });
}

async function removeLine(page: Page, label: string): Promise<void> {
  await page.getByRole("button", { name: `Actions sur « ${label} »` }).click();
  await page.getByRole("menuitem", { name: "Retirer" }).click();
}

// Holds the saves of the page's draft until they are released.
async function holdSaves(page: Page): Promise<{ firstHeld: Promise<void>; release: () => void }> {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  const { promise: firstHeld, resolve: noteFirst } = Promise.withResolvers<void>();
  await page.route(/\/api\/quotes\/[^/]+\/draft$/, async (route) => {
    if (route.request().method() !== "PUT") return route.continue();
    noteFirst();
    await isReleased;
    await route.continue();
  });
  return { firstHeld, release };
}

const LABELS = ["Un", "Deux", "Trois"];

test("an undo is saved whatever is being saved when it comes", { timeout: 90_000 }, async () => {
  const { person, id } = await bathroomProject();
  await draftOf(person, id, LABELS);
  const { page, faults } = await site.visitAs(person, "desktop");
  await open(page, `/etape/${id}/quote`);
  const answers: number[] = [];
  page.on("response", (answer) => {
    if (answer.request().method() === "PUT") answers.push(answer.status());
  });
  const removal = await holdSaves(page);
  await removeLine(page, "Deux");
  await removal.firstHeld;
  await page.getByRole("button", { name: "Annuler" }).click();
  removal.release();
  await expect.poll(() => answers).toEqual([200, 200]);
  expect(await lineLabels(person, id)).toEqual(LABELS);
  await page.getByText("Enregistrement…").waitFor({ state: "detached" });

  // A line is removed while the removal of another one is being saved.
  const earlierRemoval = await holdSaves(page);
  await removeLine(page, "Un");
  await earlierRemoval.firstHeld;
  await removeLine(page, "Deux");
  earlierRemoval.release();
  await expect.poll(() => lineLabels(person, id)).toEqual(["Trois"]);
  await page.getByText("Enregistrement…").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Annuler" }).first().click();
  await expect.poll(() => lineLabels(person, id)).toEqual(["Deux", "Trois"]);
  expect(faults).toEqual([]);
});

test("lines that are changed without network are saved once it is back", { timeout: 90_000 }, async () => {
  const { person, id } = await bathroomProject();
  await draftOf(person, id, LABELS);
  const { page, look } = await site.visitAs(person, "phone");
  await open(page, `/etape/${id}/quote`);
  await page.context().setOffline(true);
  await removeLine(page, "Deux");
  await page.getByText("Hors ligne : tes lignes").waitFor();
  await addSection(page, "Carrelage");
  await page.getByRole("listitem").getByText("Carrelage").waitFor();
  await page.getByText("Hors ligne : tes lignes").waitFor();
  await look("quote-lines-offline");
  expect(await lineLabels(person, id)).toEqual(LABELS);
  await page.context().setOffline(false);
  await expect.poll(() => lineLabels(person, id)).toEqual(["Un", "Trois", "Carrelage"]);
  await page.getByText("Hors ligne : tes lignes").waitFor({ state: "detached" });
});

test("a save whose answer was lost is not refused when it is sent again", async () => {
  const { person, id } = await bathroomProject();
  await draftOf(person, id, LABELS);
  const { page } = await site.visitAs(person, "phone");
  await open(page, `/etape/${id}/quote`);
  let lostAnswers = 0;
  await page.route(/\/api\/quotes\/[^/]+\/draft$/, async (route) => {
    if (route.request().method() !== "PUT" || lostAnswers > 0) return route.continue();
    lostAnswers++;
    await route.fetch();
    await route.abort();
  });
  await removeLine(page, "Deux");
  await page.getByText("Hors ligne : tes lignes").waitFor();
  await page.getByRole("button", { name: "Réessayer" }).click();
  await page.getByText("Hors ligne : tes lignes").waitFor({ state: "detached" });
  await removeLine(page, "Un");
  await expect.poll(() => lineLabels(person, id)).toEqual(["Trois"]);
  expect(await page.getByRole("alert").count()).toBe(0);
});

async function keepRefused(page: Page, sentence: string): Promise<void> {
  await form(page).getByRole("button", { name: "Enregistrer" }).click();
  await form(page).getByText(sentence).waitFor();
}

test("lines that were changed elsewhere are edited from there", { timeout: 90_000 }, async () => {
  const { person, id } = await bathroomProject();
  const { draft } = await acceptedCall(person, "POST", `/api/projects/${id}/quote-draft`);
  const { page, faults } = await site.visitAs(person, "desktop");
  await page.clock.install();
  await open(page, `/etape/${id}/quote`);
  const lines = page.locator("section", { has: page.getByRole("heading", { name: "Lignes du devis" }) });
  await lines.getByText("672,00 €").first().waitFor();
  const changedLines = draft.lines.map((line: object) => ({ ...line, unit_price_e6: 50_000_000 }));
  const { version, discount } = draft;
  await acceptedCall(person, "PUT", `/api/quotes/${draft.id}/draft`, { version, discount, lines: changedLines });
  await page.clock.fastForward(10_000);
  await page.evaluate(() => dispatchEvent(new Event("visibilitychange")));
  await lines.getByText("700,00 €").first().waitFor();
  await addSection(page, "Finitions");
  await expect.poll(() => lineLabels(person, id)).toContain("Finitions");
  expect(faults).toEqual([]);
});

test("a quote is kept as a template, from which another one is begun", { timeout: 180_000 }, async () => {
  const { person, id } = await bathroomProject();
  await acceptedCall(person, "POST", "/api/catalog-items", {
    kind: "labour",
    label: "Pose de la robinetterie",
    unit: "h",
    price_e6: 52_000_000,
  });
  await acceptedCall(person, "POST", `/api/projects/${id}/quote-draft`, {});
  const { project } = await acceptedCall(person, "POST", "/api/projects", {
    name: "Salle d'eau de l'étage",
    client_info: { full_name: "Nadia Ferrand" },
  });
  const { page, look, faults } = await site.visitAs(person, "both");
  await open(page, `/etape/${id}/quote`);
  await pressAside(page, "Garder comme modèle");
  await form(page).getByLabel("Nom du modèle").fill("Salle de bain type");
  await look("quote-template-keep");
  await form(page).getByRole("button", { name: "Garder le modèle" }).click();
  await page.getByText("Modèle « Salle de bain type » gardé.").waitFor();

  await open(page, "/app/catalogue/templates");
  await page.getByRole("link", { name: /^Salle de bain type/ }).click();
  await page.getByRole("button", { name: "Faire un devis avec ce modèle" }).waitFor();
  await page.getByText("Un prix a changé dans ton catalogue depuis.").waitFor();
  await look("quote-template");
  await open(page, `/etape/${project.id}/quote`);
  await look("quote-nothing");
  await pressAside(page, "Partir d'un modèle ou d'un devis");
  await page.getByRole("button", { name: /^Salle de bain type/ }).waitFor();
  await look("quote-templates");
  await page.getByText("Autres devis").click();
  await page.getByRole("button", { name: /^Rénovation d'une salle de bain/ }).waitFor();
  await look("quote-sources");
  await page.getByText("Modèles", { exact: true }).click();
  await page.getByRole("button", { name: /^Salle de bain type/ }).click();
  await page.getByText("Un prix a changé dans ton catalogue depuis.").waitFor();
  await look("quote-template-prices");
  await page.getByRole("button", { name: "Reprendre aux prix d'aujourd'hui" }).click();
  await page.getByRole("heading", { name: "Lignes du devis" }).waitFor();
  await expect.poll(() => lineLabels(person, project.id)).toEqual(["Pose de la robinetterie"]);
  // 14 h at 52 € instead of 48 €, and 10 % of VAT.
  await page.getByText("800,80 €").first().waitFor();
  await look("quote-begun-from-template");
  expect(faults).toEqual([]);
});
