import { addDays } from "#domain/shared/calendar-date.ts";
import { acceptedCall } from "#test/accepted-call.ts";
import { newProgress } from "#test/new-reports.ts";
import { pdfText } from "#test/pdf-text.ts";
import { LEA_ARC, pricedProject, signUpSeller } from "#test/ready-seller.ts";
import { join } from "#test/team.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { todayInFrance } from "#test/today.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

// The time that a report of a site counts, and who was there.

let app: TestApp;
let owner: Person;
let worker: Person;
let projectId: string;
beforeAll(async () => {
  app = await testApp({ env: { API_QUOTAS: "document=1000,write=1000,upload=1000" } });
  owner = await signUpSeller(app);
  worker = await join(app, owner, "site-worker@example.org", "worker");
});
afterAll(() => app.close());
beforeEach(async () => {
  projectId = await pricedProject(owner, { client_info: LEA_ARC, site_address: "3 rue des Lilas, Lyon" });
});

const addReport = (person: Person, more: object = {}) =>
  person.call("POST", `/api/site-reports/${projectId}`, newProgress(more));
const textOf = async (url: string) =>
  pdfText((await app.server.inject(url)).rawPayload)
    .join(" ")
    .replace(/\s+/g, " ");
const noteTime = (person: Person, day: string, minutes: number) =>
  acceptedCall(person, "POST", `/api/project-times/${projectId}`, { task_id: null, day, minutes });
const proposalOf = (query = "") => acceptedCall(worker, "GET", `/api/site-report-proposals/${projectId}${query}`);

test("a report counts time by the day on which it was worked", async () => {
  const today = todayInFrance();
  const [eve, daysAgo] = [addDays(today, -1), addDays(today, -4)];
  await addReport(worker, { dated_on: addDays(today, -2) });
  await noteTime(worker, daysAgo, 600);
  await noteTime(worker, eve, 120);
  await noteTime(worker, today, 60);
  const minutesOf = async (query: string) =>
    (await proposalOf(query)).hours.map(({ minutes }: { minutes: number }) => minutes);
  expect([await minutesOf(""), await minutesOf(`?day=${eve}`)]).toEqual([[180], [120]]);
  const text = await textOf((await addReport(worker, { dated_on: eve })).json.report.pdf_url);
  expect(text).toContain("2 h");
  expect(await minutesOf("")).toEqual([60]);
});

test("what is noted of a day after its report counts in the next one", async () => {
  const today = todayInFrance();
  await noteTime(worker, today, 60);
  await addReport(worker);
  await noteTime(worker, today, 45);
  expect((await proposalOf()).hours).toEqual([{ name: expect.any(String), minutes: 45 }]);
});

test("all who worked that day are named, be they in a report already or still at work", async () => {
  const [today, eve] = [todayInFrance(), addDays(todayInFrance(), -1)];
  await noteTime(worker, today, 60);
  await addReport(worker);
  await acceptedCall(owner, "PUT", "/api/timer", { project_id: projectId, task_id: null });
  expect((await proposalOf()).people).toHaveLength(2);
  expect((await proposalOf(`?day=${eve}`)).people).toEqual([]);
  await acceptedCall(owner, "DELETE", "/api/timer");
});
