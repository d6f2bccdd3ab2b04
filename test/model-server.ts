import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Person } from "./test-app.ts";

/** What a request to the model asks, as the OpenAI protocol writes it. */
export type ModelRequest = {
  model: string;
  stream?: boolean;
  messages: { role: string; content: string }[];
  tools?: { function: { name: string } }[];
};

/** A message of the model, whole: words, or calls of tools. */
export type ModelMessage = { content: string } | { tool_calls: object[] };

/** A local server that speaks the OpenAI protocol. It notes every request, and answers what `say` gives. */
export type ModelServer = {
  /** The settings that lead an installation to this model. */
  env: { LLM_BASE_URL: string; LLM_MODEL: string };
  /** Every request so far: its text, and what it asks. */
  requests: { text: string; asks: ModelRequest; headers: IncomingMessage["headers"] }[];
  /** Answers the next requests. By default the model says « Voici. ». */
  say: (asks: ModelRequest, response: ServerResponse) => ModelMessage | void;
  close: () => void;
};

/** Starts such a model on a free port. */
export async function modelServer(): Promise<ModelServer> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const text = Buffer.concat(parts).toString();
      const asks = JSON.parse(text) as ModelRequest;
      model.requests.push({ text, asks, headers: request.headers });
      const message = model.say(asks, response);
      if (!message) return;
      const finish_reason = "tool_calls" in message ? "tool_calls" : "stop";
      const choices = [{ index: 0, finish_reason, message: { role: "assistant", content: null, ...message } }];
      response
        .setHeader("content-type", "application/json")
        .end(JSON.stringify({ id: "1", object: "chat.completion", created: 1, model: "test", choices }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const model: ModelServer = {
    env: { LLM_BASE_URL: `http://127.0.0.1:${port}/v1`, LLM_MODEL: "test" },
    requests: [],
    say: () => ({ content: "Voici." }),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return model;
}

/** A call of one tool, as the model writes it. */
export function toolCallOf(name: string, input: object): ModelMessage {
  return { tool_calls: [{ id: "1", type: "function", function: { name, arguments: JSON.stringify(input) } }] };
}

/** Lets the model receive the texts of this owner's company. */
export async function allowModel(owner: Person): Promise<void> {
  const { recipient } = (await owner.call("GET", "/api/assistant/model")).json;
  const { status } = await owner.call("PUT", CONSENT, { is_given: true, host: recipient.host });
  if (status !== 200) throw new Error(`the consent is refused with ${status}`);
}

/** The path of the consent. */
export const CONSENT = "/api/assistant/model/consent";

/** A streamed answer, written bit by bit. */
export function streamedAnswer(response: ServerResponse) {
  response.setHeader("content-type", "text/event-stream");
  const send = (delta: object, finish_reason: string | null = null) => {
    const chunk = { id: "1", object: "chat.completion.chunk", created: 1, model: "test" };
    response.write(`data: ${JSON.stringify({ ...chunk, choices: [{ index: 0, delta, finish_reason }] })}\n\n`);
  };
  return {
    words: (content: string) => send({ role: "assistant", content }),
    callTool: (name: string, input: object) => {
      const call = { index: 0, id: "1", type: "function", function: { name, arguments: JSON.stringify(input) } };
      send({ role: "assistant", content: null, tool_calls: [call] });
      send({}, "tool_calls");
      response.end("data: [DONE]\n\n");
    },
    end: () => {
      send({}, "stop");
      response.end("data: [DONE]\n\n");
    },
  };
}
