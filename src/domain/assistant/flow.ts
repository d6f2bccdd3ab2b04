import type { CalendarDate } from "../shared/calendar-date.ts";
import type { AssistantDocument, AssistantProject, AssistantTask } from "./assistant-project.ts";
import { messages } from "./assistant.messages.ts";
import type { Effect } from "./effect.ts";
import type { AssistantMessage, FormField } from "./message.ts";
import { say } from "./message.ts";

// The engine of guided conversations: pure, the same in the browser and in tests. It answers messages to show and
// effects (API calls as data) to run; whoever runs an effect gives its outcome back as a `result` event. It never calls
// anything itself.

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

/** What is asked and of which step; `about` tells a step's questions apart. */
export type Pending = { step: string; about: string; message: AssistantMessage };

/** The state of a conversation's flow: plain data, saved with the session. */
export type FlowState = {
  activeFlow: string | null;
  queue: string[];
  pending: Pending | null;
  /** The step whose effect is running. */
  running: { step: string; effect: Effect["name"] } | null;
  answers: Answers;
  project: AssistantProject | null;
  projectMatches: AssistantProject[];
  tasks: AssistantTask[];
  hadTasks: boolean;
  requireQuote: boolean;
  /** Whether work has begun; null while nobody said. */
  tasksStarted: boolean | null;
  latestQuote: AssistantDocument | null;
  latestInvoice: AssistantDocument | null;
  /** The form being saved, as filled: it comes back when saving fails. */
  form: FormField[];
  /** Prerequisites already inserted, so that none is asked twice in vain. */
  inserted: string[];
};

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

/** What the person gave to a pending question. */
export type Input =
  | { kind: "text"; text: string }
  | { kind: "choice"; value: string }
  | { kind: "form"; values: Record<string, string> }
  | { kind: "tick"; taskId: string; done: boolean };

/** How an effect ended. */
export type Outcome =
  | { ok: true; value: unknown }
  | { ok: false; message: string; code: string; fields: Record<string, string> };

/**
 * What a step does next: finish, ask, run an effect, put other steps first; messages, state and dropped steps go along.
 */
export type Move = {
  say?: AssistantMessage[];
  set?: Partial<FlowState>;
  drop?: string[];
  next:
    | { kind: "done" }
    | { kind: "ask"; about: string; message: AssistantMessage }
    | { kind: "run"; effect: Effect }
    | { kind: "first"; steps: string[] };
};

/** One step of a conversation. */
export type Step = {
  name: string;
  /** True when its answer is known: it is skipped when the flow starts. */
  isKnown?: (state: FlowState) => boolean;
  enter: (state: FlowState, today: CalendarDate) => Move;
  answer?: (state: FlowState, input: Input, today: CalendarDate) => Move;
  result?: (state: FlowState, outcome: Outcome, effect: Effect["name"]) => Move;
};

/** What a transition gives. */
export type Turn = { state: FlowState; messages: AssistantMessage[]; effects: Effect[] };

/** The advance loop gives up after this many steps without stopping (docs/specification.md#flows). */
const MAX_ITERATIONS = 20;

/** Starts a flow on what is already known: steps whose answer is known are left out. */
export function startFlow(
  steps: ReadonlyMap<string, Step>,
  flow: { name: string; steps: readonly string[] },
  known: Partial<FlowState>,
  today: CalendarDate,
): Turn {
  const state: FlowState = { ...IDLE, ...known, activeFlow: flow.name };
  const queue = flow.steps.filter((name) => !steps.get(name)?.isKnown?.(state));
  return advance(steps, { state: { ...state, queue }, messages: [], effects: [] }, today);
}

/** Gives the pending step what the person answered. */
export function answerPending(
  steps: ReadonlyMap<string, Step>,
  state: FlowState,
  input: Input,
  today: CalendarDate,
): Turn {
  const step = steps.get(state.pending?.step ?? "");
  if (!step?.answer) return { state, messages: [], effects: [] };
  return move(steps, { state, messages: [], effects: [] }, step, step.answer(state, input, today), today);
}

/** Gives the running step the outcome of its effect. */
export function resumeFlow(
  steps: ReadonlyMap<string, Step>,
  state: FlowState,
  outcome: Outcome,
  today: CalendarDate,
): Turn {
  const step = steps.get(state.running?.step ?? "");
  if (!state.running || !step?.result) return { state, messages: [], effects: [] };
  const stopped = { ...state, running: null };
  return move(
    steps,
    { state: stopped, messages: [], effects: [] },
    step,
    step.result(stopped, outcome, state.running.effect),
    today,
  );
}

function advance(steps: ReadonlyMap<string, Step>, turn: Turn, today: CalendarDate, iteration = 0): Turn {
  const [name] = turn.state.queue;
  if (name === undefined) return { ...turn, state: IDLE, messages: [...turn.messages, say(messages.flowDone)] };
  const step = steps.get(name);
  if (iteration >= MAX_ITERATIONS || !step)
    return { state: IDLE, effects: [], messages: [...turn.messages, say(messages.loopGuard)] };
  return move(steps, turn, step, step.enter(turn.state, today), today, iteration);
}

function move(
  steps: ReadonlyMap<string, Step>,
  turn: Turn,
  step: Step,
  { say: said = [], set = {}, drop = [], next }: Move,
  today: CalendarDate,
  iteration = 0,
): Turn {
  const kept = turn.state.queue.filter((name) => !drop.includes(name));
  const state: FlowState = { ...turn.state, pending: null, ...set, queue: kept };
  const all = [...turn.messages, ...said];
  if (next.kind === "ask")
    return {
      ...turn,
      state: { ...state, pending: { step: step.name, about: next.about, message: next.message } },
      messages: [...all, next.message],
    };
  if (next.kind === "run")
    return {
      state: { ...state, running: { step: step.name, effect: next.effect.name } },
      messages: all,
      effects: [...turn.effects, next.effect],
    };
  const queue = next.kind === "first" ? [...next.steps, ...kept] : withoutFirst(kept, step.name);
  return advance(steps, { state: { ...state, queue }, messages: all, effects: turn.effects }, today, iteration + 1);
}

function withoutFirst(queue: string[], name: string): string[] {
  const at = queue.indexOf(name);
  return at < 0 ? queue : [...queue.slice(0, at), ...queue.slice(at + 1)];
}
