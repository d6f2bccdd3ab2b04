import type { Endpoint } from "#api/endpoint.ts";
import { contract } from "#server/http/contract.ts";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Person, TestApp } from "./test-app.ts";
import { testApp } from "./test-app.ts";

// No company can touch another's rows: every endpoint of the contract is called with another company's ids, in path,
// query and body, and must answer exactly as it does for ids that do not exist.

let house: TestApp;
let owner: Person;
let stranger: Person;
let known: Record<string, string>;

beforeAll(async () => {
  house = await testApp();
  owner = await house.signUp();
  stranger = await house.signUp();
  known = await fill(owner);
});
afterAll(() => house.close());

const CLIENT = {
  company: "Menuiserie Roux",
  first_name: "Claire",
  last_name: "Roux",
  email: "claire@roux.fr",
  address: { line1: "8 quai", postal_code: "38000", city: "Grenoble" },
};
const CORE = { name: "Atelier", start_date: "2026-12-01", client_info: CLIENT };

async function fill(person: Person): Promise<Record<string, string>> {
  await person.call("PATCH", "/api/company", {
    name: "Volt",
    siren: "732829320",
    vat_regime: "standard",
    address: { line1: "1 rue A", postal_code: "69003", city: "Lyon" },
  });
  const { project } = (await person.call("POST", "/api/projects", CORE)).json;
  const { task } = (await person.call("POST", `/api/projects/${project.id}/tasks`, { title: "Pose", estimate_h: 2 }))
    .json;
  await person.call("PATCH", `/api/projects/${project.id}/estimation`, { hours: 2, rate: 50 });
  await person.call("POST", `/api/projects/${project.id}/quote`, {});
  await person.call("POST", `/api/projects/${project.id}/invoice`, {});
  const { session } = (await person.call("GET", "/api/assistant/session")).json;
  const { sessions } = (await person.call("GET", "/api/security/sessions")).json;
  const { invitation } = (
    await person.call("POST", "/api/team/invitations", { email: `friend-of-${person.email}`, role: "worker" })
  ).json;
  const { members } = (await person.call("GET", "/api/team")).json;
  return {
    project: project.id,
    task: task.id,
    customer: project.customer_id,
    session: session.id,
    signIn: sessions[0].id,
    invitation: invitation.id,
    member: members[0].user_id,
  };
}

// A body each endpoint accepts: what must fail is the id, not the form.
const BODIES: Record<string, unknown> = {
  "POST /api/projects": CORE,
  "PATCH /api/projects/{id}/core": CORE,
  "POST /api/projects/{id}/ai-estimation": { description: "Pose de radiateurs" },
  "PATCH /api/projects/{id}/estimation": { hours: 3, rate: 60 },
  "POST /api/projects/{id}/tasks": { title: "Intruse" },
  "PATCH /api/projects/{id}/tasks/{taskId}": { done: true },
  "PATCH /api/customers/{id}": { phone: "0600000000" },
  "PATCH /api/company": { trade: "peintre" },
  "PUT /api/company/logo": { data: null },
  "POST /api/team/invitations": { email: "intruder@example.org", role: "owner" },
  "PATCH /api/team/members/{userId}": { role: "worker" },
  "PUT /api/assistant/session/{id}": { history: [], state: null, version: 0 },
};

function idsFor(line: Endpoint, source: Record<string, string>): Record<string, string> {
  const [, kept = "project"] = Object.entries(KEPT).find(([path]) => line.path.startsWith(path)) ?? [];
  return { id: source[kept]!, taskId: source.task!, userId: source.member!, kind: "quote", token: "a-link-nobody-has" };
}

// Whose id `{id}` is, by path; a project's elsewhere.
const KEPT = {
  "/api/security": "signIn",
  "/api/customers": "customer",
  "/api/assistant": "session",
  "/api/team": "invitation",
};

const random = () => ({
  project: randomUUID(),
  task: randomUUID(),
  customer: randomUUID(),
  session: randomUUID(),
  signIn: randomUUID(),
  invitation: randomUUID(),
  member: randomUUID(),
});
const signedIn = contract.filter((line) => line.access === "signed-in");
const withIds = signedIn.filter((line) => line.path.includes("{"));
const name = (line: Endpoint) => `${line.method} ${line.path}`;

function request(line: Endpoint, ids: Record<string, string>, person: Person, query = "") {
  const url = line.path.replace(/\{(\w+)\}/g, (_whole, key: string) => ids[key]!);
  const body = line.body ? (BODIES[name(line)] ?? {}) : undefined;
  return person.call(line.method, url + query, body);
}

const shape = ({ status, json }: { status: number; json: any }) => ({
  status,
  json: { ...json, request_id: undefined },
});

test.each(withIds.map((line) => [name(line), line] as const))(
  "%s: another company's id answers exactly as one that does not exist",
  async (_name, line) => {
    const foreign = shape(await request(line, idsFor(line, known), stranger));
    const unknown = shape(await request(line, idsFor(line, random()), stranger));
    expect(foreign).toEqual(unknown);
    expect(foreign.status).toBe(404);
  },
);

test("a task of one's own project cannot be reached through another's, nor the reverse", async () => {
  const mine = await fill(stranger);
  const crossed = [
    [mine.project, known.task],
    [known.project, mine.task],
  ];
  for (const [project, task] of crossed)
    expect((await stranger.call("PATCH", `/api/projects/${project}/tasks/${task}`, { done: true })).status).toBe(404);
});

test("ids in the query and in the body answer as unknown ones", async () => {
  const asked = await stranger.call("GET", `/api/assistant/session?session_id=${known.session}`);
  expect(shape(asked)).toEqual(shape(await stranger.call("GET", `/api/assistant/session?session_id=${randomUUID()}`)));
  const chat = (sessionId: string) =>
    stranger.call("POST", "/api/assistant/chat", { message: "Mes projets ?", history: [], sessionId });
  expect(shape(await chat(known.session!))).toEqual(shape(await chat(randomUUID())));
  expect((await chat(known.session!)).status).toBe(404);
});

test("acting for a company one is no member of answers as for one that does not exist", async () => {
  const { company } = (await owner.call("GET", "/api/company")).json;
  const as = (id: string) => stranger.call("GET", "/api/company", undefined, { "x-company-id": id });
  expect(shape(await as(company.id))).toEqual(shape(await as(randomUUID())));
  expect((await as(company.id)).status).toBe(404);
});

test("the lists of a newcomer are empty, whatever others have", async () => {
  const newcomer = await house.signUp();
  const lists = signedIn.filter((line) => line.method === "GET" && !line.path.includes("{") && line.query);
  for (const line of lists) {
    const { json } = await newcomer.call("GET", line.path + (line.path === "/api/documents" ? "?kind=invoice" : ""));
    const rows = Object.values(json as Record<string, unknown>).find(Array.isArray);
    if (rows) expect(rows, line.path).toEqual([]);
  }
});

test("every signed-in endpoint refuses whoever is not signed in, and nothing an owner holds changed through all this", async () => {
  for (const line of contract.filter(({ access }) => access !== "public")) {
    const url = line.path.replace(/\{(\w+)\}/g, (_whole, key: string) => idsFor(line, known)[key]!);
    const response = await house.app.inject({
      method: line.method,
      url,
      ...(line.body && { payload: (BODIES[name(line)] ?? {}) as object }),
    });
    expect(response.statusCode, name(line)).toBe(401);
  }
  const { project } = (await owner.call("GET", `/api/projects/${known.project}`)).json;
  expect(project).toMatchObject({ name: "Atelier", estimation_hours: 2, estimation_rate: 50 });
  expect(project.tasks).toMatchObject([{ title: "Pose", done: false }]);
  const team = (await owner.call("GET", "/api/team")).json;
  expect(team).toMatchObject({
    members: [{ user_id: known.member, role: "owner" }],
    invitations: [{ id: known.invitation, state: "pending" }],
  });
});
