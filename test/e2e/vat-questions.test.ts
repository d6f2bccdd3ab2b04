import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { acceptedCall } from "../accepted-call.ts";
import { LEA_ARC, pricedProject, signUpSeller } from "../ready-seller.ts";
import { form } from "./draft-dialog.ts";
import type { Site } from "./site.ts";
import { open, openSite, waitUntilQuiet } from "./site.ts";

// What a quote asks beside its lines: the rate of each by a few answers, and its conditions, a tap each.

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
  await form(page).getByRole("button", { name: "Terminé" }).click();
  // 400 € at 10 % and 300 € at 5.5 %.
  await page.getByText("756,50 €").first().waitFor();
  await page.getByRole("button", { name: "Quelle TVA ?" }).click();
  await expect.poll(() => form(page).getByRole("radio", { name: "Logement" }).isChecked()).toBe(true);
  expect(faults).toEqual([]);
});

test("the customer reads the deposit and the waste that were said in a few taps", { timeout: 120_000 }, async () => {
  const insurance = {
    kind: "decennial",
    insurer: "MAAF",
    contact: "Niort",
    coverage: "France",
    policy_number: "D-1",
  };
  const person = await signUpSeller(site.product, {
    trade: "Plombier",
    insurance_duty: "required",
    insurance,
    email: "volt@example.org",
  });
  const id = await pricedProject(person, { name: "Rénovation", client_info: LEA_ARC }, { hours: 14, rate: 50 });
  await acceptedCall(person, "POST", `/api/projects/${id}/quote-draft`, {});
  const { page, look, faults } = await site.visitAs(person, "both");
  await open(page, `/etape/${id}/quote`);
  const openRow = (name: string) => page.getByRole("button", { name: new RegExp(`^${name}`) }).click();
  const save = async () => {
    await form(page).getByRole("button", { name: "Enregistrer" }).click();
    await form(page).waitFor({ state: "hidden" });
  };
  await page.getByText(/^\d à préciser$/).click();
  await page.getByRole("button", { name: "Déchets À préciser" }).waitFor();
  await openRow("Acompte");
  await form(page).getByText("Un acompte").click();
  await look("quote-deposit");
  await save();
  await page.getByRole("button", { name: "Acompte 30 % du total" }).waitFor();
  await openRow("Déchets");
  await form(page).getByLabel("Quantité estimée").fill("0,5 m³ de gravats");
  await form(page).getByLabel("Tri et enlèvement").fill("Tri sur place, évacués par nos soins");
  await form(page).getByLabel("Point de collecte").fill("Déchetterie de Vaise, 18 rue Perret, 69009 Lyon");
  await look("quote-waste");
  await save();
  await page.getByRole("button", { name: "Déchets 0,5 m³ de gravats" }).waitFor();
  await waitUntilQuiet(page);
  await look("quote-conditions");
  const { page_url } = await acceptedCall(person, "POST", `/api/projects/${id}/quote`, {});
  await open(page, page_url);
  await page.getByText("Acompte de 30 %").first().waitFor();
  await page.getByText("Point de collecte : Déchetterie de Vaise").waitFor();
  await look("quote-conditions-public");
  expect(faults).toEqual([]);
});
