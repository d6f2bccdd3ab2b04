import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openBrowser } from "../test/e2e/browser.ts";
import { startServer } from "../test/running-server.ts";
import type { DemoLogin } from "./fill-demo-company.ts";
import { fillDemoCompany } from "./fill-demo-company.ts";

// Takes the pictures of the README from the running product with the demo company: `npm run build`, then `node
// scripts/pictures.ts`. Look at them before you commit them.
const root = join(import.meta.dirname, "..");
const images = join(root, "docs/images");
const dataDir = mkdtempSync(join(tmpdir(), "etabli-pictures-"));
const server = await startServer(dataDir);
const browser = await openBrowser();
try {
  const login = await fillDemoCompany(server.address);
  await takeProject(login);
  await takeInvoice(login);
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function openSignedIn(login: DemoLogin) {
  const context = await browser.newContext({
    baseURL: server.address,
    viewport: { width: 1280, height: 800 },
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    colorScheme: "light",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  await page.goto("/login");
  await page.getByLabel("Email ou téléphone").fill(login.email);
  await page.getByLabel("Mot de passe", { exact: true }).fill(login.password);
  await page.getByRole("button", { name: "Se connecter" }).click();
  await page.waitForURL((url) => url.pathname !== "/login");
  return page;
}

/** A project on a computer: its work step, and the assistant that answers a question. */
async function takeProject(login: DemoLogin): Promise<void> {
  const page = await openSignedIn(login);
  await page.goto("/app/projects");
  await page
    .getByRole("link", { name: /Salle de bain/ })
    .first()
    .click();
  await page.locator("h1").first().waitFor();
  await page.getByRole("button", { name: "Ouvrir l'assistant" }).click();
  const composer = page.getByRole("textbox", { name: /message/i });
  await composer.fill("Qui me doit de l'argent ?");
  await composer.press("Enter");
  await page.getByRole("log").getByRole("button").first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(images, "project.png") });
  await page.context().close();
}

/** The public page of an invoice on a phone, signed out, as a customer opens it. */
async function takeInvoice(login: DemoLogin): Promise<void> {
  const seller = await openSignedIn(login);
  await seller.goto("/app/projects");
  await seller
    .getByRole("link", { name: /Chauffe-eau/ })
    .first()
    .click();
  await seller
    .getByRole("link", { name: /Facture/ })
    .last()
    .click();
  const path = (await seller.locator('a[href*="/invoice/"]').first().getAttribute("href"))!;
  await seller.context().close();
  const context = await browser.newContext({
    baseURL: server.address,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: "fr-FR",
    colorScheme: "light",
  });
  const page = await context.newPage();
  await page.goto(path);
  await page.getByRole("link", { name: /PDF/ }).first().waitFor();
  await page.waitForLoadState("networkidle");
  await page.screenshot({ path: join(images, "invoice.png") });
  await context.close();
}
