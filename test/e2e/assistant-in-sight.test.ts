import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestApp } from "../test-app.ts";
import { testApp } from "../test-app.ts";
import { openBrowser } from "./browser.ts";

// The end of a conversation stays in sight, from the first question to the invoice: what is asked last is what one must
// see.

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

test.each([
  ["a phone", { width: 390, height: 844 }],
  ["a desktop", { width: 1280, height: 800 }],
])(
  "after each step of an invoice what was said last is in sight on %s, also once the oldest messages are let go",
  { timeout: 120_000 },
  async (_size, viewport) => {
    const person = await house.signUp(`claire-${viewport.width}@example.org`);
    const page = await browser.newPage({ baseURL: address, locale: "fr-FR", viewport, reducedMotion: "reduce" });
    page.setDefaultTimeout(20_000);
    await page.goto("/login");
    await page.getByLabel("Email ou téléphone").fill(person.email);
    await page.getByLabel("Mot de passe", { exact: true }).fill("un bon mot de passe");
    await page.getByRole("button", { name: "Se connecter" }).click();
    await page.getByLabel("Message à l'assistant").fill("Crée un projet");
    await page.keyboard.press("Enter");
    for (const [asked, answer] of PROJECT) await answerTo(page, asked, answer);
    await page.getByText("Le flux est terminé").waitFor();
    await endInSight(page);
    await say(page, "fais le devis");
    await answerTo(page, "existant", "menuiserie roux");
    await answerTo(page, "Décris-moi", "Pose de 3 radiateurs");
    await page.getByLabel("Taux horaire (€)").fill("45,50");
    await endInSight(page);
    await press(page, "Continuer");
    await page.getByRole("log").getByRole("link", { name: "Télécharger le PDF" }).waitFor();
    await page.getByText("Le flux est terminé").last().waitFor();
    await endInSight(page);

    await say(page, "émets la facture");
    await answerTo(page, "existant", "menuiserie roux");
    await press(page, "Non");
    await page.getByText("As-tu commencé").waitFor();
    await endInSight(page);
    await press(page, "Oui");
    await page.getByRole("log").getByRole("checkbox").last().waitFor();
    await endInSight(page);
    await page.getByRole("log").getByRole("checkbox", { name: "Vidange partielle de l'installation" }).click();
    await press(page, "Continuer");
    await page.getByText("J'émets la facture du projet").waitFor();
    expect(await page.getByRole("log").getByText("Quel nom").count()).toBe(0);
    await endInSight(page);
    await press(page, "Oui");
    await page.getByLabel("Régime de TVA").waitFor();
    await endInSight(page);
    await page.context().close();
  },
);

test(
  "somebody who scrolled up to read stays there while the assistant goes on, and is led to the end by their next answer",
  { timeout: 60_000 },
  async () => {
    const person = await house.signUp("lea@example.org");
    const page = await browser.newPage({
      baseURL: address,
      locale: "fr-FR",
      viewport: { width: 390, height: 844 },
      reducedMotion: "reduce",
    });
    page.setDefaultTimeout(20_000);
    await page.goto("/login");
    await page.getByLabel("Email ou téléphone").fill(person.email);
    await page.getByLabel("Mot de passe", { exact: true }).fill("un bon mot de passe");
    await page.getByRole("button", { name: "Se connecter" }).click();
    await page.getByLabel("Message à l'assistant").fill("Crée un projet");
    await page.keyboard.press("Enter");
    for (const [asked, answer] of PROJECT.slice(0, 5)) await answerTo(page, asked, answer);
    await page.getByRole("button", { name: "Ponctuel" }).waitFor();
    const log = page.getByRole("log");
    await log.hover();
    await page.mouse.wheel(0, -5_000);
    await expect.poll(() => log.evaluate((box) => box.scrollTop)).toBe(0);
    await log.evaluate((box) =>
      box.querySelector("p")!.append(document.createElement("br"), "une image qui se charge"),
    );
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    expect(await log.evaluate((box) => box.scrollTop)).toBe(0);
    await say(page, "ponctuel");
    await page.getByText("date de début").waitFor();
    await endInSight(page);
    await page.context().close();
  },
);

const PROJECT: [string, string][] = [
  ["Quel nom", "Menuiserie Roux"],
  ["Pour quelle entreprise", "Menuiserie Roux"],
  ["prénom du contact", "claire"],
  ["nom de famille", "ROUX"],
  ["adresse email", "Claire@Menuiserie-Roux.fr"],
  ["ponctuel ou récurrent", "ponctuel"],
  ["date de début", "01/12/2026"],
];

async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel("Message à l'assistant").fill(text);
  await page.keyboard.press("Enter");
}

async function answerTo(page: Page, question: string, answer: string): Promise<void> {
  await page.getByRole("log").getByText(question).last().waitFor();
  await endInSight(page);
  await say(page, answer);
}

// Pressed as the page stands: a click of the tests would scroll the button into sight first.
async function press(page: Page, name: string): Promise<void> {
  await page
    .getByRole("log")
    .getByRole("button", { name })
    .last()
    .evaluate((button: HTMLButtonElement) => button.click());
}

// Nothing more is under way, and the last thing in the log lies wholly above the field.
async function endInSight(page: Page): Promise<void> {
  await expect.poll(() => page.getByText("L'assistant écrit…").count()).toBe(0);
  await expect
    .poll(() =>
      page.getByRole("log").evaluate((log) => {
        // What a framed document holds lies past its frame: it counts for its frame alone.
        const whole = [...log.querySelectorAll("p, button, a, li, iframe, [role=region]")].filter(
          (one) => !one.parentElement!.closest("[role=region]"),
        );
        const ends = whole.map((one) => one.getBoundingClientRect().bottom);
        return Math.round(Math.max(...ends) - log.getBoundingClientRect().bottom);
      }),
    )
    .toBeLessThanOrEqual(0);
}
