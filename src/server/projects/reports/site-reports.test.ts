import type { TaskAnswer } from "#api/tasks.ts";
import { acceptedCall } from "#test/accepted-call.ts";
import { newHandover, newProgress } from "#test/new-reports.ts";
import { pdfText } from "#test/pdf-text.ts";
import { LEA_ARC, pricedProject, signUpSeller } from "#test/ready-seller.ts";
import { join } from "#test/team.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { todayInFrance } from "#test/today.ts";
import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

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
const sign = (person: Person, more: object = {}) =>
  person.call("POST", `/api/site-handovers/${projectId}`, newHandover(more));
const listReports = async (person: Person) =>
  (await acceptedCall(person, "GET", `/api/site-reports/${projectId}`)).reports;
const readPdf = (url: string) => app.server.inject(url);
const textOf = async (url: string) =>
  pdfText((await readPdf(url)).rawPayload)
    .join(" ")
    .replace(/\s+/g, " ");

async function addPhoto(redness: number, caption = ""): Promise<string> {
  const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: { r: redness, g: 9, b: 9 } } });
  const body = { name: "mur.jpg", picture: (await picture.jpeg().toBuffer()).toString("base64") };
  const { photo } = await acceptedCall(worker, "POST", `/api/project-photos/${projectId}`, body);
  if (caption !== "") await acceptedCall(worker, "PATCH", `/api/project-photos/${projectId}/${photo.id}`, { caption });
  return photo.id;
}

test("a worker writes a report of what was done since the last one, without any amount", async () => {
  const { task } = await acceptedCall(owner, "POST", `/api/projects/${projectId}/tasks`, { title: "Poser le neuf" });
  await acceptedCall(worker, "PATCH", `/api/projects/${projectId}/tasks/${task.id}`, { done: true });
  const time = { task_id: task.id, day: todayInFrance(), minutes: 90 };
  await acceptedCall(worker, "POST", `/api/project-times/${projectId}`, time);
  const proposal = () => acceptedCall(worker, "GET", `/api/site-report-proposals/${projectId}`);
  const { tasks, hours } = await proposal();
  expect(tasks).toEqual([{ id: task.id, title: "Poser le neuf" }]);
  expect(hours).toEqual([{ name: expect.any(String), minutes: 90 }]);
  const photoId = await addPhoto(200, "Le mur nord");
  const answer = await addReport(worker, { done_task_ids: [task.id], photo_ids: [photoId] });
  expect(answer).toMatchObject({ status: 200, json: { report: { kind: "progress", place: 1, reserves: [] } } });
  const text = await textOf(answer.json.report.pdf_url);
  for (const words of ["Compte rendu de", "Poser le neuf", "1 h 30", "humide", "Le mur nord", "3 rue des Lilas"])
    expect(text).toContain(words);
  expect(text + JSON.stringify(answer.json)).not.toMatch(/€|_cents|\d,\d\d/);
  expect(await proposal()).toMatchObject({ since: todayInFrance(), tasks: [], hours: [], supplies: [] });
});

test("a task that was unticked meanwhile is not told as done", async () => {
  const { task } = await acceptedCall(owner, "POST", `/api/projects/${projectId}/tasks`, { title: "Poser le neuf" });
  const { json } = await addReport(worker, { done_task_ids: [task.id] });
  expect(await textOf(json.report.pdf_url)).not.toContain("Poser le neuf");
});

test("a report that is sent twice is made once", async () => {
  const report_id = randomUUID();
  const answers = await Promise.all([addReport(worker, { report_id }), addReport(worker, { report_id })]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await listReports(owner)).toHaveLength(1);
});

test("two reports that are made at once bear two numbers, also in their PDF", async () => {
  const answers = await Promise.all([addReport(worker), addReport(owner)]);
  const reports = answers.map(({ json }) => json.report);
  expect(reports.map(({ place }) => place).toSorted()).toEqual([1, 2]);
  for (const { place, pdf_url } of reports) expect(await textOf(pdf_url)).toContain(`n° ${place}`);
});

test("a report with a photo that is gone is refused by its field, with nothing kept", async () => {
  const [photoId, goneId] = [await addPhoto(10), await addPhoto(20)];
  await acceptedCall(owner, "DELETE", `/api/project-photos/${projectId}/${goneId}`);
  const answer = await addReport(worker, { photo_ids: [photoId, goneId] });
  expect(answer).toMatchObject({
    status: 409,
    json: { code: "photo_gone", fields: { photo_ids: expect.any(String) } },
  });
  expect(await listReports(owner)).toEqual([]);
});

test("a photo that is removed later stays in the report", async () => {
  const photoId = await addPhoto(30, "Fissure");
  const { json } = await addReport(worker, { photo_ids: [photoId] });
  const before = (await readPdf(json.report.pdf_url)).rawPayload;
  await acceptedCall(owner, "DELETE", `/api/project-photos/${projectId}/${photoId}`);
  expect((await readPdf(json.report.pdf_url)).rawPayload.equals(before)).toBe(true);
});

test.each([
  ["nothing", { notes: "", done_task_ids: [], photo_ids: [] }, "notes"],
  ["a day to come", { dated_on: "2030-01-01" }, "dated_on"],
])("a report of %s is refused by its field", async (_words, more, field) => {
  const { status, json } = await addReport(worker, more);
  expect([status, Object.keys(json.fields ?? {})]).toEqual([400, [field]]);
});

test("a reception is signed by both, with its reserve, its photo and its guarantees", async () => {
  const photoId = await addPhoto(90, "Joint ouvert");
  const reserves = [{ text: "Joint à reprendre", due_on: "2031-01-04", photo_id: photoId }];
  const { status, json } = await sign(owner, { reserves });
  expect([status, json.report.reserves]).toEqual([
    200,
    [{ place: 1, text: "Joint à reprendre", due_on: "2031-01-04", lifted_on: null }],
  ]);
  const text = await textOf(json.report.pdf_url);
  for (const words of ["Avec 1 réserve", "Joint ouvert", "4 janv. 2031", "parfait achèvement", "Claire Martin"])
    expect(text).toContain(words);
});

test("a reception without reserve says so", async () => {
  const { json } = await sign(owner, { has_reserves: false, reserves: [] });
  expect(await textOf(json.report.pdf_url)).toContain("Aucune réserve n'est émise");
});

test("a reception that is signed by a double click is kept once", async () => {
  const report_id = randomUUID();
  const answers = await Promise.all([sign(owner, { report_id }), sign(owner, { report_id })]);
  expect(answers.map(({ status, json }) => [status, json.report?.id])).toEqual([
    [200, report_id],
    [200, report_id],
  ]);
  expect(await listReports(owner)).toHaveLength(1);
});

test("a reception that is signed in two windows is kept once", async () => {
  const answers = await Promise.all([sign(owner), sign(owner)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await listReports(owner)).toHaveLength(1);
});

test("a reception is corrected by another one, which says so, once", async () => {
  const first = (await sign(owner)).json.report;
  const second = await sign(owner, { replaces: first.id, has_reserves: false, reserves: [] });
  expect(second.status).toBe(200);
  expect(await textOf(second.json.report.pdf_url)).toContain("annule et remplace");
  expect((await sign(owner, { replaces: first.id })).status).toBe(409);
  expect((await listReports(owner)).map(({ is_replaced }: { is_replaced: boolean }) => is_replaced)).toEqual([
    false,
    true,
  ]);
  const lift = { place: 1, lifted_on: todayInFrance() };
  const answer = await owner.call("POST", `/api/site-handovers/${projectId}/${first.id}/lifts`, lift);
  expect(answer).toMatchObject({ status: 409, json: { code: "replaced" } });
});

test.each([
  ["no reserve", { reserves: [] }, "reserves"],
  ["reserves that are not wanted", { has_reserves: false }, "reserves"],
  ["a dot for the customer's signature", { customer_drawing: "M1,1" }, "customer_drawing"],
  ["no signature of the company", { company_drawing: "" }, "company_drawing"],
  ["no name of the customer", { customer_signer: " " }, "customer_signer"],
  ["a day to come", { received_on: "2030-01-01" }, "received_on"],
])("a reception with %s is refused by its field", async (_words, more, field) => {
  const { status, json } = await sign(owner, more);
  expect([status, Object.keys(json.fields ?? {})]).toEqual([400, [field]]);
  expect(await listReports(owner)).toEqual([]);
});

const tasksLeft = async () => {
  const { project } = await acceptedCall(owner, "GET", `/api/projects/${projectId}`);
  return project.tasks.filter((task: TaskAnswer) => !task.done).length as number;
};

test("works received without a reserve leave no task to do", async () => {
  await acceptedCall(owner, "POST", `/api/projects/${projectId}/tasks`, { title: "Nettoyer" });
  expect((await sign(owner, { has_reserves: false, reserves: [] })).status).toBe(200);
  expect(await tasksLeft()).toBe(0);
});

test("works received with a reserve leave their tasks as they are", async () => {
  await acceptedCall(owner, "POST", `/api/projects/${projectId}/tasks`, { title: "Nettoyer" });
  expect((await sign(owner)).status).toBe(200);
  expect(await tasksLeft()).toBe(1);
});

test("the lifting of a reserve is noted once, with its day", async () => {
  const { report } = (await sign(owner)).json;
  const lift = (more: object) =>
    owner.call("POST", `/api/site-handovers/${projectId}/${report.id}/lifts`, {
      place: 1,
      lifted_on: todayInFrance(),
      ...more,
    });
  expect((await lift({ place: 2 })).status).toBe(400);
  expect((await lift({ lifted_on: "2026-01-01" })).json.fields).toHaveProperty("lifted_on");
  const before = (await readPdf(report.pdf_url)).rawPayload;
  expect((await lift({})).json.report.reserves[0].lifted_on).toBe(todayInFrance());
  expect(await lift({})).toMatchObject({ status: 409, json: { code: "already_lifted" } });
  // What was signed stays as it was signed.
  expect((await readPdf(report.pdf_url)).rawPayload.equals(before)).toBe(true);
});

test("a worker reads receptions without signing any", async () => {
  await sign(owner);
  expect((await sign(worker)).status).toBe(403);
  expect(await listReports(worker)).toHaveLength(1);
});

test("a report of another company is not there", async () => {
  const { report } = (await sign(owner)).json;
  const stranger = await signUpSeller(app);
  const lift = { place: 1, lifted_on: todayInFrance() };
  for (const [method, path, body] of [
    ["GET", `/api/site-reports/${projectId}`, undefined],
    ["GET", `/api/site-report-proposals/${projectId}`, undefined],
    ["POST", `/api/site-reports/${projectId}`, newProgress()],
    ["POST", `/api/site-handovers/${projectId}`, newHandover()],
    ["POST", `/api/site-handovers/${projectId}/${report.id}/lifts`, lift],
    ["POST", `/api/site-reports/${projectId}/${report.id}/link`, {}],
  ] as const)
    expect([path, (await stranger.call(method, path, body)).status]).toEqual([path, 404]);
});

test("a link that is renewed leads nowhere any more", async () => {
  const { report } = (await addReport(owner)).json;
  const answer = await acceptedCall(owner, "POST", `/api/site-reports/${projectId}/${report.id}/link`, {});
  expect((await readPdf(report.pdf_url)).statusCode).toBe(404);
  expect((await readPdf(answer.report.pdf_url)).headers["content-type"]).toBe("application/pdf");
});

test("a report that was altered in the database is not shown", async () => {
  const { report } = (await sign(owner)).json;
  const change = "update site_report set content = jsonb_set(content, '{receivedOn}', '\"2020-01-01\"') where id = $1";
  await expect(app.database.owner.query(change, [report.id])).rejects.toThrow("never rewritten");
  await app.database.owner.query("alter table site_report disable trigger site_report_frozen");
  await app.database.owner.query(change, [report.id]);
  await app.database.owner.query("alter table site_report enable trigger site_report_frozen");
  expect((await readPdf(report.pdf_url)).statusCode).toBe(503);
});

// As a camera makes them: a flat colour would be small whatever its sides.
const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
const wall = sharp({ create: { width: 1600, height: 1200, channels: 3, background: "grey", noise } }).blur(1.2);

async function addCameraPhoto(rank: number, pixels: Buffer): Promise<string> {
  const mark = { create: { width: 40, height: 40, channels: 3, background: { r: rank * 6, g: 9, b: 9 } } } as const;
  const picture = sharp(pixels, { raw: { width: 1600, height: 1200, channels: 3 } }).composite([{ input: mark }]);
  const sentPhoto = { name: "mur.jpg", picture: (await picture.jpeg().toBuffer()).toString("base64") };
  const { photo } = await acceptedCall(worker, "POST", `/api/project-photos/${projectId}`, sentPhoto);
  await acceptedCall(worker, "PATCH", `/api/project-photos/${projectId}/${photo.id}`, { caption: `Photo ${rank}` });
  return photo.id;
}

test("a report takes forty photos, each no larger than its place on a page", { timeout: 180_000 }, async () => {
  const photo_ids: string[] = [];
  const pixels = await wall.raw().toBuffer();
  for (let rank = 1; rank <= 40; rank++) photo_ids.push(await addCameraPhoto(rank, pixels));
  const { status, json } = await addReport(worker, { photo_ids });
  expect(status).toBe(200);
  expect(await textOf(json.report.pdf_url)).toContain("Photo 40");
  const photoBytes = (await readPdf(json.report.pdf_url)).rawPayload.length / 40;
  expect(photoBytes).toBeGreaterThan(20_000);
  expect(photoBytes).toBeLessThan(150_000);
});

test("a report of forty-one photos is refused", async () => {
  const photo_ids = Array.from({ length: 41 }, () => randomUUID());
  const { status, json } = await addReport(worker, { photo_ids });
  expect([status, json.fields.photo_ids]).toEqual([400, "40 photos au plus."]);
});
