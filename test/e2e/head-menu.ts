import type { Locator, Page } from "playwright-core";

/** The menu in the head of a project on a phone. That of a task names it in quotation marks. */
export const headMenu = (page: Page): Locator => page.getByRole("button", { name: /^Actions sur [^«]/ });

/** Opens the form of a project, or the sheet of its customer, from the head on a phone. */
export async function edit(page: Page, what: "projet" | "client"): Promise<void> {
  await headMenu(page).click();
  await page.getByRole("menuitem", { name: `Modifier le ${what}` }).click();
}
