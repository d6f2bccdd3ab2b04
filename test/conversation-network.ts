import { ConversationStore } from "#web/assistant/conversation.ts";
import { afterEach, beforeEach, expect, vi } from "vitest";

/** A call of the page that waits for its answer. */
export type WaitingCall = {
  url: string;
  method: string;
  key: string | null;
  body: { history?: { content: string }[] };
  answer: (json: object, status?: number) => void;
};

/** The arguments of the fake `fetch`. */
export type FetchInit = { method: string; body?: string; headers: Record<string, string> };

/**
 * Gives each test of the file a conversation store on a network that the test controls. The test answers each call when
 * it wants, so it decides the order of events.
 */
export function conversationBench() {
  const bench = {
    store: new ConversationStore(),
    calls: [] as WaitingCall[],
    /** The texts of the messages on screen. */
    contents: () => (bench.store.current()?.history ?? []).map((message) => message.content),
    /** The last call, once there are `count` calls. */
    lastCallOf: async (count: number) => {
      await expect.poll(() => bench.calls.length).toBe(count);
      return bench.calls.at(-1)!;
    },
    /** Opens the conversation of the first answer. */
    open: async (answer: object = sessionAnswer("one")) => {
      const opening = bench.store.open();
      (await bench.lastCallOf(1)).answer(answer);
      await opening;
    },
  };
  beforeEach(() => {
    bench.calls = [];
    bench.store = new ConversationStore();
    vi.stubGlobal("fetch", (url: string, { method, body = "{}", headers }: FetchInit) => {
      return new Promise((resolve) => {
        const answer = (json: object, status = 200) =>
          resolve(new Response(JSON.stringify(json), { status, headers: { "content-type": "application/json" } }));
        const key = headers["idempotency-key"] ?? null;
        bench.calls.push({ url, method, key, body: JSON.parse(body) as WaitingCall["body"], answer });
      });
    });
  });
  afterEach(() => {
    // A save that failed would be tried again in the next test.
    bench.store.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  return bench;
}

/** The server's answer for a conversation. `more` replaces fields of a new one. */
export function sessionAnswer(id: string, more: object = {}) {
  const session = { id, history: [], last_message: "", updated_at: "2026-11-21T08:00:00Z", state: null, version: 0 };
  return { session: { ...session, ...more } };
}

/** A message of the user, as stored in the history. It was said just now: the page opens on no old talk. */
export function historyMessage(id: string, content: string) {
  return { id, role: "user", origin: "user", type: "text", content, created_at: new Date().toISOString() };
}
