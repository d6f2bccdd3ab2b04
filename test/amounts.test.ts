import { amountMark, bareSchema } from "#api/amounts.ts";
import type { Endpoint } from "#api/endpoint.ts";
import { rightOf } from "#api/endpoint.ts";
import { hasRight } from "#domain/company/team.ts";
import { contract } from "#server/http/contract/contract.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { z } from "zod";
import { ALL_CONFIRMED } from "./confirmed-doubts.ts";
import { fullBody, leastQuery, nameOf } from "./contract-fields.ts";
import type { Ids } from "./filled-company.ts";
import { fillCompany, urlOf } from "./filled-company.ts";
import { join } from "./team.ts";
import type { Person, TestApp } from "./test-app.ts";
import { testApp } from "./test-app.ts";

// A worker reads no amount in any answer of the contract. The owner reads the fields that the contract declares as
// amounts, and the links that lead to amounts. None of them may be in a worker's answers.

let app: TestApp;
let owner: Person;
let worker: Person;
let ids: Ids;
let projectId: string;

beforeAll(async () => {
  app = await testApp();
  owner = await app.signUp();
  ids = await fillCompany(owner);
  const bank = { iban: "FR7630006000011234567890189", bic: "AGRIFRPP" };
  await owner.call("PATCH", "/api/company", { ...bank, hourly_rate: 47.13, capital: 76_541 });
  projectId = await invoicedProject({ hours: 3, rate: 913.57 });
  worker = await join(app, owner, "worker@example.org", "worker");
});
afterAll(() => app.close());

async function invoicedProject(price: { hours: number; rate: number }): Promise<string> {
  const { project } = (await owner.call("GET", `/api/projects/${ids["/api/projects/{id}"]}`)).json;
  const creation = await owner.call("POST", "/api/projects", {
    name: "Verrière",
    start_date: "2026-12-01",
    client_info: project.client_info,
  });
  const path = `/api/projects/${creation.json.project.id}`;
  await owner.call("PATCH", `${path}/estimation`, { ...price, vat_basis_points: 1000 });
  await owner.call("POST", `${path}/tasks`, { title: "Pose", estimate_h: price.hours });
  for (const kind of ["quote", "invoice"])
    expect((await owner.call("POST", `${path}/${kind}`, kind === "quote" ? {} : ALL_CONFIRMED)).status).toBe(200);
  return creation.json.project.id;
}

const signedIn = contract.filter(({ access }) => access === "signed-in");
const readable = signedIn.filter(({ method }) => method === "GET");

function read(who: Person, line: Endpoint) {
  return who.call("GET", urlOf(line, { ...ids, "/api/projects/{id}": projectId }) + leastQuery(line));
}

// Ids and timestamps hold any digits. Spaces and commas are how a figure is written in French.
const plain = (json: unknown) =>
  JSON.stringify(json)
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{4}-\d\d-\d\dT[^"]*/g, "")
    .replace(/[\s\u00A0\u202F]/g, "")
    .replaceAll(",", ".");

/** Every figure and link in a field that the contract declares as an amount. */
function amountsIn(schema: z.ZodType, answer: unknown, isAmount = false): string[] {
  if (answer === null || answer === undefined) return [];
  const isHidden = isAmount || amountMark(schema)?.isHidden === true;
  const { shape, element } = bareSchema(schema).def as { shape?: Record<string, z.ZodType>; element?: z.ZodType };
  const inside = (name: string, value: unknown) => amountsIn(shape?.[name] ?? element ?? schema, value, isHidden);
  if (typeof answer === "object") return Object.entries(answer).flatMap(([name, value]) => inside(name, value));
  return isHidden ? writtenForms(answer) : [];
}

function writtenForms(amount: unknown): string[] {
  if (typeof amount === "string") return /^(FR76|AGRI|\/|http)|€/.test(amount) ? [plain(amount).slice(1, -1)] : [];
  if (typeof amount !== "number") return [];
  return [String(amount), amount.toFixed(2), (amount / 100).toFixed(2)].filter(
    (form) => form.replace(/\D/g, "").length > 4,
  );
}

async function readByOwner(): Promise<{ line: Endpoint; text: string; amounts: string[] }[]> {
  const answers = [];
  for (const line of readable) {
    const { json } = await read(owner, line);
    answers.push({ line, text: plain(json), amounts: amountsIn(line.answer, json) });
  }
  return answers;
}

test("no endpoint answers a worker with an amount or a link to one", async () => {
  const answers = await readByOwner();
  const amounts = [...new Set(answers.flatMap((answer) => answer.amounts))];
  for (const expected of ["913.57", "2740.71", "3014.78", "76541", "FR7630006000011234567890189"])
    expect(amounts).toContain(expected);
  expect(amounts.filter((amount) => amount.includes("/")).length).toBeGreaterThan(3);
  // A role that may read this endpoint, and amounts, reads some: otherwise the test would prove nothing.
  const withAmounts = answers.filter(({ text }) => amounts.some((amount) => text.includes(amount)));
  expect(withAmounts.map(({ line }) => nameOf(line))).toEqual(
    expect.arrayContaining(["GET /api/projects", "GET /api/projects/{id}", "GET /api/company", "GET /api/figures"]),
  );
  const allowedEndpoints: string[] = [];
  for (const line of contract.filter(({ access }) => access !== "public")) {
    const { status, json } = await callAsWorker(line);
    if (status === 200) allowedEndpoints.push(nameOf(line));
    const text = plain(json);
    expect(
      amounts.filter((amount) => text.includes(amount)),
      nameOf(line),
    ).toEqual([]);
  }
  expect(allowedEndpoints).toEqual(
    expect.arrayContaining([
      "GET /api/projects",
      "GET /api/projects/{id}",
      "GET /api/company",
      "GET /api/companies",
      "GET /api/assistant/session",
      "POST /api/projects/{id}/tasks",
      "POST /api/assistant/chat",
    ]),
  );
});

function callAsWorker(line: Endpoint) {
  if (line.method === "GET") return read(worker, line);
  const guardedFields = Object.keys(line.guarded ?? {});
  const fields = Object.entries((fullBody(line) ?? {}) as Record<string, unknown>);
  const body = Object.fromEntries(fields.filter(([name]) => !guardedFields.includes(name)));
  return worker.call(line.method, urlOf(line, { ...ids, "/api/projects/{id}": projectId }), body);
}

test("a member who no longer sees amounts cannot read the conversations that mention them", async () => {
  const company = (await owner.call("GET", "/api/company")).json.company.id as string;
  const managerOfTeam = await join(app, owner, "manager@example.org", "manager");
  const userId = (await owner.call("GET", "/api/team")).json.members.find(
    ({ email }: { email: string }) => email === managerOfTeam.email,
  ).user_id;
  const become = (role: string) => owner.call("PATCH", `/api/team/members/${userId}`, { role });
  const call = (method: Endpoint["method"], path: string, body?: unknown) =>
    managerOfTeam.call(method, `/api/assistant/${path}`, body, { "x-company-id": company });
  const ask = async (message: string) => (await call("POST", "chat", { message })).json;
  const answer = await ask("Combien ai-je facturé cette année ?");
  expect(plain(answer.reply)).toContain("2840.71");
  const { id, version, history } = (await call("GET", "session")).json.session;
  expect(id).toBe(answer.session.id);

  await become("worker");
  expect((await call("GET", "sessions?limit=20")).json.sessions).toEqual([]);
  expect((await call("GET", `session?session_id=${id}`)).status).toBe(404);
  expect((await call("PUT", `session/${id}`, { history, state: null, version })).status).toBe(404);
  expect((await call("POST", "chat", { message: "Mes projets ?", sessionId: id })).status).toBe(404);
  const reply = await ask("Mes projets ?");
  expect(reply.session.id).not.toBe(id);
  expect((await call("GET", "session")).json.session).toMatchObject({ id: reply.session.id });

  await become("manager");
  expect((await call("GET", `session?session_id=${id}`)).json.session.history).toEqual(history);
  expect((await call("GET", `session?session_id=${reply.session.id}`)).status).toBe(200);
});

test("only the public pages of documents show amounts to people who have their link", async () => {
  const links = contract.filter(({ showsAmountsByLink }) => showsAmountsByLink === true);
  expect(links.map(nameOf)).toEqual(["GET /api/public/quotes/{quoteId}", "GET /api/public/invoices/{token}"]);
  for (const line of links) {
    const { json } = await worker.call("GET", urlOf(line, ids));
    expect(plain(json.view)).toContain("120.00€");
  }
  const blind = signedIn.filter((line) => hasRight("worker", rightOf(line)) && line.path.includes("/documents"));
  expect(blind.map(nameOf)).toEqual([]);
});
