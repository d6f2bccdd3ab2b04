import { acceptedCall } from "#test/accepted-call.ts";
import { LEA_ARC, pricedProject, signUpSeller } from "#test/ready-seller.ts";
import { join } from "#test/team.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import ICAL from "ical.js";
import { afterAll, beforeAll, expect, test } from "vitest";

let app: TestApp;
let owner: Person;
let worker: Person;
beforeAll(async () => {
  app = await testApp();
  owner = await signUpSeller(app);
  worker = await join(app, owner, "calendar-worker@example.org", "worker");
  const id = await pricedProject(owner, { client_info: LEA_ARC });
  const dates = { start_date: "2030-03-04", end_date: "2030-03-06", site_address: "3 rue des Lilas, Lyon" };
  await acceptedCall(owner, "PATCH", `/api/projects/${id}/core`, dates);
});
afterAll(() => app.close());

const linkOf = async (person: Person): Promise<string> =>
  new URL((await acceptedCall(person, "PUT", "/api/calendar-link")).url).pathname;
const read = (path: string) => app.server.inject({ method: "GET", url: path });

test("a program of calendars reads the days of projects from a worker's link, without any amount", async () => {
  const answer = await read(await linkOf(worker));
  expect(answer.headers["content-type"]).toBe("text/calendar; charset=utf-8");
  const calendar = new ICAL.Component(ICAL.parse(answer.body) as unknown[]);
  const events = calendar.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
  expect(
    events.map(({ startDate, endDate, location }) => [startDate.toString(), endDate.toString(), location]),
  ).toEqual([["2030-03-04", "2030-03-07", "3 rue des Lilas, Lyon"]]);
  expect(answer.body).not.toMatch(/€|\d+,\d{2}|TEL|@(?!etabli)/);
});

test("the calendar of a person leaves out what others alone are on", async () => {
  const { members } = await acceptedCall(owner, "GET", "/api/team");
  const ownerId = members.find(({ role }: { role: string }) => role === "owner").user_id;
  const id = await pricedProject(owner, { name: "Toiture du patron", client_info: LEA_ARC });
  await acceptedCall(owner, "PATCH", `/api/projects/${id}/core`, { start_date: "2030-04-01" });
  await acceptedCall(owner, "PUT", `/api/project-people/${id}`, { user_ids: [ownerId] });
  const countOf = async (person: Person) => (await read(await linkOf(person))).body.split("BEGIN:VEVENT").length - 1;
  expect([await countOf(owner), await countOf(worker)]).toEqual([2, 1]);
});

test("hours that meet a closure end after it in a calendar", async () => {
  const boss = await signUpSeller(app);
  const id = await pricedProject(boss, { client_info: LEA_ARC });
  await acceptedCall(boss, "PATCH", `/api/projects/${id}/estimation`, { hours: 14, rate: 50 });
  await acceptedCall(boss, "PATCH", `/api/projects/${id}/core`, { start_date: "2030-03-04" });
  const closure = { first_day: "2030-03-05", last_day: "2030-03-06", label: "Pont" };
  await acceptedCall(boss, "POST", "/api/closures", closure);
  expect((await read(await linkOf(boss))).body).toContain("DTEND;VALUE=DATE:20300308");
});

test("a link ends when its person makes another one", async () => {
  const former = await linkOf(owner);
  const present = await linkOf(owner);
  expect([(await read(former)).statusCode, (await read(present)).statusCode]).toEqual([404, 200]);
});

test("a link ends when its person revokes it", async () => {
  const path = await linkOf(owner);
  expect((await acceptedCall(owner, "GET", "/api/calendar-link")).created_at).not.toBeNull();
  await acceptedCall(owner, "DELETE", "/api/calendar-link");
  expect((await acceptedCall(owner, "GET", "/api/calendar-link")).created_at).toBeNull();
  expect((await read(path)).statusCode).toBe(404);
});

test("a link ends when its person leaves the company", async () => {
  const leaver = await join(app, owner, "calendar-leaver@example.org", "worker");
  const path = await linkOf(leaver);
  const { members } = await acceptedCall(owner, "GET", "/api/team");
  const { user_id: userId } = members.find(({ email }: { email: string }) => email === leaver.email);
  await acceptedCall(owner, "DELETE", `/api/team/members/${userId}`);
  expect((await read(path)).statusCode).toBe(404);
});

test("a link shows the projects of its own company alone", async () => {
  const stranger = await signUpSeller(app);
  expect((await read(await linkOf(stranger))).body).not.toContain("VEVENT");
});

test.each(["nobody-has-this-secret-0000.ics", "short.ics", "..%2f..%2fetc.ics"])(
  "« %s » leads nowhere",
  async (file) => {
    expect((await read(`/documents/calendar/${file}`)).statusCode).toBe(404);
  },
);
