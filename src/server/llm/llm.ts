/** Tasks proposed for a description of work; hours in hours. Not yet normalised. */
export type Proposal = { summary: string; tasks: { title: string; estimate_h: number; description: string }[] };

/** A turn of a conversation as a model reads it. */
export type Turn = { role: "user" | "assistant" | "system"; content: string };

/** Port: a language model. Both calls throw `LlmError` when nothing usable comes. */
export type LanguageModel = {
  proposeTasks: (request: { description: string; trade: string; signal: AbortSignal }) => Promise<Proposal>;
  answer: (request: {
    message: string;
    history: readonly Turn[];
    facts: string;
    signal: AbortSignal;
  }) => Promise<string>;
};

/** Why a model gave nothing: too slow, away, or nonsense. */
export class LlmError extends Error {
  readonly kind: "timeout" | "unavailable" | "nonsense";

  constructor(kind: "timeout" | "unavailable" | "nonsense", cause?: unknown) {
    super(`language model: ${kind}`, { cause });
    this.kind = kind;
  }
}
