import { addDays } from "#domain/shared/calendar-date.ts";
import { join } from "#test/team.ts";
import { todayInFrance } from "#web/client/today.ts";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import {
  carryByHeldTouch,
  carryByMouse,
  dragByHeldTouch,
  dragByKeys,
  dragByMouse,
  dragByTouch,
  datesOf,
  goTo,
  middleOf,
  openPlanned,
  monday,
  waitUntilTaken,
  wayOf,
  wednesday,
} from "./bar-drags.ts";
import { open, openSite } from "./site.ts";
import type { Site } from "./site.ts";

// A bar of the planning in a hand: a mouse, a finger, or keys.

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterEach(() => site.leaveAll());
afterAll(() => site.close());

const twoDaysLater = { start_date: wednesday, end_date: addDays(wednesday, 1) };

test.each([
  ["mouse", "desktop", dragByMouse],
  ["touch", "phone", dragByHeldTouch],
  ["keys", "desktop", dragByKeys],
] as const)(
  "a bar moved two days by %s on a %s is a project two days later",
  { timeout: 90_000 },
  async (name, size, drag) => {
    const { page, bar, dates, faults } = await openPlanned(
      site,
      `drag-${name}-${size}@example.org`,
      name === "touch",
      size,
    );
    await drag(page, bar);
    await expect.poll(dates).toEqual(twoDaysLater);
    expect(new URL(page.url()).pathname).toBe("/app/timeline");
    await page.getByRole("button", { name: "Annuler" }).press("Enter");
    await expect.poll(dates).toEqual({ start_date: monday, end_date: addDays(monday, 1) });
    expect(faults).toEqual([]);
  },
);

test("a bar whose right edge is drawn ends later", { timeout: 90_000 }, async () => {
  const { page, bar, dates } = await openPlanned(site, "stretch@example.org");
  const box = await bar.boundingBox();
  const { y, to } = await wayOf(page, bar, monday, addDays(monday, 3));
  await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) - 4, y);
  await page.mouse.down();
  await page.mouse.move(to, y, { steps: 8 });
  await page.mouse.up();
  await expect.poll(dates).toEqual({ start_date: monday, end_date: addDays(monday, 3) });
});

test("a bar stretched by keys onto a Saturday is saved with a remark", { timeout: 90_000 }, async () => {
  const { page, bar, dates } = await openPlanned(site, "stretch-keys@example.org");
  await bar.focus();
  for (let day = 0; day < 4; day++) await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Enter");
  await expect.poll(dates).toEqual({ start_date: monday, end_date: addDays(monday, 5) });
  await page.getByText(/finit un (samedi|jour férié)/).waitFor();
});

test("a bar left by Escape stays where it was and its menu moves it", { timeout: 90_000 }, async () => {
  const { page, bar, dates, faults } = await openPlanned(site, "escape@example.org");
  await bar.focus();
  await page.keyboard.press("ArrowRight");
  await page.getByRole("status").filter({ hasText: "Toiture" }).waitFor({ state: "attached" });
  await page.keyboard.press("Escape");
  await page.keyboard.press("Tab");
  expect(await dates()).toEqual({ start_date: monday, end_date: addDays(monday, 1) });
  // A click opens its menu, and so does Enter.
  await bar.click();
  await page.getByRole("menuitem", { name: "Ouvrir le projet" }).waitFor();
  await page.keyboard.press("Escape");
  await expect.poll(() => page.getByRole("menu").count()).toBe(0);
  await bar.press("Enter");
  await page.getByRole("menuitem", { name: "Déplacer…" }).press("Enter");
  const sheet = page.getByRole("dialog", { name: "Déplacer « Toiture »" });
  await sheet.getByRole("button", { name: /^Décaler d'une semaine/ }).click();
  await sheet.getByRole("button", { name: /^Déplacer au/ }).click();
  await expect.poll(dates).toMatchObject({ start_date: addDays(monday, 7) });
  expect(faults).toEqual([]);
});

test("a bar carried to another row is given to somebody else", { timeout: 180_000 }, async () => {
  const owner = await site.product.signUp("rows-owner@example.org");
  for (const name of ["ali", "bea", "chloe"]) await join(site.product, owner, `${name}@example.org`, "worker");
  const { members } = (await owner.call("GET", "/api/team")).json;
  const idOf = (email: string): string =>
    members.find((member: { email: string }) => member.email === email)?.user_id ?? "";
  const [me, ali] = [idOf(owner.email), idOf("ali@example.org")];
  const create = async (name: string, from: string, to: string, people: string[], hours: number | null = null) => {
    const client_info = { last_name: "Roux", kind: "person" };
    const body = { name, client_info, start_date: from, end_date: to };
    const { id } = (await owner.call("POST", "/api/projects", body)).json.project;
    if (hours !== null) await owner.call("PATCH", `/api/projects/${id}/estimation`, { hours, rate: 45 });
    await owner.call("PUT", `/api/project-people/${id}`, { user_ids: people });
    return id;
  };
  const roofId = await create("Toiture", monday, wednesday, [me], 20);
  await create("Salle de bain", addDays(monday, 1), wednesday, [me], 12);
  await create("Chauffe-eau", addDays(monday, 3), addDays(monday, 4), [], 6);
  await create("Carrelage", monday, addDays(monday, 1), [ali], 10);
  const peopleOf = async (id: string) => (await owner.call("GET", `/api/project-people/${id}`)).json.people;
  const { page, look, faults } = await site.visitAs(owner, "desktop", { hasTouch: true });
  await open(page, "/app/timeline");
  await look("planning-team-all");
  await page.getByRole("radio", { name: "Équipe" }).check({ force: true });
  await page.getByRole("heading", { name: "À arranger" }).waitFor();
  await page.getByRole("list", { name: "Personnes" }).waitFor();
  await goTo(page, monday, "Semaine d'après");
  await look("planning-people-week");
  await page.getByText("Jour", { exact: true }).click();
  await goTo(page, addDays(monday, 1), "Jour d'après");
  await page.getByText(/^5\sh\s45 de trop$/).waitFor();
  await look("planning-people-day");
  await page.getByText("Semaine", { exact: true }).click();
  await page.getByRole("button", { name: "Semaine d'après" }).waitFor();
  const rowOf = (id: string) => page.locator(`[data-person="${id}"]`);
  const barIn = (id: string) => rowOf(id).getByRole("link", { name: /^Toiture/ });
  // By mouse, to Ali, with the same days.
  const from = await middleOf(barIn(me));
  await carryByMouse(page, from, { x: from.x, y: (await middleOf(rowOf(ali))).y });
  await expect.poll(() => peopleOf(roofId)).toEqual([ali]);
  expect(await datesOf(owner, roofId)).toEqual({ start_date: monday, end_date: wednesday });
  // By a finger that rests on it, back to the owner.
  const finger = await middleOf(barIn(ali));
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", y?: number) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: y === undefined ? [] : [{ x: finger.x, y }] });
  await touch("touchStart", finger.y);
  await waitUntilTaken(page, "« Toiture »");
  const { y: rowY } = await middleOf(rowOf(me));
  for (let step = 1; step <= 8; step++) await touch("touchMove", finger.y + ((rowY - finger.y) * step) / 8);
  await touch("touchEnd");
  await expect.poll(() => peopleOf(roofId)).toEqual([me]);
  // By keys, to Ali and a day later, then back by « Annuler ».
  await barIn(me).focus();
  for (const key of ["ArrowDown", "ArrowRight", "Enter"]) await page.keyboard.press(key);
  await expect.poll(() => peopleOf(roofId)).toEqual([ali]);
  await expect.poll(() => datesOf(owner, roofId)).toMatchObject({ start_date: addDays(monday, 1) });
  const newestUndo = page.getByText(/^«\sToiture\s» : mar\./).locator("xpath=following::button[text()='Annuler'][1]");
  await expect.poll(() => page.getByRole("button", { name: "Annuler" }).count()).toBe(1);
  await newestUndo.press("Enter");
  await expect.poll(() => peopleOf(roofId)).toEqual([me]);
  await expect.poll(() => datesOf(owner, roofId)).toEqual({ start_date: monday, end_date: wednesday });
  await page
    .getByRole("group", { name: "Salle de bain", exact: true })
    .getByRole("button", { name: /^Confier à/ })
    .click();
  await expect.poll(() => page.getByRole("heading", { name: "À arranger" }).count()).toBe(0);
  // What has no day is carried from the tray to a day of somebody.
  const body = { name: "Plancher", client_info: { last_name: "Roux", kind: "person" } };
  const trayId = (await owner.call("POST", "/api/projects", body)).json.project.id;
  await page.reload();
  await page.getByRole("radio", { name: "Équipe" }).check({ force: true });
  await goTo(page, monday, "Semaine d'après");
  const card = await middleOf(page.getByRole("listitem").filter({ hasText: "Plancher" }));
  const friday = await middleOf(rowOf(ali).locator(`[data-day="${addDays(monday, 4)}"]`));
  await carryByMouse(page, card, friday, () => look("planning-tray-carried"));
  await expect.poll(() => peopleOf(trayId)).toEqual([ali]);
  await expect.poll(() => datesOf(owner, trayId)).toMatchObject({ start_date: addDays(monday, 4) });
  await expect.poll(() => page.getByRole("heading", { name: /^À placer/ }).count()).toBe(0);
  // Days of rest of the company are drawn as public holidays are.
  await page.getByRole("button", { name: "Congés et fermetures" }).click();
  await page.getByRole("button", { name: "Ajouter des jours" }).click();
  await page.getByRole("button", { name: "Enregistrer" }).click();
  // Days are needed, a name is not.
  await page.getByText("Choisis un jour.").first().waitFor();
  await page.getByLabel("Nom", { exact: true }).fill("Pont");
  await page.getByLabel("Premier jour", { exact: true }).fill(wednesday);
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await page.getByRole("button", { name: "Modifier « Pont »" }).waitFor();
  await look("planning-closures");
  await page.getByRole("button", { name: "Fermer" }).click();
  await page.getByText(/^Bea, .*: jour sans travail \(Pont\)$/).waitFor();
  await look("planning-people-closed");
  await page.getByText("Mois", { exact: true }).click();
  await page.getByRole("button", { name: "Mois d'avant" }).waitFor();
  await look("planning-people-month");
  // All of a bar that is too narrow for handles moves.
  const narrow = await middleOf(rowOf(ali).getByRole("link", { name: /^Plancher/ }));
  const { x } = await middleOf(rowOf(ali).locator(`[data-day="${addDays(monday, 3)}"]`));
  await carryByMouse(page, narrow, { x, y: narrow.y });
  await expect.poll(() => datesOf(owner, trayId)).toMatchObject({ start_date: addDays(monday, 3) });
  expect(faults).toEqual([]);
});

test("a worker's phone shows first what is theirs and what nobody is on", { timeout: 120_000 }, async () => {
  const owner = await site.product.signUp("mine-owner@example.org");
  const worker = await join(site.product, owner, "mine-worker@example.org", "worker");
  const { members } = (await owner.call("GET", "/api/team")).json;
  const today = todayInFrance();
  for (const [name, role] of [
    ["Toiture du patron", "owner"],
    ["Chauffe-eau", "worker"],
    ["Carrelage", ""],
  ] as const) {
    const client_info = { last_name: "Roux", kind: "person" };
    const { id } = (await owner.call("POST", "/api/projects", { name, client_info, start_date: today })).json.project;
    const people = members
      .filter((member: { role: string }) => member.role === role)
      .map(({ user_id }: { user_id: string }) => user_id);
    await owner.call("PUT", `/api/project-people/${id}`, { user_ids: people });
  }
  const { page, look, faults } = await site.visitAs(worker, "phone");
  await open(page, "/app/timeline");
  await page.getByText("Chauffe-eau").waitFor();
  await page.getByText("Carrelage").waitFor();
  expect(await page.getByText("Toiture du patron").count()).toBe(0);
  await look("planning-mine");
  await page.getByLabel("Chantiers montrés").selectOption("all");
  await page.getByText("Toiture du patron").waitFor();
  await page.getByLabel("Chantiers montrés").selectOption("people");
  await page.getByRole("list", { name: "Personnes" }).waitFor();
  await look("planning-people-phone");
  expect(await page.getByRole("button", { name: /^Confier/ }).count()).toBe(0);
  const boss = await site.visitAs(owner, "phone", { hasTouch: true });
  await open(boss.page, "/app/timeline");
  await boss.page.getByLabel("Chantiers montrés").selectOption("people");
  await boss.page.getByRole("button", { name: "Confier « Carrelage »" }).click();
  await boss.page.getByRole("checkbox", { name: /^Mine-worker/ }).click();
  await boss.look("planning-assign-phone");
  await boss.page.getByRole("button", { name: "Enregistrer" }).click();
  await boss.page.getByText("« Carrelage » : Mine-worker").waitFor();
  const { user_id: ownId } = members.find((member: { role: string }) => member.role === "owner");
  const ownRow = boss.page.locator(`[data-person="${ownId}"]`);
  // A finger carries it to somebody else and its menu gives it other days.
  const tiles = boss.page.getByRole("link", { name: /^Carrelage/ });
  await carryByHeldTouch(boss.page, tiles, ownRow, "« Carrelage » : Mine-owner");
  await ownRow.getByRole("link", { name: /^Carrelage/ }).waitFor();
  await boss.page.getByLabel("Chantiers montrés").selectOption("all");
  const { json } = await owner.call("GET", "/api/projects");
  const tilingId = json.projects.find(({ name }: { name: string }) => name === "Carrelage").id;
  await boss.page.getByRole("button", { name: "Actions sur « Carrelage »" }).last().click();
  await boss.page.getByRole("menuitem", { name: "Déplacer…" }).click();
  await boss.page.getByRole("button", { name: /^Décaler d'une semaine/ }).click();
  await boss.page.getByRole("status").getByText(/^Le /).waitFor();
  await boss.look("planning-move-phone");
  await boss.page.getByRole("button", { name: /^Déplacer au / }).click();
  await expect.poll(() => datesOf(owner, tilingId)).toMatchObject({ start_date: addDays(today, 7) });
  expect(faults).toEqual([]);
});

test("a task of a project's timeline is moved by mouse, finger and keys", { timeout: 120_000 }, async () => {
  const owner = await site.product.signUp("task-bars@example.org");
  const client_info = { last_name: "Roux", kind: "person" };
  const body = { name: "Toiture", client_info, start_date: monday, end_date: addDays(monday, 4) };
  const { id } = (await owner.call("POST", "/api/projects", body)).json.project;
  for (const [title, section] of [
    ["Déposer", "Dépose"],
    ["Couvrir", "Pose"],
    ["Nettoyer", ""],
  ])
    await owner.call("POST", `/api/projects/${id}/tasks`, { title, section, estimate_h: 14 });
  const { tasks } = (await owner.call("GET", `/api/projects/${id}/tasks`)).json;
  const daysOf = async () => {
    const { tasks: now } = (await owner.call("GET", `/api/projects/${id}/tasks`)).json;
    return [now[0].first_day, now[0].last_day];
  };
  const save = (days: object) => owner.call("PATCH", `/api/projects/${id}/tasks/${tasks[0].id}`, days);
  const { page, look, faults } = await site.visitAs(owner, "desktop", { hasTouch: true });
  await open(page, `/app/timeline#${id}`);
  const bar = page.getByRole("button", { name: /^Déposer,/ });
  for (const drag of [dragByMouse, dragByTouch, dragByKeys]) {
    await save({ first_day: monday, last_day: addDays(monday, 1) });
    await page.reload();
    await bar.waitFor();
    await drag(page, bar);
    await expect.poll(daysOf).toEqual([wednesday, addDays(wednesday, 1)]);
  }
  for (let day = 0; day < 3; day++) await bar.press("Shift+ArrowRight");
  await bar.press("Enter");
  await expect.poll(daysOf).toEqual([wednesday, addDays(wednesday, 4)]);
  await page.getByText(/après la fin du chantier/).waitFor();
  await look("planning-project");
  // A finger that has no room for the bar types its days.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: /^Couvrir,/ }).click();
  await page.getByRole("textbox", { name: "Dernier jour, compris" }).fill("quand il fera beau");
  await page.getByRole("button", { name: "Enregistrer" }).click();
  await page.getByText("Je ne lis pas de jour ici").waitFor();
  await look("planning-project-days");
  expect(faults).toEqual([]);
});
