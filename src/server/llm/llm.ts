/** Tasks proposed for a description of work. `hours` is in hours. The values are not normalised yet. */
export type Proposal = { summary: string; tasks: { title: string; estimate_h: number; description: string }[] };

/** A turn of a conversation as a model reads it. */
export type Turn = { role: "user" | "assistant" | "system"; content: string };

/** Port: a language model. Both calls throw `LlmError` when the model gives nothing usable. */
export type LanguageModel = {
  proposeTasks: (request: { description: string; trade: string; signal: AbortSignal }) => Promise<Proposal>;
  answer: (request: { message: string; history: readonly Turn[]; facts: string }) => Promise<string>;
};

/** The reason why a model gave nothing: too slow, away, or an unreadable answer. */
export class LlmError extends Error {
  readonly kind: "timeout" | "unavailable" | "nonsense";

  constructor(kind: "timeout" | "unavailable" | "nonsense", cause?: unknown) {
    super(`language model: ${kind}`, { cause });
    this.kind = kind;
  }
}
