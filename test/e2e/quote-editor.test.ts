import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { acceptedCall } from "../accepted-call.ts";
import { pricedProject, signUpSeller } from "../ready-seller.ts";
import type { Person } from "../test-app.ts";
import { pressAside } from "./draft-dialog.ts";
import { sendingSheet } from "./give-document.ts";
import type { Site } from "./site.ts";
import { open, openSite, waitUntilQuiet } from "./site.ts";

// Lines are written beside the document that they give, by the keyboard alone.

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

const WORKS = ["Dépose des sanitaires", "Évacuation des gravats", "Saignées et rebouchage", "Pose du receveur"];

function itemLine(index: number) {
  return {
    kind: "item",
    id: `l${index}`,
    label: `${WORKS[index % WORKS.length]} ${index + 1}`,
    details: [],
    nature: "service",
    quantity_e4: 10_000 * (1 + (index % 7)),
    unit: index % 3 === 0 ? "m²" : "u",
    unit_price_e6: 45_500_000 + index * 1_000_000,
    discount_basis_points: 0,
    vat_basis_points: 1000,
    vat_reason: null,
    is_option: false,
    task_id: null,
  };
}

async function projectWithLines(count: number): Promise<{ person: Person; id: string; draftId: string }> {
  const person = await signUpSeller(site.product);
  const name = "Rénovation d'une salle de bain";
  const id = await pricedProject(person, { name }, { hours: 14, rate: 48, vat_basis_points: 1000 });
  const { draft } = await acceptedCall(person, "POST", `/api/projects/${id}/quote-draft`, {});
  const lines = Array.from({ length: count }, (_, index) => itemLine(index));
  await acceptedCall(person, "PUT", `/api/quotes/${draft.id}/draft`, { version: 1, lines, discount: null });
  return { person, id, draftId: draft.id };
}

test.each([1, 40])("the document stands beside its lines: %s", { timeout: 90_000 }, async (count) => {
  const { person, id } = await projectWithLines(count);
  const { page, look, faults } = await site.visitAs(person, "both");
  await open(page, `/etape/${id}/quote`);
  await page.getByRole("heading", { name: "Lignes du devis" }).waitFor();
  await waitUntilQuiet(page);
  await look(`quote-editor-${count}`);
  await page.getByRole("tab", { name: "Document" }).click();
  await page.getByRole("heading", { name: "Devis", exact: true }).waitFor();
  await look(`quote-editor-${count}-document`);
  expect(faults).toEqual([]);
});

const savedLines = async (person: Person, id: string) =>
  (await acceptedCall(person, "GET", `/api/projects/${id}/quote-draft`)).draft.lines as {
    label: string;
    quantity_e4: number;
    unit: string;
    unit_price_e6: number;
  }[];
const savedLabels = async (person: Person, id: string) => (await savedLines(person, id)).map(({ label }) => label);

const cell = (page: Page, name: string, label: string) => page.getByLabel(`${name} – ${label}`, { exact: true });
const [FIRST, SECOND] = ["Dépose des sanitaires 1", "Évacuation des gravats 2"];

test("the keyboard alone writes a quote", { timeout: 90_000 }, async () => {
  const { person, id } = await projectWithLines(2);
  const { page, look, faults } = await site.visitAs(person, "desktop");
  await open(page, `/etape/${id}/quote`);
  const sheet = page.getByRole("region", { name: "Document" });
  await cell(page, "Prix unitaire", SECOND).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.type("Faïence murale");
  await page.keyboard.press("Tab");
  await page.keyboard.type("12,5");
  await page.keyboard.press("Tab");
  await page.keyboard.type("m");
  await page.keyboard.press("Tab");
  await page.keyboard.type("65");
  await sheet.getByText("Faïence murale").waitFor();
  await expect
    .poll(async () => (await savedLines(person, id))[2])
    .toMatchObject({ label: "Faïence murale", quantity_e4: 125_000, unit: "m²", unit_price_e6: 65_000_000 });
  await look("quote-editor-typed");
  await page.keyboard.press("Alt+ArrowUp");
  await expect.poll(() => savedLabels(person, id)).toEqual([FIRST, "Faïence murale", SECOND]);
  await page.keyboard.press("Control+d");
  await page.keyboard.type("Listel");
  await expect.poll(() => savedLabels(person, id)).toEqual([FIRST, "Faïence murale", "Listel", SECOND]);
  await page.keyboard.press("Alt+Delete");
  await expect.poll(() => savedLabels(person, id)).toEqual([FIRST, "Faïence murale", SECOND]);
  // The line under it has the focus, in the same column.
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("data-cell"))).toBe("label");
  for (let times = 0; times < 3; times++) await page.keyboard.press("Control+z");
  await expect.poll(() => savedLabels(person, id)).toEqual([FIRST, "Faïence murale", SECOND]);
  await page.keyboard.press("Control+Shift+z");
  await page.keyboard.press("Control+Shift+z");
  await expect.poll(() => savedLabels(person, id)).toEqual([FIRST, "Faïence murale", "Listel", SECOND]);
  // Two steps back from a copy: the copy goes, then what was typed before it. No cell changes by itself.
  const prices = async () => (await savedLines(person, id)).map(({ unit_price_e6 }) => unit_price_e6);
  const pricesBefore = await prices();
  await cell(page, "Prix unitaire", FIRST).focus();
  await page.keyboard.press("Control+d");
  await expect.poll(() => savedLabels(person, id)).toHaveLength(5);
  await page.keyboard.press("Control+z");
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute("data-cell"))).toBe("label");
  await page.keyboard.press("Control+z");
  await expect.poll(() => savedLabels(person, id)).toEqual([FIRST, "Faïence murale", "Faïence murale", SECOND]);
  expect(await prices()).toEqual(pricesBefore);
  expect(faults).toEqual([]);
});

test("a line of the catalogue is taken by the keyboard while its label is typed", { timeout: 90_000 }, async () => {
  const { person, id } = await projectWithLines(1);
  const supply = { kind: "supply", unit: "ml", vat_basis_points: 2_000, reference: "CU14", supplier: "Cédéo" };
  const labels = ["Tube cuivre écroui 14 mm", "Tube multicouche 16 mm"];
  for (const [place, label] of labels.entries())
    await acceptedCall(person, "POST", "/api/catalog-items", {
      ...supply,
      label,
      reference: `T${place}`,
      price_e6: 7_500_000 + place * 1_000_000,
    });
  const { page, look, faults } = await site.visitAs(person, "desktop");
  await open(page, `/etape/${id}/quote`);
  const option = (name: string) => page.getByRole("option", { name });
  await cell(page, "Prix unitaire", FIRST).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.type("tube");
  await option("Tube cuivre").waitFor();
  await look("quote-editor-suggestions");
  // Nothing is lit: Enter belongs to the cell.
  await page.keyboard.press("Enter");
  await expect.poll(() => option("Tube cuivre").count()).toBe(0);
  await expect.poll(() => savedLabels(person, id)).toEqual([FIRST, "tube"]);
  await page.keyboard.type("tube mul");
  await option("Tube multicouche").waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => option("Tube multicouche").count()).toBe(0);
  await page.keyboard.type("t");
  await option("Tube multicouche").waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.keyboard.type("12");
  await expect
    .poll(async () => (await savedLines(person, id)).slice(1))
    .toMatchObject([
      { label: "tube", unit: "u" },
      {
        label: "Tube multicouche 16 mm",
        quantity_e4: 120_000,
        unit: "ml",
        unit_price_e6: 8_500_000,
        nature: "goods",
        vat_basis_points: 2_000,
      },
    ]);
  // The line that was taken is taken back whole, what was typed stays.
  await page.keyboard.press("Control+z");
  await page.keyboard.press("Control+z");
  await expect.poll(() => savedLabels(person, id)).toEqual([FIRST, "tube", "tube mult"]);
  // What the company has priced before is offered for a line without a price.
  await cell(page, "Désignation", "tube").fill("tube cuivre ECROUI 14 mm");
  await page.keyboard.press("Escape");
  await page.getByRole("group", { name: "Prix retrouvés" }).getByText("De ton catalogue").waitFor();
  await look("quote-editor-found-prices");
  await page.getByRole("button", { name: "Mettre ce prix" }).click();
  await expect
    .poll(async () => (await savedLines(person, id))[1])
    .toMatchObject({ label: "tube cuivre ECROUI 14 mm", unit: "ml", unit_price_e6: 7_500_000 });
  expect(faults).toEqual([]);
});

test("a line without a price is asked about before a quote is made", { timeout: 90_000 }, async () => {
  const { person, id } = await projectWithLines(2);
  const { page, look, faults } = await site.visitAs(person, "desktop");
  await open(page, `/etape/${id}/quote`);
  await cell(page, "Prix unitaire", SECOND).fill("");
  await page.getByRole("button", { name: "Établir le devis" }).click();
  const question = page.getByRole("dialog", { name: "Offert, ou prix oublié ?" });
  await question.getByText(`« ${SECOND} » n'a pas de prix`).waitFor();
  await look("quote-editor-free");
  await question.getByRole("button", { name: "Donner le prix" }).click();
  await cell(page, "Prix unitaire", SECOND).fill("0");
  await page.getByRole("button", { name: "Établir le devis" }).click();
  await question.getByRole("button", { name: "Oui, c'est offert" }).click();
  await page.getByRole("button", { name: "Envoyer à Léa Arc" }).waitFor();
  expect(faults).toEqual([]);
});

test("a quote is shared from a phone as a file with its link, then noted as sent", { timeout: 90_000 }, async () => {
  const { person, id } = await projectWithLines(12);
  await acceptedCall(person, "POST", `/api/projects/${id}/quote`, {});
  const { page, look, faults } = await site.visitAs(person, "both", { hasTouch: true, isMobile: true });
  await page.addInitScript(shareAsPhonesDo);
  await open(page, `/etape/${id}/quote`);
  await page.getByRole("button", { name: "Envoyer à Léa Arc" }).waitFor();
  await waitUntilQuiet(page);
  await look("quote-editor-to-send");
  await page.getByRole("button", { name: "Envoyer à Léa Arc" }).click();
  await sendingSheet(page).getByText("Le PDF et le lien, par l'application de ton choix").waitFor();
  await look("quote-sending");
  await sendingSheet(page).getByRole("button", { name: "Partager" }).click();
  await sendingSheet(page).getByText("C'est parti ?").waitFor();
  const content = await page.evaluate(() => Reflect.get(window, "shared"));
  expect(content).toEqual({
    files: [expect.stringMatching(/^devis-D\d{4}-0001\.pdf application\/pdf$/)],
    text: expect.stringMatching(/^Bonjour, voici le devis .*\/quote\/[\w-]+$/),
  });
  await look("quote-shared");
  await sendingSheet(page).getByRole("button", { name: "Oui, c'est envoyé" }).click();
  await sendingSheet(page).getByText("tu lis « vu » ici").waitFor();
  await waitUntilQuiet(page);
  await look("quote-sent");
  await page.getByRole("link", { name: "Suivre l'accord du client" }).click();
  await page.getByText(/^Envoyé le/).waitFor();
  expect(faults).toEqual([]);
});

// Keeps what the page shares, where the browser of tests shares nothing.
function shareAsPhonesDo(): void {
  const share = async ({ text, files = [] }: ShareData) =>
    Reflect.set(window, "shared", { text, files: files.map(({ name, type }) => `${name} ${type}`) });
  Object.defineProperty(navigator, "share", { value: share, configurable: true });
  Object.defineProperty(navigator, "canShare", { value: () => true, configurable: true });
}

test("a table of a spreadsheet becomes lines once it was shown", { timeout: 90_000 }, async () => {
  const { person, id } = await projectWithLines(1);
  const { page, look, faults } = await site.visitAs(person, "both");
  await open(page, `/etape/${id}/quote`);
  await pressAside(page, "Coller un tableau");
  const form = page.getByRole("dialog");
  await form
    .getByLabel("Tableau copié")
    .fill("Désignation\tQté\tUnité\tPU HT\nPlomberie\t\t\t\nReceveur 90 × 90\t1\tu\t412,50\nColle\t3\tsac\t18");
  await form.getByText("L'unité « sac » n'existe pas ici.").waitFor();
  await look("quote-editor-paste");
  await form.getByRole("button", { name: "Ajouter 2 lignes" }).click();
  await expect.poll(() => savedLabels(person, id)).toEqual([FIRST, "Plomberie", "Receveur 90 × 90"]);
  expect(faults).toEqual([]);
});

test("two tabs that changed one line ask which one stands", { timeout: 90_000 }, async () => {
  const { person, id } = await projectWithLines(2);
  const [here, elsewhere] = [await site.visitAs(person, "desktop"), await site.visitAs(person, "desktop")];
  for (const { page } of [here, elsewhere]) {
    await open(page, `/etape/${id}/quote`);
    await cell(page, "Quantité", FIRST).waitFor();
  }
  // What the other tab saves stays unseen here until a save is refused.
  let failedReads = 0;
  await here.page.route(/quote-draft$/, (route) => {
    failedReads += 1;
    return route.abort();
  });
  await cell(elsewhere.page, "Quantité", SECOND).fill("9");
  await cell(elsewhere.page, "Prix unitaire", FIRST).fill("50");
  await expect.poll(async () => (await savedLines(person, id))[0]?.unit_price_e6).toBe(50_000_000);
  await cell(here.page, "Prix unitaire", FIRST).fill("60");
  await here.page.getByText("Une ligne a aussi été changée ailleurs.").waitFor();
  await expect
    .poll(async () => (await savedLines(person, id)).map((one) => [one.quantity_e4, one.unit_price_e6]))
    .toEqual([
      [10_000, 60_000_000],
      [90_000, 46_500_000],
    ]);
  await here.look("quote-editor-conflict");
  // The lines are read again after the save, three times: the question outlives that these readings fail.
  await expect.poll(() => failedReads).toBeGreaterThanOrEqual(3);
  await here.page.getByRole("button", { name: "Prendre l'autre" }).click();
  await expect.poll(async () => (await savedLines(person, id))[0]?.unit_price_e6).toBe(50_000_000);
});

test("what was typed without a network is there after the page is loaded again", { timeout: 90_000 }, async () => {
  const { person, id } = await projectWithLines(2);
  const { page } = await site.visitAs(person, "desktop");
  await open(page, `/etape/${id}/quote`);
  await page.route(/\/api\/quotes\/[^/]+\/draft$/, (route) => route.abort());
  await cell(page, "Désignation", FIRST).fill("Dépose complète");
  await page.getByText("Hors ligne : tes lignes").waitFor();
  await page.unroute(/\/api\/quotes\/[^/]+\/draft$/);
  await page.reload();
  await cell(page, "Désignation", "Dépose complète").waitFor();
  await expect.poll(() => savedLabels(person, id)).toEqual(["Dépose complète", SECOND]);
});
