import type { CalendarDate } from "../../shared/calendar-date.ts";
import type { AssistantMessage, CardRow } from "./message.ts";

// The types of the engine, for any product. A `World` names the facts, the effects, and the rules that a flow sets for
// its steps.

/** The subject of a product's conversations: facts, effects, rules of a flow, and names of questions. */
export type World = {
  facts: object;
  effects: Record<string, { asks: object; answers: unknown }>;
  rules: object;
  questions: string;
};

/** The name of an effect of this world. */
export type EffectNameOf<W extends World> = keyof W["effects"] & string;

/** An effect that a step asks for, as data. */
export type EffectOf<W extends World, Name extends EffectNameOf<W> = EffectNameOf<W>> = {
  [N in Name]: { name: N } & W["effects"][N]["asks"];
}[Name];

/** How an effect ended. The effect's name decides the type of `value`. */
export type Outcome<Value> =
  | { ok: true; value: Value }
  | { ok: false; message: string; code: string; fields: Record<string, string> };

/** An effect that ended. */
export type EffectEndOf<W extends World, Name extends EffectNameOf<W> = EffectNameOf<W>> = {
  [N in Name]: { effect: N; outcome: Outcome<W["effects"][N]["answers"]> };
}[Name];

/** The pending question and its step. `about` distinguishes several questions of one step. */
export type PendingOf<W extends World> = { step: string; about: W["questions"]; message: AssistantMessage };

/** The state of a conversation. `running` is the step of the running effect. */
export type PositionOf<W extends World> = {
  activeFlow: string | null;
  queue: string[];
  pending: PendingOf<W> | null;
  running: { step: string; effect: string } | null;
};

/** The state of a conversation: plain data, saved with it. */
export type StateOf<W extends World> = PositionOf<W> & W["facts"];

/** The user's answer to a pending question. */
export type Input =
  | { kind: "text"; text: string }
  | { kind: "choice"; value: string }
  | { kind: "form"; values: Record<string, string>; rows?: CardRow[] }
  | { kind: "tick"; taskId: string; done: boolean };

/**
 * What a step does next: finish, end the flow, ask, run an effect or insert other steps before itself. It may also say
 * messages, set facts, skip steps, or skip everything that comes before one step (`skipUntil`), whatever steps a flow
 * has there.
 */
export type MoveOf<W extends World, Runs extends EffectNameOf<W>> = {
  say?: AssistantMessage[];
  set?: Partial<W["facts"]>;
  skipSteps?: readonly { name: string }[];
  skipUntil?: { name: string };
  next:
    | { kind: "done" }
    | { kind: "end" }
    | { kind: "ask"; about: W["questions"]; message: AssistantMessage }
    | { kind: "run"; effect: EffectOf<W, Runs> }
    | { kind: "insert"; steps: readonly { name: string }[] };
};

/** What a step reads besides the state: the day, and the rules of its flow. */
export type StepContext<W extends World> = { today: CalendarDate; flow: W["rules"] };

/** What a step does with the outcome of each of its effects. */
export type Results<W extends World, Handles extends EffectNameOf<W>, Runs extends EffectNameOf<W>> = {
  [N in Handles]: (
    state: StateOf<W>,
    outcome: Outcome<W["effects"][N]["answers"]>,
    context: StepContext<W>,
  ) => MoveOf<W, Runs>;
};

type StepBase<W extends World, Runs extends EffectNameOf<W>> = {
  name: string;
  /** True when the answer is known: the step is skipped. */
  isKnown?: (state: StateOf<W>) => boolean;
  enter: (state: StateOf<W>, context: StepContext<W>) => MoveOf<W, Runs>;
  answer?: (state: StateOf<W> & { pending: PendingOf<W> }, input: Input, context: StepContext<W>) => MoveOf<W, Runs>;
};

/** One step of a conversation. It names its effects, and handles the outcome of each. */
export type StepOf<W extends World, Runs extends EffectNameOf<W>> = StepBase<W, Runs> &
  ([Runs] extends [never] ? { results?: never } : { results: Results<W, Runs, Runs> });

/** A step with any effects, for the engine. */
export type AnyStepOf<W extends World> = StepBase<W, EffectNameOf<W>> & {
  results?: Partial<Results<W, EffectNameOf<W>, EffectNameOf<W>>>;
};

/** A flow: its steps in order, and the rules it sets for them. */
export type FlowOf<W extends World> = W["rules"] & { name: string; steps: readonly AnyStepOf<W>[] };

/** Everything that the engine runs: the state before any flow, the flows, and their steps by name. */
export type ScriptOf<W extends World> = {
  idle: StateOf<W>;
  /** What is kept once a flow has ended. */
  idleAfter?: (state: StateOf<W>) => StateOf<W>;
  flows: ReadonlyMap<string, FlowOf<W>>;
  steps: ReadonlyMap<string, AnyStepOf<W>>;
};

/** The result of a transition. */
export type TurnOf<W extends World> = { state: StateOf<W>; messages: AssistantMessage[]; effects: EffectOf<W>[] };
