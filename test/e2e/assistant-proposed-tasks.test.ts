import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { SENT_CUSTOMER } from "../demo-company.ts";
import { signUpSeller } from "../ready-seller.ts";
import type { Person } from "../test-app.ts";
import type { Site } from "./site.ts";
import { openSite, say } from "./site.ts";

// Proposed tasks wait for their tick, in the conversation and on the page of the estimation.

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

const log = (page: Page) => page.getByRole("log");
const WORK = "Remplacer le chauffe-eau électrique de 200 litres";

async function plumberWithProject(): Promise<{ person: Person; id: string }> {
  const person = await signUpSeller(site.product);
  await person.call("PATCH", "/api/company", { trade: "plombier" });
  const core = { name: "Sanitaires", start_date: "2027-03-01", client_info: { ...SENT_CUSTOMER } };
  const { project } = (await person.call("POST", "/api/projects", core)).json;
  return { person, id: project.id };
}

async function listTasks(person: Person, id: string): Promise<{ title: string; estimate_h: number }[]> {
  const { tasks } = (await person.call("GET", `/api/projects/${id}/tasks`)).json;
  return tasks.map(({ title, estimate_h }: { title: string; estimate_h: number }) => ({ title, estimate_h }));
}

test("proposed tasks are added by « Garder », with the hours typed beside them", { timeout: 90_000 }, async () => {
  const { person, id } = await plumberWithProject();
  const { page, look, faults } = await site.visitAs(person, "phone");
  await page.goto("/app");
  await say(page, "fais le devis du projet Sanitaires");
  await log(page).getByText("Décris-moi").waitFor();
  await say(page, WORK);
  const boxes = log(page).getByRole("checkbox");
  await boxes.first().waitFor();
  await look("proposed-tasks");
  expect(await boxes.first().isChecked()).toBe(true);
  expect(await listTasks(person, id)).toEqual([]);
  const count = await boxes.count();
  expect(count).toBeGreaterThan(1);
  await boxes.last().uncheck();
  await log(page)
    .getByLabel(/^Heures pour/)
    .first()
    .fill("2,5");
  await log(page)
    .getByRole("button", { name: `Garder ${count - 1}` })
    .click();
  await log(page).getByText("Combien d'heures, et à quel taux ?").waitFor();
  const tasks = await listTasks(person, id);
  expect(tasks).toHaveLength(count - 1);
  expect(tasks[0]?.estimate_h).toBe(2.5);
  // What was left out waits on the page of the estimation, without a tick.
  await page.goto(`/etape/${id}/estimation`);
  await page.getByRole("heading", { name: "Tâches proposées" }).waitFor();
  await look("estimation-proposed-tasks");
  expect(await page.getByRole("checkbox").last().isChecked()).toBe(false);
  await page.getByRole("checkbox").last().check();
  await page.getByRole("button", { name: "Garder 1 tâche" }).click();
  await expect.poll(async () => (await listTasks(person, id)).length).toBe(count);
  expect(faults).toEqual([]);
});

test("what words kept is shown again as it was ticked when it could not be saved", { timeout: 90_000 }, async () => {
  const { person, id } = await plumberWithProject();
  const { page } = await site.visitAs(person);
  await page.goto("/app");
  await say(page, "fais le devis du projet Sanitaires");
  await log(page).getByText("Décris-moi").waitFor();
  await say(page, WORK);
  await log(page).getByRole("checkbox").first().waitFor();
  await say(page, "garde la 57");
  await log(page).getByText("Coche ce que tu gardes").waitFor();
  await page.route(/\/tasks\/kept$/, (route) => route.fulfill({ status: 500, json: { error: "panne" } }), {
    times: 1,
  });
  await say(page, "garde les 2 premières");
  await log(page).getByText("Erreur lors de l'enregistrement (panne).").waitFor();
  expect(await listTasks(person, id)).toEqual([]);
  await log(page).getByRole("button", { name: "Garder 2 tâches" }).last().click();
  await log(page).getByText("2 tâches gardées").waitFor();
  expect(await listTasks(person, id)).toHaveLength(2);
});
