import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { answerTo, PROJECT_ANSWERS } from "./project-answers.ts";
import type { Site } from "./site.ts";
import { follow, keepProposedTasks, openSite, PASSWORD, say } from "./site.ts";

// The main story in a real browser, on a desktop: from sign-up to a Factur-X invoice, with the assistant. A phone tells
// it over plain http, with its keyboard open. SCREENSHOTS names a folder for pictures.

let site: Site;
beforeAll(async () => void (site = await openSite({ runsJobs: true })));
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

test("from sign-up to the invoice, led by the assistant", { timeout: 240_000 }, async () => {
  const { page, look, faults } = await site.visit("desktop");

  await page.goto("/");
  await page.getByRole("link", { name: "Commencer gratuitement" }).waitFor();
  await look("landing");
  await page.getByRole("link", { name: "Commencer gratuitement" }).click();
  await page.getByLabel("Email ou téléphone").fill("claire@example.org");
  await page.getByLabel("Mot de passe", { exact: true }).fill(PASSWORD);
  await look("register");
  await page.getByRole("button", { name: "Créer mon compte" }).click();
  await page.getByRole("heading", { name: "Quel est ton métier ?" }).waitFor();
  await look("first-question");
  await page.getByRole("link", { name: "Tout passer" }).click();
  await page.getByRole("heading", { name: "Quel est ton prochain projet ?" }).waitFor();
  await look("home");

  await page.goto("/app/projects");
  await page.getByRole("button", { name: "Ouvrir l'assistant" }).click();
  await say(page, "Crée un projet");
  for (const [question, answer] of PROJECT_ANSWERS) await answerTo(page, question, answer);
  await page.getByText("Le flux est terminé").waitFor();
  await look("widget-project");
  await say(page, "fais le devis");
  await answerTo(page, "Décris-moi", "Pose de 3 radiateurs");
  await keepProposedTasks(page);
  await page.getByLabel("Taux horaire (€)").fill("45,50");
  await look("widget-duration");
  await page.getByRole("button", { name: "Continuer" }).click();
  await page.getByText("Factures-tu la TVA ?").waitFor();
  await look("widget-vat");
  await page.getByRole("button", { name: "Oui, je facture la TVA" }).click();
  await page.getByLabel("Nom de l'entreprise").fill("VOLT & FILS");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await page.getByText(/Total TTC .+ Je crée le devis/).waitFor();
  await page.getByRole("button", { name: "C'est bon" }).click();
  await page.getByRole("log").getByRole("link", { name: "Télécharger le PDF" }).waitFor();
  await look("widget-quote");
  const quotePage = (await page.getByRole("log").getByRole("link", { name: "Ouvrir" }).last().getAttribute("href"))!;

  await say(page, "émets la facture");
  await page.getByRole("button", { name: "Non" }).click();
  await page.getByText("As-tu commencé").waitFor();
  await page.getByRole("button", { name: "Oui" }).last().click();
  // The proposed tasks above have the same names, on boxes that no longer answer.
  await page
    .getByRole("log")
    .getByRole("checkbox", { name: "Couper et vidanger le circuit de chauffage", disabled: false })
    .click();
  await page.getByRole("button", { name: "Continuer" }).last().click();
  await page.getByLabel("Forme juridique").selectOption("EI");
  await page.getByLabel("SIREN").fill("732829320");
  await look("widget-company");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await fillAddress(page, ["12 rue de l'Établi", "69003", "Lyon"]);
  await page.getByLabel("Assurance professionnelle obligatoire").selectOption("none");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await page.getByText("il me faut l'adresse de facturation").waitFor();
  await fillAddress(page, ["8 quai des Bois", "38000", "Grenoble"]);
  await page.getByRole("button", { name: "Aujourd'hui" }).click();
  await page.getByText("Émettre la facture sans lui ?").waitFor();
  await page.getByRole("button", { name: "Oui" }).last().click();
  await page.getByLabel("IBAN (facultatif)").waitFor();
  await page.getByRole("button", { name: "Continuer" }).click();
  await page.getByText("J'émets la facture du projet").waitFor();
  await page.getByRole("button", { name: "Oui" }).last().click();
  await page.getByText("Ta facture est émise.").waitFor();
  await page.getByText("Le flux est terminé").last().waitFor();
  await look("widget-invoice");
  const invoicePage = (await page.getByRole("log").getByRole("link", { name: "Ouvrir" }).last().getAttribute("href"))!;

  await follow(page, quotePage);
  await page.getByRole("heading", { name: "Devis", exact: true }).waitFor();
  await look("public-quote");
  await page.goto(invoicePage);
  await page.getByRole("heading", { name: "Facture", exact: true }).waitFor();
  await look("public-invoice");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Télécharger le PDF" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^facture-F\d{4}-0001\.pdf$/);

  expect(faults).toEqual([]);
});

async function fillAddress(page: Page, [street, postalCode, town]: [string, string, string]): Promise<void> {
  await page.getByLabel("Adresse").fill(street);
  await page.getByLabel("Code postal").fill(postalCode);
  await page.getByLabel("Ville").fill(town);
  await page.getByRole("button", { name: "Enregistrer" }).click();
}
