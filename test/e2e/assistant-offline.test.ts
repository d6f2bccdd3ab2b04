import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { pricedProject, signUpSeller } from "../ready-seller.ts";
import type { Site } from "./site.ts";
import { openSite, say } from "./site.ts";

// What is said to the assistant on a site without signal is not lost, and nothing is shown of a price before its VAT is
// known.

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

const ORDER = "fais un devis pour Mme Bernard, dépose de l'évier 3 h, robinet 120 €, TVA 20";
const AWAY = "Pas encore enregistré : pas de réseau";

const log = (page: Page) => page.getByRole("log");
const card = (page: Page) => page.getByRole("form", { name: "Carte du devis" });

test("a change said without network is kept through a reload", { timeout: 90_000 }, async () => {
  const person = await signUpSeller(site.product, { hourly_rate: 50 });
  const { page, look } = await site.visitAs(person, "phone");
  await page.goto("/app");
  await say(page, ORDER);
  await log(page).getByText("50 € de l'heure, ton taux habituel").waitFor();
  await card(page).getByText("324,00 €").waitFor();
  await page.context().setOffline(true);
  await say(page, "mets 4 h pour la dépose");
  await log(page).getByText(AWAY).waitFor();
  await card(page).getByText("384,00 €").waitFor();
  await look("assistant-unsaved");
  // The page is loaded again before the network has saved it.
  await page.route("**/api/assistant/session/*", (route) => route.abort());
  await page.context().setOffline(false);
  await page.reload();
  await page.unroute("**/api/assistant/session/*");
  await page.reload();
  await card(page).getByText("384,00 €").waitFor();
  await expect.poll(() => log(page).getByText("mets 4 h pour la dépose").count()).toBe(1);
  await expect.poll(() => log(page).getByText(AWAY).count()).toBe(0);
  await page.reload();
  await card(page).getByText("384,00 €").waitFor();
  expect(await log(page).getByText("mets 4 h pour la dépose").count()).toBe(1);
  expect(await page.evaluate(() => localStorage.getItem("etabli.unsaved"))).toBeNull();
});

test("Enter in a field of the card only shows what was understood of it", async () => {
  const person = await signUpSeller(site.product);
  const { page } = await site.visitAs(person, "desktop");
  await page.goto("/app");
  await say(page, "fais un devis pour Mme Bernard, robinet 120 €");
  await card(page)
    .getByRole("button", { name: /Modifier/ })
    .first()
    .click();
  await card(page)
    .getByRole("button", { name: /Robinet/ })
    .click();
  const quantity = card(page).getByLabel("Quantité");
  await quantity.fill("3");
  await quantity.press("Enter");
  await card(page)
    .getByRole("button", { name: /Robinet 3/ })
    .waitFor();
  expect((await person.call("GET", "/api/projects")).json.projects).toEqual([]);
  const date = card(page).getByLabel("Date de début");
  await date.fill("32/13");
  await date.press("Enter");
  await card(page).getByText("Je n'ai pas reconnu cette date").waitFor();
  await date.fill("7 décembre");
  await date.press("Enter");
  await expect.poll(() => date.inputValue()).toMatch(/^07\/12\/20\d\d$/);
  const confirm = card(page).getByRole("button", { name: "C'est bon, crée le devis" });
  await expect.poll(() => confirm.evaluate((button) => button === document.activeElement)).toBe(true);
  expect((await person.call("GET", "/api/projects")).json.projects).toEqual([]);
});

test("« Établir le devis » asks whether VAT is charged, while that is not known", { timeout: 90_000 }, async () => {
  const person = await signUpSeller(site.product, { vat_regime: null });
  const id = await pricedProject(person);
  const { page, look } = await site.visitAs(person, "both");
  await page.goto(`/etape/${id}/quote`);
  await page.getByRole("button", { name: "Établir le devis" }).click();
  const sheet = page.getByRole("dialog", { name: "La TVA sur ce devis" });
  await sheet.getByRole("button", { name: /Je ne sais pas/ }).waitFor();
  await look("quote-regime-first");
  expect((await person.call("GET", `/api/projects/${id}`)).json.project.quote).toBeNull();
  await sheet.getByRole("button", { name: /Oui, je la facture/ }).click();
  await page.getByText("120,00 €").first().waitFor();
  expect((await person.call("GET", `/api/projects/${id}`)).json.project.quote.total).toBe(120);
});
