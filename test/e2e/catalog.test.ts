import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { acceptedCall } from "../accepted-call.ts";
import { pricedProject, signUpSeller } from "../ready-seller.ts";
import { form, saveForm } from "./draft-dialog.ts";
import type { Site } from "./site.ts";
import { open, openSite, waitUntilQuiet } from "./site.ts";

// The catalogue from its first item to the line of a quote that is taken from it.

let site: Site;
beforeAll(async () => void (site = await openSite({ runsJobs: true })), 60_000);
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

const TARIFF = [
  "Réf. article;Désignation;Unité;Prix net HT",
  "MIT-210;Mitigeur évier « Éco »;Pce;64,20",
  "CU14;Tube cuivre écroui 14 mm;ML;4,60",
  "PER-16;Couronne PER 16;CENT;120",
].join("\r\n");

async function addItem(page: Page, item: { kind: string; label: string; cost: string; price: string }) {
  await page.getByRole("button", { name: "Nouvel article" }).first().click();
  await form(page).getByText(item.kind, { exact: true }).click();
  await form(page).getByLabel("Désignation").fill(item.label);
  await form(page).getByLabel("Coût d'achat").fill(item.cost);
  await form(page).getByLabel("Prix de vente").fill(item.price);
  await form(page).getByRole("button", { name: "Ajouter au catalogue" }).click();
  await form(page).waitFor({ state: "detached" });
}

async function addComponent(page: Page, words: string, label: string, quantity: string) {
  await form(page).getByLabel("Ajouter un article").pressSequentially(words);
  await page.getByRole("option", { name: label }).click();
  await form(page).getByLabel("Quantité").last().fill(quantity);
}

test("a quote takes its line from an assembly of the catalogue", { timeout: 240_000 }, async () => {
  const person = await signUpSeller(site.product);
  const id = await pricedProject(person, { name: "Salle de bain" }, { hours: 14, rate: 48, vat_basis_points: 1000 });
  const { page, look, faults } = await site.visitAs(person, "both");
  await open(page, "/app/more");
  await page.getByRole("link", { name: "Catalogue" }).click();
  await page.getByText("Ton catalogue est vide").waitFor();
  await look("catalog-empty");
  await page.getByRole("button", { name: "Nouvel article" }).click();
  await form(page).getByRole("button", { name: "Ajouter au catalogue" }).click();
  await form(page).getByText("Donne un nom à cet article.").waitFor();
  await look("catalog-item-refused");
  await form(page).getByRole("button", { name: "Fermer" }).click();
  await addItem(page, { kind: "Fourniture", label: "Tube cuivre écroui 14 mm", cost: "4,3333", price: "7,50" });
  await addItem(page, { kind: "Main-d'œuvre", label: "Heure de plombier", cost: "30", price: "55" });

  await page.getByRole("button", { name: "Nouvel ouvrage" }).click();
  await form(page).getByLabel("Désignation").fill("Alimentation cuivre posée");
  await addComponent(page, "tube ecrui", "Tube cuivre écroui", "2,5");
  await addComponent(page, "plombier", "Heure de plombier", "0,5");
  // 2.5 x 7.50 and 0.5 x 55; 10.83 and 15.00 of cost.
  await form(page).getByText("Prix d'une unité : 46,25 € · coût 25,83 € · marge 20,42 € (44,15 %)").waitFor();
  await look("catalog-assembly");
  await form(page).getByRole("button", { name: "Ajouter au catalogue" }).click();
  await form(page).waitFor({ state: "detached" });
  await page.getByLabel("Nom, référence, fournisseur").fill("alimentaton");
  await expect.poll(() => page.getByRole("button", { name: "Heure de plombier" }).count()).toBe(0);
  await page.getByRole("button", { name: "Alimentation cuivre posée" }).waitFor();
  await page.getByLabel("Nom, référence, fournisseur").fill("");

  await open(page, `/etape/${id}/quote`);
  await page.getByRole("button", { name: "Modifier les lignes" }).click();
  await page.getByRole("button", { name: "Ligne", exact: true }).click();
  await form(page).getByLabel("Désignation").pressSequentially("alim");
  await page.getByRole("option", { name: "Alimentation cuivre posée" }).waitFor();
  await look("catalog-suggestion");
  await page.getByRole("option", { name: "Alimentation cuivre posée" }).click();
  await expect.poll(() => form(page).getByLabel("Prix unitaire hors taxes").inputValue()).toBe("46,25");
  await form(page).getByLabel("Quantité").fill("4");
  await saveForm(page);
  // 672.00 and 185.00 at 10 %.
  await page.getByText("942,70 €").first().waitFor();
  await page.getByRole("button", { name: "Ligne", exact: true }).click();
  await form(page).getByLabel("Désignation").fill("Pose d'un receveur");
  await form(page).getByLabel("Prix unitaire hors taxes").fill("240");
  await form(page).getByRole("button", { name: "Ajouter au catalogue" }).click();
  await page.getByText("Ajouté à ton catalogue.").waitFor();
  await page
    .getByRole("dialog", { name: "Nouvelle ligne" })
    .getByRole("button", { name: "Ajouter au catalogue" })
    .click();
  await page.getByText("Déjà dans ton catalogue sous ce nom.").waitFor();
  await page.getByRole("dialog", { name: "Nouvelle ligne" }).getByRole("button", { name: "Enregistrer" }).click();
  await page.getByText("1 206,70 €").first().waitFor();
  expect(faults).toEqual([]);
});

test("a catalogue begins with the usual items of a trade", { timeout: 120_000 }, async () => {
  const person = await signUpSeller(site.product);
  await acceptedCall(person, "PATCH", "/api/company", { trade: "Plomberie", hourly_rate: 48 });
  const { page, look, faults } = await site.visitAs(person, "both");
  await open(page, "/app/catalogue");
  await page.getByRole("button", { name: "Les articles de mon métier" }).click();
  await form(page).getByText("« Heure de plombier-chauffagiste » prend ton tarif horaire, 48,00 €.").waitFor();
  await look("catalog-starter");
  await form(page).getByRole("checkbox", { name: "Dépannage et entretien" }).uncheck();
  await form(page).getByRole("button", { name: "16 articles de « Sanitaires »" }).click();
  await form(page).getByText("WC suspendu, fourni et posé").waitFor();
  await look("catalog-starter-opened");
  await form(page).getByRole("button", { name: "Ajouter 40 articles" }).click();
  await page.getByText("40 articles ajoutés.").waitFor();
  await page.getByRole("button", { name: "Chaudière gaz à condensation" }).waitFor();
  await waitUntilQuiet(page);
  await look("catalog-started");
  // Prices are typed where they lack, one after the other.
  await page.getByLabel("Prix hors taxes – Chaudière gaz à condensation").fill("2 450");
  await page.keyboard.press("Enter");
  await page.keyboard.type("890");
  await page.keyboard.press("Enter");
  await page.getByText("2 450,00 €").waitFor();
  await page.getByText("890,00 €").waitFor();
  await page.getByRole("button", { name: "Les articles de mon métier" }).click();
  await form(page).getByRole("button", { name: "Ajouter 47 articles" }).click();
  await page.getByText("7 articles ajoutés, 40 déjà là.").waitFor();
  expect(faults).toEqual([]);
});

test("a supplier's list of prices fills the catalogue", { timeout: 120_000 }, async () => {
  const person = await signUpSeller(site.product);
  const { page, look, faults } = await site.visitAs(person, "both");
  await open(page, "/app/catalogue");
  await page.getByRole("link", { name: "Importer un tarif fournisseur" }).click();
  await page
    .getByLabel("Choisir un fichier Excel ou CSV")
    .setInputFiles({ name: "Tarif 2026.csv", mimeType: "text/csv", buffer: Buffer.from(TARIFF, "latin1") });
  await page.getByText("Mitigeur évier « Éco »").last().waitFor();
  await page.getByLabel("Fournisseur", { exact: true }).last().fill("Cédéo");
  await page.getByLabel("Coefficient").fill("1,5");
  await page.getByText("prix 96,30 € par unité").waitFor();
  await look("catalog-import-columns");
  await page.getByRole("button", { name: "Importer 3 articles" }).click();
  await page.getByText("2 articles ajoutés, 1 ligne refusée.").waitFor();
  await page.getByRole("heading", { name: "Import terminé" }).waitFor();
  await look("catalog-import-done");
  await page.getByRole("link", { name: "Voir le catalogue" }).click();
  await page.getByRole("button", { name: "Tube cuivre écroui 14 mm" }).waitFor();
  await waitUntilQuiet(page);
  await look("catalog-list");
  await page.getByRole("button", { name: "Tube cuivre écroui 14 mm" }).click();
  await form(page).getByText("6,90 €").waitFor();
  await look("catalog-item");
  await form(page).getByRole("button", { name: "Archiver" }).click();
  await page.getByText("Archivé.").waitFor();
  await page.getByRole("link", { name: "Archivés" }).click();
  await page.getByRole("button", { name: "Tube cuivre écroui 14 mm" }).waitFor();
  expect(faults).toEqual([]);
});
