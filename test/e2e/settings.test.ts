import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { issuedInvoice } from "../issued-invoice.ts";
import { READY_SELLER, pricedProject } from "../ready-seller.ts";
import type { Site } from "./site.ts";
import { openSite } from "./site.ts";

// The settings in a real browser: what is missing, the chapters, a regime to come, the numbers of invoices.

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

test("what an invoice lacks leads to its chapter", { timeout: 90_000 }, async () => {
  const { page, look } = await site.visitAs(await site.product.signUp(), "both");
  await page.goto("/app/settings");
  await page.getByRole("heading", { name: "Il manque de quoi émettre une facture" }).waitFor();
  await look("settings-empty");
  await page.getByRole("link", { name: "Régime de TVA" }).click();
  await page.getByLabel("Régime de TVA").waitFor();
  await page.getByRole("link", { name: "Tous les réglages" }).click();
  await page.getByRole("heading", { name: "Il manque de quoi émettre une facture" }).waitFor();
});

test("a page that the settings lead to keeps their place marked", async () => {
  const { page } = await site.visitAs(await site.product.signUp(), "desktop");
  await page.goto("/app/programs");
  await page.getByRole("main").getByRole("link", { name: "Réglages" }).waitFor();
  const placeOf = (name: string) =>
    page.getByRole("navigation", { name: "Principal" }).getByRole("link", { name }).filter({ visible: true });
  expect(await placeOf("Réglages").getAttribute("aria-current")).toBe("page");
  expect(await placeOf("Compte").getAttribute("aria-current")).toBeNull();
});

test("a regime to come is noted with its day, until it is given up", { timeout: 90_000 }, async () => {
  const person = await site.product.signUp();
  await person.call("PATCH", "/api/company", { ...READY_SELLER, vat_regime: "franchise" });
  const { page, look } = await site.visitAs(person, "both");
  await page.goto("/app/settings#tva");
  await page.getByLabel("À partir du", { exact: true }).fill("1er janvier 2027");
  await page.getByRole("button", { name: "Noter le changement" }).click();
  await page.getByText("À partir du 1er janv. 2027 : régime réel, TVA facturée.").waitFor();
  await look("settings-vat");
  await page.getByRole("button", { name: "Annuler ce changement" }).click();
  await expect.poll(() => page.getByText("À partir du 1er janv. 2027").count()).toBe(0);
});

test("invoices go on with the numbers of another program", { timeout: 90_000 }, async () => {
  const person = await site.product.signUp();
  const { page, look } = await site.visitAs(person, "both");
  await page.goto("/app/settings#numerotation");
  await page.getByRole("button", { name: "Changer la numérotation : Facture" }).click();
  await page.getByLabel("Début").fill("fac-");
  await page.getByLabel("Premier rang").fill("142");
  await page.getByText(/^Le premier portera : FAC-\d{4}-0142$/).waitFor();
  await look("settings-numbering");
  await page.getByRole("button", { name: "Enregistrer" }).filter({ visible: true }).click();
  await page.getByText(/^Prochain numéro : FAC-\d{4}-0142$/).waitFor();
  // An older copy of the installation is restored: the numbers sent since are asked before the next one is given.
  await issuedInvoice(person, "Toit");
  const projectId = await pricedProject(person, { name: "Mur" });
  await site.product.database.owner.query(
    `insert into restored_copy (company_id, restored_at, copied_at, origin)
    select company_id, clock_timestamp(), clock_timestamp() - interval '3 days', 'backup' from document_counter
    where company_id = (select company_id from project where id = $1)`,
    [projectId],
  );
  await page.goto(`/etape/${projectId}/quote`);
  await page.getByRole("button", { name: "Établir le devis" }).click();
  const dialog = page.getByRole("dialog", { name: "Des numéros envoyés depuis la copie" });
  await dialog.getByText(/^Cette installation vient d'une copie du/).waitFor();
  const say = (question: string, answer: string) =>
    dialog.getByRole("group", { name: question }).getByText(answer).click();
  await say("aucun devis", "Non, aucun");
  await say("FAC-", "Oui, la dernière est…");
  await say("aucun avoir", "Non, aucun");
  const field = dialog.getByLabel("Numéro de la dernière facture envoyée");
  await field.fill("FAC-12");
  await dialog.getByRole("button", { name: "Enregistrer la réponse" }).click();
  await dialog.getByText(/^Un numéro de cette suite, comme FAC-\d{4}-0143/).waitFor();
  await look("restored-copy");
  await field.fill(`fac-${new Date().getFullYear()}-148`);
  await dialog.getByRole("button", { name: "Enregistrer la réponse" }).click();
  await dialog.waitFor({ state: "hidden" });
  // A slip is put right while nothing is numbered.
  await page.goto("/app/settings#numerotation");
  await page.getByText("tu peux encore la changer").waitFor();
  await look("amendable-copy");
  await page.getByRole("button", { name: "Changer la réponse" }).click();
  const correct = (question: string, answer: string) =>
    page.getByRole("group", { name: question }).getByText(answer).click();
  await correct("aucun devis", "Non, aucun");
  await correct("FAC-", "Oui, la dernière est…");
  await correct("aucun avoir", "Non, aucun");
  await page.getByLabel("Numéro de la dernière facture envoyée").fill(`fac-${new Date().getFullYear()}-145`);
  await page.getByRole("button", { name: "Enregistrer la réponse" }).click();
  await page.getByText(/^FAC-\d{4}-0143 à FAC-\d{4}-0145 : /).waitFor();
  await page.goto(`/etape/${projectId}/quote`);
  await page.getByRole("button", { name: "Établir le devis" }).click();
  await page
    .getByText(/D\d{4}-0001/)
    .first()
    .waitFor();
  await page.goto("/app/settings#numerotation");
  await page.getByText(/^FAC-\d{4}-0143 à FAC-\d{4}-0145 : /).waitFor();
  await look("lost-numbers");
});

test("documents take the look that was chosen beside an example", { timeout: 90_000 }, async () => {
  const person = await site.product.signUp();
  await person.call("PATCH", "/api/company", READY_SELLER);
  const { page, look } = await site.visitAs(person, "both");
  await page.goto("/app/settings#presentation");
  await page.getByRole("radio", { name: /^Bandeau/ }).check();
  await page.getByLabel("Une autre couleur").fill("#ffee00");
  await page.getByRole("alert").filter({ hasText: "Choisis une couleur plus foncée" }).waitFor();
  await page.getByRole("radio", { name: "Bordeaux" }).check();
  await page.getByLabel("Une ligne au bas de chaque page").fill("Artisan d'art depuis 1987");
  await page.getByRole("region", { name: "Aperçu" }).getByText("Artisan d'art depuis 1987").waitFor();
  await look("settings-look");
  await page.getByRole("button", { name: "Enregistrer" }).filter({ visible: true }).click();
  await page.getByText(/^Tes prochains documents auront cette présentation/).waitFor();
  expect((await person.call("GET", "/api/company")).json.company.document_style).toEqual({
    look: "bandeau",
    accent: "#8c1d2f",
    footer: "Artisan d'art depuis 1987",
  });
});
