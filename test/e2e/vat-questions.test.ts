import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { acceptedCall } from "../accepted-call.ts";
import { pricedProject, signUpSeller } from "../ready-seller.ts";
import { form } from "./draft-dialog.ts";
import type { Site } from "./site.ts";
import { open, openSite, waitUntilQuiet } from "./site.ts";

// The rate of each line follows from a few answers, which are kept with the project.

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

test("each line takes by a tap the rate that four answers give it", { timeout: 120_000 }, async () => {
  const person = await signUpSeller(site.product, { trade: "Plombier" });
  const id = await pricedProject(person, { name: "Rénovation" }, { hours: 14, rate: 50 });
  const addTask = (title: string, estimate_h: number) =>
    acceptedCall(person, "POST", `/api/projects/${id}/tasks`, { title, estimate_h });
  await addTask("Pose de la robinetterie", 8);
  await addTask("Isolation des combles", 6);
  await acceptedCall(person, "POST", `/api/projects/${id}/quote-draft`, {});
  const { page, look, faults } = await site.visitAs(person, "both");
  await open(page, `/etape/${id}/quote`);
  const choose = (question: string, answer: string) =>
    form(page).getByRole("group", { name: question }).getByText(answer, { exact: true }).click();
  await page.getByRole("button", { name: "Quelle TVA ?" }).click();
  await form(page).getByText("Sur quoi portent les travaux ?").waitFor();
  await look("vat-questions-first");
  await choose("Sur quoi portent les travaux ?", "Logement");
  await choose("De quels travaux s'agit-il ?", "Amélioration ou entretien");
  await choose("Le logement est-il achevé depuis plus de deux ans ?", "Oui");
  await choose("Les travaux créent-ils un immeuble neuf, ou plus de 10 % de surface de plancher ?", "Non");
  await form(page).getByRole("button", { name: "Changer les 2 lignes" }).waitFor();
  await form(page).getByLabel("Isolation des combles").selectOption("energy");
  await form(page).getByRole("button", { name: "Passer à 5,5 %" }).click();
  await form(page).getByRole("button", { name: "Passer à 10 %" }).waitFor();
  await waitUntilQuiet(page);
  await look("vat-questions-rates");
  await form(page).getByRole("button", { name: "Passer à 10 %" }).click();
  await form(page).getByRole("button", { name: "Passer à" }).waitFor({ state: "detached" });
  await form(page).getByRole("button", { name: "Fermer" }).click();
  // 400 € at 10 % and 300 € at 5.5 %.
  await page.getByText("756,50 €").first().waitFor();
  await page.getByRole("button", { name: "Quelle TVA ?" }).click();
  await expect.poll(() => form(page).getByRole("radio", { name: "Logement" }).isChecked()).toBe(true);
  expect(faults).toEqual([]);
});
