import { conversationBench, sessionAnswer } from "#test/conversation-network.ts";
import { expect, test, vi } from "vitest";
import { conversationMessages } from "./conversation.messages.ts";

// A sentence that is typed without network begins nothing, and is not lost.

const bench = conversationBench();
const PROJECT = { path: "/project/019a0000-0000-7000-8000-000000000001" };
const ORDER = "fais le devis : dépose des sanitaires 5 h, plomberie 12 h, 52 € de l'heure";

function loseNetwork(): void {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
}

test("an order on the page of a project goes back to the field while the project cannot be read", async () => {
  await bench.open(sessionAnswer("one"));
  loseNetwork();
  await bench.store.write(ORDER, PROJECT);
  expect(bench.store.typedEarly().returnedMessage).toMatchObject({ content: ORDER });
  expect(bench.store.current()).toMatchObject({ isBusy: false, flow: { activeFlow: null, pending: null } });
  expect(bench.contents()).toEqual([conversationMessages.away]);
});

test("elsewhere too a sentence goes back while the network is said once", async () => {
  await bench.open(sessionAnswer("one"));
  loseNetwork();
  vi.stubGlobal("navigator", { onLine: false });
  for (const text of [ORDER, "combien on me doit ?"]) {
    await bench.store.write(text, { path: "/app" });
    expect(bench.store.typedEarly().returnedMessage).toMatchObject({ content: text });
    bench.store.forgetReturned();
  }
  expect(bench.contents()).toEqual([conversationMessages.away]);
});

test("a project that is refused takes no sentence back", async () => {
  await bench.open(sessionAnswer("one"));
  const writing = bench.store.write("crée un projet", PROJECT);
  (await bench.lastCallOf(2)).answer({ error: "Introuvable.", code: "not_found" }, 404);
  await writing;
  expect(bench.store.typedEarly().returnedMessage).toBeNull();
  expect(bench.store.current()?.flow.activeFlow).toBe("project");
});
