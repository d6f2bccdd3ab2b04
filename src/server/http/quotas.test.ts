import { QUOTAS, quotaOf } from "#api/endpoint.ts";
import { contract } from "#server/http/contract/contract.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openQuotas, parseQuotas } from "./quotas.ts";

let now = new Date("2026-11-21T12:00:00Z");
let app: TestApp;
let person: Person;
let other: Person;
beforeAll(async () => {
  app = await testApp({
    env: { AUTH_RATE_LIMIT_FACTOR: "1", API_QUOTAS: "read=12,write=6,search=3,proposal=2,chat=2,document=2,upload=2" },
    clock: () => now,
  });
  [person, other] = [await app.signUp(), await app.signUp()];
});
afterAll(() => app.close());

const later = (seconds: number) => void (now = new Date(now.getTime() + seconds * 1000));

test("each person has a quota for each kind of call", async () => {
  const { project } = (
    await person.call("POST", "/api/projects", { name: "Atelier", client_info: { company: "Roux" } })
  ).json;
  const calls: [string, number, () => ReturnType<Person["call"]>][] = [
    ["write", 5, () => person.call("PATCH", "/api/company", { trade: "peintre" })],
    ["search", 3, () => person.call("GET", "/api/projects?q=roux")],
    ["search of another list", 0, () => person.call("GET", "/api/customers?q=roux")],
    [
      "proposal",
      2,
      () => person.call("POST", `/api/projects/${project.id}/ai-estimation`, { description: "3 radiateurs" }),
    ],
    ["chat", 2, () => person.call("POST", "/api/assistant/chat", { message: "Mes projets ?", history: [] })],
    ["document", 2, () => person.call("GET", `/api/projects/${project.id}/preview/quote`)],
    ["upload", 2, () => person.call("PUT", "/api/company/logo", { data: null })],
  ];
  for (const [name, most, make] of calls) {
    for (let index = 0; index < most; index++) expect([name, (await make()).status]).not.toEqual([name, 429]);
    const { status, json } = await make();
    expect([name, status, json.code]).toEqual([name, 429, "too_many_requests"]);
    expect(json.error).toMatch(
      /^Trop de demandes à la suite\. Patiente \d+ secondes puis réessaie : rien n'est perdu\.$/,
    );
  }
  expect((await person.call("GET", "/api/projects")).status).toBe(200);
  expect((await other.call("PATCH", "/api/company", { trade: "peintre" })).status).toBe(200);
});

test("a refused call says after how many seconds it will succeed", async () => {
  const headers = { authorization: `Bearer ${person.token}` };
  const ask = () => app.server.inject({ url: "/api/projects?q=roux", headers });
  const refusal = await ask();
  const seconds = Number(refusal.headers["retry-after"]);
  expect([refusal.statusCode, seconds]).toEqual([429, 20]);
  later(seconds - 1);
  expect((await ask()).statusCode).toBe(429);
  later(1);
  expect([(await ask()).statusCode, (await ask()).statusCode]).toEqual([200, 429]);
});

test("a company of any size has at most the quota of four people", () => {
  const quotas = openQuotas(parseQuotas("write=10"), 1, () => now);
  const took = Array.from({ length: 60 }, (_, index) => {
    try {
      quotas.take("write", { companyId: "one" });
      return index;
    } catch (error) {
      return (error as { retryAfterSeconds: number }).retryAfterSeconds * -1;
    }
  });
  expect(took.filter((one) => one >= 0)).toHaveLength(40);
  expect(took.at(-1)).toBe(-2);
});

test("every endpoint for signed-in people is counted", async () => {
  for (const line of contract) expect(QUOTAS).toContain(quotaOf(line, {}));
  const stranger = await app.signUp();
  const endpoints = contract.filter(({ access }) => access !== "public");
  const statuses = await Promise.all(
    endpoints.map(async ({ method, path }) => {
      const url = path.replace(/\{\w+\}/g, "00000000-0000-4000-8000-000000000000");
      const many = await Promise.all(
        Array.from({ length: 13 }, () =>
          stranger.call(method, url, method === "GET" || method === "DELETE" ? undefined : {}),
        ),
      );
      return [method, path, many.some(({ status }) => status === 429)];
    }),
  );
  expect(
    statuses.filter(([, , isRefused]) => !isRefused),
    "calls that no quota counts: answer them with route(…), patientRoute(…) or personRoute(…)",
  ).toEqual([]);
});

test("a quota setting without a known name or a number is refused with its format", () => {
  for (const setting of ["write", "write=0", "write=-1", "writes=3", "write=many"])
    expect(() => parseQuotas(setting)).toThrow("API_QUOTAS must read");
  expect(parseQuotas(" write = 7 ,")).toMatchObject({ write: 7, search: 120 });
});
