import { readFile } from "node:fs/promises";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Site } from "./site.ts";
import { open, openSite } from "./site.ts";

// The data of one person: saved as a file, then erased.

let site: Site;
beforeAll(async () => void (site = await openSite()), 60_000);
afterEach(() => site.leaveAll());
afterAll(() => site.close());

test("the data of a customer is saved as a file, then erased", { timeout: 120_000 }, async () => {
  const person = await site.product.signUp();
  const { customer } = (
    await person.call("POST", "/api/customers", { kind: "person", first_name: "Claire", last_name: "Roux" })
  ).json;
  const { page, look, faults } = await site.visitAs(person, "both");
  await open(page, `/app/customers/${customer.id}`);
  const saving = page.waitForEvent("download");
  const menu = page.getByRole("button", { name: /^Autres actions sur/ });
  await menu.click();
  await page.getByRole("menuitem", { name: "Exporter ses données" }).click();
  const file = JSON.parse(await readFile(await (await saving).path(), "utf8"));
  expect(file.cards).toMatchObject([{ first_name: "Claire", last_name: "Roux" }]);
  await look("customer-card-foot");
  await menu.click();
  await page.getByRole("menuitem", { name: "Effacer ses données" }).click();
  const dialog = page.getByRole("dialog", { name: "Effacer les données de ce client" });
  await dialog.getByRole("button", { name: "Effacer ses données" }).click();
  await dialog.getByText("C'est définitif.").waitFor();
  await look("customer-erasure");
  await dialog.getByRole("button", { name: "Oui, effacer" }).click();
  await dialog.getByText("Il ne reste rien de ce client").waitFor();
  await look("customer-erased");
  await dialog.getByRole("button", { name: "Fermer" }).click();
  await page.getByRole("heading", { level: 1, name: "Sans nom" }).waitFor();
  expect(faults).toEqual([]);
});
