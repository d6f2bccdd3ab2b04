import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { SENT_CUSTOMER } from "../demo-company.ts";
import { issuedInvoice } from "../issued-invoice.ts";
import type { Person } from "../test-app.ts";
import type { Site } from "./site.ts";
import { openSite } from "./site.ts";

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
    client_info: SENT_CUSTOMER,
  });
  projectId = json.project.id;
});
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

test("Ctrl+K finds a project with a typo and opens it", async () => {
  const { page, look, faults } = await site.visitAs(person, "both");
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

/** The projects on a large screen, with their keys at work. */
async function visitProjects() {
  const visit = await site.visitAs(person, "desktop");
  await visit.page.goto("/app/projects");
  await visit.page.getByText("Escalier en chêne").waitFor();
  return visit;
}

/** Types in the palette, and gives the option that it must find. */
async function findInPalette(page: Page, text: string, name: string | RegExp) {
  await page.keyboard.press("Control+k");
  await page.keyboard.type(text);
  const option = page.getByRole("option", { name });
  await option.waitFor();
  return option;
}

test("the palette carries out an action, goes to a page, opens a customer or an invoice", async () => {
  const { page, look } = await visitProjects();
  await findInPalette(page, "nouveau proj", "Nouveau projet");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/project/new");
  await page.getByLabel("Nom du projet").waitFor();
  await findInPalette(page, "reglages", /^Réglages/);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/app/settings");
  await page.getByRole("heading", { name: "Réglages" }).first().waitFor();
  await (await findInPalette(page, "menuiserie", /^Menuiserie Roux/)).click();
  await page.getByRole("heading", { level: 1, name: "Menuiserie Roux" }).waitFor();
  const { number, project_id } = await issuedInvoice(person, "Atelier");
  await findInPalette(page, number.toLowerCase().replace("-", " "), new RegExp(`^Facture ${number}`));
  await look("palette-number");
  await page.keyboard.press("Enter");
  await page.waitForURL(`**/etape/${project_id}/invoice`);
});

test("Enter before the answer opens what is found once it is known", async () => {
  const { page } = await visitProjects();
  await page.route("**/api/search**", async (route) => {
    await page.getByRole("option", { name: /^Demander/ }).waitFor();
    await route.continue();
  });
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Chercher" }).waitFor();
  await page.keyboard.type("menuiserie");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Menuiserie Roux" }).waitFor();
});

test("on a phone, one tap opens the search and another closes it", async () => {
  const { page, look } = await site.visitAs(person, "phone");
  for (const path of ["/app", "/app/projects", `/etape/${projectId}/work`]) {
    await page.goto(path);
    await page.getByRole("button", { name: "Chercher partout" }).click();
    await page.getByRole("combobox", { name: "Chercher" }).waitFor();
    await page.getByRole("button", { name: "Fermer" }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
  }
  await page.getByRole("button", { name: "Chercher partout" }).click();
  await page.getByRole("combobox", { name: "Chercher" }).fill("escalier");
  await page.getByRole("option", { name: /^Escalier en chêne/ }).waitFor();
  await look("palette-on-a-phone");
});

test("« ? » shows the keys, which Escape closes, but is text in a field", async () => {
  const { page, look } = await visitProjects();
  const keys = page.getByRole("dialog", { name: "Raccourcis clavier" });
  await page.keyboard.press("?");
  await keys.waitFor();
  await look("shortcut-list");
  await page.keyboard.press("Escape");
  await expect.poll(() => keys.count()).toBe(0);
  await page.getByRole("button", { name: "Ouvrir l'assistant" }).waitFor();
  await page.keyboard.press("/");
  await page.getByLabel("Message à l'assistant").waitFor();
  await expect
    .poll(() => page.getByLabel("Message à l'assistant").evaluate((field) => field === document.activeElement))
    .toBe(true);
  await page.keyboard.type("?");
  expect(await page.getByLabel("Message à l'assistant").inputValue()).toBe("?");
  expect(await keys.count()).toBe(0);
});

test("on the page of a project, the palette begins with what can be done with it", async () => {
  const { page, look } = await site.visitAs(person, "desktop");
  await page.goto(`/etape/${projectId}/estimation`);
  await page.getByRole("heading", { level: 1, name: "Escalier en chêne" }).waitFor();
  await page.keyboard.press("Control+k");
  await page.getByText("Ce projet : Escalier en chêne").waitFor();
  await look("palette-of-a-project");
  await expect.poll(() => page.getByRole("listbox").getByRole("option").first().innerText()).toBe("Faire son devis");
  await page.keyboard.type("facturer");
  await page.getByRole("option", { name: "Facturer ce projet" }).waitFor();
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
