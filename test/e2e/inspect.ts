import { mkdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { expect } from "vitest";

// Axe, run in the page. It is loaded once per page, and again only after a navigation.

/** Parts that axe leaves out, as CSS selectors, and rules that it does not apply. */
export type Exceptions = { exclude?: string[]; disable?: string[] };

/** A theme of the product. */
export type Theme = "light" | "dark";

// The minified copy: a page reads it in half the time.
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

type Rules = Record<string, { enabled: boolean }>;

/**
 * Fails on what axe finds wrong in a page, in that theme, which the page keeps: to draw it again in the other one takes
 * as long as a third of what axe does. SCREENSHOTS names a folder for a picture in each theme.
 */
export async function inspect(
  page: Page,
  name: string,
  checkedTheme: Theme,
  { exclude = [], disable = [] }: Exceptions = {},
): Promise<void> {
  // The address changes before the page is there.
  await page.locator("h1").first().waitFor({ state: "attached" });
  // Animations that open or close something are over.
  await page.waitForFunction(() => !document.querySelector("[data-starting-style], [data-ending-style]"));
  const rules = Object.fromEntries(disable.map((rule) => [rule, { enabled: false }]));
  const faults: string[] = [];
  for (const theme of ["light", "dark"] as const) {
    if (theme !== checkedTheme && !process.env.SCREENSHOTS) continue;
    await page.emulateMedia({ colorScheme: theme });
    await keepPicture(page, `${name}-${theme}`);
    if (theme === checkedTheme) faults.push(...(await faultsOf(page, ["iframe", ...exclude], rules)));
  }
  expect(
    faults.map((fault) => `${name} ${fault}`),
    `axe found faults on « ${name} »`,
  ).toEqual([]);
}

/** Saves a picture of a page in the folder that SCREENSHOTS names, if it names one. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage: name.startsWith("security") });
}

async function faultsOf(page: Page, exclude: string[], rules: Rules): Promise<string[]> {
  const isLoaded = await page.evaluate("typeof axe === 'object'");
  if (!isLoaded) await page.evaluate(`${AXE}; 0`);
  const context = { exclude: exclude.map((selector) => [selector]) };
  const axeOptions = { resultTypes: ["violations"], preload: false, rules };
  return page.evaluate(
    ([where, how]) => {
      type Violation = { id: string; nodes: { target: unknown[] }[] };
      const { axe } = window as unknown as {
        axe: { run: (a: unknown, b: unknown) => Promise<{ violations: Violation[] }> };
      };
      return axe
        .run(where, how)
        .then(({ violations }) =>
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`),
        );
    },
    [context, axeOptions],
  );
}
