import type { FetchInit } from "#test/conversation-network.ts";
import { conversationBench, sessionAnswer } from "#test/conversation-network.ts";
import { expect, test, vi } from "vitest";

// Works that are told without an order are saved with the conversation until another order ends them.

const bench = conversationBench();
const WORKS = "Salle de bain chez Mme Petit : dépose 6 h à 55 €, pose d'un receveur 850 €";

function serverThatKeepsSaves() {
  const saves: unknown[] = [];
  vi.stubGlobal("fetch", async (url: string, { method, body = "{}" }: FetchInit) => {
    if (method === "PUT") saves.push((JSON.parse(body) as { state: unknown }).state);
    if (method === "PUT") return Response.json({ version: saves.length });
    if (method === "GET") return Response.json(url.includes("session") ? sessionAnswer("one") : { projects: [] });
    return Response.json({ message: "Voilà.", followUps: [], version: null });
  });
  return saves;
}

test("works that are told are saved until another order", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  const saves = serverThatKeepsSaves();
  await bench.store.open();
  await bench.store.write(WORKS, { path: "/app" });
  await vi.waitFor(() => expect(saves.at(-1)).toMatchObject({ activeFlow: null, toldWork: { text: WORKS } }));
  await bench.store.write("ouvre le projet Véranda", { path: "/app" });
  await vi.waitFor(() => expect(saves.at(-1)).toBeNull());
});

test("a conversation without works or question saves no state", async () => {
  const saves = serverThatKeepsSaves();
  await bench.store.open();
  await bench.store.write("annule", { path: "/app" });
  await vi.waitFor(() => expect(saves).toEqual([null]));
});
