import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Site } from "./site.ts";
import { open, openSite } from "./site.ts";

// What is known of a project is changed from any of its steps, its days typed in figures or in words.

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

test("a project is changed from its page", { timeout: 120_000 }, async () => {
  const person = await site.product.signUp();
  const client_info = { kind: "person", first_name: "Léa", last_name: "Arc" };
  const body = { name: "Escalier", start_date: "2026-12-01", client_info };
  const { project } = (await person.call("POST", "/api/projects", body)).json;
  const { page, look } = await site.visitAs(person, "both");
  await open(page, `/etape/${project.id}/estimation`);
  await page.getByRole("button", { name: "Modifier le projet" }).click();
  const drawer = page.getByRole("dialog", { name: "Ton projet" });
  await drawer.getByLabel("Nom du projet").fill("Escalier tournant");
  await drawer.getByLabel("Date de fin", { exact: true }).fill("1 janvier 2020");
  await drawer.getByRole("button", { name: "Enregistrer le projet" }).click();
  await drawer.getByText("La fin ne peut pas être avant le début").waitFor();
  await drawer.getByLabel("Date de fin", { exact: true }).fill("bientôt");
  await drawer.getByRole("button", { name: "Enregistrer le projet" }).click();
  await drawer.getByText("Je n'ai pas reconnu cette date.").waitFor();
  await look("project-form");
  await drawer.getByLabel("Date de début", { exact: true }).fill("");
  await drawer.getByLabel("Date de fin", { exact: true }).fill("24 décembre 2026");
  await drawer.getByRole("button", { name: "Enregistrer le projet" }).click();
  await drawer.waitFor({ state: "detached" });
  await page.getByRole("heading", { name: "Escalier tournant", level: 1 }).waitFor();
  await look("project-head");
  expect((await person.call("GET", `/api/projects/${project.id}`)).json.project).toMatchObject({
    name: "Escalier tournant",
    start_date: null,
    end_date: "2026-12-24",
    project_recurrence: "single",
    client_info: { last_name: "Arc" },
  });
});
