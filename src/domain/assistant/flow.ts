import type { CalendarDate } from "../shared/calendar-date.ts";
import type { AssistantDocument, AssistantProject, AssistantTask, FoundProject } from "./assistant-project.ts";
import type { EffectName, Effects } from "./effect.ts";
import type { AnyStepOf, EffectEndOf, MoveOf, Pending, ScriptOf, StateOf, StepOf, TurnOf } from "./world.ts";
import type { FormField } from "./message.ts";

// Établi's conversations: the engine with the facts, the effects and the rules of our flows.

/** What the person has answered so far (docs/specification.md#data). */
export type Answers = {
  projectMode?: "existing" | "new";
  projectName?: string;
  projectDescription?: string;
  company?: string;
  customerKind?: "company" | "person";
  firstName?: string;
  lastName?: string;
  email?: string;
  phone?: string;
  recurrence?: "single" | "recurring";
  startDate?: CalendarDate;
  endDate?: CalendarDate;
  durationHours?: number;
  durationRate?: number;
  tasksGenerationAttempted?: boolean;
  quotePreference?: boolean;
  tasksStarted?: boolean;
  invoiceConfirm?: boolean;
};

/** What a conversation knows. */
export type Facts = {
  answers: Answers;
  project: AssistantProject | null;
  projectMatches: FoundProject[];
  tasks: AssistantTask[];
  hadTasks: boolean;
  requireQuote: boolean;
  /** Whether work has started. Null while unknown. */
  tasksStarted: boolean | null;
  latestQuote: AssistantDocument | null;
  latestInvoice: AssistantDocument | null;
  /** The form being saved, as filled: it comes back when saving fails. */
  form: FormField[];
  /** Prerequisites already inserted, so that none is asked twice in vain. */
  inserted: string[];
};

/** What a flow may do: its steps ask, and never ask which flow they are in. */
export type FlowRules = {
  /** It always creates its project: its name alone is asked, and the project of the page is left alone. */
  createsProject?: boolean;
  /** It ticks the tasks that the project had before it, not those it has just proposed. */
  ticksEarlierTasksOnly?: boolean;
};

/**
 * The words by which a flow is ordered, without accents, in lower case: a noun and a verb of action. `verbs` and
 * `participles` go with those that every flow knows; `order` is an order without any noun.
 */
export type FlowWords = { nouns: RegExp; verbs?: RegExp; participles?: RegExp; order?: RegExp };

/**
 * A flow, whole: what it does and how it is ordered, offered and explained. `chip` is the order given in one tap, shown
 * by `place`; `help` ends the sentence « Je peux … ».
 */
export type Flow = FlowRules & {
  name: string;
  steps: readonly AnyStep[];
  words: FlowWords;
  chip: { text: string; place: number };
  help: string;
};

type Conversations = { facts: Facts; effects: Effects; rules: FlowRules };

/** The state of a conversation's flow: plain data, saved with the session. */
export type FlowState = StateOf<Conversations>;

/** The state while a question is pending. */
export type AskedState = FlowState & { pending: Pending };

/** A step, with the names of the effects it runs. */
export type Step<Runs extends EffectName = never> = StepOf<Conversations, Runs>;

/** A step of any effect. */
export type AnyStep = AnyStepOf<Conversations>;

/** What a step does next, with the names of the effects it may run. */
export type Move<Runs extends EffectName = never> = MoveOf<Conversations, Runs>;

/** What a transition gives. */
export type Turn = TurnOf<Conversations>;

/** An effect that ended, and how. */
export type EffectEnd<Name extends EffectName = EffectName> = EffectEndOf<Conversations, Name>;

/** All flows and steps, as the engine plays them. */
export type Script = ScriptOf<Conversations>;

/** No flow, nothing asked. */
export const IDLE: FlowState = {
  activeFlow: null,
  queue: [],
  pending: null,
  running: null,
  answers: {},
  project: null,
  projectMatches: [],
  tasks: [],
  hadTasks: false,
  requireQuote: true,
  tasksStarted: null,
  latestQuote: null,
  latestInvoice: null,
  form: [],
  inserted: [],
};
