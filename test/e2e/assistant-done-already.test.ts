import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { acceptedCall } from "../accepted-call.ts";
import { pricedProject, signUpSeller } from "../ready-seller.ts";
import type { Person } from "../test-app.ts";
import type { Site, Visit } from "./site.ts";
import { openSite, say } from "./site.ts";

// What is ordered although it is there, and where the answer to a question is typed.

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

const log = (page: Page) => page.getByRole("log");
const card = (page: Page) => page.getByRole("form", { name: "Carte du devis" });

async function sentQuote(): Promise<{ person: Person; id: string }> {
  const person = await signUpSeller(site.product);
  const id = await pricedProject(person, { name: "Couloir" }, { description: "Peindre", hours: 20, rate: 50 });
  await acceptedCall(person, "POST", `/api/projects/${id}/quote`, {});
  const { versions } = await acceptedCall(person, "GET", `/api/projects/${id}/quote-versions`);
  await acceptedCall(person, "POST", `/api/quotes/${versions[0].id}/sending`, {});
  return { person, id };
}

test("a quote that the customer has is said to be done with what may be meant", { timeout: 90_000 }, async () => {
  const { person, id } = await sentQuote();
  const { page, look, faults } = await site.visitAs(person, "phone", { hasTouch: true, isMobile: true });
  await page.goto(`/etape/${id}/work`);
  await page.getByRole("button", { name: "Ouvrir l'assistant" }).click();
  await say(page, "fais le devis");
  await log(page).getByText("est envoyé, sur le projet « Couloir »").waitFor();
  await log(page)
    .getByRole("link", { name: /^D\d{4}-0001$/ })
    .waitFor();
  await look("quote-done");
  await log(page).getByRole("button", { name: "Changer ses lignes" }).click();
  await card(page).waitFor();
  await say(page, "abandonne le devis");
  await log(page).getByText("Compris, j'annule le flux en cours.").waitFor();
  // A home is asked about, with the rate that follows.
  await say(page, "fais un devis pour Mme Martin, pose d'un ballon 200 L à 890 €, dépose 120 €");
  await card(page).getByRole("button", { name: "Oui, TVA 10 %" }).waitFor();
  await look("quote-card-home");
  await card(page).getByRole("button", { name: "Oui, TVA 10 %" }).click();
  await card(page).getByText("1 111,00 €").waitFor();
  expect(faults).toEqual([]);
});

test("a plain question is answered in the field at once, where no keyboard opens", { timeout: 90_000 }, async () => {
  const isInField = (page: Page) => page.evaluate(() => document.activeElement?.tagName === "TEXTAREA");
  // Each has a conversation of their own: one that is still saved elsewhere would replace what is asked here.
  const answerFirst = async ({ page }: Visit) => {
    await page.goto("/app");
    await say(page, "crée un projet Terrasse");
    await log(page).getByRole("button", { name: "C'est un particulier" }).click();
    await log(page).getByText("Quel est le prénom du contact ?").last().waitFor();
  };
  const desktop = await site.visitAs(await signUpSeller(site.product), "desktop");
  await answerFirst(desktop);
  await expect.poll(() => isInField(desktop.page)).toBe(true);
  const phone = await site.visitAs(await signUpSeller(site.product), "phone", { hasTouch: true, isMobile: true });
  await answerFirst(phone);
  await phone.look("plain-question");
  expect(await isInField(phone.page)).toBe(false);
});
