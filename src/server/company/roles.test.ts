import type { Endpoint } from "#api/endpoint.ts";
import { rightOf } from "#api/endpoint.ts";
import { contract } from "#server/http/contract/contract.ts";
import { ALL_CONFIRMED } from "#test/confirmed-doubts.ts";
import { leastQuery, nameOf } from "#test/contract-fields.ts";
import type { Ids } from "#test/filled-company.ts";
import { fillCompany, urlOf } from "#test/filled-company.ts";
import { join } from "#test/team.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";

// The calls that each role may make, and the amounts that a worker never reads, tested on every endpoint of the
// contract.

let app: TestApp;
let people: Record<"owner" | "manager" | "worker" | "accountant", Person>;
let ids: Ids;
let projectId: string;
let taskId: string;

beforeAll(async () => {
  app = await testApp();
  const owner = await app.signUp();
  const seller = {
    name: "Volt",
    siren: "732829320",
    vat_regime: "standard",
    legal_form: "EI",
    insurance_duty: "none",
    hourly_rate: 47.13,
    capital: 7_654,
    iban: "FR7630006000011234567890189",
    address: { line1: "1 rue A", postal_code: "69003", city: "Lyon" },
  };
  const filledIds = await fillCompany(owner);
  await owner.call("PATCH", "/api/company", seller);
  const client = {
    company: "Menuiserie Roux",
    first_name: "Claire",
    last_name: "Roux",
    email: "claire@roux.fr",
    address: { line1: "8 quai", postal_code: "38000", city: "Grenoble" },
  };
  const { project } = (
    await owner.call("POST", "/api/projects", { name: "Atelier", start_date: "2026-12-01", client_info: client })
  ).json;
  const { task } = (await owner.call("POST", `/api/projects/${project.id}/tasks`, { title: "Pose", estimate_h: 2 }))
    .json;
  await owner.call("PATCH", `/api/projects/${project.id}/estimation`, { hours: 2, rate: 913.57 });
  await owner.call("POST", `/api/projects/${project.id}/quote`, {});
  await owner.call("POST", `/api/projects/${project.id}/invoice`, ALL_CONFIRMED);
  people = {
    owner,
    manager: await join(app, owner, "manager@example.org", "manager"),
    worker: await join(app, owner, "worker@example.org", "worker"),
    accountant: await join(app, owner, "accountant@example.org", "accountant"),
  };
  const { session } = (await people.worker.call("GET", "/api/assistant/session")).json;
  const tick = { kind: "tick_task", arguments: { project_id: project.id, task_id: task.id } };
  const { action } = (await people.worker.call("POST", "/api/assistant/actions", tick)).json;
  [projectId, taskId] = [project.id as string, task.id as string];
  ids = {
    ...filledIds,
    "/api/projects/{id}": projectId,
    "/api/projects/{id}/tasks/{taskId}": taskId,
    "/api/customers/{id}": project.customer_id,
    "/api/assistant/session/{id}": session.id,
    "/api/assistant/actions/{id}": action.id,
  };
});
afterAll(() => app.close());

const signedIn = contract.filter(({ access }) => access === "signed-in");
function address(line: Endpoint, kind = "quote"): string {
  const url = urlOf(line, { ...ids, "/api/projects/{id}/preview/{kind}": kind });
  return line.path === "/api/documents" ? `${url}?kind=${kind}` : url + leastQuery(line);
}

/** The owner's own mailbox: its mails, and those the owner writes, are unknown to everybody else. */
const OF_ONE_MAIL = /^\/api\/mail(?:s|boxes|-bodies|-files|-drafts|-folders|-pages|-pictures|-projects)\/\{id\}/;

const call = (who: Person, line: Endpoint) => who.call(line.method, address(line), line.body && {});
const open = (line: Endpoint) => rightOf(line) === "own";

test("an accountant can write only their own account and conversations", async () => {
  const writes = signedIn.filter((line) => line.method !== "GET" && !open(line));
  expect(writes.length).toBeGreaterThan(12);
  for (const line of writes)
    expect((await call(people.accountant, line)).json, nameOf(line)).toMatchObject({ code: "not_allowed" });
});

test("an accountant reads everything, amounts included, but what only the owner runs", async () => {
  const ofAnother = /session|actions\/\{id\}/;
  const ofOwner = [
    "GET /api/assistant/model/settings",
    "GET /api/catalog-imports/last",
    "GET /api/catalog-imports/{id}/rows",
    "GET /api/customers/twins",
    "GET /api/customer-imports/last",
    "GET /api/customer-imports/{id}/preview",
    "GET /api/customer-imports/{id}/rows",
    "GET /api/register/companies",
    "GET /api/register/addresses",
    "GET /api/company/archive",
    "GET /api/company/archive/link",
    "GET /api/company/import",
    "GET /api/company/erasure",
    // Conversations are for who manages, and margins tell what people cost.
    "GET /api/project-mails/{id}",
    "GET /api/site-report-proposals/{id}",
    "GET /api/team/costs",
    "GET /api/figures/margin",
    "GET /api/figures/margin/projects",
    // Of another member.
    "GET /api/team/members/{userId}/traces",
  ];
  for (const line of signedIn.filter(
    ({ method, path }) => method === "GET" && !ofAnother.test(path) && !OF_ONE_MAIL.test(path),
  ))
    expect((await call(people.accountant, line)).status, nameOf(line)).toBe(ofOwner.includes(nameOf(line)) ? 403 : 200);
  expect((await people.accountant.call("GET", `/api/projects/${projectId}`)).json.project).toMatchObject({
    estimation_rate: 913.57,
    estimation_total: 1827.14,
  });
});

test("a worker's only writes are of tasks, photos, notes, supplies, reports and their own time", async () => {
  const allowedCalls = [
    "POST /api/projects/{id}/tasks",
    "PATCH /api/projects/{id}/tasks/{taskId}",
    "POST /api/project-photos/{id}",
    "POST /api/project-photos/{id}/{photoId}/original",
    "PATCH /api/project-photos/{id}/{photoId}",
    "PUT /api/project-notes/{id}",
    "PUT /api/used-supplies/{id}/{supplyId}",
    "DELETE /api/used-supplies/{id}/{supplyId}",
    "POST /api/site-reports/{id}",
    "POST /api/project-times/{id}",
    "PUT /api/timer",
    "POST /api/timer/stop",
    "DELETE /api/timer",
  ];
  for (const line of signedIn.filter((one) => one.method !== "GET" && !open(one))) {
    const { json } = await call(people.worker, line);
    if (allowedCalls.includes(nameOf(line))) expect(json.code, nameOf(line)).not.toBe("not_allowed");
    else expect(json.code, nameOf(line)).toBe("not_allowed");
  }
  const answer = await people.worker.call("PATCH", `/api/projects/${projectId}/tasks/${taskId}`, { done: true });
  expect(answer.json.task).toMatchObject({ done: true, done_by_maitre: false });
});

test("a worker cannot set the hours or the VAT of a task", async () => {
  const { project } = (
    await people.owner.call("POST", "/api/projects", {
      name: "Atelier bis",
      start_date: "2026-12-01",
      client_info: {
        company: "Menuiserie Roux",
        email: "claire@roux.fr",
        address: { line1: "8 quai", postal_code: "38000", city: "Grenoble" },
      },
    })
  ).json;
  const { task } = (
    await people.owner.call("POST", `/api/projects/${project.id}/tasks`, { title: "Pose", estimate_h: 2 })
  ).json;
  await people.owner.call("PATCH", `/api/projects/${project.id}/estimation`, { hours: 2, rate: 50 });
  const change = (body: object) => people.worker.call("PATCH", `/api/projects/${project.id}/tasks/${task.id}`, body);
  const refusals: [object, string][] = [
    [{ vat_basis_points: 0 }, "le taux de TVA"],
    [{ vat_reason: "export" }, "le motif de la TVA à 0 %"],
    [{ vat_basis_points: null, done: true }, "le taux de TVA"],
    [{ estimate_h: 1 }, "les heures prévues"],
    [{ title: "Offert", vat_basis_points: 0, estimate_h: 0 }, "les heures prévues ni le taux de TVA"],
  ];
  for (const [body, fieldNames] of refusals)
    expect([body, await change(body)]).toMatchObject([
      body,
      {
        status: 403,
        json: {
          code: "not_allowed",
          error: `Ton rôle dans l'entreprise ne permet pas de fixer ${fieldNames}. Demande à un gestionnaire.`,
        },
      },
    ]);
  const add = (body: object) => people.worker.call("POST", `/api/projects/${project.id}/tasks`, body);
  for (const estimate_h of [0, 3])
    expect(await add({ title: "Finitions", estimate_h })).toMatchObject({
      status: 403,
      json: { fields: { estimate_h: expect.any(String) } },
    });
  expect((await add({ title: "Finitions", description: "Vu sur place" })).status).toBe(200);
  expect((await change({ done: true, description: "Fait jeudi", position: 1 })).json.task).toMatchObject({
    title: "Pose",
    estimate_h: 2,
    vat_basis_points: null,
    done: true,
    description: "Fait jeudi",
  });
  expect((await people.owner.call("POST", `/api/projects/${project.id}/invoice`, ALL_CONFIRMED)).json.total).toBe(120);
  expect(
    (
      await people.manager.call("PATCH", `/api/projects/${project.id}/tasks/${task.id}`, {
        estimate_h: 2,
        vat_basis_points: 1000,
      })
    ).status,
  ).toBe(200);
});

// IDs and moments are left out, because they may contain any digits, and so is the name of the last event.
const words = (json: unknown) =>
  JSON.stringify(json).replace(
    /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{4}-\d\d-\d\dT[^"]*|"last_id":"[\d-]*"/g,
    "",
  );

test("no answer to a worker holds an amount, a document, a link to one or the bank's details", async () => {
  // A report of a site bears no amount.
  const secrets = /47[.,]13|913[.,]57|1\s?827|2\s?192|7654|FR76|documents\/(?!logo|report)|\/quote\/|\/invoice\//;
  const readable = signedIn.filter(({ method }) => method === "GET");
  for (const line of readable)
    for (const kind of ["quote", "invoice"]) {
      const { status, json } = await people.worker.call("GET", address(line, kind));
      expect(words(json), nameOf(line)).not.toMatch(secrets);
      expect(
        status === 200 || json.code === "not_allowed" || line.path.includes("session") || OF_ONE_MAIL.test(line.path),
        `${nameOf(line)} ${status}`,
      ).toBe(true);
      expect(JSON.stringify((await people.owner.call("GET", "/api/projects")).json)).toMatch(secrets);
    }
  for (const path of ["/api/documents?kind=invoice", `/api/projects/${projectId}/preview/quote`])
    expect((await people.worker.call("GET", path)).status).toBe(403);
});

test("the assistant shows a worker no amount", async () => {
  for (const message of [
    "Combien ai-je facturé ce mois-ci ?",
    "Quelles factures sont en retard ?",
    "Quels devis attendent ?",
  ]) {
    const askAssistant = (who: Person) => who.call("POST", "/api/assistant/chat", { message, history: [] });
    const { reply } = (await askAssistant(people.worker)).json;
    expect(reply).toBe("Ton rôle dans l'entreprise ne donne pas accès aux montants. Demande à un gestionnaire.");
    expect((await askAssistant(people.accountant)).json.reply).not.toBe(reply);
  }
  expect(
    (await people.worker.call("POST", "/api/assistant/chat", { message: "Mes projets ?", history: [] })).json.reply,
  ).toContain("Atelier");
});

test("an answer kept for a retry is shown only to roles that may make the call", async () => {
  const key = { "idempotency-key": "quote-of-atelier" };
  await people.owner.call("POST", `/api/projects/${projectId}/quote`, {}, key);
  expect((await people.worker.call("POST", `/api/projects/${projectId}/quote`, {}, key)).status).toBe(403);
});

test("the key of a colleague's call gives nobody else its answer", async () => {
  const key = { "idempotency-key": "action-of-manager" };
  const body = { kind: "rename_project", arguments: { project_id: projectId, name: "Renommé" } };
  expect((await people.manager.call("POST", "/api/assistant/actions", body, key)).status).toBe(200);
  expect((await people.worker.call("POST", "/api/assistant/actions", body, key)).status).toBe(403);
});

test("a manager does everything except managing the team", async () => {
  expect((await people.manager.call("PATCH", "/api/company", { trade: "plombier" })).status).toBe(200);
  for (const line of signedIn.filter((one) => rightOf(one) === "team"))
    expect((await call(people.manager, line)).status, nameOf(line)).toBe(403);
});
