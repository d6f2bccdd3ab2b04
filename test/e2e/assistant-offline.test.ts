import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { keepPicture } from "./inspect.ts";
import type { Site } from "./site.ts";
import { keepProposedTasks, openSite, waitUntilQuiet } from "./site.ts";

// The network is cut in the middle of a flow, as on a building site. The pages behind show what the assistant did.

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

test("a description given offline is saved when the network is back", { timeout: 60_000 }, async () => {
  const person = await site.product.signUp("claire@example.org");
  // A private person without email: no other detail is asked for.
  const client = { kind: "person", first_name: "Élodie", last_name: "Durand", email: "" };
  const { status, json } = await person.call("POST", "/api/projects", {
    name: "Salle de bain",
    start_date: "2026-12-01",
    client_info: client,
  });
  expect(status).toBe(200);
  const { project } = json as { project: { id: string } };
  const { page } = await site.visitAs(person);
  await page.goto(`/etape/${project.id}/estimation`);
  const description = page.getByLabel("Description des travaux");
  await description.waitFor();
  await waitUntilQuiet(page);
  expect(await description.inputValue()).toBe("");
  await page.getByRole("button", { name: "Ouvrir l'assistant" }).click();
  const field = page.getByLabel("Message à l'assistant");
  await field.fill("Fais le devis");
  await page.keyboard.press("Enter");
  await page.getByRole("log").getByText("Décris-moi").waitFor();
  await page.context().setOffline(true);
  await field.fill("Pose de 3 radiateurs");
  await page.keyboard.press("Enter");
  await page.getByRole("log").getByText("Pas de réseau : je reprends dès qu'il revient.").waitFor();
  await page.getByRole("log").getByRole("button", { name: "Réessayer" }).waitFor();
  await keepPicture(page, "offline");
  expect(await page.getByText("Le flux est terminé").count()).toBe(0);
  await page.context().setOffline(false);
  await keepProposedTasks(page);
  await page.getByLabel("Taux horaire (€)").last().waitFor();
  await page.getByRole("button", { name: "Fermer l'assistant" }).first().click();
  await expect.poll(() => description.inputValue()).toBe("Pose de 3 radiateurs");
});
