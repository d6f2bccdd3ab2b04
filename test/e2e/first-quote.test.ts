import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { acceptedCall } from "../accepted-call.ts";
import { pricedProject, signUpSeller } from "../ready-seller.ts";
import type { Person } from "../test-app.ts";
import { form } from "./draft-dialog.ts";
import type { Site } from "./site.ts";
import { open, openSite, waitUntilQuiet } from "./site.ts";

// What a first quote leads through: an example to try, the order of its lines, its work.

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

test("the first screen has an example to try", async () => {
  const { page, look, faults } = await site.visitAs(await signUpSeller(site.product), "both");
  await open(page, "/");
  await page.getByRole("button", { name: "Fais un devis pour Mme Martin" }).waitFor();
  await page.getByText("Démarrez une conversation pour poser vos questions sur cette page.").waitFor();
  await waitUntilQuiet(page);
  await look("first-screen");
  await page.getByRole("button", { name: "Fais un devis pour Mme Martin" }).click();
  await page.getByText("Mme Martin").first().waitFor();
  expect(faults).toEqual([]);
});

type Item = { label: string; unit: string; quantityE4: number };
const ITEMS: Item[] = [
  { label: "Dépose", unit: "h", quantityE4: 30_000 },
  { label: "Pose", unit: "jour", quantityE4: 20_000 },
  { label: "Carrelage", unit: "m²", quantityE4: 120_000 },
];

/** A project whose quote was written line by line. */
async function quotedByLines(): Promise<{ person: Person; id: string }> {
  const person = await signUpSeller(site.product);
  const id = await pricedProject(person);
  const { draft } = await acceptedCall(person, "POST", `/api/projects/${id}/quote-draft`, {});
  const [line] = draft.lines;
  const lines = ITEMS.map(({ label, unit, quantityE4 }) => ({
    ...line,
    id: label,
    label,
    unit,
    quantity_e4: quantityE4,
    source: null,
  }));
  const body = { version: 1, lines, discount: null };
  expect(await person.call("PUT", `/api/quotes/${draft.id}/draft`, body)).toMatchObject({ status: 200 });
  return { person, id };
}

const lineLabels = async (person: Person, id: string): Promise<string[]> =>
  (await acceptedCall(person, "GET", `/api/projects/${id}/quote-draft`)).draft.lines.map(
    ({ label }: { label: string }) => label,
  );

async function chooseOf(page: Page, label: string, action: string): Promise<void> {
  await page.getByRole("button", { name: `Actions sur « ${label} »` }).click();
  await page.getByRole("menuitem", { name: action }).click();
}

test("a line goes to the top or into a section in one choice", async () => {
  const { person, id } = await quotedByLines();
  const { page } = await site.visitAs(person, "phone");
  await open(page, `/etape/${id}/quote`);
  await chooseOf(page, "Carrelage", "Commencer une section ici");
  await form(page).getByLabel("Titre de la section").fill("Murs");
  await form(page).getByRole("button", { name: "Enregistrer" }).click();
  await expect.poll(() => lineLabels(person, id)).toEqual(["Dépose", "Pose", "Murs", "Carrelage"]);
  await chooseOf(page, "Pose", "Dans la section «\u00A0Murs\u00A0»");
  await expect.poll(() => lineLabels(person, id)).toEqual(["Dépose", "Murs", "Carrelage", "Pose"]);
  await chooseOf(page, "Pose", "Tout en haut");
  await expect.poll(() => lineLabels(person, id)).toEqual(["Pose", "Dépose", "Murs", "Carrelage"]);
  // A double tap goes through no form that opens or closes.
  await page.getByRole("button", { name: "Autres ajouts" }).click();
  await page.getByRole("menuitem", { name: "Section" }).dblclick();
  await form(page).getByLabel("Titre de la section").fill("Sols");
  await form(page).getByRole("button", { name: "Enregistrer" }).dblclick();
  await form(page).waitFor({ state: "detached" });
  await expect.poll(() => lineLabels(person, id)).toEqual(["Pose", "Dépose", "Murs", "Carrelage", "Sols"]);
  await waitUntilQuiet(page);
  expect(await form(page).count()).toBe(0);
});

test("the lines of a quote become the tasks of its work", async () => {
  const { person, id } = await quotedByLines();
  await acceptedCall(person, "POST", `/api/projects/${id}/quote`, {});
  const { page, look, faults } = await site.visitAs(person, "both");
  await open(page, `/etape/${id}/work`);
  await page.getByRole("link", { name: "Passer à la facture" }).waitFor();
  await look("work-without-tasks");
  await page.getByRole("button", { name: "Reprendre les lignes du devis" }).click();
  await page.getByRole("progressbar", { name: "Avancement : 0 tâche sur 3" }).waitFor();
  const { project } = await acceptedCall(person, "GET", `/api/projects/${id}`);
  expect(project.tasks.map((task: { title: string; estimate_h: number }) => [task.title, task.estimate_h])).toEqual([
    ["Dépose", 3],
    ["Pose", 14],
    ["Carrelage", 0],
  ]);
  await look("work-of-quote");
  expect(faults).toEqual([]);
});
