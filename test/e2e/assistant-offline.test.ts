import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestApp } from "../test-app.ts";
import { testApp } from "../test-app.ts";
import { openBrowser } from "./browser.ts";

// The network goes in the middle of a flow, as it does on a building site; and the pages behind follow what the
// assistant did.

let house: TestApp;
let browser: Browser;
let address: string;

beforeAll(async () => {
  house = await testApp({ web: true });
  address = await house.app.listen({ port: 0, host: "127.0.0.1" });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await house?.close();
});

test(
  "a description given without network waits for it, is saved once it is back, and shows on the page behind",
  { timeout: 60_000 },
  async () => {
    const person = await house.signUp("claire@example.org");
    // A private person without email: nothing more is asked about them.
    const client = { kind: "person", first_name: "Élodie", last_name: "Durand", email: "" };
    const { status, json } = await person.call("POST", "/api/projects", {
      name: "Salle de bain",
      start_date: "2026-12-01",
      client_info: client,
    });
    expect(status).toBe(200);
    const { project } = json as { project: { id: string } };
    const context = await browser.newContext({
      baseURL: address,
      locale: "fr-FR",
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    await page.goto("/login");
    await page.getByLabel("Email ou téléphone").fill(person.email);
    await page.getByLabel("Mot de passe", { exact: true }).fill("un bon mot de passe");
    await page.getByRole("button", { name: "Se connecter" }).click();
    await page.getByLabel("Message à l'assistant").waitFor();
    await page.goto(`/etape/${project.id}/estimation`);
    const description = page.getByLabel("Description des travaux");
    await description.waitFor();
    expect(await description.inputValue()).toBe("");
    await page.getByRole("button", { name: "Ouvrir l'assistant" }).click();
    const field = page.getByLabel("Message à l'assistant");
    await field.fill("Fais le devis");
    await page.keyboard.press("Enter");
    await page.getByRole("log").getByText("Décris-moi").waitFor();
    await context.setOffline(true);
    await field.fill("Pose de 3 radiateurs");
    await page.keyboard.press("Enter");
    await page.getByRole("log").getByText("Pas de réseau : je reprends dès qu'il revient.").waitFor();
    await page.getByRole("log").getByRole("button", { name: "Réessayer" }).waitFor();
    if (process.env.SCREENSHOTS) await page.screenshot({ path: `${process.env.SCREENSHOTS}/offline.png` });
    expect(await page.getByText("Le flux est terminé").count()).toBe(0);
    await context.setOffline(false);
    await page.getByLabel("Taux horaire (€)").last().waitFor();
    await page.getByRole("button", { name: "Fermer l'assistant" }).first().click();
    await expect.poll(() => description.inputValue()).toBe("Pose de 3 radiateurs");
    await context.close();
  },
);
