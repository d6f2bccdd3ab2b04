import { cutAnswer } from "#domain/assistant/model/cut-answer.ts";
import { modelMessages } from "#domain/assistant/model/model.messages.ts";
import type { Prompt } from "#domain/assistant/prompt.messages.ts";
import { answerPrompt, tasksPrompt, trialPrompt } from "#domain/assistant/prompt.messages.ts";
import type { ModelFault } from "#domain/company/model-fault.ts";
import { parseFrenchNumber } from "#domain/shared/french-format.ts";
import type { MayConnect } from "#server/outside/checked-fetch.ts";
import { ANY_ADDRESS, openCheckedFetch } from "#server/outside/checked-fetch.ts";
import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import type { LanguageModelMiddleware, LanguageModel as LanguageModelOfLibrary, ToolSet } from "ai";
import { generateText, isStepCount, streamText, tool, wrapLanguageModel } from "ai";
import { z } from "zod";
import type { LanguageModel, ModelListener, ModelTool, OfferedModel, TaskProposal, Trial } from "./llm.ts";
import { LlmError } from "./llm.ts";
import { modelFaultOf } from "./model-fault.ts";

/**
 * The address of the model. `timeoutMs` stays below the 20 s after which the browser gives up
 * (docs/specification.md#limits).
 */
export type OpenAiSettings = {
  baseUrl: string;
  apiKey: string | null;
  model: string;
  mayConnect?: MayConnect;
  timeoutMs?: number;
};

const proposedTask = z.union([
  // A task that is a bare text is its title.
  z.string().transform((title) => ({ title, estimate_h: 0, description: "" })),
  z
    .object({
      title: z.string().catch(""),
      estimate_h: z.preprocess(readHours, z.number()).catch(0),
      description: z.string().catch(""),
    })
    .refine(({ title, estimate_h, description }) => `${title}${description}`.trim() !== "" || estimate_h > 0),
]);

// A bad item is left out, and the rest of the list is kept.
const proposal = z.object({
  summary: z.string().catch(""),
  tasks: z
    .array(z.unknown())
    .transform((items) => items.flatMap((item) => proposedTask.safeParse(item).data ?? []))
    .refine((tasks) => tasks.length > 0),
});

// Models also write « 2,5 h ».
function readHours(value: unknown): unknown {
  return typeof value === "string" ? parseFrenchNumber(value) : value;
}

/** Calls of tools before the model must answer. */
const MOST_STEPS = 4;

/** Calls of tools in one answer, all its steps together. */
const MOST_CALLS = 20;

/** The longest answer: some pages. A model that repeats itself is stopped there. */
const LONGEST_ANSWER = 12_000;

/** A stream that goes on beyond this is cut. */
const LONGEST_STREAM_MS = 120_000;

/**
 * Adapter: any endpoint that speaks the OpenAI protocol (a local model, Mistral, and so on). It never retries, because
 * a person is waiting.
 */
export function openAiCompatible(settings: OpenAiSettings): OfferedModel {
  const { host } = new URL(settings.baseUrl);
  return {
    host,
    name: settings.model,
    open: (consent) => {
      if (consent.host !== host) throw new Error(`the consent is for ${consent.host}, and the model is at ${host}`);
      return openModel(host, askingOf(settings));
    },
    tryOut: (signal) => tryModel(askingOf(settings), signal),
  };
}

function askingOf({ baseUrl, apiKey, model, mayConnect = ANY_ADDRESS, timeoutMs = 18_000 }: OpenAiSettings): Asking {
  const provider = createOpenAICompatible({
    name: "configured",
    baseURL: baseUrl,
    ...(apiKey && { apiKey }),
    fetch: openCheckedFetch(mayConnect),
  });
  return { model: wrapLanguageModel({ model: provider(model), middleware: REFUSE_MANY_CALLS }), patienceMs: timeoutMs };
}

// An answer that is not streamed has all its calls at once: they are counted before one of them is read.
const REFUSE_MANY_CALLS: LanguageModelMiddleware = {
  wrapGenerate: async ({ doGenerate }) => {
    const answer = await doGenerate();
    const callCount = answer.content.filter(({ type }) => type === "tool-call").length;
    if (callCount > MOST_CALLS) throw new LlmError("nonsense");
    return answer;
  },
};

function openModel(host: string, asking: Asking): LanguageModel {
  return {
    host,
    proposeTasks: async ({ signal, ...work }) =>
      readProposal(await ask(asking, tasksPrompt(work), { signal, tools: [] })),
    answer: async ({ tools, signal, hear, ...question }) => {
      const prompt = answerPrompt(question);
      const text = await (hear
        ? stream(asking, prompt, { tools, signal, hear })
        : ask(asking, prompt, { tools, signal }));
      const reply = text.trim();
      if (reply === "") throw new LlmError("nonsense");
      return reply;
    },
  };
}

// One tool goes with the question: a model that refuses tools would fail at the first real one.
async function tryModel(asking: Asking, signal: AbortSignal): Promise<Trial> {
  const startedAt = performance.now();
  const end = (fault: ModelFault | null): Trial => ({ fault, elapsedMs: performance.now() - startedAt });
  try {
    const text = await ask(asking, trialPrompt(), { signal, tools: [TRIAL_TOOL] });
    return end(text.trim() === "" ? "not_a_model" : null);
  } catch (error) {
    if (!(error instanceof LlmError)) throw error;
    return end(error.kind === "timeout" ? "too_slow" : modelFaultOf(error.cause));
  }
}

const TRIAL_TOOL: ModelTool = {
  name: "say_hello",
  description: modelMessages.trialTool,
  input: z.object({}),
  run: async () => ({ hello: true }),
};

/** The model that is asked, and how long its silence is borne, in milliseconds. */
type Asking = { model: LanguageModelOfLibrary; patienceMs: number };

type Means = { signal: AbortSignal; tools: readonly ModelTool[] };

async function ask({ model, patienceMs }: Asking, prompt: Prompt, { signal, tools }: Means): Promise<string> {
  const timeout = AbortSignal.timeout(patienceMs);
  const calls = boundCalls(tools);
  try {
    const { text } = await generateText({
      ...requestOf(model, prompt, calls.tools),
      abortSignal: AbortSignal.any([signal, timeout, calls.tooMany]),
    });
    return cutAnswer(text, LONGEST_ANSWER);
  } catch (error) {
    if (error instanceof LlmError) throw error;
    throw new LlmError(calls.tooMany.aborted ? "nonsense" : timeout.aborted ? "timeout" : "unavailable", error);
  }
}

async function stream(
  { model, patienceMs }: Asking,
  prompt: Prompt,
  { signal, tools, hear }: Means & { hear: ModelListener },
): Promise<string> {
  const stall = new AbortController();
  const timer = setTimeout(() => stall.abort(), patienceMs);
  const calls = boundCalls(tools);
  const tooLong = new AbortController();
  const longest = AbortSignal.timeout(LONGEST_STREAM_MS);
  try {
    const { fullStream } = streamText({
      ...requestOf(model, prompt, calls.tools),
      abortSignal: AbortSignal.any([signal, stall.signal, longest, calls.tooMany, tooLong.signal]),
      onError: () => {},
    });
    let text = "";
    const hearWords = (words: string) => {
      if (text.length + words.length > LONGEST_ANSWER) {
        tooLong.abort();
        throw new Error("the answer is too long");
      }
      text += words;
      hear.onWords(words);
    };
    for await (const part of fullStream) {
      timer.refresh();
      if (part.type === "start-step" && text !== "") hearWords("\n\n");
      if (part.type === "text-delta") hearWords(part.text);
      if (part.type === "tool-call") hear.onTool(part.toolName);
      // The stream of the library ends without an error when it is cut: these two parts alone tell.
      if (part.type === "error") throw part.error;
      if (part.type === "abort") throw new Error("the stream was aborted");
    }
    return text;
  } catch (error) {
    const isNonsense = calls.tooMany.aborted || tooLong.signal.aborted;
    throw new LlmError(isNonsense ? "nonsense" : stall.signal.aborted ? "timeout" : "unavailable", error);
  } finally {
    clearTimeout(timer);
  }
}

function requestOf(model: LanguageModelOfLibrary, { instructions, messages }: Prompt, tools: readonly ModelTool[]) {
  return { model, instructions, messages, maxRetries: 0, tools: toolSet(tools), stopWhen: isStepCount(MOST_STEPS) };
}

/**
 * The same tools for one answer. They run one after the other, so that an answer holds one connection to the database
 * at most, whatever the model asks at once. `tooMany` is aborted by the call that is one too many.
 */
function boundCalls(tools: readonly ModelTool[]): { tools: ModelTool[]; tooMany: AbortSignal } {
  const excess = new AbortController();
  let callCount = 0;
  let earlierCall: Promise<unknown> = Promise.resolve();
  const boundTools = tools.map((tool) => ({
    ...tool,
    run: async (input: unknown) => {
      if (++callCount > MOST_CALLS) excess.abort();
      const call = earlierCall.then(() => {
        excess.signal.throwIfAborted();
        return tool.run(input);
      });
      earlierCall = call.catch(() => {});
      return call;
    },
  }));
  return { tools: boundTools, tooMany: excess.signal };
}

function toolSet(tools: readonly ModelTool[]): ToolSet {
  return Object.fromEntries(
    tools.map(({ name, description, input, run }) => [name, tool({ description, inputSchema: input, execute: run })]),
  );
}

/** Reads a proposal, also inside a Markdown fence or between two sentences. Throws `nonsense` otherwise. */
function readProposal(text: string): TaskProposal {
  const braces = text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1);
  try {
    return proposal.parse(JSON.parse(braces));
  } catch (error) {
    throw new LlmError("nonsense", error);
  }
}
