import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Person } from "../test-app.ts";
import type { Site } from "./site.ts";
import { SIZE_NAMES, openSite } from "./site.ts";

// With the keyboard alone: the palette leads everywhere, and the list of keys says how.

let site: Site;
let person: Person;
let projectId: string;

beforeAll(async () => {
  site = await openSite();
  person = await site.product.signUp("claire@example.org");
  const { json } = await person.call("POST", "/api/projects", {
    name: "Escalier en chêne",
    start_date: "2026-11-02",
    client_info: { company: "Menuiserie Roux", first_name: "Claire", last_name: "Roux", email: "claire@roux.fr" },
  });
  projectId = json.project.id;
});
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

test.each(SIZE_NAMES)("on a %s, Ctrl+K finds a project with a typo and opens it", async (size) => {
  const { page, look, faults } = await site.visitAs(person, size);
  await page.goto("/app/projects");
  await page.getByText("Escalier en chêne").waitFor();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Chercher" }).waitFor();
  await look("palette-empty");
  await page.keyboard.type("escallier");
  await page.getByRole("option", { name: /Escalier en chêne/ }).waitFor();
  await look("palette-found");
  await page.keyboard.press("Enter");
  await page.waitForURL(`**/etape/${projectId}/estimation`);
  await page.getByRole("navigation", { name: "Étapes du projet" }).waitFor();
  await look("project-steps");
  expect(faults).toEqual([]);
});

test("the palette goes to a page and an action, and opens a customer", async () => {
  const { page } = await site.visitAs(person, "desktop");
  await page.goto("/app/projects");
  await page.getByText("Escalier en chêne").waitFor();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("nouveau proj");
  await page.getByRole("option", { name: "Nouveau projet" }).waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/project/new");
  await page.getByLabel("Nom du projet").waitFor();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("reglages");
  await page.getByRole("option", { name: /^Réglages/ }).waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/app/settings");
  await page.keyboard.press("Control+k");
  await page.keyboard.type("menuiserie");
  await page.getByRole("option", { name: /^Menuiserie Roux/ }).click();
  await page.getByRole("dialog", { name: "Menuiserie Roux" }).waitFor();
});

test("« ? » shows the keys, Escape closes them, and typing « ? » in a field does not", async () => {
  const { page, look } = await site.visitAs(person, "desktop");
  await page.goto("/app/projects");
  await page.getByText("Escalier en chêne").waitFor();
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "Raccourcis clavier" }).waitFor();
  await look("shortcut-list");
  await page.keyboard.press("Escape");
  await expect.poll(() => page.getByRole("dialog", { name: "Raccourcis clavier" }).count()).toBe(0);
  await page.keyboard.press("/");
  await page.getByLabel("Message à l'assistant").waitFor();
  await expect
    .poll(() => page.getByLabel("Message à l'assistant").evaluate((field) => field === document.activeElement))
    .toBe(true);
  await page.keyboard.type("?");
  expect(await page.getByLabel("Message à l'assistant").inputValue()).toBe("?");
  expect(await page.getByRole("dialog", { name: "Raccourcis clavier" }).count()).toBe(0);
});

test("« Nouveau devis » gives the order to the assistant", async () => {
  const { page } = await site.visitAs(person, "desktop");
  await page.goto("/app/projects");
  await page.getByText("Escalier en chêne").waitFor();
  await page.keyboard.press("Control+k");
  await page.keyboard.type("devis");
  await page.getByRole("option", { name: "Nouveau devis" }).waitFor();
  await page.keyboard.press("Enter");
  await page.getByRole("log", { name: "Messages" }).getByText("Fais le devis").waitFor();
});

test("on the page of a project, the palette begins with what can be done with it", async () => {
  const { page, look } = await site.visitAs(person, "desktop");
  await page.goto(`/etape/${projectId}/estimation`);
  await page.getByRole("heading", { level: 1, name: "Escalier en chêne" }).waitFor();
  await page.keyboard.press("Control+k");
  await page.getByText("Ce projet : Escalier en chêne").waitFor();
  await look("palette-of-a-project");
  expect(await page.getByRole("listbox").getByRole("option").first().innerText()).toBe("Faire son devis");
  await page.keyboard.type("facturer");
  await page.getByRole("option", { name: "Facturer ce projet" }).waitFor();
});
