import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { Person } from "../test-app.ts";
import { keepPicture } from "./inspect.ts";
import type { Site } from "./site.ts";
import { openSite } from "./site.ts";

// The customer of a project is edited from its steps, and long words stay inside the document's page. Checked on a
// phone and on a desktop, light and dark. SCREENSHOTS names a folder for pictures.

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterEach(() => site.leaveAll());
afterAll(() => site?.close());

type Screen = [name: string, width: number, height: number, theme: "light" | "dark"];

const SCREENS: Screen[] = [
  ["phone, light", 390, 844, "light"],
  ["desktop, dark", 1280, 860, "dark"],
];
const LONG_WORD = "W".repeat(80);
const CLIENT = {
  company: "Menuiserie Roux",
  first_name: "Claire",
  last_name: "Roux",
  email: "claire@roux.fr",
  address: { line1: "8 quai des Bois", postal_code: "38000", city: "Grenoble" },
};

type OpenedProject = { page: Page; person: Person; id: string };

async function openProject(screen: Screen, name: string, client: object): Promise<OpenedProject> {
  const [, width, height, colorScheme] = screen;
  const person = await site.product.signUp();
  const body = { name, start_date: "2026-12-01", client_info: client };
  const { project } = (await person.call("POST", "/api/projects", body)).json;
  await person.call("POST", `/api/projects/${project.id}/tasks`, { title: name, estimate_h: 4 });
  await person.call("PATCH", `/api/projects/${project.id}/estimation`, { hours: 4, rate: 45 });
  const { page } = await site.visitAs(person, { width, height }, { colorScheme });
  return { page, person, id: project.id };
}

const picture = (page: Page, name: string) => keepPicture(page, name.replace(", ", "-"));

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

test.each(SCREENS)("a complete customer is edited from the project: %s", { timeout: 120_000 }, async (...screen) => {
  const { page, person, id } = await openProject(screen, "Escalier", CLIENT);
  await page.goto(`/etape/${id}/quote`);
  await page.getByRole("heading", { name: "Devis", exact: true }).waitFor();
  await picture(page, `step-${screen[0]}`);
  await page.getByRole("button", { name: "Modifier le client" }).click();
  await page.getByRole("dialog", { name: "Ton client" }).waitFor();
  await picture(page, `customer-${screen[0]}`);
  await page.getByLabel("Entreprise", { exact: true }).fill("Roux et filles");
  await page.getByRole("button", { name: "Enregistrer le client" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.getByText("Roux et filles – Claire Roux").waitFor();
  await page.locator("article").getByText("Roux et filles").waitFor();
  const { client_info } = (await person.call("GET", `/api/projects/${id}`)).json.project;
  expect(client_info).toMatchObject({ ...CLIENT, company: "Roux et filles", address: CLIENT.address });
});

test.each(SCREENS)("long words stay on the customer's page: %s", { timeout: 120_000 }, async (...screen) => {
  const client = { ...CLIENT, company: LONG_WORD, email: `${"w".repeat(60)}@${"w".repeat(60)}.fr` };
  const { page, person, id } = await openProject(screen, LONG_WORD, client);
  await page.goto(`/etape/${id}/quote`);
  await page.locator("article").waitFor();
  expect(await overflow(page), "the preview").toEqual({ outside: [], tooWide: 0 });
  await picture(page, `long-preview-${screen[0]}`);
  const { page_url } = (await person.call("POST", `/api/projects/${id}/quote`, {})).json;
  await page.goto(page_url);
  await page.locator("article").waitFor();
  expect(await overflow(page), "the public page").toEqual({ outside: [], tooWide: 0 });
  await picture(page, `long-page-${screen[0]}`);
});
