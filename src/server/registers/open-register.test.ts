import type { RegisterServer } from "#test/register-server.ts";
import { jsonAnswer, registerServer } from "#test/register-server.ts";
import type { RequestListener } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Register } from "./open-register.ts";
import { openRegister } from "./open-register.ts";

// What one register may cost those who type, whatever it does.

let server: RegisterServer;
let now = Date.parse("2026-11-28T10:00:00Z");

beforeEach(async () => {
  server = await registerServer(["Roux"]);
});
afterEach(() => server.close());

/** A register at this address. The tests that wait for its deadline have a short one. */
function registerAt(url: string, { isChosen = true, patienceMs = 5_000 } = {}): Register<string> {
  return openRegister({
    place: { url, isChosen },
    path: "/search",
    parameters: { limit: "8" },
    read: (json) => {
      if (!Array.isArray(json)) throw new Error("no list");
      return json.map(String);
    },
    clock: () => new Date(now),
    patienceMs,
  });
}

const statusAnswer =
  (status: number): RequestListener =>
  (_request, response) =>
    response.writeHead(status).end();

test("what is typed is a parameter of the call, whatever its characters", async () => {
  const register = registerAt(server.url);
  await register.look("../admin?key=1#x");
  expect(server.calls).toEqual(["/search?limit=8&q=..%2Fadmin%3Fkey%3D1%23x"]);
});

test("the same words are asked once a day", async () => {
  const register = registerAt(server.url);
  await register.look("roux");
  expect([await register.look("roux"), server.calls.length]).toEqual([["Roux"], 1]);
  now += 24 * 3_600_000;
  await register.look("roux");
  expect(server.calls.length).toBe(2);
});

test("the same words typed by two people at once are asked once", async () => {
  const register = registerAt(server.url);
  await Promise.all([register.look("roux"), register.look("roux")]);
  expect(server.calls.length).toBe(1);
});

test("more words than it accepts in a second are not asked", async () => {
  const register = registerAt(server.url);
  const answers = await Promise.all(Array.from({ length: 9 }, (_one, index) => register.look(`mot ${index}`)));
  expect([server.calls.length, answers.filter((rows) => rows === null).length]).toEqual([6, 3]);
  now += 1_000;
  expect(await register.look("mot 8")).toEqual(["Roux"]);
});

test.each<[string, (server: RegisterServer) => void]>([
  ["answers an error", (register) => (register.answer = statusAnswer(500))],
  ["answers that it is asked too often", (register) => (register.answer = statusAnswer(429))],
  ["answers something else", (register) => (register.answer = jsonAnswer({ results: "none" }))],
  ["answers no JSON", (register) => (register.answer = (_request, response) => response.end("<html>"))],
  ["answers too much", (register) => (register.answer = jsonAnswer(["a".repeat(400_000)]))],
  ["cuts its answer", (register) => (register.answer = (request) => request.socket.destroy())],
  ["is down", (register) => register.close()],
])("a register that %s is not asked again for half a minute", async (_how, breakIt) => {
  const register = registerAt(server.url);
  breakIt(server);
  expect(await register.look("roux")).toBeNull();
  const callCount = server.calls.length;
  const lastAnswer = await register.look("martin");
  expect([register.isAvailable(), lastAnswer, server.calls.length]).toEqual([false, null, callCount]);
  now += 30_000;
  expect(register.isAvailable()).toBe(true);
});

test("what was found before is still given while the register rests", async () => {
  const register = registerAt(server.url);
  await register.look("roux");
  server.answer = statusAnswer(500);
  await register.look("martin");
  expect([register.isAvailable(), await register.look("roux")]).toEqual([false, ["Roux"]]);
});

test("a register that says nothing is left at the deadline", async () => {
  server.answer = () => {};
  const register = registerAt(server.url, { patienceMs: 50 });
  expect([await register.look("roux"), register.isAvailable()]).toEqual([null, false]);
});

test("a register whose answer comes byte by byte is left at the deadline", async () => {
  server.answer = async (_request, response) => {
    while (!response.destroyed) {
      response.write(" ");
      await wait(10);
    }
  };
  expect(await registerAt(server.url, { patienceMs: 60 }).look("roux")).toBeNull();
});

test("a register that leads elsewhere is not followed", async () => {
  const elsewhere = await registerServer(["secret"]);
  server.answer = (_request, response) => response.writeHead(302, { location: `${elsewhere.url}/search` }).end();
  expect([await registerAt(server.url).look("roux"), elsewhere.calls]).toEqual([null, []]);
  elsewhere.close();
});

test("the address of the State that leads to this machine is not called", async () => {
  expect([await registerAt(server.url, { isChosen: false }).look("roux"), server.calls]).toEqual([null, []]);
});
