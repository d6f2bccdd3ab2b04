import { LAST_MONTH } from "#test/last-month.ts";
import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { acceptedCall } from "../accepted-call.ts";
import { pricedProject, signUpSeller } from "../ready-seller.ts";
import type { Person } from "../test-app.ts";
import type { Site } from "./site.ts";
import { openSite, say } from "./site.ts";

// An invoice cannot be taken back: only a plain yes issues it, once, whatever the network does. A quote that the
// customer accepted has said everything: its invoice takes that one yes.

/** Where the seller is paid: the assistant asks whoever has not said it, before an invoice. */
const IBAN = "FR7630006000011234567890189";

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

async function billableProject(): Promise<{ person: Person; id: string }> {
  const person = await signUpSeller(site.product, { iban: IBAN });
  const core = { name: "Couloir", start_date: LAST_MONTH, end_date: LAST_MONTH };
  const id = await pricedProject(person, core, { description: "Peindre", hours: 2, rate: 50 });
  await acceptedCall(person, "POST", `/api/projects/${id}/tasks`, { title: "Peindre", estimate_h: 2 });
  return { person, id };
}

const CONFIRMATION = "J'émets la facture du projet « Couloir » ?";
const log = (page: Page) => page.getByRole("log");

/** Asks for the invoice until it is to be confirmed, for the n-th time in this conversation. */
async function reachConfirmation(page: Page, time: number): Promise<void> {
  const expectAsked = (text: string) => expect.poll(() => log(page).getByText(text).count()).toBe(time);
  await say(page, "Émets la facture");
  await expectAsked("Veux-tu que je prépare aussi le devis ?");
  await log(page).getByRole("button", { name: "Non", exact: true }).last().click();
  await expectAsked("As-tu commencé les tâches");
  await log(page).getByRole("button", { name: "Non", exact: true }).last().click();
}

const documentsOf = async (person: Person, id: string) =>
  (await acceptedCall(person, "GET", `/api/projects/${id}`)).project.documents;

test("anything but a plain yes at the confirmation issues no invoice", { timeout: 90_000 }, async () => {
  const { person, id } = await billableProject();
  const { page } = await site.visitAs(person);
  const confirmations = () => log(page).getByText(CONFIRMATION).count();
  await page.goto(`/etape/${id}/work`);
  await page.getByRole("button", { name: "Ouvrir l'assistant" }).click();
  await reachConfirmation(page, 1);
  await expect.poll(confirmations).toBe(1);
  // A hesitation asks again.
  await say(page, "oui, non attends");
  await expect.poll(confirmations).toBe(2);
  expect(await documentsOf(person, id)).toEqual([]);
  // A reload keeps the question.
  await page.reload();
  await page.getByRole("button", { name: "Ouvrir l'assistant" }).click();
  await log(page).getByText(CONFIRMATION).last().waitFor();
  await log(page).getByRole("button", { name: "Oui", exact: true }).waitFor();
  await say(page, "oui demain");
  await log(page).getByText("D'accord, je n'émets pas la facture.").waitFor();
  await log(page).getByText("Le flux est terminé").waitFor();
  expect(await documentsOf(person, id)).toEqual([]);

  // A plain yes that the network held up issues one, once it is back.
  await reachConfirmation(page, 2);
  await expect.poll(confirmations).toBe(3);
  await page.context().setOffline(true);
  await say(page, "oui");
  await log(page).getByText("Pas de réseau : je reprends dès qu'il revient.").waitFor();
  await page.context().setOffline(false);
  await log(page).getByText("Ta facture est émise.").waitFor();
  expect(await documentsOf(person, id)).toHaveLength(1);
});

async function agreedProject(): Promise<{ person: Person; id: string }> {
  const person = await signUpSeller(site.product, { iban: IBAN });
  const estimation = { description: "Peindre", hours: 20, rate: 50, vat_basis_points: 2000 };
  const id = await pricedProject(person, { name: "Couloir", start_date: LAST_MONTH, end_date: LAST_MONTH }, estimation);
  await acceptedCall(person, "POST", `/api/projects/${id}/quote`, {});
  const { versions } = await acceptedCall(person, "GET", `/api/projects/${id}/quote-versions`);
  await acceptedCall(person, "POST", `/api/quotes/${versions[0].id}/sending`, {});
  const decision = { decision: "accepted", signer: "Léa Arc", decided_on: versions[0].dated_on };
  await acceptedCall(person, "POST", `/api/quotes/${versions[0].id}/decision`, decision);
  return { person, id };
}

test("an accepted quote is invoiced after one yes", { timeout: 90_000 }, async () => {
  const { person, id } = await agreedProject();
  const { page, look, faults } = await site.visitAs(person, "both");
  await page.goto(`/etape/${id}/work`);
  await page.getByRole("button", { name: "Ouvrir l'assistant" }).click();
  await say(page, "émets la facture");
  const quoteNumber = `D${new Date().getFullYear()}-0001`;
  const recap = `Facture de 1 200,00 € TTC d'après le devis accepté ${quoteNumber}, pour Léa Arc.`;
  await log(page).getByText(recap).waitFor();
  await look("agreement-recap");
  await log(page).getByRole("button", { name: "Oui" }).click();
  await log(page).getByText("Ta facture est émise. Elle est pour Léa Arc.").waitFor();
  expect((await log(page).innerText()).match(/\?/g)).toHaveLength(1);
  await say(page, "émets la facture");
  await log(page).getByText("est émise pour ce projet").waitFor();
  expect(await documentsOf(person, id)).toHaveLength(2);
  await page.goto(`/etape/${id}/quote`);
  // What is agreed is no step to come.
  await page.getByRole("link", { name: "Fait : Devis" }).waitFor();
  expect(faults).toEqual([]);
});
