import { weekOf } from "#domain/planning/planning.ts";
import { monthName, shownMonth } from "#domain/planning/shown-weeks.ts";
import { addDays, addMonths } from "#domain/shared/calendar-date.ts";
import type { Person } from "#test/test-app.ts";
import { todayInFrance } from "#web/client/today.ts";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openPlanned } from "./bar-drags.ts";
import { open, openSite, SIZE_NAMES, waitUntilQuiet } from "./site.ts";
import type { Site } from "./site.ts";

// The planning: what is late, the week by day, free days, and what has no day yet.

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterEach(() => site.leaveAll());
afterAll(() => site.close());

const today = todayInFrance();

async function createProject(
  person: Person,
  name: string,
  dates: object,
  tasks: readonly string[] = [],
): Promise<string> {
  const client_info = { civility: "mme", last_name: name.slice(0, 4), kind: "person" };
  const { json } = await person.call("POST", "/api/projects", { name, client_info, ...dates });
  for (const title of tasks) await person.call("POST", `/api/projects/${json.project.id}/tasks`, { title });
  return json.project.id;
}

test.each(SIZE_NAMES)(
  "a week shows its projects, what is late and what has no day, which two taps put on a free one: %s",
  { timeout: 120_000 },
  async (size) => {
    const person = await site.product.signUp(`planning-${size}@example.org`);
    const tasks = ["Couper l'eau", "Poser le ballon", "Mettre en service"];
    await createProject(person, "Chauffe-eau Roux", { start_date: today, end_date: addDays(today, 3) }, tasks);
    const lateDates = { start_date: addDays(today, -12), end_date: addDays(today, -9) };
    await createProject(person, "Toiture Petit", lateDates, ["Poser les tuiles"]);
    await createProject(person, "Salle de bain Martin", { start_date: addDays(today, 30) });
    const undatedId = await createProject(person, "Radiateurs Durand", {});
    const { page, lookInTurn: look, faults } = await site.visitAs(person, size);
    if (size === "desktop") {
      // The home page opens the days that late work may take.
      await open(page, "/app");
      await page.getByRole("link", { name: /Toiture Petit.*Replacer/ }).click();
      await page.getByRole("group", { name: "Jours libres pour « Toiture Petit »" }).waitFor();
    }
    await open(page, "/app/timeline");
    if (size === "phone") {
      // A phone opens on the day: what may be put on it stands under it.
      await page.getByRole("button", { name: "Mettre ce jour-là « Radiateurs Durand »" }).waitFor();
      await look("planning-day");
      await page.getByText("Semaine", { exact: true }).click();
    }
    await page.getByRole("heading", { name: "En retard" }).waitFor();
    await page.getByText(/Devait commencer le/).waitFor();
    await page.getByRole("heading", { name: "Ensuite" }).waitFor();
    await look("planning-week");
    if (size === "phone") {
      const days = page.getByRole("list", { name: "Jours de la semaine" });
      await days
        .getByRole("link", { name: /^Chauffe-eau Roux/ })
        .first()
        .waitFor();
      // What is to be done stands on the day alone.
      expect(await page.getByRole("checkbox", { name: "Couper l'eau" }).count()).toBe(0);
      await page.getByText("Jour", { exact: true }).click();
    }
    await page.getByRole("checkbox", { name: "Couper l'eau" }).click();
    const doneOf = async (): Promise<number> => {
      const { projects } = (await person.call("GET", "/api/projects")).json;
      return projects.reduce((sum: number, { tasks_done }: { tasks_done: number }) => sum + tasks_done, 0);
    };
    await expect.poll(doneOf).toBe(1);
    if (size === "phone") await page.getByText("Semaine", { exact: true }).click();
    await page.getByRole("button", { name: "Placer « Radiateurs Durand »" }).click();
    const days = page.getByRole("group", { name: "Jours libres pour « Radiateurs Durand »" });
    await days.getByRole("button").first().click();
    const startOf = async () => (await person.call("GET", `/api/projects/${undatedId}`)).json.project.start_date;
    await expect.poll(startOf).not.toBeNull();
    await expect.poll(() => page.getByRole("heading", { name: "Sans date" }).count()).toBe(0);
    await page.getByRole("button", { name: "Changer la date « Toiture Petit »" }).click();
    await page
      .getByRole("group", { name: /Toiture Petit/ })
      .getByRole("button")
      .first()
      .click();
    await expect.poll(() => page.getByRole("heading", { name: "En retard" }).count()).toBe(0);
    await page.getByRole("button", { name: "Semaine d'après" }).click();
    if (size === "phone")
      await page
        .getByText(/^Libre/)
        .first()
        .waitFor();
    await page.getByRole("button", { name: "Aujourd'hui" }).click();
    if (size === "desktop") {
      await page.getByText("Jour", { exact: true }).click();
      await page.getByRole("checkbox", { name: "Poser le ballon" }).waitFor();
      await page.getByRole("button", { name: "Démarrer le chronomètre : « Chauffe-eau Roux »" }).click();
      await page.getByRole("timer", { name: "Chronomètre" }).waitFor();
      await look("planning-day");
      await page.getByText("Mois", { exact: true }).click();
      await page
        .getByRole("link", { name: /Chauffe-eau Roux/ })
        .first()
        .waitFor();
      await look("planning-month");
    }
    expect(faults).toEqual([]);
  },
);

test("today on a phone has the address, the way there and the call", { timeout: 90_000 }, async () => {
  const person = await site.product.signUp("planning-today@example.org");
  const client_info = { civility: "mme", last_name: "Roux", kind: "person", phone: "06 11 22 33 44" };
  const body = { name: "Chauffe-eau", client_info, site_address: "3 rue des Lilas, 69003 Lyon", start_date: today };
  await person.call("POST", "/api/projects", { ...body, end_date: addDays(today, 2) });
  const { page, look, faults } = await site.visitAs(person, "phone");
  await open(page, "/app/timeline");
  await page.getByText("3 rue des Lilas, 69003 Lyon").waitFor();
  const way = await page.getByRole("link", { name: /^Y aller/ }).getAttribute("href");
  expect(new URL(way ?? "").searchParams.get("query")).toBe("3 rue des Lilas, 69003 Lyon");
  expect(await page.getByRole("link", { name: /^Appeler/ }).getAttribute("href")).toBe("tel:+33611223344");
  await look("planning-today");
  await page.getByText("Mois", { exact: true }).click();
  const chosenDay = page.getByRole("group", { name: "Jours du mois" }).getByRole("button", { pressed: true });
  expect(await chosenDay.textContent()).toContain("1 chantier");
  await look("planning-month");
  await page.getByText("Jour", { exact: true }).click();
  await page.getByRole("button", { name: "Démarrer le chronomètre : « Chauffe-eau »" }).waitFor();
  await page.getByRole("button", { name: "Jour d'avant" }).click();
  await expect.poll(() => page.locator("[data-day]").getByText("Chauffe-eau").count()).toBe(0);
  await look("planning-day-empty");
  await page.getByRole("button", { name: "Voir le planning dans mon agenda" }).click();
  await page.getByRole("button", { name: "Créer mon lien" }).click();
  const address = await page.getByLabel("Adresse à donner à ton agenda").inputValue();
  expect((await page.request.get(new URL(address).pathname)).headers()["content-type"]).toContain("text/calendar");
  await look("planning-calendar");
  expect(faults).toEqual([]);
});

test("a project is drawn once while another month is read", { timeout: 90_000 }, async () => {
  const person = await site.product.signUp("planning-once@example.org");
  const monday = weekOf(today)[0] ?? today;
  // It began before the week that is read first.
  await createProject(person, "Salle de bain", { start_date: addDays(monday, -3), end_date: addDays(monday, 8) });
  const { page } = await site.visitAs(person, "desktop");
  await open(page, "/app/timeline");
  const bars = page.locator("[data-bar]");
  await bars.first().waitFor();
  const holds: (() => void)[] = [];
  await page.route(/starts_before/, async (route) => {
    await new Promise<void>((resolve) => holds.push(resolve));
    await route.continue();
  });
  await page.getByText("Mois", { exact: true }).click();
  await page.getByRole("button", { name: "Mois d'avant" }).click();
  await page.getByRole("button", { name: "Aujourd'hui" }).click();
  await expect.poll(() => holds.length).toBeGreaterThan(0);
  // How many of its weeks are on screen is for the day of the month to say.
  const countsOfWeeks = () =>
    page
      .locator("li:has(> [data-bar])")
      .evaluateAll((weeks) => weeks.map((week) => week.querySelectorAll("[data-bar]").length));
  expect(new Set(await countsOfWeeks())).toEqual(new Set([1]));
  for (const release of holds) release();
  await waitUntilQuiet(page);
  expect(new Set(await countsOfWeeks())).toEqual(new Set([1]));
});

test("the months of a phone are named inside its width", { timeout: 90_000 }, async () => {
  const person = await site.product.signUp("planning-months@example.org");
  await createProject(person, "Chauffe-eau Roux", { start_date: today, end_date: today });
  const { page } = await site.visitAs(person, "phone");
  await open(page, "/app/timeline");
  await page.getByText("Mois", { exact: true }).click();
  let month = shownMonth(today, today);
  for (let count = 0; count < 4; count++) {
    await page.getByRole("heading", { name: monthName(month), exact: true }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await page.getByRole("button", { name: "Mois d'après" }).click();
    month = addMonths(month, 1);
  }
});

test("a tick of the planning never shows its old state again while it is saved", { timeout: 90_000 }, async () => {
  const person = await site.product.signUp("planning-tick@example.org");
  await createProject(person, "Chauffe-eau Roux", { start_date: today, end_date: today }, ["Couper l'eau"]);
  const { page } = await site.visitAs(person, "phone");
  await page.route(/\/tasks/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await open(page, "/app/timeline");
  const box = page.getByRole("checkbox", { name: "Couper l'eau" });
  await box.waitFor();
  const shownStates = await box.evaluate(async (input: HTMLInputElement) => {
    input.click();
    const states: boolean[] = [];
    const start = performance.now();
    while (performance.now() - start < 2_000) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      states.push(input.checked);
    }
    return states;
  });
  expect(shownStates.length).toBeGreaterThan(0);
  expect(shownStates.every(Boolean)).toBe(true);
});

test("a right click on a bar opens its menu", { timeout: 90_000 }, async () => {
  const { page, bar, faults } = await openPlanned(site, "right-click@example.org");
  await bar.click({ button: "right" });
  await page.getByRole("menuitem", { name: "Déplacer…" }).waitFor();
  await page.getByRole("menuitem", { name: "Ouvrir le projet" }).click();
  await page.getByRole("heading", { name: "Toiture" }).first().waitFor();
  expect(faults).toEqual([]);
});

test("the count of late projects leads to where they wait for a day", { timeout: 90_000 }, async () => {
  const person = await site.product.signUp("planning-late@example.org");
  await createProject(person, "Toiture Petit", { start_date: addDays(today, -12), end_date: addDays(today, -9) });
  const { page, look, faults } = await site.visitAs(person, "phone");
  await open(page, "/app/timeline");
  await page.getByRole("button", { name: "1 en retard" }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("En retard");
  await look("planning-late");
  expect(faults).toEqual([]);
});

test("work that has started is offered other ends on a phone", { timeout: 90_000 }, async () => {
  const person = await site.product.signUp("planning-end@example.org");
  const tasks = ["Déposer", "Couvrir"];
  const id = await createProject(
    person,
    "Toiture",
    { start_date: addDays(today, -1), end_date: addDays(today, 3) },
    tasks,
  );
  const { page, look, faults } = await site.visitAs(person, "phone");
  await open(page, "/app/timeline");
  await page.getByText("Semaine", { exact: true }).click();
  await page.getByRole("button", { name: "Actions sur « Toiture »" }).first().click();
  await page.getByRole("menuitem", { name: "Ouvrir le projet" }).waitFor();
  await page.getByRole("menuitem", { name: "Déplacer…" }).click();
  const sheet = page.getByRole("dialog", { name: "Déplacer « Toiture »" });
  await sheet.getByRole("button", { name: /^Finir une semaine plus tard/ }).click();
  await look("planning-end");
  await sheet.getByRole("button", { name: /^Finir le / }).click();
  const endOf = async () => (await person.call("GET", `/api/projects/${id}`)).json.project.end_date;
  await expect.poll(endOf).toBe(addDays(today, 10));
  expect(faults).toEqual([]);
});

test("an empty planning leads to a first project", { timeout: 90_000 }, async () => {
  const person = await site.product.signUp("planning-empty@example.org");
  const { page, look } = await site.visitAs(person, "both");
  await open(page, "/app/timeline");
  await look("planning-empty");
  await page.getByRole("link", { name: "Planifier un premier projet" }).click();
  await page.getByRole("heading", { name: "Nouveau projet" }).waitFor();
});
