import type { Page } from "playwright-core";

// A document is given to its customer by one sheet, whatever the screen that opens it.

/** The sheet by which a quote or an invoice is given. */
export const sendingSheet = (page: Page) =>
  page.getByRole("dialog", { name: /^(Envoyer |Renvoyer |Partager |Relancer$)/ });

/** The button that opens it. */
export const sendButton = (page: Page) => page.getByRole("button", { name: /^Envoyer / });

/** In the sheet that is open, says that the document was given by hand, and leaves it. */
export async function sayGiven(page: Page): Promise<void> {
  await sendingSheet(page).getByRole("button", { name: "Je l'ai remis en main propre" }).click();
  await page.getByText("Et maintenant").waitFor();
  await page.getByRole("button", { name: "C'est bon" }).click();
  await page.getByText("Et maintenant").waitFor({ state: "detached" });
}

/** Opens the sheet, and says that the document was given by hand. */
export async function giveByHand(page: Page): Promise<void> {
  await sendButton(page).click();
  await sayGiven(page);
}
