import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestApp } from "../test-app.ts";
import { testApp } from "../test-app.ts";
import { openBrowser } from "./browser.ts";

// The assistant while its conversation cannot be read.

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
  "while the conversation cannot be read one can write, and it is answered once the server is back, without reloading",
  { timeout: 60_000 },
  async () => {
    const person = await house.signUp("claire@example.org");
    const page = await browser.newPage({ baseURL: address, locale: "fr-FR", viewport: { width: 390, height: 844 } });
    page.setDefaultTimeout(20_000);
    const warnings: string[] = [];
    page.on("console", (line) => line.type() === "warning" && warnings.push(line.text()));
    await page.route(/\/api\/assistant\/sessions?(\?|$)/, (route) =>
      route.fulfill({ status: 503, json: { error: "Panne.", code: "unavailable" } }),
    );
    await page.goto("/login");
    await page.getByLabel("Email ou téléphone").fill(person.email);
    await page.getByLabel("Mot de passe", { exact: true }).fill("un bon mot de passe");
    await page.getByRole("button", { name: "Se connecter" }).click();
    await page.getByText("Chargement de l'interface...").waitFor();
    await page.getByLabel("Message à l'assistant").fill("Crée un projet");
    await page.keyboard.press("Enter");
    await page.getByRole("log").getByText("Crée un projet").waitFor();
    await expect.poll(() => warnings.join(), { timeout: 15_000 }).toContain("Unable to list discussions");
    expect(warnings.join()).toContain("Session introuvable");
    await page.unroute(/\/api\/assistant\/sessions?(\?|$)/);
    await page.getByRole("log").getByText("Quel nom").waitFor();
    expect(await page.getByText("Chargement de l'interface...").count()).toBe(0);
    await page.context().close();
  },
);
