import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Person } from "../test-app.ts";
import { fillScreens } from "./fill-screens.ts";
import type { Site } from "./site.ts";
import { open, openSite } from "./site.ts";

// With the keyboard alone, on every signed-in screen: where a move leaves the focus, and how far the main field is.

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

test("two Tabs and Enter lead to the first field of every screen", { timeout: 90_000 }, async () => {
  const { page } = await site.visitAs(person, "desktop");
  const reachedNames: Record<string, string> = {};
  for (const path of ["/app", ...screens]) {
    await open(page, path);
    await page.locator("main h1").first().waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    reachedNames[path.replace(/[0-9a-f-]{36}/, "id")] = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement;
      const name = element.labels?.[0]?.innerText ?? element.getAttribute("aria-label") ?? element.innerText;
      return element.closest("main") === null ? `outside: ${name}` : name.replace(/\s+/g, " ");
    });
  }
  expect(Object.entries(reachedNames).filter(([, name]) => name.startsWith("outside"))).toEqual([]);
  expect(reachedNames).toMatchObject({
    "/app": "Message à l'assistant",
    "/app/projects": "Projet, client, lieu, numéro",
    "/project/new": "Nom du projet",
  });
});

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
