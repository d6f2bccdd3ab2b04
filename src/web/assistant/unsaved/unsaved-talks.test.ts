import { IDLE } from "#domain/assistant/conversation/flow.ts";
import type { FetchInit } from "#test/conversation-network.ts";
import { historyMessage, sessionAnswer } from "#test/conversation-network.ts";
import { forgetTyped } from "#web/client/typed-place.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ConversationStore } from "../conversation.ts";
import { unsavedMessages } from "../shown-conversation.ts";
import { unsavedTalks } from "./unsaved-talks.ts";

// What the assistant said it had noted is kept by the device until the server has it.

const PAGE = { path: "/app" };
const PENDING = { step: "identify-name", about: "projectName", message: { type: "text", content: "Quel nom ?" } };
const ASKED = { ...IDLE, activeFlow: "project", queue: ["identify-name", "collect-core"], pending: PENDING };

type SavedTalk = { history: { id: string; content: string }[]; state: unknown; version: number };

/** A server of one conversation, which a test cuts from the network. */
function serverOf(storedTalk: SavedTalk) {
  const server = { stored: storedTalk, saves: 0, isAway: false, losesAnswers: false };
  vi.stubGlobal("fetch", async (_url: string, { method, body = "{}" }: FetchInit) => {
    if (server.isAway) throw new TypeError("Failed to fetch");
    if (method === "GET") return Response.json(sessionAnswer("one", server.stored));
    const { version, history, state } = JSON.parse(body) as SavedTalk;
    if (version !== server.stored.version) return Response.json({ error: "Ailleurs.", code: "stale" }, { status: 409 });
    server.stored = { history, state, version: version + 1 };
    server.saves += 1;
    if (server.losesAnswers) throw new TypeError("Failed to fetch");
    return Response.json({ version: version + 1 });
  });
  return server;
}

async function openStore(owner = "marc"): Promise<ConversationStore> {
  const store = new ConversationStore(unsavedTalks(owner));
  await store.open();
  return store;
}

const textsOf = (talk: SavedTalk) => talk.history.map(({ content }) => content);

beforeEach(() => {
  const places = new Map<string, string>();
  const storage = {
    getItem: (place: string) => places.get(place) ?? null,
    setItem: (place: string, text: string) => void places.set(place, text),
    removeItem: (place: string) => void places.delete(place),
  };
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", storage);
  vi.spyOn(console, "warn").mockReturnValue();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function sayWithoutNetwork(server: ReturnType<typeof serverOf>, ...texts: string[]): Promise<ConversationStore> {
  const store = await openStore();
  server.isAway = true;
  for (const text of texts) await store.write(text, PAGE);
  await vi.waitFor(() => expect(store.current()?.unsavedReason).toBe("away"));
  return store;
}

test("what is said without network says so until it is saved by itself", async () => {
  const server = serverOf({ history: [historyMessage("m0", "bonjour")], state: ASKED, version: 3 });
  const store = await sayWithoutNetwork(server, "Cuisine");
  const markedMessages = store.current()!.history.filter(({ id }) => unsavedMessages(store.current()!).has(id));
  expect(markedMessages.map(({ content }) => content)).toEqual(["Cuisine"]);
  server.isAway = false;
  await vi.runOnlyPendingTimersAsync();
  await vi.waitFor(() => expect(store.current()?.unsavedReason).toBeNull());
  expect(textsOf(server.stored)).toContain("Cuisine");
  expect(server.saves).toBe(1);
  expect(unsavedMessages(store.current()!).size).toBe(0);
  store.close();
});

test("after a reload what was not saved is there, in order and once", async () => {
  const server = serverOf({ history: [historyMessage("m0", "bonjour")], state: ASKED, version: 3 });
  (await sayWithoutNetwork(server, "Cuisine", "Menuiserie Roux")).close();
  server.isAway = false;
  const store = await openStore();
  const texts = store.current()!.history.filter(({ role }) => role === "user");
  expect(texts.map(({ content }) => content)).toEqual(["bonjour", "Cuisine", "Menuiserie Roux"]);
  expect(store.current()!.flow).toMatchObject({ answers: { projectName: "Cuisine" }, pending: { about: "firstName" } });
  await openStore();
  expect(server.saves).toBe(1);
});

test("a save whose answer was lost is not taken for the work of another tab", async () => {
  const server = serverOf({ history: [historyMessage("m0", "bonjour")], state: ASKED, version: 3 });
  const store = await openStore();
  server.losesAnswers = true;
  await store.write("Cuisine", PAGE);
  await vi.waitFor(() => expect(store.current()?.unsavedReason).toBe("away"));
  server.losesAnswers = false;
  await store.write("Menuiserie Roux", PAGE);
  await vi.waitFor(() => expect(store.current()?.unsavedReason).toBeNull());
  expect(textsOf(server.stored).filter((text) => text === "Cuisine")).toHaveLength(1);
  expect(textsOf(server.stored)).toContain("Menuiserie Roux");
  store.close();
});

test("what was said while the conversation went on elsewhere goes back to the field", async () => {
  const server = serverOf({ history: [historyMessage("m0", "bonjour")], state: ASKED, version: 3 });
  (await sayWithoutNetwork(server, "Cuisine")).close();
  server.isAway = false;
  server.stored = { history: [historyMessage("m9", "annule")], state: null, version: 4 };
  const store = await openStore();
  expect(textsOf({ ...server.stored, history: store.current()!.history })).toEqual(["annule"]);
  expect(store.typedEarly().returnedMessage).toMatchObject({ content: "Cuisine" });
});

test("another user of the device never gets it", async () => {
  const server = serverOf({ history: [], state: ASKED, version: 3 });
  (await sayWithoutNetwork(server, "Cuisine")).close();
  expect(unsavedTalks("julie").all()).toEqual([]);
  expect(unsavedTalks("marc").all()).toHaveLength(1);
  forgetTyped();
  expect(unsavedTalks("marc").all()).toEqual([]);
});
