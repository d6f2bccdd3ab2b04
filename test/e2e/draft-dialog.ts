import type { Page } from "playwright-core";

/** The dialog in which a line or a section of a quote is typed. What says that it was done is one too. */
export const form = (page: Page) =>
  page.getByRole("dialog").and(page.locator(":not([aria-label='Ce qui vient de se passer'])"));

/** Shows what few lines have: a discount, a nature, details. */
export async function unfoldLine(page: Page): Promise<void> {
  await form(page)
    .locator("details")
    .evaluate((part) => part.setAttribute("open", ""));
}

/** Saves what the dialog holds, and waits until it is closed. */
export async function saveForm(page: Page): Promise<void> {
  await form(page).getByRole("button", { name: "Enregistrer" }).click();
  await form(page).waitFor({ state: "detached" });
}

/** Presses what adds to the lines beside a line: on a phone it stands in the menu of their head. */
export async function pressAside(page: Page, name: string): Promise<void> {
  const menu = page.getByRole("button", { name: "Autres ajouts" });
  const button = page.getByRole("button", { name, exact: true });
  await menu.or(button).first().waitFor();
  if (!(await menu.isVisible())) return button.click();
  await menu.click();
  return page.getByRole("menuitem", { name, exact: true }).click();
}

/** Adds a section after the lines of the draft of a quote. */
export async function addSection(page: Page, title: string): Promise<void> {
  await pressAside(page, "Section");
  await form(page).getByLabel("Titre de la section").fill(title);
  const isPlaceAsked = await form(page).getByText("À la fin, pour la suite").isVisible();
  if (isPlaceAsked) await form(page).getByText("À la fin, pour la suite").click();
  await saveForm(page);
}
