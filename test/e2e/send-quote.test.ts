import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Person } from "../test-app.ts";
import { giveByHand, sayGiven, sendButton } from "./give-document.ts";
import type { Site } from "./site.ts";
import { open, openSite, waitUntilQuiet } from "./site.ts";

// A seller who has not said all that the law asks marks a quote as sent, on a phone.

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

const UPDATED = "Le devis porte maintenant ces informations.";

async function openQuotePage(
  company: object,
  client: object = {},
  meet?: (pagePath: string, seller: Person) => Promise<void>,
) {
  const person = await site.product.signUp();
  const address = { line1: "1 rue A", postal_code: "69003", city: "Lyon" };
  await person.call("PATCH", "/api/company", { name: "Volt", siren: "732829320", address, ...company });
  const client_info = { kind: "person", first_name: "Léa", last_name: "Arc", address, ...client };
  const { project } = (await person.call("POST", "/api/projects", { name: "Salle de bain", client_info })).json;
  await person.call("PATCH", `/api/projects/${project.id}/estimation`, { hours: 2, rate: 50 });
  const { json: link } = await person.call("POST", `/api/projects/${project.id}/quote`, {});
  await meet?.(link.page_url, person);
  const visit = await site.visitAs(person, "phone");
  await open(visit.page, `/etape/${project.id}/quote`);
  const versions = async () => (await person.call("GET", `/api/projects/${project.id}/quote-versions`)).json.versions;
  const statuses = async () => (await versions()).map((version: { status: string }) => version.status);
  return { ...visit, versions, statuses };
}

/** Opens a quote and presses what sends it. */
async function openQuote(...quote: Parameters<typeof openQuotePage>) {
  const visit = await openQuotePage(...quote);
  await sendButton(visit.page).click();
  await waitUntilQuiet(visit.page);
  return visit;
}

const press = (page: Page, name: string) => page.getByRole("button", { name }).click();
const drawer = (page: Page) => page.getByRole("dialog", { name: "Avant d'envoyer : ton entreprise" });

test("one press after the form marks the quote as sent, with its seller", { timeout: 90_000 }, async () => {
  const { page, look, faults, statuses } = await openQuote({ trade: "Plombier" });
  const title = drawer(page).getByRole("heading", { name: "Avant d'envoyer : ton entreprise" });
  await title.waitFor();
  expect(
    await title.evaluate((one) => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight]),
  ).toEqual([0, 0]);
  await drawer(page).getByLabel("Forme juridique").selectOption("EI");
  await drawer(page).getByLabel("Régime de TVA").selectOption("franchise");
  await press(page, "Enregistrer et continuer");
  await drawer(page).getByText("Champ requis").first().waitFor();
  await look("quote-seller-form");
  const insuranceDuty = drawer(page).getByLabel("Assurance professionnelle obligatoire");
  expect(await insuranceDuty.getAttribute("aria-invalid")).toBe("true");
  await insuranceDuty.selectOption("none");
  await drawer(page).getByLabel("Médiateur de la consommation").selectOption("named");
  await drawer(page)
    .getByLabel("Nom, adresse et site du médiateur")
    .fill("CM2C, 49 rue de Ponthieu, 75008 Paris, cm2c.net");
  await look("quote-mediator-form");
  await press(page, "Enregistrer et continuer");
  await page.getByText(UPDATED).waitFor();
  await sayGiven(page);
  await page.getByText(/^Envoyé le/).waitFor();
  await waitUntilQuiet(page);
  expect(await page.getByText("Le projet a changé").count()).toBe(0);
  expect(await statuses()).toEqual(["sent", "replaced"]);
  expect(faults).toEqual([]);
});

test("a quote whose total changes with its seller is not sent before it is updated", { timeout: 90_000 }, async () => {
  const { page, look, faults, statuses } = await openQuote({
    legal_form: "EI",
    insurance_duty: "none",
    mediation: "later",
  });
  await drawer(page).getByLabel("Régime de TVA").selectOption("standard");
  await press(page, "Enregistrer et continuer");
  const refusal = page.getByRole("alert").filter({ hasText: "Ce devis a été établi avant" });
  await refusal.waitFor();
  await waitUntilQuiet(page);
  await look("quote-lacks-seller");
  expect(await statuses()).toEqual(["draft"]);
  expect(await page.getByText(UPDATED).count()).toBe(0);
  await refusal.locator("..").getByRole("button", { name: "Mettre à jour" }).click();
  await refusal.waitFor({ state: "detached" });
  await giveByHand(page);
  await page.getByText(/^Envoyé le/).waitFor();
  expect(await statuses()).toEqual(["sent", "replaced"]);
  expect(faults).toEqual([]);
});

test("once updated, a quote that was only looked at leaves one button, of the new version", async () => {
  const customer = await site.visit("phone");
  const { page, look, versions, statuses } = await openQuotePage(
    { legal_form: "EI", insurance_duty: "none", mediation: "later", vat_regime: "franchise" },
    {},
    async (pagePath, seller) => {
      await customer.page.goto(pagePath);
      await customer.page.getByRole("heading", { name: "Devis", exact: true }).waitFor();
      const { projects } = (await seller.call("GET", "/api/projects")).json;
      const readVersions = async () =>
        (await seller.call("GET", `/api/projects/${projects[0].id}/quote-versions`)).json;
      await expect.poll(async () => (await readVersions()).versions[0].viewed_at).not.toBeNull();
      await seller.call("PATCH", "/api/company", { vat_regime: "standard" });
    },
  );
  await page.getByRole("button", { name: "Mettre à jour" }).first().click();
  await page.getByText("La version 2 n'est pas encore envoyée").waitFor();
  await waitUntilQuiet(page);
  await look("quote-looked-at-then-updated");
  expect((await versions())[0].viewed_at).toBeNull();
  expect(await sendButton(page).allInnerTexts()).toEqual(["Envoyer la version 2 à Léa Arc"]);
  await giveByHand(page);
  await page.getByText(/^Envoyé le/).waitFor();
  expect(await statuses()).toEqual(["sent", "replaced"]);
});

const sheet = (page: Page) => page.getByRole("dialog", { name: "Avant d'envoyer : toi et ton client" });
const HOME = { Adresse: "8 quai", "Code postal": "38000", Ville: "Grenoble" };

async function fillAll(page: Page, texts: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(texts))
    await page.getByRole("dialog").getByLabel(label, { exact: true }).fill(text);
}

test("an unknown seller and an unknown customer are asked on one sheet, where each empty field says so", async () => {
  const { page, look, statuses } = await openQuote({ name: "", siren: "", address: null }, { address: undefined });
  for (const part of ["Qui tu es", "TVA, assurance et médiateur", "Ton client"])
    await sheet(page).getByRole("heading", { name: part, exact: true }).waitFor();
  // The capital is that of a form that was not chosen yet.
  expect(await sheet(page).getByLabel("Capital").count()).toBe(0);
  await press(page, "Enregistrer et continuer");
  await expect.poll(() => sheet(page).getByText("Champ requis").count()).toBe(12);
  await look("seller-and-customer");
  const line1 = sheet(page).getByLabel("Adresse", { exact: true });
  await fillAll(page, { "Nom de l'entreprise": "Volt", SIREN: "732829320" });
  for (const [index, place] of [{ ...HOME, Ville: "Lyon" }, HOME].entries()) {
    await line1.nth(index).fill(place.Adresse);
    await sheet(page).getByLabel("Code postal").nth(index).fill(place["Code postal"]);
    await sheet(page).getByLabel("Ville", { exact: true }).nth(index).fill(place.Ville);
  }
  await sheet(page).getByLabel("Forme juridique").selectOption("EI");
  await sheet(page).getByLabel("Régime de TVA").selectOption("franchise");
  await sheet(page).getByLabel("Assurance professionnelle obligatoire").selectOption("none");
  await sheet(page).getByLabel("Médiateur de la consommation").selectOption("later");
  await press(page, "Enregistrer et continuer");
  await sayGiven(page);
  await page.getByText(/^Envoyé le/).waitFor();
  expect(await statuses()).toEqual(["sent", "replaced"]);
});

const BUILDER = {
  trade: "Plombier",
  insurance_duty: "required",
  insurance: { kind: "decennial", insurer: "MAAF", contact: "Niort", coverage: "France", policy_number: "D-1" },
  quote_price_cents: 0,
};
const COMPLETE = { legal_form: "EI", insurance_duty: "none", vat_regime: "franchise" };

test("a quote that was already read is sent by one sheet, without updating anything by hand", async () => {
  const { page, look, faults, versions, statuses } = await openQuote(COMPLETE, { address: undefined }, async (path) => {
    const customer = await site.visit("phone");
    await customer.page.goto(path);
    await customer.page.getByRole("heading", { name: "Devis", exact: true }).waitFor();
  });
  await sheet(page).getByText("Ton client a déjà ouvert ce devis").waitFor();
  await sheet(page).getByLabel("Médiateur de la consommation").selectOption("later");
  await fillAll(page, { ...HOME, "Code postal": "3" });
  await press(page, "Enregistrer et continuer");
  // The postcode is refused: what was typed stays, and the company is saved already.
  await sheet(page)
    .getByText(/code postal/i)
    .nth(1)
    .waitFor();
  expect(await sheet(page).getByLabel("Ville", { exact: true }).inputValue()).toBe("Grenoble");
  expect(await statuses()).toEqual(["viewed"]);
  await look("sheet-of-both");
  await fillAll(page, { "Code postal": "38000" });
  await press(page, "Enregistrer et continuer");
  await sayGiven(page);
  await page.getByText(/^Envoyé le/).waitFor();
  await waitUntilQuiet(page);
  await look("sent-after-sheet");
  expect(await page.getByRole("button", { name: /^(Mettre à jour|Envoyer)/ }).count()).toBe(0);
  expect((await versions()).map((one: { status: string }) => one.status)).toEqual(["sent", "replaced"]);
  // That of the postcode.
  expect(faults.filter((line) => !line.includes("status of 400"))).toEqual([]);
});

test("of a customer without an address, the address alone is asked while what completes it loads", async () => {
  const { page, look, statuses } = await openQuotePage({ ...COMPLETE, mediation: "later" }, { address: undefined });
  let letThrough = () => {};
  const isLet = new Promise<void>((resolve) => (letThrough = resolve));
  const COMPLETION = "**/assets/address-field*";
  await page.route(COMPLETION, async (route) => isLet.then(() => route.continue()));
  await page.reload();
  await sendButton(page).click();
  const form = page.getByRole("dialog", { name: "Avant d'envoyer : ton client" });
  // The street is a plain field until what completes it is there.
  await form.getByRole("textbox", { name: "Adresse" }).press("8");
  const completion = page.waitForResponse(COMPLETION);
  letThrough();
  await (await completion).finished();
  await waitUntilQuiet(page);
  await page.keyboard.type(" quai");
  await fillAll(page, { "Code postal": HOME["Code postal"], Ville: HOME.Ville });
  const street = form.getByRole("combobox", { name: "Adresse" });
  await expect.poll(() => street.inputValue()).toBe(HOME.Adresse);
  expect(await form.getByRole("textbox").count()).toBe(2);
  await look("address-alone");
  await press(page, "Enregistrer et continuer");
  await sayGiven(page);
  await page.getByText(/^Envoyé le/).waitFor();
  expect(await statuses()).toEqual(["sent", "replaced"]);
});

test("the address and the SIREN of a firm are asked once: they may be left out", { timeout: 90_000 }, async () => {
  const firm = { kind: "company", company: "Arc SARL", address: undefined };
  const seller = { ...COMPLETE, ...BUILDER, mediation: "later" };
  const { page, look, statuses } = await openQuote(seller, firm);
  const form = page.getByRole("dialog", { name: "Avant d'envoyer : ton client" });
  await form.getByText("Il manque l'adresse et le SIREN de ton client.").waitFor();
  // The street is completed as one types; the rest are plain fields.
  expect(await form.getByRole("combobox", { name: "Adresse" }).count()).toBe(1);
  // What comes after is announced.
  await form.getByText("Après, encore 1 point de la loi, que tu peux laisser : déchets.").waitFor();
  await look("firm-details");
  await press(page, "Continuer sans");
  // A quote for works does not leave without a word on what it lacks.
  const giving = page.getByRole("dialog", { name: "Envoyer à Arc SARL" });
  await giving.getByText("ce que le tien ne dit pas encore : déchets.").waitFor();
  await look("quote-lacks-waste");
  await press(page, "Compléter les conditions");
  await giving.waitFor({ state: "detached" });
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain("Déchets");
  await sendButton(page).click();
  await page.getByRole("dialog", { name: "Envoyer à Arc SARL" }).waitFor();
  await sayGiven(page);
  await page.getByText(/^Envoyé le/).waitFor();
  expect(await statuses()).toEqual(["sent"]);
});

test("the place of the works that is said as the quote leaves stands on what the customer reads", async () => {
  const seller = { ...COMPLETE, ...BUILDER, mediation: "later" };
  const { page, versions, statuses } = await openQuote(seller, {});
  const giving = page.getByRole("dialog", { name: "Envoyer à Léa Arc" });
  await press(page, "Lieu des travaux : même adresse que le client");
  await giving.getByRole("button", { name: "Lieu des travaux" }).waitFor({ state: "detached" });
  await sayGiven(page);
  await page.getByText(/^Envoyé le/).waitFor();
  expect(await statuses()).toEqual(["sent", "replaced"]);
  const customer = await site.visit("phone");
  await customer.page.goto((await versions())[0].page_url);
  await customer.page.getByText("Lieu d'exécution").first().waitFor();
  expect(await page.getByText("a changé").count()).toBe(0);
});

test("on a computer the quote is read in the page, with a PDF viewer or without one", async () => {
  const person = await site.product.signUp();
  const client_info = { kind: "person", last_name: "Arc" };
  const { project } = (await person.call("POST", "/api/projects", { name: "Salle de bain", client_info })).json;
  await person.call("PATCH", `/api/projects/${project.id}/estimation`, { hours: 2, rate: 50 });
  await person.call("POST", `/api/projects/${project.id}/quote`, {});
  const { page } = await site.visitAs(person, "desktop");
  for (const hasViewer of [true, false]) {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, "pdfViewerEnabled", { value, configurable: true });
    }, hasViewer);
    await open(page, `/etape/${project.id}/quote`);
    const shownDocument = hasViewer ? page.locator("iframe") : page.getByText("Total hors taxes");
    await shownDocument.first().waitFor();
    expect(await page.locator("iframe").count()).toBe(hasViewer ? 1 : 0);
  }
});
