import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ConversationStore } from "./conversation.ts";

// The network answers when the test says so: what matters here is the order of things.

type Asked = { url: string; method: string; body: { history?: { content: string }[] }; answer: (json: object, status?: number) => void };

let asked: Asked[];
let store: ConversationStore;
beforeEach(() => {
  asked = [];
  store = new ConversationStore(() => {});
  vi.stubGlobal("fetch", (url: string, init: { method: string; body?: string }) => {
    return new Promise((resolve) => {
      const answer = (json: object, status = 200) => resolve(new Response(JSON.stringify(json), { status, headers: { "content-type": "application/json" } }));
      asked.push({ url, method: init.method, body: JSON.parse(init.body ?? "{}") as Asked["body"], answer });
    });
  });
});
afterEach(() => vi.unstubAllGlobals());

const session = (id: string, version = 0) => ({ session: { id, history: [], last_message: "", updated_at: "2026-11-21T08:00:00Z", state: null, version } });
const contents = () => store.current()!.history.map((message) => message.content);
const sent = async (count: number) => {
  await expect.poll(() => asked.length).toBe(count);
  return asked.at(-1)!;
};

test("opened by several at once, the conversation is read once", async () => {
  const all = [store.open(), store.open(), store.open()];
  (await sent(1)).answer(session("one"));
  await Promise.all(all);
  expect(asked).toHaveLength(1);
  expect(store.current()).toMatchObject({ id: "one", busy: false });
});

test("of two conversations asked for one after the other, the last one stays, whichever answers first", async () => {
  const [first, second] = [store.open({ id: "old" }), store.open({ fresh: true })];
  await sent(2);
  asked[1]!.answer(session("new"));
  await second;
  asked[0]!.answer(session("old"));
  await first;
  expect(store.current()!.id).toBe("new");
});

test("what was typed stays: nothing is opened over a question under way, and its answer comes to the conversation it was asked in", async () => {
  const opened = store.open();
  (await sent(1)).answer(session("one"));
  await opened;
  const written = store.write("combien j'ai facturé ?", { path: "/app" });
  const chat = await sent(2);
  await store.open({ fresh: true });
  expect(asked).toHaveLength(2);
  chat.answer({ reply: "Rien encore.", session: { id: "one" } });
  await written;
  expect(store.current()!.id).toBe("one");
  expect(contents()).toEqual(["combien j'ai facturé ?", "Rien encore."]);
  expect((await sent(3)).body.history!.map((message) => message.content)).toEqual(contents());
});

test("a save that comes too late reads again what the other tab said", async () => {
  const opened = store.open();
  (await sent(1)).answer(session("one"));
  await opened;
  const written = store.write("bonjour", { path: "/app" });
  (await sent(2)).answer({ reply: "Bonjour.", session: { id: "one" } });
  await written;
  (await sent(3)).answer({ error: "Cette conversation a continué dans un autre onglet.", code: "stale_version" }, 409);
  const again = await sent(4);
  expect(again.url).toContain("session_id=one");
  again.answer({ session: { ...session("one", 7).session, history: [{ id: "m", role: "user", origin: "user", type: "text", content: "de l'autre onglet", created_at: "2026-11-21T08:00:00Z" }] } });
  await expect.poll(contents).toEqual(["de l'autre onglet"]);
});
