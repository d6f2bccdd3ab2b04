import type { Page } from "playwright-core";

/** Presses Tab twice and Enter on a screen that was just opened. Gives the name of what has the focus then. */
export async function reachFirstField(page: Page): Promise<string> {
  await page.locator("[data-skip=field]").waitFor({ state: "attached" });
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  return page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement;
    const name = element.labels?.[0]?.innerText ?? element.getAttribute("aria-label") ?? element.innerText;
    const isInMain = element.closest("main") !== null;
    // A field that keeps the focus would open the keyboard of a phone.
    element.blur();
    return isInMain ? name.replace(/\s+/g, " ") : `outside: ${name}`;
  });
}
