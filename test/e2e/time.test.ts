import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { open, openSite } from "./site.ts";
import type { Site } from "./site.ts";

// Time worked on a project: a timer, time noted by hand, and what was planned.

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterEach(() => site.leaveAll());
afterAll(() => site.close());

test("time is counted by a timer and noted by hand beside what was planned", { timeout: 90_000 }, async () => {
  const person = await site.product.signUp("time@example.org");
  const { project } = (
    await person.call("POST", "/api/projects", { name: "Toiture", client_info: { company: "Menuiserie Roux" } })
  ).json;
  for (const title of ["Dépose des tuiles", "Pose des liteaux"])
    await person.call("POST", `/api/projects/${project.id}/tasks`, { title, estimate_h: 4 });
  const { page, look, faults } = await site.visitAs(person, "both");
  await open(page, `/etape/${project.id}/work`);
  const card = page.locator("section", { hasText: "Temps passé" });
  await card.getByText("sur 8 h prévues").waitFor();
  await card.getByRole("button", { name: "Démarrer" }).click();
  await card.getByRole("timer").waitFor();
  await look("time-running");
  await card.getByRole("button", { name: "Arrêter et noter" }).click();
  await card.getByRole("list", { name: "Temps notés" }).getByText("1 min").waitFor();
  await card.getByRole("button", { name: "Noter du temps" }).click();
  await page.getByLabel("Durée", { exact: true }).fill("beaucoup");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await page.getByText("Écris une durée").waitFor();
  await page.getByLabel("Durée", { exact: true }).fill("8h30");
  await page.getByLabel("Jour", { exact: true }).fill("hier");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await card.getByText("environ 12 h 30 en tout, 4 h 30 de plus que prévu").waitFor();
  await look("time-noted");
  // What is noted is shown at once, and sent right after.
  const readMinutes = async () => (await person.call("GET", `/api/project-times/${project.id}`)).json.total_minutes;
  await expect.poll(readMinutes).toBe(511);
  expect(faults).toEqual([]);
});
