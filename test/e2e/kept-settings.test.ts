import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { signUpSeller } from "../ready-seller.ts";
import type { Site } from "./site.ts";
import { open, openSite } from "./site.ts";

// What is typed in the settings and not saved stays through a reload. Bank details do not.

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

const RESUMED = "Repris de ta saisie.";

const expectField = (page: Page, label: string, text: string) =>
  expect.poll(() => page.getByLabel(label, { exact: true }).first().inputValue()).toBe(text);

test("a trade that was not saved comes back until it is saved", async () => {
  const person = await signUpSeller(site.product);
  const { page, look, faults } = await site.visitAs(person);
  await open(page, "/app/settings");
  await page.getByLabel("Métier").pressSequentially("Plombier");
  await page.reload();
  await expectField(page, "Métier", "Plombier");
  await page.getByText(RESUMED).scrollIntoViewIfNeeded();
  await look("kept-trade");
  await page.getByLabel("Complément d'adresse").fill("Bâtiment B");
  await page.getByRole("button", { name: "Enregistrer" }).first().click();
  await page.getByText("✓ Enregistré").first().waitFor();
  await expect.poll(() => page.getByText(RESUMED).count()).toBe(0);
  const { company } = (await person.call("GET", "/api/company")).json;
  expect([company.trade, company.address.line2]).toEqual(["Plombier", "Bâtiment B"]);
  expect(await page.evaluate(() => sessionStorage.getItem("etabli.typed"))).toBeNull();
  await page.reload();
  await expectField(page, "Métier", "Plombier");
  expect(await page.getByText(RESUMED).count()).toBe(0);
  expect(faults).toEqual([]);
});

test("« Effacer » shows what is saved in the settings", async () => {
  const person = await signUpSeller(site.product);
  const { page } = await site.visitAs(person);
  await open(page, "/app/settings");
  const savedCity = await page.getByLabel("Ville", { exact: true }).inputValue();
  await page.getByLabel("Ville", { exact: true }).fill("Bron");
  await page.reload();
  await expectField(page, "Ville", "Bron");
  await page.getByRole("button", { name: "Effacer" }).click();
  await expectField(page, "Ville", savedCity);
});

test("what was typed in the settings is offered over what was saved elsewhere meanwhile", async () => {
  const person = await signUpSeller(site.product);
  const { page } = await site.visitAs(person);
  await open(page, "/app/settings");
  await page.getByLabel("Métier").fill("Plombier");
  await person.call("PATCH", "/api/company", { trade: "Chauffagiste" });
  await page.reload();
  await page.getByText("Enregistré autrement depuis ta saisie.").waitFor();
  await expectField(page, "Métier", "Chauffagiste");
  await page.getByLabel("Complément d'adresse").fill("Bâtiment B");
  await page.getByRole("button", { name: "Reprendre ma saisie" }).click();
  await expectField(page, "Métier", "Plombier");
  await expectField(page, "Complément d'adresse", "Bâtiment B");
});

test("an IBAN that was not saved is kept nowhere", async () => {
  const person = await signUpSeller(site.product);
  const { page } = await site.visitAs(person);
  await open(page, "/app/settings");
  const ibanField = page.getByLabel("IBAN", { exact: true });
  await page.getByRole("link", { name: /Banque/ }).click();
  await ibanField.fill("FR76 3000 6000 0112");
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("3000");
  await page.getByLabel("BIC", { exact: true }).fill("AGRI");
  await expectField(page, "IBAN", "FR76 3000 6000 0112");
});
