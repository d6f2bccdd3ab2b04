import { conversationBench, historyMessage, sessionAnswer } from "#test/conversation-network.ts";
import { expect, test, vi } from "vitest";

// Free questions, and saving the messages.

const bench = conversationBench();
const PAGE = { path: "/app" };

test("a conversation cannot be changed while a question is running", async () => {
  await bench.open();
  const writing = bench.store.write("combien j'ai facturé ?", PAGE);
  const chat = await bench.lastCallOf(2);
  await bench.store.open({ startsFresh: true });
  expect(bench.calls).toHaveLength(2);
  chat.answer({ reply: "Rien encore.", session: { id: "one" } });
  await writing;
  expect(bench.store.current()!.id).toBe("one");
  expect(bench.contents()).toEqual(["combien j'ai facturé ?", "Rien encore."]);
  expect((await bench.lastCallOf(3)).body.history!.map((message) => message.content)).toEqual(bench.contents());
});

test("a save with an old version reads the other tab's conversation", async () => {
  await bench.open();
  const writing = bench.store.write("bonjour", PAGE);
  (await bench.lastCallOf(2)).answer({ reply: "Bonjour.", session: { id: "one" } });
  await writing;
  const refusal = { error: "Cette conversation a continué dans un autre onglet.", code: "stale_version" };
  (await bench.lastCallOf(3)).answer(refusal, 409);
  const again = await bench.lastCallOf(4);
  expect(again.url).toContain("session_id=one");
  again.answer(sessionAnswer("one", { version: 7, history: [historyMessage("m", "de l'autre onglet")] }));
  await expect.poll(bench.contents).toEqual(["de l'autre onglet"]);
});

test("a refused question shows the server's sentence, or ours without one", async () => {
  await bench.open();
  const lineAfter = async (json: object, status: number) => {
    const before = bench.calls.length;
    const chatCall = () => bench.calls.find(({ url }, index) => index >= before && url.endsWith("/chat"));
    const writing = bench.store.write("combien j'ai facturé ?", PAGE);
    await expect.poll(chatCall).toBeDefined();
    chatCall()!.answer(json, status);
    await writing;
    const line = bench.contents().at(-1);
    await expect.poll(() => bench.calls.at(-1)!.method).toBe("PUT");
    bench.calls.at(-1)!.answer({ version: bench.calls.length });
    return line;
  };
  expect(await lineAfter({ error: "quota" }, 200)).toBe("Erreur: quota");
  expect(await lineAfter({}, 500)).toBe("Erreur: Erreur Assistant");
  expect(await lineAfter({ error: "" }, 502)).toBe("Erreur: Erreur Assistant");
  expect(await lineAfter({ reply: 12 }, 200)).toBe("Erreur: Réponse serveur invalide");
});

test("a question goes with its ID in the conversation, which its answer names", async () => {
  await bench.open();
  const writing = bench.store.write("bonjour", PAGE);
  const chat = await bench.lastCallOf(2);
  const [question] = bench.store.current()!.history;
  expect(chat.body).toMatchObject({ messageId: question!.id });
  chat.answer({ reply: "Bonjour.", session: { id: "one", version: 1 } });
  await writing;
  expect(bench.store.current()!.history.at(-1)).toMatchObject({ content: "Bonjour.", answer_to: question!.id });
});

const methods = () => bench.calls.map(({ method }) => method);

/** Asks a question that is refused after these events of the page. */
async function refuseAfter(...events: string[]) {
  const target = new EventTarget();
  vi.stubGlobal("addEventListener", target.addEventListener.bind(target));
  vi.stubGlobal("removeEventListener", target.removeEventListener.bind(target));
  await bench.open();
  const writing = bench.store.write("bonjour", PAGE);
  const chat = await bench.lastCallOf(2);
  for (const name of events) target.dispatchEvent(new Event(name));
  chat.answer({}, 500);
  await writing;
  expect(bench.store.current()!.history.at(-1)).not.toHaveProperty("answer_to");
}

/** Expects one save, and answers it: a save that waits would go on in the next test. */
async function expectSaved() {
  await expect.poll(methods).toEqual(["GET", "POST", "PUT"]);
  bench.calls.at(-1)!.answer({ version: 1 });
}

test("a page that is being left saves no failure of the call that it cuts", async () => {
  await refuseAfter("beforeunload");
  expect(methods()).toEqual(["GET", "POST"]);
});

test("a page that is put away saves no failure of the call that it cuts", async () => {
  await refuseAfter("pagehide");
  expect(methods()).toEqual(["GET", "POST"]);
});

test("a page that comes back saves the failure", async () => {
  await refuseAfter("pagehide", "pageshow");
  await expectSaved();
});

test("a page that stays saves the failure", async () => {
  await refuseAfter();
  await expectSaved();
});
