import { openAiCompatible } from "#server/llm/openai-compatible.llm.ts";
import { issuedInvoice } from "#test/issued-invoice.ts";
import type { ModelServer } from "#test/model-server.ts";
import { allowModel, modelServer, streamedAnswer } from "#test/model-server.ts";
import type { Person, TestApp } from "#test/test-app.ts";
import { testApp } from "#test/test-app.ts";
import type { ServerResponse } from "node:http";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

// An answer that comes word by word: tools, amounts, a line that is cut, a person who stops it.

let app: TestApp;
let model: ModelServer;
let owner: Person;
let address: string;
let projectId: string;
let upstream: ServerResponse[] = [];

beforeAll(async () => {
  model = await modelServer();
  app = await testApp({ env: model.env });
  owner = await app.signUp();
  projectId = (await issuedInvoice(owner, "Chiffrée")).project_id;
  await allowModel(owner);
  address = await app.server.listen({ port: 0, host: "127.0.0.1" });
});
beforeEach(() => {
  upstream = [];
  model.say = (_asks, response) => void upstream.push(response);
});
afterAll(async () => {
  await app.close();
  model.close();
});

type EventContent = { words?: string; status?: string; reply?: string; follow_ups?: object[] };
type Happening = { event: string; content: EventContent };

/** Asks for events. `next` gives the next one, and `rest` all that are left. */
async function ask(message: string) {
  const { session } = (await owner.call("GET", "/api/assistant/session?fresh=true")).json;
  const tab = new AbortController();
  const call = fetch(`${address}/api/assistant/chat`, {
    method: "POST",
    headers: {
      accept: "text/event-stream",
      authorization: `Bearer ${owner.token}`,
      "content-type": "application/json",
    },
    body: JSON.stringify({ message, history: [], sessionId: session.id }),
    signal: tab.signal,
  });
  call.catch(() => {});
  const firstReading = call.then(async (response) => {
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    let unread = "";
    return async (): Promise<Happening | null> => {
      for (;;) {
        const [block, rest] = unread.split(/\n\n(.*)/s);
        if (rest !== undefined) {
          unread = rest;
          const [, event = "", content = ""] = /^event: (\w+)\ndata: (.*)$/.exec(block!) ?? [];
          return { event, content: JSON.parse(content) as EventContent };
        }
        const { value, done } = await reader.read();
        if (done) return null;
        unread += value;
      }
    };
  });
  firstReading.catch(() => {});
  const next = async () => (await firstReading)();
  const rest = async () => {
    const happenings: Happening[] = [];
    for (let one = await next(); one !== null; one = await next()) happenings.push(one);
    return happenings;
  };
  const history = async () =>
    (await owner.call("GET", `/api/assistant/session?session_id=${session.id}`)).json.session.history as {
      content: string;
    }[];
  return { call, tab, next, rest, history };
}

const nextUpstream = async (count = 1) => {
  await expect.poll(() => upstream.length).toBe(count);
  return streamedAnswer(upstream[count - 1]!);
};

test("words are told as they arrive", async () => {
  const { next, rest } = await ask("raconte-moi une histoire");
  const answer = await nextUpstream();
  for (const words of ["Bonjour", " !", " Voici"]) {
    answer.words(words);
    // The model says its next words once these have arrived.
    expect(await next()).toEqual({ event: "progress", content: { words } });
  }
  answer.end();
  expect((await rest()).at(-1)).toMatchObject({ event: "answer", content: { reply: "Bonjour ! Voici" } });
});

test("the whole answer is stored", async () => {
  const { rest, history } = await ask("raconte-moi une histoire");
  const answer = await nextUpstream();
  for (const words of ["Bonjour", " !", " Voici"]) answer.words(words);
  answer.end();
  await rest();
  expect((await history()).map(({ content }) => content)).toEqual(["raconte-moi une histoire", "Bonjour ! Voici"]);
});

/** What the page is told of an answer that looks up the money of a project, then says these words. */
async function happeningsOf(...parts: string[]) {
  const { rest } = await ask("raconte-moi ce projet");
  (await nextUpstream()).callTool("project_money", { project_id: projectId });
  const answer = await nextUpstream(2);
  for (const words of parts) answer.words(words);
  answer.end();
  return rest();
}

test("what is looked up is told", async () => {
  const happenings = await happeningsOf("Voilà.");
  expect(happenings[0]).toEqual({ event: "progress", content: { status: "Je cherche dans tes projets…" } });
});

test("an amount is shown once it is whole and checked", async () => {
  const happenings = await happeningsOf("Il est facturé 1", "20 €", ". Voilà.");
  const words = happenings.flatMap(({ content }) => content.words ?? []);
  expect(words.join("")).toBe("Il est facturé 120 €. Voilà.");
  expect(words).not.toContain("1");
  expect(happenings.at(-1)).toMatchObject({ content: { reply: "Il est facturé 120 €. Voilà." } });
});

test("an amount that no tool gave is in no event", async () => {
  const happenings = await happeningsOf("Il est facturé ", "1", "30", " €.", " Bravo.");
  expect(JSON.stringify(happenings)).not.toMatch(/1?30 €/);
  expect(happenings.at(-1)!.content.reply).toContain("Chiffrée");
});

/** The last happening of an answer whose line is cut after some words, and the history after it. */
async function cutAnswer() {
  const { next, rest, history } = await ask("raconte-moi une histoire");
  (await nextUpstream()).words("Il était une fois");
  await next();
  upstream[0]!.destroy();
  return { last: (await rest()).at(-1)!, history };
}

test("an answer whose line is cut keeps what came and says that it was cut", async () => {
  const { last } = await cutAnswer();
  expect(last).toMatchObject({
    event: "answer",
    content: { reply: "Il était une fois\n\nLa réponse s'est coupée là." },
  });
});

test("an answer whose line is cut offers to try again", async () => {
  const { last } = await cutAnswer();
  expect(last.content.follow_ups).toEqual([{ label: "Réessayer", ask: "raconte-moi une histoire" }]);
});

test("an answer whose line is cut is stored", async () => {
  const { last, history } = await cutAnswer();
  expect((await history()).at(-1)!.content).toBe(last.content.reply);
});

test("a stream that stands still is cut as a line is", async () => {
  const usualModel = app.deps.llm;
  app.deps.llm = openAiCompatible({ baseUrl: model.env.LLM_BASE_URL, apiKey: null, model: "test", timeoutMs: 300 });
  try {
    const { rest } = await ask("raconte-moi une histoire");
    (await nextUpstream()).words("Il était une fois");
    expect((await rest()).at(-1)!.content.reply).toContain("La réponse s'est coupée là.");
  } finally {
    app.deps.llm = usualModel;
  }
});

test("stopping closes the socket to the model", async () => {
  const { next, tab } = await ask("raconte-moi une histoire");
  (await nextUpstream()).words("Il était une fois");
  await next();
  expect(upstream[0]!.socket?.destroyed).toBe(false);
  tab.abort();
  await expect.poll(() => upstream[0]!.destroyed).toBe(true);
});

test("what came before a stop is stored", async () => {
  const { next, tab, history } = await ask("raconte-moi une histoire");
  (await nextUpstream()).words("Il était une fois");
  await next();
  tab.abort();
  await expect
    .poll(async () => (await history()).map(({ content }) => content))
    .toEqual(["raconte-moi une histoire", "Il était une fois"]);
});

test("a refusal before the first word keeps its status", async () => {
  const { call } = await ask(" ");
  const response = await call;
  expect([response.status, response.headers.get("content-type")]).toEqual([
    400,
    expect.stringContaining("application/json"),
  ]);
  const { call: failingCall } = await ask("raconte-moi une histoire");
  await expect.poll(() => upstream.length).toBe(1);
  upstream[0]!.writeHead(500).end("broken");
  expect((await failingCall).status).toBe(502);
});

test("of an answer without end, what was told before it was cut is stored", async () => {
  const { rest, history } = await ask("raconte-moi une histoire");
  const answer = await nextUpstream();
  for (let count = 0; count < 1_300; count++) answer.words("encore un ");
  const { content } = (await rest()).at(-1)!;
  expect(content.reply).toMatch(/^(encore un )+(encore)?\n\nLa réponse s'est coupée là\.$/);
  expect((await history()).at(-1)!.content).toBe(content.reply);
});
