import { INSURANCE_LABELS } from "#domain/company/company.messages.ts";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { acceptedCall } from "../accepted-call.ts";
import { issuedInvoice } from "../issued-invoice.ts";
import { pricedProject, signUpSeller } from "../ready-seller.ts";
import type { Site } from "./site.ts";
import { open, openSite, say, waitUntilQuiet } from "./site.ts";

// The first minute of a new user, and the home page of every morning.

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

test("the first questions are answered, skipped and taken up again where they were left", async () => {
  const person = await site.product.signUp();
  const { page, look, faults } = await site.visitAs(person, "both");
  await open(page, "/app");
  await page.getByRole("link", { name: "Répondre : Présenter ton entreprise" }).click();
  await page.getByRole("button", { name: "Peintre" }).click();
  await page.getByRole("heading", { name: "Qui es-tu ?" }).waitFor();
  // The capital and the register of a company are asked with its form.
  await page.getByText("SASU", { exact: true }).click();
  await page.getByLabel("Ville du RCS").waitFor();
  await page.getByLabel("Nom de l'entreprise").fill("Nora Petit");
  await page.getByText("Micro ou EI", { exact: true }).click();
  await page.getByLabel("SIREN", { exact: true }).fill("732829320");
  await page.getByLabel("Ville du RCS").waitFor({ state: "detached" });
  await waitUntilQuiet(page);
  await look("first-run-who");
  await page.getByRole("button", { name: "Continuer" }).click();
  await page.getByRole("heading", { name: "Où est ton entreprise ?" }).waitFor();
  // An answer that lacks what the law asks is not passed over: it says what lacks, and may wait.
  await page.getByRole("button", { name: "Continuer" }).click();
  await page.getByText("Il manque encore : Adresse, Code postal et Ville").waitFor();
  await look("first-run-lacks");
  // What was typed of it meanwhile is kept.
  await page.getByLabel("Ville", { exact: true }).fill("Lyon");
  await page.getByRole("button", { name: "Continuer sans répondre" }).click();
  await page.getByRole("heading", { name: "Factures-tu la TVA ?" }).waitFor();
  expect((await acceptedCall(person, "GET", "/api/company")).company.address.city).toBe("Lyon");
  // Who does not know is told where to look, and nothing is chosen for them.
  await page.getByRole("button", { name: "Je ne sais pas" }).click();
  await page.getByText("un mauvais régime fausse chaque facture").waitFor();
  await look("first-run-vat");
  expect((await acceptedCall(person, "GET", "/api/company")).company.vat_regime).toBeNull();
  await page.getByRole("button", { name: "Plus tard" }).click();
  // A trade of the building says its insurance: the quotes and invoices of works print it.
  await page.getByRole("heading", { name: "Es-tu assuré pour tes travaux ?" }).waitFor();
  await page.getByLabel(INSURANCE_LABELS.duty).selectOption("required");
  await page.getByLabel(INSURANCE_LABELS.insurer, { exact: true }).waitFor();
  await look("first-run-insurance");
  await page.getByRole("button", { name: "Plus tard" }).click();
  await page.getByRole("heading", { name: "Combien vaut une heure" }).waitFor();
  await page.getByLabel("Taux horaire habituel").fill("42");
  await page.getByRole("button", { name: "Continuer" }).click();
  // The last answer leads to where the first quote is made.
  await page.getByRole("heading", { name: "Quel est ton prochain projet ?" }).waitFor();

  await open(page, "/app/start");
  await page.getByRole("heading", { name: "Où est ton entreprise ?" }).waitFor();
  const { company } = await acceptedCall(person, "GET", "/api/company");
  expect(company).toMatchObject({ trade: "Peintre", name: "Nora Petit", siren: "732829320", hourly_rate: 42 });
  expect(faults).toEqual([]);
});

test("a refused SIREN is read above the button on a phone", async () => {
  const { page } = await site.visitAs(await site.product.signUp(), "phone");
  await open(page, "/app/start#entreprise");
  await page.getByLabel("SIREN", { exact: true }).fill("123456789");
  await page.getByRole("button", { name: "Continuer" }).click();
  const problem = page.getByText("Ce SIREN n'existe pas");
  await problem.waitFor();
  const [words, button] = [
    await problem.boundingBox(),
    await page.getByRole("button", { name: "Continuer" }).boundingBox(),
  ];
  expect((words?.y ?? Infinity) + (words?.height ?? 0)).toBeLessThanOrEqual(button?.y ?? 0);
});

test("nothing is offered beside the first questions on a phone", async () => {
  const { page } = await site.visitAs(await site.product.signUp(), "phone");
  await open(page, "/app/start#tva");
  await page.getByRole("button", { name: "Plus tard" }).waitFor();
  for (const name of ["Chercher partout", /assistant/])
    expect(await page.getByRole("button", { name }).count()).toBe(0);
  expect(await page.getByRole("navigation", { name: "Principal" }).count()).toBe(0);
});

test("example data live in a company apart that one tap erases", { timeout: 90_000 }, async () => {
  const person = await signUpSeller(site.product);
  const ownAnswer = await acceptedCall(person, "GET", "/api/company");
  const { page, look, faults } = await site.visitAs(person, "both");
  await open(page, "/app");
  // The filling takes longer than the page needs to read its companies again.
  await page.route("**/estimation", (route) => sleep(500).then(() => route.continue()));
  await page.getByRole("button", { name: "Essayer", exact: true }).click();
  await page.getByRole("navigation", { name: "Ton argent" }).getByText("288,00 €").first().waitFor();
  await page.waitForLoadState("load");
  await page.getByRole("link", { name: "Envoyer : Commune d'Exemple" }).waitFor();
  await waitUntilQuiet(page);
  await look("example-home");
  // The numbers of the real company have not begun.
  expect((await acceptedCall(person, "GET", "/api/documents/money/figures")).figures.to_collect.count).toBe(0);
  await page.getByRole("button", { name: "Effacer l'exemple" }).filter({ visible: true }).click();
  await page.getByRole("heading", { name: "Quel est ton prochain projet ?" }).waitFor();
  // The page is loaded again for the real company.
  await expect.poll(() => page.getByText("Données d'exemple", { exact: true }).count()).toBe(0);
  expect(await acceptedCall(person, "GET", "/api/company")).toEqual(ownAnswer);
  expect(faults).toEqual([]);
});

test("an example that could not be filled whole says so until it is erased", async () => {
  const person = await signUpSeller(site.product);
  const { page, look } = await site.visitAs(person, "phone");
  await page.route("**/api/projects/*/invoice", (route) => route.abort());
  await open(page, "/app");
  await page.getByRole("button", { name: "Essayer", exact: true }).click();
  await page.getByText("L'exemple n'est pas complet").filter({ visible: true }).waitFor();
  await waitUntilQuiet(page);
  await look("example-cut");
  await page.getByRole("button", { name: "Effacer l'exemple" }).filter({ visible: true }).click();
  await page.getByRole("heading", { name: "Quel est ton prochain projet ?" }).waitFor();
  await expect.poll(() => page.getByText("L'exemple n'est pas complet").count()).toBe(0);
});

test("the phone and the logo are asked before a first quote leaves", async () => {
  const seller = await signUpSeller(site.product, { iban: "", bic: "" });
  const id = await pricedProject(seller);
  await acceptedCall(seller, "POST", `/api/projects/${id}/quote`, {});
  const { page, look } = await site.visitAs(seller, "both");
  await open(page, `/etape/${id}/quote`);
  await page.getByText("Avant ton premier envoi").waitFor();
  await look("before-sending");
  await page.getByRole("button", { name: "Indiquer : Ton logo" }).waitFor();
  await page.getByRole("button", { name: "Indiquer : Ton téléphone" }).click();
  await page.getByLabel("Téléphone de contact").fill("06 12 34 56 78");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await page.getByRole("button", { name: "Indiquer : Ton téléphone" }).waitFor({ state: "detached" });
  expect((await acceptedCall(seller, "GET", "/api/company")).company.phone).not.toBe("");
  // The account to be paid on is asked by the first invoice.
  expect(await page.getByText("IBAN").count()).toBe(0);
  await page.getByRole("button", { name: "Plus tard" }).click();
  await page.getByText("Avant ton premier envoi").waitFor({ state: "detached" });
});

test("an insurance that is missing is asked for from the settings", async () => {
  const builder = { insurance_duty: null, insurance: null, mediation: null };
  const { page } = await site.visitAs(await signUpSeller(site.product, { trade: "Plombier", ...builder }));
  await open(page, "/app/settings");
  await page.getByRole("link", { name: "Répondre question par question" }).click();
  await page.getByRole("heading", { name: "Es-tu assuré pour tes travaux ?" }).waitFor();
  await page.getByLabel(INSURANCE_LABELS.duty).selectOption("none");
  await page.getByRole("button", { name: "Continuer" }).click();
  await page.getByRole("heading", { name: "Combien vaut une heure" }).waitFor();
  // Who sells to private persons is told that the mediator is left.
  await open(page, "/app/settings");
  await page.getByRole("heading", { name: "Il manque de quoi facturer un particulier" }).waitFor();
});

test("the settings begin with what the law lacks", async () => {
  const { page, look } = await site.visitAs(await site.product.signUp(), "both");
  await open(page, "/app/settings");
  await page.getByRole("heading", { name: "Il manque de quoi émettre une facture" }).waitFor();
  await look("settings-missing");
  await page.getByRole("link", { name: "Régime de TVA" }).click();
  await page.getByLabel("Régime de TVA").waitFor();
  const { page: ready } = await site.visitAs(await signUpSeller(site.product));
  await open(ready, "/app/settings#entreprise");
  await ready.getByLabel("Nom de l'entreprise").waitFor();
  expect(await ready.getByText("Il manque de quoi émettre une facture").count()).toBe(0);
});

test("the home page has the money first until a conversation takes the room", async () => {
  const seller = await signUpSeller(site.product);
  const id = await pricedProject(seller);
  await acceptedCall(seller, "POST", `/api/projects/${id}/quote`, {});
  // When everything is paid, what came in is said first.
  const { id: invoiceId } = await issuedInvoice(seller, "Cuisine");
  const payment = { amount_cents: 12_000, method: "transfer" };
  await acceptedCall(seller, "POST", `/api/invoices/${invoiceId}/payments`, payment);
  const { page, look, faults } = await site.visitAs(seller, "both");
  await open(page, "/app");
  const goodNews = page.getByRole("navigation", { name: "Ton argent" }).getByRole("link", { name: /Tout est payé/ });
  expect(await goodNews.innerText()).toContain("120,00");
  await page.getByRole("link", { name: /^Envoyer/ }).waitFor();
  await waitUntilQuiet(page);
  await look("home-money");
  await say(page, "Combien on me doit ?");
  await page.getByText("L'assistant écrit…").waitFor({ state: "detached" });
  await page.locator("summary").filter({ hasText: "À faire" }).waitFor();
  expect(await page.getByRole("navigation", { name: "Ton argent" }).count()).toBe(0);
  await look("home-speaking");
  // A step of a project keeps the place of the projects marked.
  await open(page, `/etape/${id}/quote`);
  const place = page.getByRole("link", { name: "Projets" }).filter({ visible: true });
  expect(await place.getAttribute("aria-current")).toBe("page");
  expect(faults).toEqual([]);
});

test("the home page never opens on old talk, which is one tap away", async () => {
  const person = await site.product.signUp();
  await acceptedCall(person, "POST", "/api/assistant/chat", { message: "Combien ai-je facturé ?", history: [] });
  await site.product.database.owner.query(
    `update assistant_session set history = (
       select jsonb_agg(message || '{"created_at":"2026-01-01T08:00:00Z"}') from jsonb_array_elements(history) message)
     where jsonb_array_length(history) > 0`,
  );
  const { page } = await site.visitAs(person);
  await open(page, "/app");
  await page.getByRole("button", { name: "Conversations récentes" }).waitFor();
  expect(await page.getByRole("log").getByText("Combien ai-je facturé ?").count()).toBe(0);
  await page.getByRole("button", { name: "Conversations récentes" }).click();
  await page.getByRole("dialog").getByText("Combien ai-je facturé ?").click();
  await page.getByRole("log").getByText("Combien ai-je facturé ?").waitFor();
  // « Accueil » leads back to the day, and the conversation that was left stays one tap away.
  await page.getByRole("navigation", { name: "Principal" }).getByRole("link", { name: "Accueil" }).click();
  await page.getByRole("heading", { name: "Quel est ton prochain projet ?" }).waitFor();
  await page.getByRole("button", { name: /^Reprendre la conversation/ }).click();
  await page.getByRole("log").getByText("Combien ai-je facturé ?").waitFor();
});
