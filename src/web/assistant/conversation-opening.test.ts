import { IDLE } from "#domain/assistant/conversation/flow.ts";
import { conversationBench, historyMessage, sessionAnswer } from "#test/conversation-network.ts";
import { expect, test, vi } from "vitest";

// Opening a conversation, text typed before it is loaded, and saved flows.

const bench = conversationBench();
const PAGE = { path: "/app" };

test("a conversation opened several times at once is read once", async () => {
  const all = [bench.store.open(), bench.store.open(), bench.store.open()];
  (await bench.lastCallOf(1)).answer(sessionAnswer("one"));
  await Promise.all(all);
  expect(bench.calls).toHaveLength(1);
  expect(bench.store.current()).toMatchObject({ id: "one", isBusy: false });
});

test("when two conversations are opened in a row, the second one is shown", async () => {
  const [first, second] = [bench.store.open({ id: "old" }), bench.store.open({ startsFresh: true })];
  await bench.lastCallOf(2);
  bench.calls[1]!.answer(sessionAnswer("new"));
  await second;
  bench.calls[0]!.answer(sessionAnswer("old"));
  await first;
  expect(bench.store.current()!.id).toBe("new");
});

test("a conversation that cannot be read is tried again by itself", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.spyOn(console, "warn").mockReturnValue();
  const opening = bench.store.open();
  (await bench.lastCallOf(1)).answer({ error: "Panne." }, 500);
  await opening;
  expect(bench.store.current()).toBeNull();
  const writing = bench.store.write("combien j'ai facturé ?", PAGE);
  expect(bench.store.typedEarly().unsentMessage).toMatchObject({ content: "combien j'ai facturé ?" });
  (await bench.lastCallOf(2)).answer({ error: "Panne." }, 503);
  await writing;
  await bench.store.write("autre chose", PAGE);
  expect(bench.calls).toHaveLength(2);
  await vi.runOnlyPendingTimersAsync();
  (await bench.lastCallOf(3)).answer(sessionAnswer("one"));
  const chat = await bench.lastCallOf(4);
  expect(bench.store.typedEarly()).toEqual({ unsentMessage: null, returnedMessage: null });
  chat.answer({ reply: "Rien encore.", session: { id: "one" } });
  await expect.poll(bench.contents).toEqual(["combien j'ai facturé ?", "Rien encore."]);
});

test("an unreadable conversation is replaced by a new one", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.spyOn(console, "warn").mockReturnValue();
  await bench.open({ session: { id: "one", history: "?" } });
  await vi.runOnlyPendingTimersAsync();
  const again = await bench.lastCallOf(2);
  expect(again.url).toContain("fresh=true");
  again.answer(sessionAnswer("two"));
  await expect.poll(() => bench.store.current()?.id).toBe("two");
});

test("after signing out, a conversation is not tried again", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.spyOn(console, "warn").mockReturnValue();
  const opening = bench.store.open();
  (await bench.lastCallOf(1)).answer({ error: "Ta session est terminée." }, 401);
  await opening;
  bench.store.close();
  expect(vi.getTimerCount()).toBe(0);
});

test("a message written while another conversation is opened goes to that one", async () => {
  await bench.open(sessionAnswer("one"));
  const opening = bench.store.open({ startsFresh: true });
  const writing = bench.store.write("combien j'ai facturé ?", PAGE);
  (await bench.lastCallOf(2)).answer(sessionAnswer("two"));
  await opening;
  const chat = await bench.lastCallOf(3);
  chat.answer({ reply: "Rien encore.", session: { id: "two" } });
  await writing;
  await expect.poll(bench.contents).toEqual(["combien j'ai facturé ?", "Rien encore."]);
  expect(bench.store.current()!.id).toBe("two");
});

test("a message written while another conversation cannot be opened stays in this one", async () => {
  vi.spyOn(console, "warn").mockReturnValue();
  await bench.open(sessionAnswer("one"));
  const opening = bench.store.open({ startsFresh: true });
  const writing = bench.store.write("combien j'ai facturé ?", PAGE);
  (await bench.lastCallOf(2)).answer({ error: "Panne." }, 500);
  await opening;
  const chat = await bench.lastCallOf(3);
  chat.answer({ reply: "Rien encore.", session: { id: "one" } });
  await writing;
  await expect.poll(bench.contents).toEqual(["combien j'ai facturé ?", "Rien encore."]);
  expect(bench.store.current()!.id).toBe("one");
});

const PENDING = { step: "identify-name", about: "projectName", message: { type: "text", content: "Quel nom ?" } };
const inFlow = { ...IDLE, activeFlow: "project", queue: ["identify-name"], pending: PENDING };

test("an order typed before the card of a quote appeared is sent", async () => {
  const card = { type: "quote_card", content: "Voici ton devis.", fields: [], rows: [], submit: "Créer" };
  const pending = { step: "confirm-card", about: null, message: card };
  const writing = bench.store.write("combien j'ai facturé ?", PAGE);
  (await bench.lastCallOf(1)).answer(sessionAnswer("one", { state: { ...inFlow, pending } }));
  await expect.poll(() => bench.contents()[0]).toBe("combien j'ai facturé ?");
  expect(bench.store.typedEarly()).toEqual({ unsentMessage: null, returnedMessage: null });
  bench.store.close();
  await writing;
});

test("a message typed before a question appeared goes back to the field", async () => {
  const writing = bench.store.write("fais le devis", PAGE);
  (await bench.lastCallOf(1)).answer(sessionAnswer("one", { state: inFlow }));
  await writing;
  expect(bench.store.typedEarly()).toMatchObject({
    unsentMessage: null,
    returnedMessage: { content: "fais le devis" },
  });
  expect(bench.contents()).toEqual([]);
});

test("a message that went back to the field does not go back twice", async () => {
  const writing = bench.store.write("fais le devis", PAGE);
  (await bench.lastCallOf(1)).answer(sessionAnswer("one", { state: inFlow }));
  await writing;
  bench.store.forgetReturned();
  expect(bench.store.typedEarly()).toEqual({ unsentMessage: null, returnedMessage: null });
});

test.each([
  ["of a step that is no more", { ...inFlow, pending: { ...PENDING, step: "gone" } }],
  ["of a flow that is no more", { ...inFlow, activeFlow: "gone" }],
  ["of a question that is no more", { ...inFlow, pending: { ...PENDING, about: "gone" } }],
  ["that asks nothing", { ...inFlow, pending: null }],
  ["in another shape", { activeFlow: "project", queue: "?" }],
])("a person can still type when a saved flow %s", async (_which, state) => {
  await bench.open(sessionAnswer("one", { state }));
  expect(bench.store.current()).toMatchObject({ isBusy: false, flow: { activeFlow: null, pending: null } });
});

test("a conversation saved under the earlier names of its question and of its card goes on", async () => {
  const card = { type: "quote", content: "Voici ton devis.", fields: [], rows: [], submit: "Créer le devis" };
  const state = { ...inFlow, pending: { ...PENDING, about: "name", message: card } };
  await bench.open(sessionAnswer("one", { history: [{ ...historyMessage("m1", card.content), ...card }], state }));
  expect(bench.store.current()).toMatchObject({
    history: [{ type: "quote_card" }],
    flow: { activeFlow: "project", pending: { about: "projectName", message: { type: "quote_card" } } },
  });
});

test("a step that fails says so and asks its question again", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  // The tasks are not a list, so the step that adds up their hours fails.
  const pending = { ...PENDING, step: "collect-duration", about: "duration" };
  const state = { ...inFlow, queue: ["collect-duration"], project: { id: "p1" }, tasks: null, pending };
  await bench.open(sessionAnswer("one", { state }));
  await bench.store.answerWith({ kind: "form", values: { hours: "", rate: "" } }, "");
  expect(bench.store.current()).toMatchObject({
    isBusy: false,
    flow: { activeFlow: "project", pending: { message: { content: "Quel nom ?" } } },
  });
  expect(bench.contents()).toEqual([
    "Une erreur technique s'est produite. Rien n'est perdu : réessaie, ou dis « annule ».",
    "Quel nom ?",
  ]);
});

test("the open panel keeps the last thirty messages", async () => {
  const history = Array.from({ length: 30 }, (_, index) => historyMessage(`m${index}`, `message ${index}`));
  await bench.open(sessionAnswer("one", { history }));
  const writing = bench.store.write("combien j'ai facturé ?", PAGE);
  (await bench.lastCallOf(2)).answer({ reply: "Rien encore.", session: { id: "one" } });
  await writing;
  expect(bench.contents()).toHaveLength(30);
  expect(bench.contents().slice(-2)).toEqual(["combien j'ai facturé ?", "Rien encore."]);
  expect(bench.contents()[0]).toBe("message 2");
});
