import { weekOf } from "#domain/planning/planning.ts";
import { addDays } from "#domain/shared/calendar-date.ts";
import { todayInFrance } from "#web/client/today.ts";
import type { Locator, Page } from "playwright-core";

/** The Monday of next week. */
export const monday = addDays(weekOf(todayInFrance())[0] ?? "", 7);
/** The Wednesday after it. */
export const wednesday = addDays(monday, 2);

/** Goes forward until a day is on screen. `step`: the button that does, by its name. */
export async function goTo(page: Page, day: string, step: "Semaine d'après" | "Jour d'après"): Promise<void> {
  while ((await page.locator(`[data-day="${day}"]`).count()) === 0)
    await page.getByRole("button", { name: step }).click();
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
  const middleOf = async (place: Locator) => {
    const box = await place.boundingBox();
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  };
  const { x, y } = await middleOf(from);
  const end = await middleOf(to);
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", toY?: number) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: toY === undefined ? [] : [{ x, y: toY }] });
  await touch("touchStart", y);
  await page.waitForTimeout(500);
  for (let step = 1; step <= 8; step++) await touch("touchMove", y + ((end.y - y) * step) / 8);
  await page.getByRole("status").filter({ hasText: words }).waitFor();
  await touch("touchEnd");
}
