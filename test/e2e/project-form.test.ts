import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Person } from "../test-app.ts";
import { edit } from "./head-menu.ts";
import { keepPicture } from "./inspect.ts";
import type { Site } from "./site.ts";
import { follow, open, openSite, SIZES } from "./site.ts";

// What is known of a project and of its customer is changed from any of its steps. Long words stay inside the page of a
// document.

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

const LONG_WORD = "W".repeat(80);
const CLIENT = {
  company: "Menuiserie Roux",
  first_name: "Claire",
  last_name: "Roux",
  email: "claire@roux.fr",
  address: { line1: "8 quai des Bois", postal_code: "38000", city: "Grenoble" },
};

async function createProject(name: string, client_info: object): Promise<{ person: Person; id: string }> {
  const person = await site.product.signUp();
  const body = { name, start_date: "2026-12-01", client_info };
  const { project } = (await person.call("POST", "/api/projects", body)).json;
  await person.call("POST", `/api/projects/${project.id}/tasks`, { title: name, estimate_h: 4 });
  await person.call("PATCH", `/api/projects/${project.id}/estimation`, { hours: 4, rate: 45 });
  return { person, id: project.id };
}

test("a project is changed from its page", { timeout: 120_000 }, async () => {
  const { person, id } = await createProject("Escalier", { kind: "person", first_name: "Léa", last_name: "Arc" });
  const { page, look } = await site.visitAs(person, "both");
  await open(page, `/etape/${id}/estimation`);
  await edit(page, "projet");
  const drawer = page.getByRole("dialog", { name: "Ton projet" });
  await drawer.getByLabel("Nom du projet").fill("Escalier tournant");
  await drawer.getByLabel("Date de fin", { exact: true }).fill("1 janvier 2020");
  await drawer.getByRole("button", { name: "Enregistrer le projet" }).click();
  await drawer.getByText("La fin ne peut pas être avant le début").waitFor();
  await drawer.getByLabel("Date de fin", { exact: true }).fill("bientôt");
  await drawer.getByRole("button", { name: "Enregistrer le projet" }).click();
  await drawer.getByText("Je n'ai pas reconnu cette date.").waitFor();
  await look("project-form");
  await drawer.getByLabel("Date de début", { exact: true }).fill("");
  await drawer.getByLabel("Date de fin", { exact: true }).fill("24 décembre 2026");
  await drawer.getByRole("button", { name: "Enregistrer le projet" }).click();
  await drawer.waitFor({ state: "detached" });
  await page.getByRole("heading", { name: "Escalier tournant", level: 1 }).waitFor();
  await look("project-head");
  expect((await person.call("GET", `/api/projects/${id}`)).json.project).toMatchObject({
    name: "Escalier tournant",
    start_date: null,
    end_date: "2026-12-24",
    project_recurrence: "single",
    client_info: { last_name: "Arc" },
  });
});

test("a complete customer is edited from the project", { timeout: 120_000 }, async () => {
  const { person, id } = await createProject("Escalier", CLIENT);
  const { page } = await site.visitAs(person, "phone");
  await page.goto(`/etape/${id}/quote`);
  await page.getByRole("heading", { name: "Devis", exact: true }).waitFor();
  await edit(page, "client");
  const drawer = page.getByRole("dialog", { name: "Ton client" });
  await drawer.getByLabel("Entreprise", { exact: true }).waitFor();
  await keepPicture(page, "customer-phone");
  // The same drawer holds the form on a large screen.
  await page.setViewportSize(SIZES.desktop);
  await keepPicture(page, "customer-desktop");
  await drawer.getByLabel("Entreprise", { exact: true }).fill("Roux et filles");
  await drawer.getByRole("button", { name: "Enregistrer le client" }).click();
  await drawer.waitFor({ state: "detached" });
  await page.getByText("Roux et filles – Claire Roux").waitFor();
  await page.locator("article").getByText("Roux et filles").waitFor();
  const { client_info } = (await person.call("GET", `/api/projects/${id}`)).json.project;
  expect(client_info).toMatchObject({ ...CLIENT, company: "Roux et filles", address: CLIENT.address });
});

/** The texts that overflow a sheet at the right, and how much wider than the screen the page is. */
function overflow(page: Page) {
  return page.evaluate(() => {
    const sheet = document.querySelector("article")!;
    const { right } = sheet.getBoundingClientRect();
    const texts = [...sheet.querySelectorAll("*")].filter(
      (element) => element.getBoundingClientRect().right > right + 1,
    );
    return {
      outside: texts.map((element) => element.textContent),
      tooWide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    };
  });
}

test("long words stay on the customer's page", { timeout: 120_000 }, async () => {
  const client = { ...CLIENT, company: LONG_WORD, email: `${"w".repeat(60)}@${"w".repeat(60)}.fr` };
  const { person, id } = await createProject(LONG_WORD, client);
  const { page } = await site.visitAs(person, "phone");
  const expectWithin = async (name: string) => {
    await page.locator("article").waitFor();
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      await expect.poll(() => overflow(page), { message: `${name} on a ${size}` }).toEqual({ outside: [], tooWide: 0 });
      await keepPicture(page, `long-${name}-${size}`);
    }
    await page.setViewportSize(SIZES.phone);
  };
  await page.goto(`/etape/${id}/quote`);
  await expectWithin("preview");
  const { page_url } = (await person.call("POST", `/api/projects/${id}/quote`, {})).json;
  await follow(page, page_url);
  await expectWithin("page");
});
