import { weekOf } from "#domain/planning/planning.ts";
import { addDays } from "#domain/shared/calendar-date.ts";
import type { Person } from "#test/test-app.ts";
import { todayInFrance } from "#web/client/today.ts";
import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";
import type { Site } from "./site.ts";
import { open } from "./site.ts";

/** The Monday of next week. */
export const monday = addDays(weekOf(todayInFrance())[0] ?? "", 7);
/** The Wednesday after it. */
export const wednesday = addDays(monday, 2);

/** Goes forward until a day is on screen. `step`: the button that does, by its name. */
export async function goTo(page: Page, day: string, step: "Semaine d'après" | "Jour d'après"): Promise<void> {
  const firstDay = async () => (await page.locator("[data-day]").first().getAttribute("data-day")) ?? "";
  const isShown = async () => (await page.locator(`[data-day="${day}"]`).count()) > 0;
  // A view that was just chosen is drawn a moment later.
  await page.getByRole("button", { name: step }).waitFor();
  for (let shownDay = await firstDay(); !(await isShown()) && shownDay <= day; shownDay = await firstDay()) {
    await page.getByRole("button", { name: step }).click();
    await expect.poll(firstDay).not.toBe(shownDay);
  }
  expect(await isShown()).toBe(true);
}

/** The middle of the part of a bar over a day, and the same place over another day. */
export async function wayOf(page: Page, bar: Locator, from: string, to: string) {
  const middleOf = async (day: string) => {
    const box = await page.locator(`[data-day="${day}"]`).boundingBox();
    return (box?.x ?? 0) + (box?.width ?? 0) / 2;
  };
  const box = await bar.boundingBox();
  const y = (box?.y ?? 0) + (box?.height ?? 0) / 2;
  return { y, from: await middleOf(from), to: await middleOf(to) };
}

/** Carries a bar from Monday to Wednesday with a mouse. */
export async function dragByMouse(page: Page, bar: Locator): Promise<void> {
  const { y, from, to } = await wayOf(page, bar, monday, wednesday);
  await page.mouse.move(from, y);
  await page.mouse.down();
  await page.mouse.move(to, y, { steps: 8 });
  await page.mouse.up();
}

/** Carries a bar from Monday to Wednesday with a finger. */
export async function dragByTouch(page: Page, bar: Locator): Promise<void> {
  const { y, from, to } = await wayOf(page, bar, monday, wednesday);
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: x === undefined ? [] : [{ x, y }] });
  await touch("touchStart", from);
  for (let step = 1; step <= 8; step++) await touch("touchMove", from + ((to - from) * step) / 8);
  await touch("touchEnd");
}

/** Carries a bar two days to the right with keys. */
export async function dragByKeys(page: Page, bar: Locator): Promise<void> {
  await bar.focus();
  for (const key of ["ArrowRight", "ArrowRight", "Enter"]) await page.keyboard.press(key);
}

/** A finger that rests on the project takes it, and lays it on another day of the list. */
export async function dragByHeldTouch(page: Page, bar: Locator): Promise<void> {
  await carryByHeldTouch(page, bar, page.locator(`[data-day="${wednesday}"]`), "« Toiture » : mer.");
}

/** A finger that rests on something takes it to another place. `words`: what is said of it meanwhile. */
export async function carryByHeldTouch(page: Page, from: Locator, to: Locator, words: string): Promise<void> {
  const { x, y } = await middleOf(from);
  const end = await middleOf(to);
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", toY?: number) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: toY === undefined ? [] : [{ x, y: toY }] });
  await touch("touchStart", y);
  await waitUntilTaken(page, words);
  for (let step = 1; step <= 8; step++) await touch("touchMove", y + ((end.y - y) * step) / 8);
  await page.getByRole("status").filter({ hasText: words }).waitFor();
  await touch("touchEnd");
}

/**
 * Waits until the page says that it carries what the finger rests on, named as `words` begin. A finger that moves
 * before would scroll.
 */
export async function waitUntilTaken(page: Page, words: string): Promise<void> {
  const [name = ""] = words.split(" :");
  await page.locator("p[role=status]").filter({ hasText: name }).waitFor({ state: "attached" });
}

/** The middle of something on screen. */
export async function middleOf(place: Locator): Promise<{ x: number; y: number }> {
  const box = await place.boundingBox();
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
}

type Dates = { start_date: string | null; end_date: string | null };

/** Opens the planning of somebody whose « Toiture » is planned next Monday and Tuesday. */
export async function openPlanned(site: Site, email: string, hasTouch = false, size: "phone" | "desktop" = "desktop") {
  const person = await site.product.signUp(email);
  const client_info = { last_name: "Roux", kind: "person" };
  const body = { name: "Toiture", client_info, start_date: monday, end_date: addDays(monday, 1) };
  const { id } = (await person.call("POST", "/api/projects", body)).json.project;
  const visit = await site.visitAs(person, size, { hasTouch });
  await open(visit.page, "/app/timeline");
  if (size === "phone") {
    await visit.page.getByText("Semaine", { exact: true }).click();
    await goTo(visit.page, wednesday, "Semaine d'après");
  }
  const bar = visit.page.getByRole("link", { name: /^Toiture/ }).first();
  await bar.waitFor();
  return { ...visit, bar, dates: () => datesOf(person, id) };
}

/** The dates of a project as the server has them. */
export async function datesOf(person: Person, id: string): Promise<Dates> {
  const { start_date, end_date } = (await person.call("GET", `/api/projects/${id}`)).json.project;
  return { start_date, end_date };
}

type Point = { x: number; y: number };

/** Carries what is under a point to another one by mouse. `look`: what is done while it is in hand. */
export async function carryByMouse(page: Page, from: Point, to: Point, look?: () => Promise<unknown>): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await look?.();
  await page.mouse.up();
}
