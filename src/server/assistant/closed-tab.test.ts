import { allowModel } from "#test/model-server.ts";
import type { TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import { createServer } from "node:http";
import type { Server, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";

// A tab that is closed while a model answers loses nothing.

let app: TestApp;
let model: Server;
const heldAnswers: ServerResponse[] = [];

beforeAll(async () => {
  model = createServer((request, response) => {
    request.resume();
    heldAnswers.push(response);
  });
  await new Promise<void>((resolve) => model.listen(0, "127.0.0.1", resolve));
  const { port } = model.address() as AddressInfo;
  app = await testApp({ env: { LLM_BASE_URL: `http://127.0.0.1:${port}/v1`, LLM_MODEL: "test" } });
});
afterAll(async () => {
  await app.close();
  model.closeAllConnections();
  model.close();
});

test("a question and its reply are stored although the tab was closed before the reply came", async () => {
  const person = await app.signUp();
  await allowModel(person);
  const { session } = (await person.call("GET", "/api/assistant/session?fresh=true")).json;
  const address = await app.server.listen({ port: 0, host: "127.0.0.1" });
  const tab = new AbortController();
  const call = fetch(`${address}/api/assistant/chat`, {
    method: "POST",
    headers: { authorization: `Bearer ${person.token}`, "content-type": "application/json" },
    body: JSON.stringify({ message: "raconte-moi une histoire", history: [], sessionId: session.id }),
    signal: tab.signal,
  });
  await expect.poll(() => heldAnswers.length).toBe(1);
  tab.abort();
  await expect(call).rejects.toThrow();
  const message = { role: "assistant", content: "Il était une fois." };
  const choices = [{ index: 0, finish_reason: "stop", message }];
  heldAnswers[0]!
    .setHeader("content-type", "application/json")
    .end(JSON.stringify({ id: "1", object: "chat.completion", created: 1, model: "test", choices }));
  const path = `/api/assistant/session?session_id=${session.id}`;
  const contents = async () =>
    (await person.call("GET", path)).json.session.history.map((one: { content: string }) => one.content);
  await expect.poll(contents).toEqual(["raconte-moi une histoire", "Il était une fois."]);
});
