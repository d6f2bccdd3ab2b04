import { endpoint } from "#api/endpoint.ts";
import { beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { actingCompany, forgetActingCompany, keepActingFor } from "./acting-company.ts";
import { CallError, bearerFrom, call } from "./call.ts";

const readProjects = endpoint({
  method: "GET",
  path: "/api/things/{id}",
  access: "signed-in",
  summary: "",
  query: z.object({ q: z.string().optional() }),
  answer: z.object({ thing: z.string() }),
});
const make = endpoint({
  method: "POST",
  path: "/api/things",
  access: "signed-in",
  touches: ["/api/things"],
  summary: "",
  body: z.object({ name: z.string() }),
  answer: z.object({ thing: z.string() }),
});
const own = endpoint({
  method: "GET",
  path: "/api/mine",
  access: "person",
  summary: "",
  answer: z.object({ thing: z.string() }),
});
const open = endpoint({
  method: "GET",
  path: "/api/open",
  access: "public",
  summary: "",
  answer: z.object({ thing: z.string() }),
});

const stubAnswer = (status: number, body: unknown) => {
  const fetchStub = vi.fn(
    async (_url: string, _init: RequestInit) =>
      new Response(typeof body === "string" ? body : JSON.stringify(body), { status }),
  );
  vi.stubGlobal("fetch", fetchStub);
  return fetchStub;
};
const failureOf = (answer: Promise<unknown>) =>
  answer.then(
    () => null,
    (error: unknown) => error as CallError,
  );

beforeEach(() => bearerFrom(async () => "token"));

const puttingOff = (times: number, status: number, headers: Record<string, string>) => {
  const fetchStub = vi.fn(async (_url: string, _init: RequestInit) =>
    fetchStub.mock.calls.length <= times
      ? new Response('{"error":"Patiente."}', { status, headers })
      : new Response('{"thing":"saw"}'),
  );
  vi.stubGlobal("fetch", fetchStub);
  vi.useFakeTimers();
  return fetchStub;
};

test("a delayed call waits as long as the server says, then is sent with the same key", async () => {
  for (const status of [429, 503]) {
    const fetchStub = puttingOff(2, status, { "retry-after": "7" });
    const answer = call(make, { body: { name: "scie" }, idempotencyKey: "k1" });
    await vi.advanceTimersByTimeAsync(6_999);
    expect(fetchStub).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(7_001);
    expect(await answer).toEqual({ thing: "saw" });
    expect(fetchStub.mock.calls.map(([, init]) => (init.headers as Record<string, string>)["idempotency-key"])).toEqual(
      ["k1", "k1", "k1"],
    );
  }
});

test("a call delayed too often or too long fails with the server's sentence", async () => {
  const often = puttingOff(99, 429, { "retry-after": "1" });
  const failure = failureOf(call(readProjects, { params: { id: "1" } }));
  await vi.advanceTimersByTimeAsync(10_000);
  expect([(await failure)?.message, often.mock.calls.length]).toEqual(["Patiente.", 4]);
  for (const [status, headers] of [
    [429, { "retry-after": "31" }],
    [503, {}],
    [500, { "retry-after": "1" }],
  ] as const) {
    const fetchStub = puttingOff(99, status, headers);
    expect([(await failureOf(call(open)))?.status, fetchStub.mock.calls.length]).toEqual([status, 1]);
  }
  const [fetchDelay, giver] = [puttingOff(99, 429, { "retry-after": "5" }), new AbortController()];
  const left = failureOf(call(open, { signal: giver.signal }));
  await vi.advanceTimersByTimeAsync(1_000);
  giver.abort();
  expect([(await left)?.name, fetchDelay.mock.calls.length]).toEqual(["AbortError", 1]);
});

test("path, query and bearer come from the endpoint", async () => {
  const fetchStub = stubAnswer(200, { thing: "saw", more: 1 });
  expect(await call(readProjects, { params: { id: "a/b" }, query: { q: "été" } })).toEqual({ thing: "saw" });
  const [url, init] = fetchStub.mock.calls[0]!;
  expect(url).toBe("/api/things/a%2Fb?q=%C3%A9t%C3%A9");
  expect(init.headers).toEqual({ authorization: "Bearer token" });
});

test("every call goes to the host named by the page", async () => {
  const fetchStub = stubAnswer(200, { thing: "saw" });
  vi.stubGlobal("document", {
    querySelector: (selector: string) =>
      selector === 'meta[name="api"]' ? { content: "https://appels.example.org" } : null,
  });
  await call(open);
  expect(fetchStub.mock.calls[0]![0]).toBe("https://appels.example.org/api/open");
});

test("only calls for a company name the company", async () => {
  const fetchStub = stubAnswer(200, { thing: "saw" });
  keepActingFor("c2");
  await call(readProjects, { params: { id: "1" } });
  await call(own);
  await call(open);
  expect(fetchStub.mock.calls.map(([, init]) => (init.headers as Record<string, string>)["x-company-id"])).toEqual([
    "c2",
    undefined,
    undefined,
  ]);
  forgetActingCompany();
  await call(readProjects, { params: { id: "1" } });
  expect((fetchStub.mock.calls[3]![1].headers as Record<string, string>)["x-company-id"]).toBeUndefined();
});

test("a person removed from a company is sent to the home page once", async () => {
  stubAnswer(404, { error: "Plus la tienne.", code: "no_such_company" });
  const assign = vi.fn();
  vi.stubGlobal("location", { assign });
  keepActingFor("c2");
  expect(await failureOf(call(readProjects, { params: { id: "1" } }))).toMatchObject({ code: "no_such_company" });
  await failureOf(call(readProjects, { params: { id: "1" } }));
  expect(assign.mock.calls).toEqual([["/app"]]);
  expect(actingCompany()).toBeNull();
});

test("a body is sent as JSON with its idempotency key", async () => {
  const fetchStub = stubAnswer(200, { thing: "saw" });
  await call(make, { body: { name: "scie" }, idempotencyKey: "k1" });
  expect(fetchStub.mock.calls[0]![1]).toMatchObject({
    method: "POST",
    body: '{"name":"scie"}',
    headers: { "idempotency-key": "k1" },
  });
});

test("a public call sends the session when there is one", async () => {
  const fetchStub = stubAnswer(200, { thing: "saw" });
  await call(open);
  expect(fetchStub.mock.calls[0]![1].headers).toEqual({ authorization: "Bearer token" });
  for (const nobody of [async () => null, () => Promise.reject(new Error("storage is closed"))]) {
    bearerFrom(nobody);
    await call(open);
    expect(fetchStub.mock.lastCall![1].headers).toEqual({});
  }
});

test("a refusal keeps its sentence, its code and a sentence per field", async () => {
  stubAnswer(422, {
    error: "Il manque le nom.",
    code: "bad_input",
    fields: { name: "Champ requis", odd: 3 },
    request_id: "r",
  });
  expect(await failureOf(call(make, { body: { name: "" } }))).toMatchObject({
    message: "Il manque le nom.",
    code: "bad_input",
    status: 422,
    fields: { name: "Champ requis" },
  });
});

test("a failure shows `error`, or else `message`, or else the status", async () => {
  stubAnswer(500, { message: "Panne" });
  expect((await failureOf(call(open)))?.message).toBe("Panne");
  stubAnswer(502, "<html>");
  expect((await failureOf(call(open)))?.message).toBe("502");
});

test("an answer outside the contract is refused", async () => {
  stubAnswer(200, { thing: 3 });
  expect(await failureOf(call(open))).toMatchObject({ code: "unreadable" });
});

test("a failed call tells a lost network from an abort", async () => {
  vi.stubGlobal(
    "fetch",
    vi.fn(async (_url: string, init: RequestInit) => {
      init.signal?.throwIfAborted();
      throw new TypeError("Failed to fetch");
    }),
  );
  expect(await failureOf(call(open))).toMatchObject({ status: 0, code: "network" });
  expect((await failureOf(call(open, { signal: AbortSignal.abort() })))?.name).toBe("AbortError");
});
