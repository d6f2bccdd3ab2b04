import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { signUpSeller } from "../ready-seller.ts";
import type { Site } from "./site.ts";
import { expectStillPage, openSite, say } from "./site.ts";

// On a phone: what is said beside a card, to an offer of the assistant, and of a quote that is made.

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

const log = (page: Page) => page.getByRole("log");
const card = (page: Page) => page.getByRole("form", { name: "Carte du devis" });
const total = (page: Page) => card(page).getByLabel("Total du devis");

const ORDER =
  "fais le devis rénovation salle de bain pour Mme Lefebvre : dépose 3h, pose d'une douche 8h à 55 €, " +
  "carrelage mural 12 m² à 65 €/m², déchetterie, lundi";

test(
  "what is said beside a card counts what was typed on it, its works without a price included",
  {
    timeout: 90_000,
  },
  async () => {
    const { page, look, faults } = await site.visitAs(await signUpSeller(site.product), "phone");
    await page.goto("/app");
    await say(page, ORDER);
    await log(page).getByText("Je n'ai pas mis « déchetterie »").waitFor();
    await log(page).getByText("Il me manque : le prix de « Dépose ».").waitFor();
    // The only open line is the one without a price.
    expect(await card(page).getByLabel("Désignation").inputValue()).toBe("Dépose");
    await look("card-unpriced");
    await card(page).getByLabel("Prix unitaire HT").fill("50");
    await card(page)
      .getByRole("button", { name: /^Carrelage mural \d/ })
      .click();
    await card(page).getByLabel("Prix unitaire HT").last().fill("60");
    // 150.00 + 440.00 + 720.00, at 20 %.
    await total(page).getByText("1 572,00 €").waitFor();
    await say(page, "ajoute remplacement du mitigeur 1h30 à 55 €");
    // 150.00 + 440.00 + 720.00 + 82.50, at 20 %.
    await log(page).getByText("Nouveau total : 1 392,50 € hors taxes, 1 671,00 € TTC.").waitFor();
    await total(page).getByText("1 671,00 €").waitFor();
    await say(page, "finalement le carrelage à 65 € le m²");
    await log(page).getByText("Nouveau total : 1 452,50 € hors taxes, 1 743,00 € TTC.").waitFor();
    await total(page).getByText("1 743,00 €").waitFor();
    await look("card-said");
    await expectStillPage(page);
    expect(faults).toEqual([]);
  },
);

test(
  "« oui » sends the quote that was offered: the law's small form first, then a card that « annule » takes back",
  {
    timeout: 90_000,
  },
  async () => {
    const { page, look, faults } = await site.visitAs(await signUpSeller(site.product), "phone");
    await page.goto("/app");
    await say(page, "fais un devis pour Mme Lefebvre : pose d'une douche 8h à 55 €, receveur 480 €, lundi");
    await card(page).getByRole("button", { name: "C'est bon, crée le devis" }).click();
    await log(page).getByText("Ton devis est prêt. Il est pour Mme Lefebvre.").waitFor();
    await log(page).getByText("Le flux est terminé").waitFor();
    await say(page, "oui");
    const form = log(page).getByRole("region", { name: "Ton client" });
    await form.getByLabel("Adresse").fill("3 rue des Lilas");
    await look("law-form");
    await form.getByLabel("Code postal").fill("69003");
    await form.getByLabel("Ville").fill("Lyon");
    await form.getByRole("button", { name: "Enregistrer" }).click();
    const title = /^Noter le devis D2026-0001 comme envoyé/;
    const proposal = log(page).getByRole("region", { name: title });
    await proposal.getByRole("button", { name: "Confirmer" }).waitFor();
    await look("send-card");
    await say(page, "annule");
    await log(page).getByText("C'est annulé : rien n'a été fait").waitFor();
    await log(page).getByRole("group", { name: title }).getByText("Annulé : rien n'a été fait.").waitFor();
    await say(page, "envoie le devis D2026-0001");
    await proposal.getByRole("button", { name: "Confirmer" }).click();
    await proposal.getByText("C'est fait.").waitFor();
    await look("send-done");
    await expectStillPage(page);
    expect(faults).toEqual([]);
  },
);

test("the line of a document goes once its lines are changed", { timeout: 90_000 }, async () => {
  const person = await site.product.signUp();
  await person.call("PATCH", "/api/company", { name: "Volt", vat_regime: "standard" });
  const { page, look, faults } = await site.visitAs(person, "phone");
  await page.goto("/app");
  await say(page, "fais un devis pour Mme Lefèvre, peinture 14 h à 40 €, déplacement 40 €, TVA 20, lundi");
  await card(page).waitFor();
  await say(page, "le déplacement passe à 45 €");
  await card(page).getByText("45,00 €").first().waitFor();
  expect(await card(page).getByText("40,00 €", { exact: true }).count()).toBe(0);
  await card(page).getByRole("button", { name: "C'est bon, crée le devis" }).click();
  await log(page).getByText("Ton devis est prêt. Il est pour Mme Lefèvre.").waitFor();
  await log(page).getByText("Le flux est terminé").waitFor();
  await say(page, "le déplacement passe à 50 €");
  const changes = log(page).locator("[data-state]");
  await expect.poll(() => changes.count()).toBe(1);
  const line = page.getByRole("button", { name: /^Devis/ });
  await line.waitFor();
  await say(page, "15 h de peinture");
  await log(page).getByText("Ma proposition d'avant n'a pas été appliquée").waitFor();
  await changes.first().getByText("Remplacée par la suivante.").waitFor();
  expect(await changes.first().getByRole("button").count()).toBe(0);
  await look("change-replaced");
  await changes.last().getByRole("button", { name: "Confirmer" }).click();
  await changes.last().getByText("C'est fait.").waitFor();
  await expect.poll(() => line.count()).toBe(0);
  await look("change-done-without-line");
  expect(faults).toEqual([]);
});
