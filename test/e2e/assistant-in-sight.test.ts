import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { PROJECT_ANSWERS } from "./project-answers.ts";
import type { Site } from "./site.ts";
import { expectStillPage, keepProposedTasks, openSite, say } from "./site.ts";

// The end of a conversation stays visible from the first question to the invoice: the last question is what the user
// must see.

let site: Site;
beforeAll(async () => void (site = await openSite({ runsJobs: true })));
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

test(
  "the last message of each step is in view on a phone, even when old messages are dropped",
  { timeout: 120_000 },
  async () => {
    const person = await site.product.signUp();
    const { page } = await site.visitAs(person, "phone");
    await page.goto("/app");
    await page.getByLabel("Message à l'assistant").fill("Crée un projet");
    await page.keyboard.press("Enter");
    for (const [question, answer] of PROJECT_ANSWERS.slice(0, 5)) await answerTo(page, question, answer);
    await expectStillOnceScrolledUp(page);
    for (const [question, answer] of PROJECT_ANSWERS.slice(6)) await answerTo(page, question, answer);
    await page.getByText("Le flux est terminé").waitFor();
    await endInSight(page);
    await say(page, "fais le devis");
    await answerTo(page, "Décris-moi", "Pose de 3 radiateurs");
    await keepProposedTasks(page);
    await page.getByLabel("Taux horaire (€)").fill("45,50");
    await endInSight(page);
    await press(page, "Continuer");
    await page.getByText("Factures-tu la TVA ?").waitFor();
    await endInSight(page);
    await press(page, "Oui, je facture la TVA");
    await page.getByLabel("Nom de l'entreprise").fill("Volt");
    await endInSight(page);
    await press(page, "Enregistrer");
    await page.getByText("Je crée le devis ?").waitFor();
    await press(page, "C'est bon");
    await page.getByRole("log").getByRole("link", { name: "Télécharger le PDF" }).waitFor();
    await page.getByText("Le flux est terminé").last().waitFor();
    await startOfDocumentInSight(page);

    await say(page, "émets la facture");
    await press(page, "Non");
    await page.getByText("As-tu commencé").waitFor();
    await endInSight(page);
    await press(page, "Oui");
    await page.getByRole("log").getByRole("checkbox").last().waitFor();
    await endInSight(page);
    await page.getByRole("log").getByRole("checkbox", { disabled: false }).first().click();
    await press(page, "Continuer");
    await page.getByLabel("Forme juridique").waitFor();
    await endInSight(page);
    await page.getByLabel("Forme juridique").selectOption("EI");
    await page.getByLabel("SIREN").fill("732829320");
    await press(page, "Enregistrer");
    await fillAddress(page);
    await page.getByLabel("Assurance professionnelle obligatoire").selectOption("none");
    await endInSight(page);
    await press(page, "Enregistrer");
    await page.getByText("l'adresse de facturation").waitFor();
    await endInSight(page);
    await fillAddress(page);
    await press(page, "Aujourd'hui");
    await page.getByText("Émettre la facture sans lui ?").waitFor();
    await press(page, "Oui");
    await page.getByLabel("IBAN (facultatif)").waitFor();
    await press(page, "Continuer");
    await page.getByText("J'émets la facture du projet").waitFor();
    expect(await page.getByRole("log").getByText("Quel nom veux-tu").count()).toBe(0);
    await endInSight(page);
  },
);

// A conversation that was scrolled up stays still until the next answer.
async function expectStillOnceScrolledUp(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Ponctuel" }).waitFor();
  await endInSight(page);
  const log = page.getByRole("log");
  await log.hover();
  await page.mouse.wheel(0, -5_000);
  await expect.poll(() => log.evaluate((box) => box.scrollTop)).toBe(0);
  await log.evaluate((box) => box.querySelector("p")!.append(document.createElement("br"), "une image qui se charge"));
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  expect(await log.evaluate((box) => box.scrollTop)).toBe(0);
  await say(page, PROJECT_ANSWERS[5]![1]);
  await page.getByText(PROJECT_ANSWERS[6]![0]).waitFor();
  await endInSight(page);
}

async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel("Adresse").fill("1 rue A");
  await page.getByLabel("Code postal").fill("69003");
  await page.getByLabel("Ville").fill("Lyon");
  await press(page, "Enregistrer");
}

async function answerTo(page: Page, question: string, answer: string): Promise<void> {
  await page.getByRole("log").getByText(question).last().waitFor();
  await endInSight(page);
  await say(page, answer);
}

// Pressed with the page as it is: a click of the test library would first scroll the button into view.
async function press(page: Page, name: string): Promise<void> {
  await page
    .getByRole("log")
    .getByRole("button", { name })
    .last()
    .evaluate((button: HTMLButtonElement) => button.click());
}

// The document that was asked for counts more than what is said under it.
async function startOfDocumentInSight(page: Page): Promise<void> {
  const title = page.getByRole("log").getByText("Ton devis est prêt.").last();
  const offset = async () => {
    const [log, box] = [await page.getByRole("log").boundingBox(), await title.boundingBox()];
    return log && box ? box.y - log.y : -1;
  };
  await expect.poll(offset).toBeGreaterThanOrEqual(0);
  await expect.poll(offset).toBeLessThan(200);
}

// Nothing is under way, the last message is entirely above the field, and only the messages scroll.
async function endInSight(page: Page): Promise<void> {
  await expect.poll(() => page.getByText("L'assistant écrit…").count()).toBe(0);
  await expect
    .poll(() =>
      page.getByRole("log").evaluate((log) => {
        // The content of a framed document may be taller than its frame. Only the frame counts.
        const whole = [...log.querySelectorAll("p, button, a, li, iframe, [role=region]")].filter(
          (message) => !message.parentElement!.closest("[role=region]"),
        );
        const ends = whole.map((box) => box.getBoundingClientRect().bottom);
        return Math.round(Math.max(...ends) - log.getBoundingClientRect().bottom);
      }),
    )
    .toBeLessThanOrEqual(0);
  await expectStillPage(page);
}
