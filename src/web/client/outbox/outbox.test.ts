import { expect, test } from "vitest";
import { CallError } from "../call.ts";
import type { Outcome } from "./deliver-acts.ts";
import type { ActStore, KeptAct, NewAct, SiteAct } from "./kept-act.ts";
import { openOutbox } from "./outbox.ts";
import { elapsedSeconds, outcomeOf } from "./send-act.ts";

const LEA = { userId: "lea", companyId: null };
const PACE = { mostFailures: 2, waitsMs: [5], patienceMs: 200 };
const tick = (taskId: string): SiteAct => ({ kind: "tick", projectId: "p", taskId, isDone: true });
const taskOf = ({ act }: NewAct): string => (act.kind === "tick" ? act.taskId : act.kind);

function memoryStore(): ActStore {
  let acts: KeptAct[] = [];
  let lastPlace = 0;
  return {
    list: async (userId) => acts.filter((act) => act.userId === userId),
    add: async (act) => (acts.push({ ...act, place: ++lastPlace }), lastPlace),
    save: async (act) => void (acts = acts.map((one) => (one.place === act.place ? act : one))),
    remove: async (place) => void (acts = acts.filter((act) => act.place !== place)),
    removeAllOf: async (userId) => void (acts = acts.filter((act) => act.userId !== userId)),
  };
}

function site(store = memoryStore(), user: typeof LEA | null = LEA, pace = PACE, mayCarry = () => true) {
  const sentActs: KeptAct[] = [];
  const site = { answer: (_act: KeptAct): Outcome => ({ is: "sent" }) };
  let keys = 0;
  const outbox = openOutbox(
    {
      store,
      send: async (act) => {
        const outcome = site.answer(act);
        if (outcome.is === "sent") sentActs.push(act);
        return outcome;
      },
      newKey: () => `key-${++keys}`,
      now: () => 0,
      alone: (work) => work(),
      mayCarry,
    },
    pace,
  );
  void outbox.openFor(user);
  return { site, outbox, sentTasks: () => sentActs.map(taskOf), sentActs };
}

const noNetwork = (): Outcome => ({ is: "later" });
const refuse = (): Outcome => ({ is: "refused", error: new Error("disparue") });

test("what is done without a network leaves once and in order when it is back", async () => {
  const { site: server, outbox, sentTasks } = site();
  server.answer = noNetwork;
  for (const task of ["a", "b", "c"]) expect(await outbox.perform(tick(task), task)).toBe("kept");
  expect(outbox.view()).toMatchObject({ acts: { length: 3 }, isReached: false });
  server.answer = () => ({ is: "sent" });
  await Promise.all([outbox.deliver(), outbox.deliver()]);
  await expect.poll(() => outbox.view().acts.length).toBe(0);
  expect(sentTasks()).toEqual(["a", "b", "c"]);
});

test("what is done before the page knows its user is kept for them once it does", async () => {
  const { outbox, sentActs } = site(memoryStore(), null);
  const performing = outbox.perform(tick("a"), "a");
  await outbox.openFor(LEA);
  expect(await performing).toBe("sent");
  expect(sentActs).toMatchObject([{ userId: "lea" }]);
});

test("what nobody signed in for is refused after a while", async () => {
  const { outbox } = site(memoryStore(), null, { ...PACE, patienceMs: 5 });
  await expect(outbox.perform(tick("a"), "a")).rejects.toThrow("Le serveur n'y arrive pas");
});

test("a network that is only just back is tried again soon, however long it was away", async () => {
  const { site: server, outbox, sentTasks } = site(memoryStore(), LEA, { ...PACE, waitsMs: [5, 60_000] });
  server.answer = noNetwork;
  await outbox.perform(tick("a"), "a");
  await outbox.deliver();
  let tries = 0;
  server.answer = () => (++tries === 1 ? noNetwork() : { is: "sent" });
  await outbox.wake();
  await expect.poll(sentTasks).toEqual(["a"]);
});

test("what a closed page had kept is sent by the next one with the same key", async () => {
  const store = memoryStore();
  const before = site(store);
  before.site.answer = noNetwork;
  await before.outbox.perform(tick("a"), "a");
  const [{ key } = { key: "" }] = before.outbox.view().acts;
  const after = site(store);
  await after.outbox.deliver();
  expect(after.sentActs.map((act) => act.key)).toEqual([key]);
});

test("what is refused later stands aside with its reason until its author sends it otherwise", async () => {
  const { site: server, outbox, sentTasks } = site();
  server.answer = noNetwork;
  for (const task of ["gone", "b"]) await outbox.perform(tick(task), task);
  server.answer = (act) => (taskOf(act) === "gone" ? refuse() : { is: "sent" });
  await outbox.deliver();
  expect(sentTasks()).toEqual(["b"]);
  const [refusedAct] = outbox.view().acts;
  expect(refusedAct).toMatchObject({ about: "gone", refusal: "disparue" });
  server.answer = () => ({ is: "sent" });
  await outbox.retry(refusedAct!, tick("other"));
  expect(sentTasks()).toEqual(["b", "other"]);
  expect(outbox.view().acts).toEqual([]);
});

const supply = (id: string, quantityE4: number): SiteAct => {
  const words = { label: "Coude", unit: "u", note: "", lineId: null } as const;
  return { kind: "supply", projectId: "p", supply: { ...words, id, quantityE4 } };
};

test("what was used and then corrected without a network leaves in that order among the ticks", async () => {
  const { site: server, outbox, sentActs } = site();
  server.answer = noNetwork;
  const acts = [supply("s", 30_000), tick("a"), supply("s", 40_000)];
  for (const act of acts) expect(await outbox.perform(act, "Chantier")).toBe("kept");
  server.answer = () => ({ is: "sent" });
  await Promise.all([outbox.deliver(), outbox.deliver()]);
  expect(sentActs.map(({ act }) => act)).toEqual(acts);
});

test("a supply that a full list refuses later stands aside with its reason", async () => {
  const { site: server, outbox, sentTasks } = site();
  server.answer = noNetwork;
  await outbox.perform(supply("s", 30_000), "3 u");
  await outbox.perform(tick("a"), "a");
  server.answer = ({ act }) => (act.kind === "supply" ? refuse() : { is: "sent" });
  await outbox.deliver();
  expect(sentTasks()).toEqual(["a"]);
  expect(outbox.view().acts).toMatchObject([{ about: "3 u", refusal: "disparue" }]);
});

test("who still looks is told of a refusal in place alone", async () => {
  const { site: server, outbox } = site();
  server.answer = refuse;
  await expect(outbox.perform(tick("a"), "a")).rejects.toThrow("disparue");
  expect(outbox.view().acts).toEqual([]);
});

test("a photo that is refused stays on the device, since it may be nowhere else", async () => {
  const { site: server, outbox } = site();
  server.answer = refuse;
  const photo: SiteAct = { kind: "photo", projectId: "p", name: "mur", picture: new Blob(["x"]) };
  await expect(outbox.perform(photo, "mur")).rejects.toThrow("disparue");
  expect(outbox.view().acts).toMatchObject([{ act: photo, refusal: "disparue" }]);
});

const picture = new Blob(["petite"]);
const original: SiteAct = {
  kind: "original",
  projectId: "p",
  photoId: "1",
  name: "mur",
  original: new Blob(["la grande"]),
  receivedBytes: 0,
};

test("the original of a photo follows in parts, after all that was done meanwhile", async () => {
  const { site: server, outbox, sentTasks } = site();
  server.answer = noNetwork;
  await outbox.perform({ kind: "photo", projectId: "p", name: "mur", picture }, "mur");
  await outbox.perform(tick("a"), "a");
  let partCount = 0;
  server.answer = ({ act }) => {
    if (act.kind === "photo") return { is: "sent", rest: original };
    return act.kind === "original" && ++partCount < 3 ? { is: "sent", rest: original } : { is: "sent" };
  };
  await outbox.deliver();
  expect(sentTasks()).toEqual(["photo", "a", "original", "original", "original"]);
  expect(outbox.view().acts).toEqual([]);
});

test("originals that wait for a good network hold nothing up", async () => {
  const network = { isGood: false };
  const { outbox, sentTasks } = site(memoryStore(), LEA, PACE, () => network.isGood);
  await outbox.perform(original, "mur");
  expect(await outbox.perform(tick("a"), "a")).toBe("sent");
  expect(sentTasks()).toEqual(["a"]);
  network.isGood = true;
  await outbox.wake();
  expect(sentTasks()).toEqual(["a", "original"]);
});

test("a device too full for an original keeps the photo", async () => {
  const store = memoryStore();
  const add = (act: NewAct) =>
    act.act.kind === "photo" && act.act.original ? Promise.reject(new Error("quota")) : store.add(act);
  const { site: server, outbox } = site({ ...store, add });
  server.answer = noNetwork;
  const photo = { kind: "photo", projectId: "p", name: "mur", picture, original: new Blob(["la grande"]) } as const;
  expect(await outbox.perform(photo, "mur")).toBe("kept");
  expect(outbox.view().acts).toMatchObject([{ act: { ...photo, original: null } }]);
});

test("an act that breaks the server does not keep the others waiting for ever", async () => {
  const { site: server, outbox, sentTasks } = site();
  server.answer = (act) => (taskOf(act) === "a" ? { is: "failed" } : { is: "sent" });
  await outbox.perform(tick("a"), "a");
  await outbox.perform(tick("b"), "b");
  await expect.poll(sentTasks).toEqual(["b"]);
  expect(outbox.view().acts).toMatchObject([{ about: "a", tries: 0 }]);
  expect(outbox.view().acts[0]!.refusal).not.toBeNull();
});

test("what one user kept is neither shown to another nor sent in their name", async () => {
  const store = memoryStore();
  const lea = site(store);
  lea.site.answer = noNetwork;
  await lea.outbox.perform(tick("a"), "a");
  const paul = site(store, { userId: "paul", companyId: null });
  await paul.outbox.deliver();
  expect([paul.outbox.view().acts, paul.sentTasks()]).toEqual([[], []]);
  await paul.outbox.forget();
  expect(await store.list("lea")).toHaveLength(1);
  await lea.outbox.forget();
  expect(await store.list("lea")).toEqual([]);
});

test("a device without room sends at once or says that it cannot keep", async () => {
  const full: ActStore = { ...memoryStore(), add: () => Promise.reject(new Error("quota")) };
  const { site: server, outbox, sentTasks } = site(full);
  expect(await outbox.perform(tick("a"), "a")).toBe("sent");
  expect(sentTasks()).toEqual(["a"]);
  server.answer = noNetwork;
  await expect(outbox.perform(tick("b"), "b")).rejects.toThrow("n'a plus de place");
});

test.each([
  [0, "network", "later"],
  [401, "signed_out", "later"],
  [503, "busy", "later"],
  [500, "internal", "failed"],
  [404, "not_found", "refused"],
  [409, "too_many_photos", "refused"],
  [403, "not_allowed", "refused"],
] as const)("an answer %i %s is « %s »", (status, code, ending) => {
  expect(outcomeOf(new CallError("non", code, status), tick("a")).is).toBe(ending);
});

test("a call without an answer is made again later", () => {
  expect(outcomeOf(new DOMException("too long", "TimeoutError"), tick("a")).is).toBe("later");
});

test("a timer whose first start arrived is started, however long the second one says that it has run", () => {
  const reuse = new CallError("déjà", "key_reused", 409);
  expect(outcomeOf(reuse, { kind: "start", projectId: "p", taskId: null, taskTitle: "" }).is).toBe("sent");
});

test("a timer whose first stop arrived is stopped, whatever minutes the second one says", () => {
  const reuse = new CallError("déjà", "key_reused", 409);
  expect(outcomeOf(reuse, { kind: "timer", projectId: "p", minutes: 3 }).is).toBe("sent");
  expect(outcomeOf(reuse, tick("a")).is).toBe("refused");
});

test.each([
  ["counts what passed, though its clock is years behind", 0, 1_800_000, 1_800],
  ["counts nothing when its clock was put back meanwhile", 1_800_000, 0, 0],
  ["counts a day at most when its clock was put forward meanwhile", 0, 1e12, 86_400],
])("a phone without a network %s", (_rule, keptAt, now, seconds) => {
  expect(elapsedSeconds(keptAt, now)).toBe(seconds);
});
