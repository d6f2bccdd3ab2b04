import type { ModelPrompt } from "#domain/assistant/prompt.messages.ts";
import type { ModelFault } from "#domain/company/model-fault.ts";
import type { z } from "zod";

/** Tasks proposed for a description of work. `estimate_h` is in hours. The values are not normalised yet. */
export type TaskProposal = { summary: string; tasks: { title: string; estimate_h: number; description: string }[] };

/** A read-only tool that a model may call. `run` gives facts as JSON. */
export type ModelTool = {
  name: string;
  description: string;
  input: z.ZodType;
  run: (input: unknown) => Promise<unknown>;
};

/** The yes of a company's owner to send texts to this host. Only the repository of consents makes one. */
export type ModelConsent = { host: string; givenAt: Date; givenByEmail: string; readonly [consentMark]: true };
declare const consentMark: unique symbol;

/** How a trial of a model ended, and how long its answer took. */
export type Trial = { fault: ModelFault | null; elapsedMs: number };

/**
 * A model that a company may use. Only a consent to its host opens it. Another consent throws. `tryOut` asks it one
 * short thing that holds nothing of the company.
 */
export type OfferedModel = {
  host: string;
  name: string;
  open: (consent: ModelConsent) => LanguageModel;
  tryOut: (signal: AbortSignal) => Promise<Trial>;
};

/** Hears the words of an answer while they arrive, and the tools that are asked. With it, the answer is streamed. */
export type ModelListener = { onWords: (words: string) => void; onTool: (name: string) => void };

/** Port: a language model at this host. Both calls throw `LlmError` when the model gives nothing usable. */
export type LanguageModel = {
  host: string;
  proposeTasks: (request: { description: string; trade: string; signal: AbortSignal }) => Promise<TaskProposal>;
  answer: (
    request: ModelPrompt & { tools: readonly ModelTool[]; signal: AbortSignal; hear?: ModelListener },
  ) => Promise<string>;
};

type LlmFailure = "timeout" | "unavailable" | "nonsense" | "not allowed";

/** The reason why a model gave nothing: too slow, away, an unreadable answer, or a consent taken back meanwhile. */
export class LlmError extends Error {
  readonly kind: LlmFailure;

  constructor(kind: LlmFailure, cause?: unknown) {
    super(`language model: ${kind}`, { cause });
    this.kind = kind;
  }
}
