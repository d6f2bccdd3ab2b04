import { weekOf } from "#domain/planning/planning.ts";
import { addDays } from "#domain/shared/calendar-date.ts";
import type { Person } from "#test/test-app.ts";
import { todayInFrance } from "#web/client/today.ts";
import type { Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { open, openSite } from "./site.ts";
import type { Site } from "./site.ts";

// A bar of the planning in a hand: a mouse, a finger, or keys.

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterEach(() => site.leaveAll());
afterAll(() => site.close());

const monday = addDays(weekOf(todayInFrance())[0] ?? "", 7);
const wednesday = addDays(monday, 2);

type Dates = { start_date: string | null; end_date: string | null };

async function openPlanned(email: string, hasTouch = false) {
  const person = await site.product.signUp(email);
  const client_info = { last_name: "Roux", kind: "person" };
  const body = { name: "Toiture", client_info, start_date: monday, end_date: addDays(monday, 1) };
  const { id } = (await person.call("POST", "/api/projects", body)).json.project;
  const visit = await site.visitAs(person, "desktop", { hasTouch });
  await open(visit.page, "/app/timeline");
  const bar = visit.page.getByRole("link", { name: /^Toiture/ }).first();
  await bar.waitFor();
  return { ...visit, bar, dates: () => datesOf(person, id) };
}

async function datesOf(person: Person, id: string): Promise<Dates> {
  const { start_date, end_date } = (await person.call("GET", `/api/projects/${id}`)).json.project;
  return { start_date, end_date };
}

// The middle of the part of a bar over a day, and the same place over another day.
async function wayOf(page: Page, bar: Locator, from: string, to: string) {
  const middleOf = async (day: string) => {
    const box = await page.locator(`[data-day="${day}"]`).boundingBox();
    return (box?.x ?? 0) + (box?.width ?? 0) / 2;
  };
  const box = await bar.boundingBox();
  const y = (box?.y ?? 0) + (box?.height ?? 0) / 2;
  return { y, from: await middleOf(from), to: await middleOf(to) };
}

async function dragByMouse(page: Page, bar: Locator): Promise<void> {
  const { y, from, to } = await wayOf(page, bar, monday, wednesday);
  await page.mouse.move(from, y);
  await page.mouse.down();
  await page.mouse.move(to, y, { steps: 8 });
  await page.mouse.up();
}

async function dragByTouch(page: Page, bar: Locator): Promise<void> {
  const { y, from, to } = await wayOf(page, bar, monday, wednesday);
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: x === undefined ? [] : [{ x, y }] });
  await touch("touchStart", from);
  for (let step = 1; step <= 8; step++) await touch("touchMove", from + ((to - from) * step) / 8);
  await touch("touchEnd");
}

async function dragByKeys(page: Page, bar: Locator): Promise<void> {
  await bar.focus();
  for (const key of ["ArrowRight", "ArrowRight", "Enter"]) await page.keyboard.press(key);
}

const twoDaysLater = { start_date: wednesday, end_date: addDays(wednesday, 1) };

test.each([
  ["mouse", dragByMouse],
  ["touch", dragByTouch],
  ["keys", dragByKeys],
])("a bar moved two days to the right by %s is a project two days later", { timeout: 90_000 }, async (name, drag) => {
  const { page, bar, dates, faults } = await openPlanned(`drag-${name}@example.org`, name === "touch");
  await drag(page, bar);
  await expect.poll(dates).toEqual(twoDaysLater);
  expect(new URL(page.url()).pathname).toBe("/app/timeline");
  await page.getByRole("button", { name: "Annuler" }).press("Enter");
  await expect.poll(dates).toEqual({ start_date: monday, end_date: addDays(monday, 1) });
  expect(faults).toEqual([]);
});

test("a bar whose right edge is drawn ends later", { timeout: 90_000 }, async () => {
  const { page, bar, dates } = await openPlanned("stretch@example.org");
  const box = await bar.boundingBox();
  const { y, to } = await wayOf(page, bar, monday, addDays(monday, 3));
  await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) - 4, y);
  await page.mouse.down();
  await page.mouse.move(to, y, { steps: 8 });
  await page.mouse.up();
  await expect.poll(dates).toEqual({ start_date: monday, end_date: addDays(monday, 3) });
});

test("a bar stretched by keys onto a Saturday is saved with a remark", { timeout: 90_000 }, async () => {
  const { page, bar, dates } = await openPlanned("stretch-keys@example.org");
  await bar.focus();
  for (let day = 0; day < 4; day++) await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Enter");
  await expect.poll(dates).toEqual({ start_date: monday, end_date: addDays(monday, 5) });
  await page.getByText(/finit un (samedi|jour férié)/).waitFor();
});

test("a bar left by Escape stays where it was", { timeout: 90_000 }, async () => {
  const { page, bar, dates } = await openPlanned("escape@example.org");
  await bar.focus();
  await page.keyboard.press("ArrowRight");
  await page.getByRole("status").filter({ hasText: "Toiture" }).waitFor({ state: "attached" });
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  expect(await dates()).toEqual({ start_date: monday, end_date: addDays(monday, 1) });
});
