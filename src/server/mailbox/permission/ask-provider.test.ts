import type { AddressInfo, Server } from "node:net";
import { createServer } from "node:net";
import { afterEach, beforeEach, expect, test } from "vitest";
import { callProvider, callPatiently, refusalOf } from "./ask-provider.ts";

// Servers that misbehave in place of Google.

let server: Server;
let answer: string | null;
let calls = 0;
const waits: number[] = [];
const PACE = { silenceMs: 200, mostTries: 4, wait: async (ms: number) => void waits.push(ms) };
beforeEach(async () => {
  [answer, calls] = [null, 0];
  waits.length = 0;
  server = createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", () => {
      calls++;
      if (answer !== null) socket.end(answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const call = (signal = AbortSignal.timeout(20_000), mostBytes = 1_000) => ({
  url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
  init: {},
  mostBytes,
  signal,
});
const http = (status: number, body = "{}", headers = "") =>
  `HTTP/1.1 ${status} x\r\nconnection: close\r\ncontent-length: ${Buffer.byteLength(body)}\r\n${headers}\r\n${body}`;

test("a server that never answers is left after one try", async () => {
  await expect(callPatiently(call(), PACE)).rejects.toMatchObject({ failure: "silent" });
  expect([calls, waits]).toEqual([1, []]);
});

test("a server that hangs up is asked again, each time later", async () => {
  answer = "";
  await expect(callPatiently(call(), PACE)).rejects.toMatchObject({ failure: "dropped" });
  expect(calls).toBe(4);
  expect(waits.map((ms) => ms >= 375)).toEqual([true, true, true]);
  expect((waits[2] ?? 0) > (waits[0] ?? 0)).toBe(true);
});

test("a server that says how long to wait is asked no earlier", async () => {
  answer = http(429, "{}", "retry-after: 7\r\n");
  expect((await callPatiently(call(), PACE)).status).toBe(429);
  expect(waits).toEqual([7_000, 7_000, 7_000]);
});

test("a server that asks to wait for an hour is not waited for", async () => {
  answer = http(503, "{}", "retry-after: 3600\r\n");
  expect((await callPatiently(call(), PACE)).status).toBe(503);
  expect([calls, waits]).toEqual([1, []]);
});

test("a refusal that does not pass is not repeated", async () => {
  answer = http(400);
  expect((await callPatiently(call(), PACE)).status).toBe(400);
  expect(calls).toBe(1);
});

test("a redirection is not followed", async () => {
  answer = http(302, "", "location: http://127.0.0.1:1/\r\n");
  await expect(callProvider(call(), 200)).rejects.toMatchObject({ failure: "dropped" });
});

test("an answer beyond the limit is not read", async () => {
  answer = http(200, "x".repeat(2_000));
  await expect(callProvider(call(), 200)).rejects.toThrow("too long");
});

test("a server that is not there is unreachable", async () => {
  const lateCall = call();
  await new Promise((resolve) => server.close(resolve));
  await expect(callProvider(lateCall, 200)).rejects.toMatchObject({ failure: "unreachable" });
  server.listen(0);
});

test.each([
  [401, {}, "permission_withdrawn"],
  [403, { error: { errors: [{ reason: "insufficientPermissions" }] } }, "permission_withdrawn"],
  [403, { error: { errors: [{ reason: "accessNotConfigured" }] } }, "not_set_up"],
  [403, { error: { details: [{ reason: "SERVICE_DISABLED" }] } }, "not_set_up"],
  [403, { error: { errors: [{ reason: "rateLimitExceeded" }] } }, "too_many"],
  [429, {}, "too_many"],
  [500, {}, "unreachable"],
  [400, null, "dropped"],
])("the status %i with %j is %s", (status, json, failure) => {
  expect(refusalOf({ status, headers: new Headers(), json })?.failure).toBe(failure);
});

test("an answer is no refusal", () => {
  expect(refusalOf({ status: 200, headers: new Headers(), json: {} })).toBeNull();
});
