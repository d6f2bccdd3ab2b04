import { LAST_MONTH } from "#test/last-month.ts";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { acceptedCall } from "../accepted-call.ts";
import { pricedProject, signUpSeller } from "../ready-seller.ts";
import type { Person } from "../test-app.ts";
import type { Site } from "./site.ts";
import { openSite, say } from "./site.ts";

// An invoice cannot be taken back: only a plain yes issues it, once, whatever the network does.

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

async function billableProject(): Promise<{ person: Person; id: string }> {
  const person = await signUpSeller(site.product);
  const core = { name: "Couloir", start_date: LAST_MONTH, end_date: LAST_MONTH };
  const id = await pricedProject(person, core, { description: "Peindre", hours: 2, rate: 50 });
  await acceptedCall(person, "POST", `/api/projects/${id}/tasks`, { title: "Peindre", estimate_h: 2 });
  return { person, id };
}

const CONFIRMATION = "J'émets la facture du projet « Couloir » ?";
const log = (page: Page) => page.getByRole("log");

async function reachConfirmation(page: Page, id: string): Promise<void> {
  await page.goto(`/etape/${id}/work`);
  await page.getByRole("button", { name: "Ouvrir l'assistant" }).click();
  await say(page, "Émets la facture");
  await log(page).getByText("Veux-tu que je prépare aussi le devis ?").waitFor();
  await log(page).getByRole("button", { name: "Non", exact: true }).click();
  await log(page).getByText("As-tu commencé les tâches ?").waitFor();
  await log(page).getByRole("button", { name: "Non", exact: true }).click();
  await log(page).getByText(CONFIRMATION).waitFor();
}

const invoiceOf = async (person: Person, id: string) =>
  (await person.call("GET", `/api/projects/${id}`)).json.project.invoice;
const invoicesOf = async (person: Person, id: string) =>
  (await person.call("GET", `/api/projects/${id}`)).json.project.documents;

test("« oui demain » at the confirmation issues no invoice", { timeout: 60_000 }, async () => {
  const { person, id } = await billableProject();
  const { page } = await site.visitAs(person);
  await reachConfirmation(page, id);
  await say(page, "oui demain");
  await log(page).getByText("D'accord, je n'émets pas la facture.").waitFor();
  await log(page).getByText("Le flux est terminé").waitFor();
  expect(await invoiceOf(person, id)).toBeNull();
});

test("a hesitation at the confirmation asks again", { timeout: 60_000 }, async () => {
  const { person, id } = await billableProject();
  const { page } = await site.visitAs(person);
  await reachConfirmation(page, id);
  await say(page, "oui, non attends");
  await expect.poll(() => log(page).getByText(CONFIRMATION).count()).toBe(2);
  expect(await invoiceOf(person, id)).toBeNull();
});

test("a reload keeps the question of the confirmation", { timeout: 60_000 }, async () => {
  const { person, id } = await billableProject();
  const { page } = await site.visitAs(person);
  await reachConfirmation(page, id);
  await page.reload();
  await page.getByRole("button", { name: "Ouvrir l'assistant" }).click();
  await log(page).getByText(CONFIRMATION).last().waitFor();
  await log(page).getByRole("button", { name: "Oui", exact: true }).waitFor();
});

test("a plain yes during a cut of the network issues one invoice after it", { timeout: 60_000 }, async () => {
  const { person, id } = await billableProject();
  const { page } = await site.visitAs(person);
  await reachConfirmation(page, id);
  await page.context().setOffline(true);
  await say(page, "oui");
  await log(page).getByText("Pas de réseau : je reprends dès qu'il revient.").waitFor();
  await page.context().setOffline(false);
  await log(page).getByText("Ta facture est émise.").waitFor();
  expect(await invoicesOf(person, id)).toHaveLength(1);
});
