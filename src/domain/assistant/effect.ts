import type { AssistantDocument, AssistantProject, AssistantTask, FoundProject } from "./assistant-project.ts";
import type { CardRow } from "./message.ts";

/**
 * What the flows ask of the server: the calls of the specification (docs/specification.md#calls), each with its answer.
 * Money in euros, hours in hours.
 */
export type Effects = {
  searchProjects: { asks: { search: string }; answers: FoundProject[] };
  getProject: { asks: { id: string }; answers: AssistantProject | null };
  createProject: { asks: { body: CorePayload }; answers: AssistantProject | null };
  saveCore: { asks: { id: string; body: CorePayload }; answers: AssistantProject | null };
  saveDescription: { asks: { id: string; description: string }; answers: unknown };
  saveDuration: { asks: { id: string; hours: number; rate: number }; answers: unknown };
  saveQuoteLines: { asks: { id: string; rows: CardRow[]; discount: string }; answers: unknown };
  generateTasks: {
    asks: { id: string; description: string; timeoutMs: number };
    answers: { summary: string; tasks: AssistantTask[] };
  };
  listTasks: { asks: { id: string }; answers: { tasks: AssistantTask[]; tasks_total: number } };
  setTaskDone: { asks: { id: string; taskId: string; done: boolean }; answers: AssistantTask };
  sayVatReason: { asks: { id: string; values: Record<string, string> }; answers: unknown };
  /** The totals that the document would have now, as printed. */
  previewDocument: {
    asks: { id: string; kind: "quote" | "invoice" };
    answers: { totals: { label: string; value: string }[] };
  };
  generateQuote: { asks: { id: string }; answers: AssistantDocument | null };
  generateInvoice: { asks: { id: string }; answers: AssistantDocument | null };
  saveCompany: { asks: { values: Record<string, string> }; answers: unknown };
  saveCustomer: { asks: { id: string; values: Record<string, string> }; answers: unknown };
};

/** The name of an effect. */
export type EffectName = keyof Effects;

/** An effect, as a step asks for it. */
export type Effect<Name extends EffectName = EffectName> = { [N in Name]: { name: N } & Effects[N]["asks"] }[Name];

/** The body that creates a project or saves its core (docs/specification.md#calls). */
export type CorePayload = {
  name: string;
  start_date: string;
  end_date?: string;
  client_info: {
    company: string;
    first_name: string;
    last_name: string;
    email: string;
    phone?: string;
    kind?: "company" | "person";
  };
  project_recurrence: "single" | "recurring";
};
