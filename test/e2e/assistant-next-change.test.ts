import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Site } from "./site.ts";
import { open, openSite, say } from "./site.ts";

// On a phone, a change of a quote that another one takes the place of says so, and the total of the quote is true.

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

const log = (page: Page) => page.getByRole("log");

test("the line of a document goes once its lines are changed", { timeout: 120_000 }, async () => {
  const person = await site.product.signUp();
  await person.call("PATCH", "/api/company", { name: "Volt", vat_regime: "standard" });
  const { page, look, faults } = await site.visitAs(person, "phone");
  await open(page, "/app");
  await say(page, "fais un devis pour Mme Lefèvre, peinture 14 h à 40 €, déplacement 40 €, TVA 20, lundi");
  const card = page.getByRole("form", { name: "Carte du devis" });
  await card.waitFor();
  await say(page, "le déplacement passe à 45 €");
  await card.getByText("45,00 €").first().waitFor();
  expect(await card.getByText("40,00 €", { exact: true }).count()).toBe(0);
  await card.getByRole("button", { name: "C'est bon, crée le devis" }).click();
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
