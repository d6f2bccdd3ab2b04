import { afterEach, expect, test, vi } from "vitest";
import { askQuestion } from "./ask-question.ts";

// An answer by events, on a line that the test cuts.

afterEach(() => vi.unstubAllGlobals());

/** Asks a question whose answer has these chunks, then ends. */
function ask(chunks: string[], signal = new AbortController().signal) {
  const progresses: object[] = [];
  const fetchStub = vi.fn(async (_url: string, _init: RequestInit) => {
    const body = new ReadableStream({
      start: (controller) => {
        for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
        controller.close();
      },
    });
    return new Response(body, { headers: { "content-type": "text/event-stream" } });
  });
  vi.stubGlobal("fetch", fetchStub);
  const session = { id: "one", version: 4 };
  const hear = (progress: object) => void progresses.push(progress);
  const place = { session, messageId: "question", before: [], page: { path: "/" }, hear, signal };
  return { progresses, answer: askQuestion("salut", place) };
}

const progressEvent = (progress: object) => `event: progress\ndata: ${JSON.stringify(progress)}\n\n`;
const RETRY = [{ label: "Réessayer", ask: "salut" }];

test("an event that arrives in two pieces is told once, whole", async () => {
  const [words, status] = [progressEvent({ words: "Voici" }), progressEvent({ status: "Je cherche…" })];
  const reply = { reply: "Voici.", session: { id: "one", version: 5 } };
  const { progresses, answer } = ask([
    words.slice(0, 20),
    words.slice(20) + status,
    `event: answer\ndata: ${JSON.stringify(reply)}\n\n`,
  ]);
  expect(await answer).toEqual({ content: "Voici.", version: 5 });
  expect(progresses).toEqual([{ words: "Voici" }, { status: "Je cherche…" }]);
});

test("events that end before the answer keep what came, count it as stored and offer to try again", async () => {
  const { answer } = ask([
    progressEvent({ words: "Il était" }),
    progressEvent({ words: " une fois" }),
    "event: answer\ndata: {",
  ]);
  const content = "Il était une fois\n\nLa réponse s'est coupée là.";
  expect(await answer).toEqual({ content, followUps: RETRY, version: 5 });
});

test("an answer stopped before its first word says so", async () => {
  expect(await ask([], AbortSignal.abort()).answer).toEqual({ content: "Arrêté.", followUps: RETRY, version: 5 });
});

test("a refusal told by an event is the server's sentence", async () => {
  const { answer } = ask([
    progressEvent({ status: "Je cherche…" }),
    'event: error\ndata: {"error":"Panne.","code":"llm"}\n\n',
  ]);
  expect(await answer).toEqual({ content: "Erreur: Panne.", version: null });
});
