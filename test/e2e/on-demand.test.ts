import type { Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Person } from "../test-app.ts";
import { edit, headMenu } from "./head-menu.ts";
import type { Site } from "./site.ts";
import { open, openSite } from "./site.ts";

// Forms and menus are loaded apart from their screen: a tap answers at once, and a load that fails can be tried again.

let site: Site;
let person: Person;
let projectId: string;
beforeAll(async () => {
  site = await openSite();
  person = await site.product.signUp();
  const client_info = { kind: "company", company: "Menuiserie Roux" };
  const body = { name: "Atelier", start_date: "2026-12-01", client_info };
  projectId = (await person.call("POST", "/api/projects", body)).json.project.id;
  for (const title of ["Dépose", "Pose"])
    await person.call("POST", `/api/projects/${projectId}/tasks`, { title, estimate_h: 2 });
});
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

const NOT_LOADED = "Cette partie de la page n'a pas pu se charger. Vérifie ta connexion, puis réessaie.";

// The file of some code cannot be reached until it is let through.
async function cutOff(page: Page, file: RegExp): Promise<() => Promise<void>> {
  await page.route(file, (route) => route.abort());
  return () => page.unroute(file);
}

test("a form that could not be loaded is loaded by trying again", { timeout: 90_000 }, async () => {
  const { page, look } = await site.visitAs(person, "both");
  const letThrough = await cutOff(page, /assets\/customer-form-/);
  await open(page, `/etape/${projectId}/estimation`);
  const button = headMenu(page);
  await button.press("Enter");
  await page.getByRole("menuitem", { name: "Modifier le client" }).press("Enter");
  const drawer = page.getByRole("dialog", { name: "Ton client" });
  await drawer.getByText(NOT_LOADED).waitFor();
  await look("on-demand-failed");
  await letThrough();
  await drawer.getByRole("button", { name: "Réessayer" }).press("Enter");
  await drawer.getByLabel("Entreprise", { exact: true }).waitFor();
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "detached" });
  await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
});

test("a page whose part is gone with a new build reloads itself once, unless something is typed on it", async () => {
  const { page } = await site.visitAs(person, "phone");
  let loads = 0;
  page.on("request", (request) => void (request.isNavigationRequest() && loads++));
  await cutOff(page, /assets\/customer-form-/);
  const buildAgain = (name: string) =>
    page.route(`${site.address}/`, (route) => route.fulfill({ body: `<script src="/assets/index-${name}.js">` }));
  await buildAgain("newer");
  await page.goto(`/etape/${projectId}/estimation`);
  // The reload may come before the press or during it, when the browser was idle: the menu is then closed again.
  await headMenu(page).click();
  const item = page.getByRole("menuitem", { name: "Modifier le client" });
  await item.click({ timeout: 5_000 }).catch(() => {});
  const drawer = page.getByRole("dialog", { name: "Ton client" });
  const retry = drawer.getByRole("button", { name: "Réessayer" });
  // What fails before the page watches for a new build is found by the next try.
  const tryAgain = async () => {
    if (loads < 2 && (await retry.isVisible())) await retry.click({ timeout: 1_000 }).catch(() => {});
    return loads;
  };
  await expect.poll(tryAgain).toBe(2);
  // A press that came after the reload has opened the sheet already.
  await page.waitForLoadState();
  if (!(await drawer.isVisible())) await edit(page, "client");
  await drawer.getByText(NOT_LOADED).waitFor();

  await drawer.getByRole("button", { name: "Fermer" }).click();
  await page.getByPlaceholder("Ajouter une tâche").fill("Peindre");
  await buildAgain("newest");
  await edit(page, "client");
  await drawer.getByRole("button", { name: "Réessayer" }).click();
  await page.getByText("Établi vient d'être mis à jour").waitFor();
  expect(await page.getByPlaceholder("Ajouter une tâche").inputValue()).toBe("Peindre");
  expect(loads).toBe(2);
});

test("a drawer opens at once, while its form is being loaded", async () => {
  const { page } = await site.visitAs(person, "phone");
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
  await page.route(/assets\/customer-form-/, (route) => isReleased.then(() => route.continue()));
  await page.goto(`/etape/${projectId}/estimation`);
  await edit(page, "client");
  const drawer = page.getByRole("dialog", { name: "Ton client" });
  await drawer.getByText("Chargement…").waitFor();
  release();
  await drawer.getByLabel("Entreprise", { exact: true }).waitFor();
});

test("a menu that could not be loaded is loaded by trying again", { timeout: 90_000 }, async () => {
  const { page, look } = await site.visitAs(person, "phone");
  const letThrough = await cutOff(page, /assets\/row-menu-popup-/);
  await open(page, `/etape/${projectId}/estimation`);
  await page.getByRole("button", { name: "Actions sur « Dépose »" }).click();
  await page.getByText(NOT_LOADED).waitFor();
  await look("on-demand-menu-failed");
  await letThrough();
  await page.getByRole("button", { name: "Réessayer" }).click();
  await page.getByRole("menuitem", { name: "Descendre" }).click();
  await page.getByRole("menuitem").waitFor({ state: "detached" });
  await expect.poll(() => page.getByLabel("Tâche", { exact: true }).first().inputValue()).toBe("Pose");
  await page.getByRole("button", { name: "Actions sur « Pose »" }).click();
  await page.getByRole("menuitem", { name: "Descendre" }).click();
  await expect.poll(() => page.getByLabel("Tâche", { exact: true }).first().inputValue()).toBe("Dépose");
});

test("a menu is opened by keys and left by Escape or a tap beside it", { timeout: 90_000 }, async () => {
  const { page, faults } = await site.visitAs(person, "desktop");
  await open(page, `/etape/${projectId}/estimation`);
  const isFocused = (element: Locator) => element.evaluate((one) => one === document.activeElement);
  const button = page.getByRole("button", { name: "Actions sur « Dépose »" });
  const items = page.getByRole("menuitem");
  for (const key of ["Enter", "ArrowDown"]) {
    await button.press(key);
    await expect.poll(() => isFocused(items.first()), { message: key }).toBe(true);
    await expect.poll(() => button.getAttribute("aria-expanded"), { message: key }).toBe("true");
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => isFocused(items.nth(1)), { message: key }).toBe(true);
    await page.keyboard.press("Escape");
    await items.first().waitFor({ state: "detached" });
    await expect.poll(() => isFocused(button), { message: key }).toBe(true);
  }
  await button.click();
  await items.first().waitFor();
  await page.mouse.click(20, 20);
  await items.first().waitFor({ state: "detached" });
  await expect.poll(() => button.getAttribute("aria-expanded")).toBe("false");
  expect(faults).toEqual([]);
});

test("Escape closes a drawer over the assistant's panel, then the panel", { timeout: 90_000 }, async () => {
  for (let count = 1; count <= 8; count++) {
    const { session } = (await person.call("GET", "/api/assistant/session?fresh=true")).json;
    const message = `Combien ai-je facturé ? (${count})`;
    await person.call("POST", "/api/assistant/chat", { message, history: [], sessionId: session.id });
  }
  const { page } = await site.visitAs(person, "desktop");
  await open(page, `/etape/${projectId}/estimation`);
  await page.getByRole("button", { name: "Ouvrir l'assistant" }).click();
  const panel = page.getByRole("region", { name: "Assistant" });
  await panel.getByRole("button", { name: "Toutes" }).click();
  const drawer = page.getByRole("dialog", { name: "Conversations" });
  await drawer.waitFor();
  await page.keyboard.press("Escape");
  await drawer.waitFor({ state: "detached" });
  expect(await panel.isVisible()).toBe(true);
  await page.keyboard.press("Escape");
  await panel.waitFor({ state: "detached" });
});
