import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Person } from "../test-app.ts";
import { fillScreens } from "./fill-screens.ts";
import { reachFirstField } from "./first-field.ts";
import type { Site } from "./site.ts";
import { open, openSite } from "./site.ts";

// With the keyboard alone: where a move from the palette leaves the focus, and where Tab begins on a page just opened.

let site: Site;
let person: Person;
let screens: string[];

beforeAll(async () => {
  site = await openSite();
  person = await site.product.signUp("claire@example.org");
  screens = await fillScreens(person);
}, 60_000);
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

/** The name of what has the focus, `body` for nothing. */
const focusName = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.tagName.toLowerCase() ?? "body");

test("a move from the palette leaves the focus on the page", { timeout: 90_000 }, async () => {
  const { page } = await site.visitAs(person, "desktop");
  await open(page, "/app/more");
  const moves: [string, string][] = [
    ["projets", "/app/projects"],
    ["argent", "/app/billing"],
    ["clients", "/app/customers"],
    ["chiffres", "/app/analytics"],
    ["planning", "/app/timeline"],
    ["équipe", "/app/team"],
    ["réglages", "/app/settings"],
    ["atelier 1", "/etape/"],
    ["menuiserie roux 1", "/app/customers/"],
    ["nouveau projet", "/project/new"],
    ["accueil", "/app"],
  ];
  for (const [text, path] of moves) {
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "Chercher" }).waitFor();
    await page.keyboard.type(text);
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => url.pathname.startsWith(path));
    await page.locator("main h1").first().waitFor();
    await expect.poll(() => focusName(page), { message: text }).not.toBe("body");
  }
});

test("the first field of a project is two Tabs away, also when its project is read late", async () => {
  const { page } = await site.visitAs(person, "desktop");
  // The address of a project leads to that of its step once the project is read.
  const [id = ""] = screens.flatMap((screen) => /^\/etape\/([^/]+)/.exec(screen)?.[1] ?? []);
  await page.route(`**/api/projects/${id}`, async (route) => {
    await page.getByRole("button", { name: "Ouvrir l'assistant" }).waitFor();
    await route.continue();
  });
  await open(page, `/project/${id}`);
  expect(new URL(page.url()).pathname).toMatch(`/etape/${id}/`);
  expect(await focusName(page)).toBe("body");
  expect(await reachFirstField(page)).not.toMatch(/^outside/);
});
