import AxeBuilder from "@axe-core/playwright";
import { mkdirSync } from "node:fs";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestApp } from "../test-app.ts";
import { testApp } from "../test-app.ts";
import { openBrowser } from "./browser.ts";

// The main story, in a real browser: from sign-up to a Factur-X invoice, led by the assistant. SCREENSHOTS names a
// folder to keep pictures in.

let house: TestApp;
let browser: Browser;
let address: string;

beforeAll(async () => {
  house = await testApp({ web: true, jobs: true });
  address = await house.app.listen({ port: 0, host: "127.0.0.1" });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await house?.close();
});

const SIZES = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 860 },
} as const;

test.each([
  ["phone", "light"],
  ["desktop", "dark"],
  ["desktop", "light"],
  ["phone", "dark"],
] as const)("from sign-up to the invoice, led by the assistant: %s, %s", { timeout: 120_000 }, async (size, scheme) => {
  const context = await browser.newContext({
    viewport: SIZES[size],
    colorScheme: scheme,
    locale: "fr-FR",
    baseURL: address,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on(
    "console",
    (line) => line.type() === "error" && !/status of (404|422)/.test(line.text()) && errors.push(line.text()),
  );
  const look = (name: string) => inspect(page, `${name}-${size}-${scheme}`);

  await page.goto("/");
  await page.getByRole("link", { name: "Commencer gratuitement" }).waitFor();
  await look("landing");
  await page.getByRole("link", { name: "Commencer gratuitement" }).click();
  await page.getByLabel("Email ou téléphone").fill(`claire-${size}-${scheme}@example.org`);
  await page.getByLabel("Mot de passe", { exact: true }).fill("un bon mot de passe");
  await look("register");
  await page.getByRole("button", { name: "Créer mon compte" }).click();
  await page.getByRole("heading", { name: "Quel est ton prochain chantier ?" }).waitFor();
  await look("home");

  await page.goto("/app/projects");
  await page.getByRole("button", { name: "Ouvrir l'assistant" }).click();
  await say(page, "Crée un projet");
  for (const [asked, answer] of CORE) await answerTo(page, asked, answer);
  await page.getByText("Le flux est terminé").waitFor();
  await look("widget-project");
  await say(page, "fais le devis");
  await answerTo(page, "existant", "menuiserie roux");
  await answerTo(page, "Décris-moi", "Pose de 3 radiateurs");
  await page.getByLabel("Taux horaire (€)").fill("45,50");
  await look("widget-duration");
  await page.getByRole("button", { name: "Continuer" }).click();
  await page.getByRole("log").getByRole("link", { name: "Télécharger le PDF" }).waitFor();
  await look("widget-quote");
  const quotePage = (await page.getByRole("log").getByRole("link", { name: "Ouvrir" }).last().getAttribute("href"))!;

  await say(page, "émets la facture");
  await answerTo(page, "existant", "menuiserie roux");
  await page.getByRole("button", { name: "Non" }).click();
  await page.getByText("As-tu commencé").waitFor();
  await page.getByRole("button", { name: "Oui" }).last().click();
  await page.getByRole("log").getByLabel("Vidange partielle de l'installation").click();
  await page.getByRole("button", { name: "Continuer" }).last().click();
  await page.getByText("J'émets la facture du projet").waitFor();
  await page.getByRole("button", { name: "Oui" }).last().click();
  await page.getByLabel("Nom de l'entreprise").fill("VOLT & FILS");
  await page.getByLabel("SIREN").fill("732829320");
  await page.getByLabel("Régime de TVA").selectOption("standard");
  await page.getByLabel("Adresse").fill("12 rue de l'Établi");
  await page.getByLabel("Code postal").fill("69003");
  await page.getByLabel("Ville").fill("Lyon");
  await look("widget-company");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await page.getByText("il me faut l'adresse de facturation").waitFor();
  await page.getByLabel("Adresse").last().fill("8 quai des Bois");
  await page.getByLabel("Code postal").last().fill("38000");
  await page.getByLabel("Ville").last().fill("Grenoble");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await page.getByText("Voici la facture").waitFor();
  await page.getByText("Le flux est terminé").last().waitFor();
  await look("widget-invoice");
  const invoicePage = (await page.getByRole("log").getByRole("link", { name: "Ouvrir" }).last().getAttribute("href"))!;

  await page.goto(quotePage);
  await page.getByRole("heading", { name: "Devis" }).waitFor();
  await look("public-quote");
  await page.goto(invoicePage);
  await page.getByRole("heading", { name: "Facture" }).waitFor();
  await look("public-invoice");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Télécharger le PDF" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^facture-F\d{4}-0001\.pdf$/);

  for (const [path, name] of SCREENS) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await page.waitForLoadState("networkidle");
    await look(name);
  }
  await page.goto("/app/projects");
  await page
    .getByRole("link", { name: /Menuiserie Roux/ })
    .first()
    .click();
  for (const step of ["Estimation", "Validation", "Devis", "Accord du client", "Travaux", "Facture"]) {
    const id = page.url().split("/etape/")[1]!.split("/")[0]!;
    await page.goto(`/etape/${id}/${STEP_KEYS[step]}`);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await page.waitForLoadState("networkidle");
    await look(`step-${STEP_KEYS[step]}`);
  }
  expect(errors).toEqual([]);
  await context.close();
});

const CORE: [string, string][] = [
  ["Quel nom", "Menuiserie Roux"],
  ["Pour quelle entreprise", "Menuiserie Roux"],
  ["prénom du contact", "claire"],
  ["nom de famille", "ROUX"],
  ["adresse email", "Claire@Menuiserie-Roux.fr"],
  ["ponctuel ou récurrent", "ponctuel"],
  ["date de début", "01/12/2026"],
];

const STEP_KEYS: Record<string, string> = {
  Estimation: "estimation",
  Validation: "validation",
  Devis: "quote",
  "Accord du client": "client-validation",
  Travaux: "work",
  Facture: "invoice",
};

const SCREENS: [string, string][] = [
  ["/app", "assistant"],
  ["/app/projects", "projects"],
  ["/project/new", "project-new"],
  ["/app/customers", "customers"],
  ["/app/billing", "billing"],
  ["/app/analytics", "analytics"],
  ["/app/timeline", "timeline"],
  ["/app/team", "team"],
  ["/app/settings", "settings"],
  ["/app/mails", "mails"],
  ["/app/more", "more"],
];

async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel("Message à l'assistant").fill(text);
  await page.keyboard.press("Enter");
}

async function answerTo(page: Page, question: string, answer: string): Promise<void> {
  await page.getByRole("log").getByText(question).last().waitFor();
  await expect.poll(() => page.getByText("L'assistant écrit…").count()).toBe(0);
  await say(page, answer);
}

async function inspect(page: Page, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (folder) {
    mkdirSync(folder, { recursive: true });
    await page.screenshot({ path: `${folder}/${name}.png` });
  }
  const { violations } = await new AxeBuilder({ page }).exclude("iframe").analyze();
  expect(
    violations.map((one) => `${name} ${one.id}: ${one.nodes.map((node) => node.target.join(" ")).join(", ")}`),
  ).toEqual([]);
}
