import type { Endpoint } from "#api/endpoint.ts";
import { contract } from "#server/http/contract/contract.ts";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { fullBody, leastQuery, nameOf } from "./contract-fields.ts";
import type { Ids } from "./filled-company.ts";
import { fillCompany, isUuid, rowsOf, unknownIds, urlOf } from "./filled-company.ts";
import type { Person, TestApp } from "./test-app.ts";
import { testApp } from "./test-app.ts";

// No company can touch another company's rows. Every endpoint of the contract is called with another company's ids, in
// path, query and body. It must answer exactly as for ids that do not exist.

/** `missing`: why a row could not be made, by its path. The tests of its paths fail with it, and no other. */
type Company = { owner: Person; ids: Ids; missing: ReadonlyMap<string, Error> };

let app: TestApp;
let otherCompany: Company;
let stranger: Person;

beforeAll(async () => {
  app = await testApp();
  otherCompany = await newCompany();
  stranger = await app.signUp();
});
afterAll(() => app.close());

async function newCompany(lines: readonly Endpoint[] = contract): Promise<Company> {
  const owner = await app.signUp();
  const missing = new Map<string, Error>();
  const ids = await fillCompany(owner, lines, (row, reason) => missing.set(row, reason));
  return { owner, ids, missing };
}

function refuseMissingRow(line: Endpoint, { missing }: Company): void {
  const reason = rowsOf([line])
    .map((row) => missing.get(row))
    .find((one) => one !== undefined);
  if (reason) throw reason;
}

const hasItsRows = (line: Endpoint, { missing }: Company) => !rowsOf([line]).some((row) => missing.has(row));

const signedIn = contract.filter((line) => line.access === "signed-in");
const withIds = signedIn.filter((line) => line.path.includes("{"));

function request(line: Endpoint, ids: Ids, person: Person) {
  return person.call(line.method, urlOf(line, ids), fullBody(line));
}

const shape = ({ status, json }: { status: number; json: any }) => ({
  status,
  json: { ...json, request_id: undefined },
});

test.each(withIds.map((line) => [nameOf(line), line] as const))(
  "%s: an ID of another company gets the answer of an ID that does not exist",
  async (name, line) => {
    refuseMissingRow(line, otherCompany);
    // A DELETE removes its row, so it gets its own company.
    const { owner, ids } = line.method === "DELETE" ? await newCompany() : otherCompany;
    const foreign = shape(await request(line, ids, stranger));
    const unknown = shape(await request(line, unknownIds(ids), stranger));
    expect(foreign).toEqual(unknown);
    expect(foreign.status).toBe(404);
    const own = await request(line, ids, owner);
    expect(
      own.status,
      `${name} does not find its owner's id either: correct its row in test/filled-company.ts`,
    ).not.toBe(404);
  },
);

test("a task is reached only through its own project", async () => {
  const [mine, theirs] = [await newCompany(), otherCompany];
  const [project, task] = ["/api/projects/{id}", "/api/projects/{id}/tasks/{taskId}"];
  for (const [projectId, taskId] of [
    [mine.ids[project], theirs.ids[task]],
    [theirs.ids[project], mine.ids[task]],
  ]) {
    const answer = await mine.owner.call("PATCH", `/api/projects/${projectId}/tasks/${taskId}`, { done: true });
    expect(answer.status).toBe(404);
  }
});

test("IDs of another company in a query or body get the answer of unknown ones", async () => {
  const session = otherCompany.ids["/api/assistant/session/{id}"]!;
  const read = (id: string) => stranger.call("GET", `/api/assistant/session?session_id=${id}`);
  expect(shape(await read(session))).toEqual(shape(await read(randomUUID())));
  const chat = (sessionId: string) =>
    stranger.call("POST", "/api/assistant/chat", { message: "Mes projets ?", history: [], sessionId });
  expect(shape(await chat(session))).toEqual(shape(await chat(randomUUID())));
  expect((await chat(session)).status).toBe(404);
});

test("a call for another company gets the answer of an unknown company", async () => {
  const { company } = (await otherCompany.owner.call("GET", "/api/company")).json;
  const as = (id: string) => stranger.call("GET", "/api/company", undefined, { "x-company-id": id });
  expect(shape(await as(company.id))).toEqual(shape(await as(randomUUID())));
  expect((await as(company.id)).status).toBe(404);
});

test("no list shows an ID of another company", async () => {
  const lists = signedIn.filter((line) => line.method === "GET" && !line.path.includes("{"));
  const foreign = Object.values(otherCompany.ids).filter(isUuid);
  const shownTo = async (person: Person, line: Endpoint) => {
    const { status, json } = await person.call("GET", line.path + leastQuery(line));
    // A row that does not exist yet, like a logo, is not found.
    expect([200, 404], nameOf(line)).toContain(status);
    return foreign.filter((id) => JSON.stringify(json).includes(id));
  };
  const leaks: string[] = [];
  for (const line of lists) {
    expect(await shownTo(stranger, line), `${nameOf(line)} shows rows of another company`).toEqual([]);
    leaks.push(...(await shownTo(otherCompany.owner, line)));
  }
  expect(new Set(leaks).size, "ids that their owner reads in lists").toBeGreaterThan(5);
});

test.each(contract.filter(({ access }) => access !== "public").map((line) => [nameOf(line), line] as const))(
  "%s refuses people who are not signed in",
  async (_name, line) => {
    refuseMissingRow(line, otherCompany);
    const response = await app.server.inject({
      method: line.method,
      url: urlOf(line, otherCompany.ids),
      ...(line.body && { payload: fullBody(line) as object }),
    });
    expect(response.statusCode).toBe(401);
  },
);

test("a stranger's calls change nothing of an owner's data", async () => {
  const company = await newCompany();
  const { owner, ids } = company;
  const reads = signedIn
    .filter((line) => hasItsRows(line, company))
    // The address of a file, or of an export, is sealed anew each time. The ID of the last event goes on.
    .filter(({ method, path }) => method === "GET" && !/security|mail-files|money\/export|events$/.test(path));
  const readAll = () =>
    Promise.all(reads.map(async (line) => shape(await owner.call("GET", urlOf(line, ids) + leastQuery(line)))));
  const before = await readAll();
  for (const line of withIds.filter((one) => hasItsRows(one, company))) await request(line, ids, stranger);
  expect(await readAll()).toEqual(before);
});

test("a path without its own row is named, with what to do", async () => {
  const line = {
    method: "GET",
    path: "/api/planted/{id}",
    access: "signed-in",
    summary: "",
    answer: z.object({}),
  } satisfies Endpoint;
  const sentence =
    "no test has an id for /api/planted/{id}: in fillCompany of test/filled-company.ts, " +
    'make one of what it names and add "/api/planted/{id}" to the ids';
  expect(() => urlOf(line, otherCompany.ids)).toThrow(sentence);
  await expect(fillCompany(await app.signUp(), [...contract, line])).rejects.toThrow(sentence);
  const company = await newCompany([...contract, line]);
  expect(() => refuseMissingRow(line, company)).toThrow(sentence);
  expect(contract.filter((one) => !hasItsRows(one, company))).toEqual([]);
  expect(Object.keys(company.ids).toSorted()).toEqual(Object.keys(otherCompany.ids).toSorted());
});

test("an ID missing in fillCompany is created by the POST of its collection", async () => {
  const line = {
    ...contract.find(({ path }) => path === "/api/projects/{id}")!,
    path: "/api/projects/{other}",
  } as const;
  const owner = await app.signUp();
  const ids = await fillCompany(owner, [...contract, line]);
  expect(ids["/api/projects/{other}"]).not.toBe(ids["/api/projects/{id}"]);
  expect((await request(line, ids, owner)).status).toBe(200);
});
