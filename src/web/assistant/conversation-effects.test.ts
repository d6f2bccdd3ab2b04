import type { FetchInit } from "#test/conversation-network.ts";
import { conversationBench, sessionAnswer } from "#test/conversation-network.ts";
import { expect, test, vi } from "vitest";

// The server does what a flow asks once, whatever happens on the network.

const bench = conversationBench();
const PAGE = { path: "/app" };
const CORE = ["Crée un projet", "Cuisine", "Menuiserie Roux", "claire", "roux", "claire@roux.fr", "ponctuel"];

/** A server whose `create` answers each creation of a project. It keeps the calls it received. */
function serverThat({ create, canSave }: { create: () => Response; canSave: boolean }) {
  const creations: { key: string; name: string }[] = [];
  vi.stubGlobal("fetch", async (url: string, { method, body = "{}", headers }: FetchInit) => {
    if (method === "PUT") return canSave ? Response.json({ version: 1 }) : new Response("{}", { status: 500 });
    if (method === "GET")
      return Response.json(url.includes("session") ? sessionAnswer("one") : { projects: [], next_cursor: null });
    const { name } = JSON.parse(body) as { name: string };
    creations.push({ key: headers["idempotency-key"]!, name });
    return create();
  });
  return creations;
}

const say = async (...texts: string[]) => {
  for (const text of texts) await bench.store.write(text, PAGE);
};

test("a creation keeps its key only for a retry", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  const creations = serverThat({ create: () => new Response("", { status: 502 }), canSave: false });
  await bench.store.open();
  const [order, , ...client] = CORE;
  for (const name of ["Cuisine", "Cuisine", "Salle de bain"])
    await say("annule", order!, name, ...client, "01/12/2026");
  const keys = creations.map(({ key }) => key);
  expect(keys.length).toBeGreaterThanOrEqual(3);
  expect(keys[1]).toBe(keys[0]);
  expect(keys.at(-1)).not.toBe(keys[0]);
});

test("a creation tried again after a refusal has another key", async () => {
  const refuse = () => Response.json({ error: "Date refusée.", code: "bad_input" }, { status: 400 });
  const creations = serverThat({ create: refuse, canSave: true });
  await bench.store.open();
  await say(...CORE, "01/12/2026", "01/12/2026");
  expect(creations).toHaveLength(2);
  expect(creations[1]!.key).not.toBe(creations[0]!.key);
});

test("projects are searched once in a flow, also when a creation is tried again", async () => {
  const refuse = () => Response.json({ error: "Date refusée.", code: "bad_input" }, { status: 400 });
  serverThat({ create: refuse, canSave: true });
  const searches: string[] = [];
  const server = fetch;
  vi.stubGlobal("fetch", (url: string, init: FetchInit) => {
    if (url.startsWith("/api/projects?")) searches.push(url);
    return server(url, init);
  });
  await bench.store.open();
  await say(...CORE, "01/12/2026", "01/12/2026");
  expect(searches).toHaveLength(1);
  await say("annule", ...CORE, "01/12/2026");
  expect(searches).toHaveLength(2);
});

/** A network that can be cut. Once it is back, the server answers with a fault. */
function cutNetwork() {
  const network = { isCut: true, creations: [] as { key: string; name: string }[] };
  const create = () => {
    if (network.isCut) throw new TypeError("network");
    return Response.json({ error: "Panne." }, { status: 500 });
  };
  network.creations = serverThat({ create, canSave: true });
  return network;
}

test("without a network a flow waits, then continues by itself with the same key", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const network = cutNetwork();
  await bench.store.open();
  await say(...CORE);
  const last = bench.store.write("01/12/2026", PAGE);
  await expect.poll(() => bench.store.current()!.isHeld).toBe(true);
  expect(bench.contents().at(-1)).toBe("Pas de réseau : je reprends dès qu'il revient.");
  expect(bench.store.current()!.flow).toMatchObject({ activeFlow: "project", answers: { email: "claire@roux.fr" } });
  await vi.advanceTimersByTimeAsync(1_000);
  await expect.poll(() => network.creations.length).toBe(2);
  network.isCut = false;
  await vi.advanceTimersByTimeAsync(2_000);
  await last;
  expect(bench.store.current()).toMatchObject({ isHeld: false, isBusy: false, flow: { activeFlow: "project" } });
  expect(network.creations).toHaveLength(3);
  expect(new Set(network.creations.map(({ key }) => key)).size).toBe(1);
  expect(network.creations.at(-1)!.name).toBe("Cuisine");
  expect(bench.contents().filter((content) => content.startsWith("Pas de réseau"))).toHaveLength(1);
  expect(bench.contents().at(-1)).toContain("Je n'ai pas réussi à créer le projet (Panne.)");
});

test("while a flow waits for the network, « réessaie » tries at once and « annule » gives up", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const network = cutNetwork();
  await bench.store.open();
  await say(...CORE);
  const last = bench.store.write("01/12/2026", PAGE);
  await expect.poll(() => bench.store.current()!.isHeld).toBe(true);
  await bench.store.write("réessaie", PAGE);
  await expect.poll(() => network.creations.length).toBe(2);
  await bench.store.write("annule", PAGE);
  await last;
  expect(bench.contents().slice(-4)).toEqual([
    "réessaie",
    "Pas de réseau : je reprends dès qu'il revient.",
    "annule",
    "Compris, j'annule le flux en cours.",
  ]);
  expect(bench.store.current()).toMatchObject({ isHeld: false, isBusy: false, flow: { activeFlow: null } });
  expect(vi.getTimerCount()).toBe(0);
});

/** A creation that waits for the network while it is asked whether to give up. The network then comes back. */
async function askedWhileAway() {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const network = cutNetwork();
  await bench.store.open();
  await say(...CORE);
  const ending = bench.store.write("01/12/2026", PAGE);
  await expect.poll(() => bench.store.current()!.isHeld).toBe(true);
  const close = bench.store.holdBack();
  network.isCut = false;
  await vi.advanceTimersByTimeAsync(60_000);
  return { network, ending, close };
}

test("nothing leaves while it is asked whether to give up", async () => {
  const { network, ending, close } = await askedWhileAway();
  expect(network.creations).toHaveLength(1);
  expect(bench.store.current()!.isHeld).toBe(true);
  close();
  await ending;
  expect(network.creations).toHaveLength(2);
});

test("what is given up once the network is back is not done", async () => {
  const { network, ending, close } = await askedWhileAway();
  bench.store.endWait("cancel");
  close();
  await ending;
  expect(network.creations).toHaveLength(1);
  expect(bench.contents().at(-1)).toBe("Compris, j'annule le flux en cours.");
});
