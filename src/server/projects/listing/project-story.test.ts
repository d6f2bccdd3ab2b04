import { memberFirstName } from "#domain/company/members/member-name.ts";
import { addDays } from "#domain/shared/calendar-date.ts";
import { acceptedCall } from "#test/accepted-call.ts";
import { ALL_CONFIRMED } from "#test/confirmed-doubts.ts";
import { plainPng } from "#test/image-bombs.ts";
import { newProgress } from "#test/new-reports.ts";
import { LEA_ARC, signUpSeller } from "#test/ready-seller.ts";
import { join } from "#test/team.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { todayInFrance } from "#test/today.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// The statement of a project adds up at each of its moments, and its story tells them.

let app: TestApp;
let person: Person;
let path: string;
const statements: object[] = [];

const statement = async () => (await acceptedCall(person, "GET", `${path}/story`)).statement;

beforeAll(async () => {
  app = await testApp();
  person = await signUpSeller(app);
  const { project } = await acceptedCall(person, "POST", "/api/projects", { name: "Bain", client_info: LEA_ARC });
  path = `/api/projects/${project.id}`;
  await acceptedCall(person, "PATCH", `${path}/estimation`, { hours: 2, rate: 50 });
  const quote = await acceptedCall(person, "POST", `${path}/quote`);
  statements.push(await statement());
  const answer = { decision: "accepted", signer: "Léa Arc", decided_on: todayInFrance() };
  await acceptedCall(person, "POST", `/api/quotes/${quote.id}/decision`, answer);
  statements.push(await statement());
  const invoice = await acceptedCall(person, "POST", `${path}/invoice`, ALL_CONFIRMED);
  const payment = { amount_cents: 5_000, method: "transfer" };
  await acceptedCall(person, "POST", `/api/invoices/${invoice.id}/payments`, payment);
  statements.push(await statement());
  await acceptedCall(person, "POST", `/api/invoices/${invoice.id}/sending`, {});
});
afterAll(() => app.close());

test("the statement follows what is agreed, invoiced and collected", () => {
  const row = (agreed_cents: number | null, invoiced_cents: number, collected_cents: number) => ({
    agreed_cents,
    invoiced_cents,
    collected_cents,
    to_invoice_cents: agreed_cents === null ? null : agreed_cents - invoiced_cents,
    to_collect_cents: invoiced_cents - collected_cents,
  });
  expect(statements).toEqual([row(null, 0, 0), row(12_000, 0, 0), row(12_000, 12_000, 5_000)]);
});

test("the story tells what happened, newest first", async () => {
  const { events } = await acceptedCall(person, "GET", `${path}/story`);
  expect(events.map(({ kind }: { kind: string }) => kind)).toEqual([
    "invoice_sent",
    "paid",
    "invoice",
    "accepted",
    "quote",
    "project",
  ]);
});

test("the story tells what was done on the site, by whom", async () => {
  const { project } = await acceptedCall(person, "POST", "/api/projects", { name: "Toit", client_info: LEA_ARC });
  const site = `/api/projects/${project.id}`;
  const { task } = await acceptedCall(person, "POST", `${site}/tasks`, { title: "Dépose", estimate_h: 2 });
  await acceptedCall(person, "PATCH", `${site}/tasks/${task.id}`, { done: true });
  await acceptedCall(person, "POST", `/api/project-times/${project.id}`, {
    task_id: task.id,
    day: addDays(todayInFrance(), -3),
    minutes: 90,
    note: "",
  });
  const photo = (width: number) => ({ name: "mur.png", picture: plainPng(width, 30).toString("base64") });
  for (const width of [40, 41]) await acceptedCall(person, "POST", `/api/project-photos/${project.id}`, photo(width));
  const { events } = await acceptedCall(person, "GET", `${site}/story`);
  const who = memberFirstName({ name: "", email: person.email });
  expect(events.map((one: { kind: string; number: string; who: string }) => [one.kind, one.number, one.who])).toEqual(
    expect.arrayContaining([
      ["task_done", "Dépose", who],
      ["time", "90", who],
      ["photos", "2", who],
      ["project", "", ""],
    ]),
  );
});

test("the story dates time by the day that was worked, with its task", async () => {
  const { project } = await acceptedCall(person, "POST", "/api/projects", { name: "Mur", client_info: LEA_ARC });
  const { task } = await acceptedCall(person, "POST", `/api/projects/${project.id}/tasks`, { title: "Réseaux" });
  const day = addDays(todayInFrance(), -3);
  for (const [task_id, minutes] of [
    [task.id, 400],
    [task.id, 30],
    [null, 15],
  ])
    await acceptedCall(person, "POST", `/api/project-times/${project.id}`, { task_id, day, minutes, note: "" });
  const { events } = await acceptedCall(person, "GET", `/api/projects/${project.id}/story`);
  const times = events
    .filter(({ kind }: { kind: string }) => kind === "time")
    .map(({ at, title, number }: Record<string, string>) => [at?.slice(0, 10), title, number]);
  expect(times).toHaveLength(2);
  expect(times).toEqual(
    expect.arrayContaining([
      [day, "Réseaux", "430"],
      [day, "", "15"],
    ]),
  );
});

test("the story dates a report by its own day", async () => {
  const { project } = await acceptedCall(person, "POST", "/api/projects", { name: "Cave", client_info: LEA_ARC });
  const day = addDays(todayInFrance(), -10);
  await acceptedCall(person, "POST", `/api/site-reports/${project.id}`, newProgress({ dated_on: day }));
  const { events } = await acceptedCall(person, "GET", `/api/projects/${project.id}/story`);
  const reports = events.filter(({ kind }: { kind: string }) => kind === "report");
  expect(reports.map(({ at }: { at: string }) => at.slice(0, 10))).toEqual([day]);
});

test("who sees no amount reads the story without amounts", async () => {
  const worker = await join(app, person, "worker@example.org", "worker");
  const { statement: shownStatement, events } = (await worker.call("GET", `${path}/story`)).json;
  expect(Object.values(shownStatement)).toEqual([null, null, null, null, null]);
  expect(events.map(({ amount_cents }: { amount_cents: null }) => amount_cents)).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
});
