import type { z } from "zod";

/** Tasks proposed for a description of work. `hours` is in hours. The values are not normalised yet. */
export type Proposal = { summary: string; tasks: { title: string; estimate_h: number; description: string }[] };

/** A turn of a conversation as a model reads it. */
export type Turn = { role: "user" | "assistant" | "system"; content: string };

/** A read-only tool that a model may call. `run` gives facts as JSON. */
export type ModelTool = {
  name: string;
  description: string;
  input: z.ZodType;
  run: (input: unknown) => Promise<unknown>;
};

/** Port: a language model. Both calls throw `LlmError` when the model gives nothing usable. */
export type LanguageModel = {
  proposeTasks: (request: { description: string; trade: string; signal: AbortSignal }) => Promise<Proposal>;
  /** `page`: the path of the page of the question. `facts`: what is known already. Both are data. */
  answer: (request: {
    message: string;
    history: readonly Turn[];
    page: string;
    facts: string;
    tools: readonly ModelTool[];
  }) => Promise<string>;
};

/** The reason why a model gave nothing: too slow, away, or an unreadable answer. */
export class LlmError extends Error {
  readonly kind: "timeout" | "unavailable" | "nonsense";

  constructor(kind: "timeout" | "unavailable" | "nonsense", cause?: unknown) {
    super(`language model: ${kind}`, { cause });
    this.kind = kind;
  }
}
