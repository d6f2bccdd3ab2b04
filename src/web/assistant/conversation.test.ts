import { IDLE } from "#domain/assistant/flow.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ConversationStore } from "./conversation.ts";

// The network answers when the test says so: what matters here is the order of things.

type Asked = {
  url: string;
  method: string;
  key: string | null;
  body: { history?: { content: string }[] };
  answer: (json: object, status?: number) => void;
};

let asked: Asked[];
let store: ConversationStore;
beforeEach(() => {
  asked = [];
  store = new ConversationStore();
  vi.stubGlobal("fetch", (url: string, init: { method: string; body?: string; headers: Record<string, string> }) => {
    return new Promise((resolve) => {
      const answer = (json: object, status = 200) =>
        resolve(new Response(JSON.stringify(json), { status, headers: { "content-type": "application/json" } }));
      asked.push({
        url,
        method: init.method,
        key: init.headers["idempotency-key"] ?? null,
        body: JSON.parse(init.body ?? "{}") as Asked["body"],
        answer,
      });
    });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const session = (id: string, version = 0) => ({
  session: { id, history: [], last_message: "", updated_at: "2026-11-21T08:00:00Z", state: null, version },
});
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

test("the open panel keeps the thirty last messages, as the server does", async () => {
  const opened = store.open();
  const history = Array.from({ length: 30 }, (_, index) => ({
    id: `m${index}`,
    role: "user",
    origin: "user",
    type: "text",
    content: `message ${index}`,
    created_at: "2026-11-21T08:00:00Z",
  }));
  (await sent(1)).answer({ session: { ...session("one").session, history } });
  await opened;
  const written = store.write("combien j'ai facturé ?", { path: "/app" });
  (await sent(2)).answer({ reply: "Rien encore.", session: { id: "one" } });
  await written;
  expect(contents()).toHaveLength(30);
  expect(contents().slice(-2)).toEqual(["combien j'ai facturé ?", "Rien encore."]);
  expect(contents()[0]).toBe("message 2");
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
  again.answer({
    session: {
      ...session("one", 7).session,
      history: [
        {
          id: "m",
          role: "user",
          origin: "user",
          type: "text",
          content: "de l'autre onglet",
          created_at: "2026-11-21T08:00:00Z",
        },
      ],
    },
  });
  await expect.poll(contents).toEqual(["de l'autre onglet"]);
});

test("a conversation that cannot be read is read again by itself, and what was typed meanwhile goes with it", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.spyOn(console, "warn").mockReturnValue();
  const opened = store.open();
  (await sent(1)).answer({ error: "Panne." }, 500);
  await opened;
  expect(store.current()).toBeNull();
  const written = store.write("combien j'ai facturé ?", { path: "/app" });
  expect(store.typedEarly().unsent).toMatchObject({ content: "combien j'ai facturé ?" });
  (await sent(2)).answer({ error: "Panne." }, 503);
  await written;
  await store.write("autre chose", { path: "/app" });
  expect(asked).toHaveLength(2);
  await vi.runOnlyPendingTimersAsync();
  (await sent(3)).answer(session("one"));
  const chat = await sent(4);
  expect(store.typedEarly()).toEqual({ unsent: null, returned: null });
  chat.answer({ reply: "Rien encore.", session: { id: "one" } });
  await expect.poll(contents).toEqual(["combien j'ai facturé ?", "Rien encore."]);
});

test("a conversation that comes in a shape nobody can read gives way to a new one", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.spyOn(console, "warn").mockReturnValue();
  const opened = store.open();
  (await sent(1)).answer({ session: { id: "one", history: "?" } });
  await opened;
  await vi.runOnlyPendingTimersAsync();
  const again = await sent(2);
  expect(again.url).toContain("fresh=true");
  again.answer(session("two"));
  await expect.poll(() => store.current()?.id).toBe("two");
});

test("nobody signed in any more, a conversation that never came is not asked again", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.spyOn(console, "warn").mockReturnValue();
  const opened = store.open();
  (await sent(1)).answer({ error: "Ta session est terminée." }, 401);
  await opened;
  store.close();
  expect(vi.getTimerCount()).toBe(0);
});

const PENDING = { step: "identify-name", about: "name", message: { type: "text", content: "Quel nom ?" } };
const inFlow = { ...IDLE, activeFlow: "project", queue: ["identify-name"], pending: PENDING };

test("typed before an unseen question is there, a message goes back to the field instead of answering it", async () => {
  const written = store.write("fais le devis", { path: "/app" });
  (await sent(1)).answer({ session: { ...session("one").session, state: inFlow } });
  await written;
  expect(store.typedEarly()).toMatchObject({ unsent: null, returned: { content: "fais le devis" } });
  expect(contents()).toEqual([]);
});

test.each([
  ["of a step that is no more", { ...inFlow, pending: { ...PENDING, step: "gone" } }],
  ["that asks nothing", { ...inFlow, pending: null }],
  ["in another shape", { activeFlow: "project", queue: "?" }],
])("a saved flow %s holds nobody: the field is free", async (_which, state) => {
  const opened = store.open();
  (await sent(1)).answer({ session: { ...session("one").session, state } });
  await opened;
  expect(store.current()).toMatchObject({ busy: false, flow: { activeFlow: null, pending: null } });
});

test("a step that breaks says so, its question stands again and the field is free", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const opened = store.open();
  // The tasks are no list: the step that ticks them cannot work.
  const state = { ...inFlow, queue: ["sync-checklist"], tasks: null, pending: { ...PENDING, step: "sync-checklist" } };
  (await sent(1)).answer({ session: { ...session("one").session, state } });
  await opened;
  await store.give({ kind: "tick", taskId: "t1", done: true }, "");
  expect(store.current()).toMatchObject({
    busy: false,
    flow: { activeFlow: "project", pending: { message: { content: "Quel nom ?" } } },
  });
  expect(contents()).toEqual([
    "Une erreur technique s'est produite. Rien n'est perdu : réessaie, ou dis « annule ».",
    "Quel nom ?",
  ]);
});

test("a refusal of the chat is told in its own words, and one without words in ours", async () => {
  const opened = store.open();
  (await sent(1)).answer(session("one"));
  await opened;
  const said = async (json: object, status: number) => {
    const before = asked.length;
    const written = store.write("combien j'ai facturé ?", { path: "/app" });
    await expect.poll(() => asked.slice(before).find(({ url }) => url.endsWith("/chat"))).toBeDefined();
    asked.find(({ url }, index) => index >= before && url.endsWith("/chat"))!.answer(json, status);
    await written;
    const told = contents().at(-1);
    await expect.poll(() => asked.at(-1)!.method).toBe("PUT");
    asked.at(-1)!.answer({ version: asked.length });
    return told;
  };
  expect(await said({ error: "quota" }, 200)).toBe("Erreur: quota");
  expect(await said({}, 500)).toBe("Erreur: Erreur Assistant");
  expect(await said({ error: "" }, 502)).toBe("Erreur: Erreur Assistant");
  expect(await said({ reply: 12 }, 200)).toBe("Erreur: Réponse serveur invalide");
});

test("while nothing can be saved, another creation has another key, and the same one asked again after a lost answer keeps its own", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  const keys: string[] = [];
  vi.stubGlobal(
    "fetch",
    async (url: string, { method, headers }: { method: string; headers: Record<string, string> }) => {
      if (method === "PUT") return new Response('{"error":"Panne."}', { status: 500 });
      if (method === "GET")
        return Response.json(url.includes("session") ? session("one") : { projects: [], next_cursor: null });
      keys.push(headers["idempotency-key"]!);
      return new Response("", { status: 502 });
    },
  );
  await store.open();
  const create = async (name: string) => {
    for (const text of [
      "annule",
      "Crée un projet",
      name,
      "Menuiserie Roux",
      "claire",
      "roux",
      "claire@roux.fr",
      "ponctuel",
      "01/12/2026",
    ])
      await store.write(text, { path: "/app" });
  };
  await create("Cuisine");
  await create("Cuisine");
  await create("Salle de bain");
  expect(keys.length).toBeGreaterThanOrEqual(3);
  expect(keys[1]).toBe(keys[0]);
  expect(keys.at(-1)).not.toBe(keys[0]);
});

// A flow up to the creation of a project, on a network that one cuts; what was asked of the creation is kept.
function cutNetwork() {
  const network = { isCut: true, created: [] as { key: string; body: { name: string } }[] };
  vi.stubGlobal(
    "fetch",
    async (
      url: string,
      { method, body, headers }: { method: string; body?: string; headers: Record<string, string> },
    ) => {
      if (method === "PUT") return Response.json({ version: 1 });
      if (method === "GET")
        return Response.json(url.includes("session") ? session("one") : { projects: [], next_cursor: null });
      network.created.push({ key: headers["idempotency-key"]!, body: JSON.parse(body!) as { name: string } });
      if (network.isCut) throw new TypeError("network");
      return Response.json({ error: "Panne." }, { status: 500 });
    },
  );
  return network;
}
const CORE = ["Crée un projet", "Cuisine", "Menuiserie Roux", "claire", "roux", "claire@roux.fr", "ponctuel"];

test("without network a flow waits, and goes on by itself with the same key and what was typed once it is back", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const network = cutNetwork();
  await store.open();
  for (const text of CORE) await store.write(text, { path: "/app" });
  const last = store.write("01/12/2026", { path: "/app" });
  await expect.poll(() => store.current()!.held).toBe(true);
  expect(contents().at(-1)).toBe("Pas de réseau : je reprends dès qu'il revient.");
  expect(store.current()!.flow).toMatchObject({ activeFlow: "project", answers: { email: "claire@roux.fr" } });
  await vi.advanceTimersByTimeAsync(1_000);
  await expect.poll(() => network.created.length).toBe(2);
  network.isCut = false;
  await vi.advanceTimersByTimeAsync(2_000);
  await last;
  expect(store.current()).toMatchObject({ held: false, busy: false, flow: { activeFlow: "project" } });
  expect(network.created).toHaveLength(3);
  expect(new Set(network.created.map(({ key }) => key)).size).toBe(1);
  expect(network.created.at(-1)!.body.name).toBe("Cuisine");
  expect(contents().filter((content) => content.startsWith("Pas de réseau"))).toHaveLength(1);
  expect(contents().at(-1)).toContain("Je n'ai pas réussi à créer le projet (Panne.)");
});

test("while a flow waits for the network, « réessaie » tries at once and « annule » gives up", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const network = cutNetwork();
  await store.open();
  for (const text of CORE) await store.write(text, { path: "/app" });
  const last = store.write("01/12/2026", { path: "/app" });
  await expect.poll(() => store.current()!.held).toBe(true);
  await store.write("réessaie", { path: "/app" });
  await expect.poll(() => network.created.length).toBe(2);
  await store.write("annule", { path: "/app" });
  await last;
  expect(contents().slice(-4)).toEqual([
    "réessaie",
    "Pas de réseau : je reprends dès qu'il revient.",
    "annule",
    "Compris, j'annule le flux en cours.",
  ]);
  expect(store.current()).toMatchObject({ held: false, busy: false, flow: { activeFlow: null } });
  expect(vi.getTimerCount()).toBe(0);
});
