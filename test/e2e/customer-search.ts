import type { Page } from "playwright-core";

/** Chooses to create a customer of this name on a new project, whose one field finds the known ones. */
export async function createNamed(page: Page, name: string): Promise<void> {
  await page.getByLabel("Client", { exact: true }).fill(name);
  await page.getByRole("option", { name: `Créer « ${name} »` }).click();
}
