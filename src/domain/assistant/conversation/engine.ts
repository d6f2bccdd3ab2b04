import type { CalendarDate } from "../../shared/calendar-date.ts";
import { messages } from "./assistant.messages.ts";
import { say } from "./message.ts";
import type {
  AnyStepOf,
  StepContext,
  EffectNameOf,
  EffectEndOf,
  FlowOf,
  Input,
  MoveOf,
  Results,
  ScriptOf,
} from "./world.ts";
import type { StateOf, TurnOf, World } from "./world.ts";

// The engine of guided conversations. It is pure, so it is the same in the browser and in tests. It answers messages to
// show and effects (API calls as data) to run. The caller runs an effect and gives its outcome back. The engine knows
// no flow and calls nothing.

/** The loop stops after this many steps without a question (docs/specification.md#flows). */
const MAX_ITERATIONS = 20;

/** Starts a flow. Steps with a known answer are skipped. */
export function startFlow<W extends World>(
  script: ScriptOf<W>,
  flow: FlowOf<W>,
  facts: Partial<W["facts"]>,
  today: CalendarDate,
): TurnOf<W> {
  const state: StateOf<W> = { ...script.idle, ...facts, activeFlow: flow.name };
  const queue = flow.steps.filter((step) => !step.isKnown?.(state)).map(({ name }) => name);
  return advance({ script, context: { today, flow } }, turnAt<W>({ ...state, queue }));
}

/** Gives the user's answer to the pending step. */
export function answerPending<W extends World>(
  script: ScriptOf<W>,
  state: StateOf<W>,
  input: Input,
  today: CalendarDate,
): TurnOf<W> {
  const { pending } = state;
  const [step, flow] = [script.steps.get(pending?.step ?? ""), script.flows.get(state.activeFlow ?? "")];
  if (!pending || !step?.answer || !flow) return turnAt(state);
  const context = { today, flow };
  return applyMove({ script, context }, turnAt(state), step, step.answer({ ...state, pending }, input, context));
}

/** Gives the outcome of an effect to the running step. */
export function resumeFlow<W extends World, Name extends EffectNameOf<W>>(
  script: ScriptOf<W>,
  state: StateOf<W>,
  effectEnd: EffectEndOf<W, Name>,
  today: CalendarDate,
): TurnOf<W> {
  const [step, flow] = [script.steps.get(state.running?.step ?? ""), script.flows.get(state.activeFlow ?? "")];
  const results: Partial<Results<W, EffectNameOf<W>, EffectNameOf<W>>> = step?.results ?? {};
  const result = results[effectEnd.effect];
  if (!step || !flow || !result) return turnAt(state);
  const idleState: StateOf<W> = { ...state, running: null };
  const context = { today, flow };
  return applyMove({ script, context }, turnAt(idleState), step, result(idleState, effectEnd.outcome, context));
}

type Play<W extends World> = { script: ScriptOf<W>; context: StepContext<W> };

function turnAt<W extends World>(state: StateOf<W>): TurnOf<W> {
  return { state, messages: [], effects: [] };
}

function advance<W extends World>(play: Play<W>, turn: TurnOf<W>, iteration = 0): TurnOf<W> {
  const { idle, steps } = play.script;
  const [name] = turn.state.queue;
  const idleAfter = play.script.idleAfter?.(turn.state) ?? idle;
  if (name === undefined) return { ...turn, state: idleAfter, messages: [...turn.messages, say(messages.flowDone)] };
  const step = steps.get(name);
  if (iteration >= MAX_ITERATIONS || !step)
    return { state: idle, effects: [], messages: [...turn.messages, say(messages.loopGuard)] };
  const isKnown = step.isKnown?.(turn.state) ?? false;
  const move: MoveOf<W, EffectNameOf<W>> = isKnown ? { next: { kind: "done" } } : step.enter(turn.state, play.context);
  return applyMove(play, turn, step, move, iteration);
}

function applyMove<W extends World>(
  play: Play<W>,
  turn: TurnOf<W>,
  step: AnyStepOf<W>,
  { say: sentences = [], set, skipSteps = [], skipUntil, next }: MoveOf<W, EffectNameOf<W>>,
  iteration = 0,
): TurnOf<W> {
  const rest = skipUntil ? fromStep(turn.state.queue, step.name, skipUntil.name) : turn.state.queue;
  const remaining = rest.filter((name) => !skipSteps.some((one) => one.name === name));
  const state: StateOf<W> = { ...turn.state, pending: null, ...set, queue: remaining };
  const all = [...turn.messages, ...sentences];
  if (next.kind === "ask") {
    const pending = { step: step.name, about: next.about, message: next.message };
    return { ...turn, state: { ...state, pending }, messages: [...all, next.message] };
  }
  if (next.kind === "run") {
    const running = { step: step.name, effect: next.effect.name };
    return { state: { ...state, running }, messages: all, effects: [...turn.effects, next.effect] };
  }
  const newSteps = next.kind === "insert" ? next.steps.map(({ name }) => name) : null;
  const rests = newSteps ? [...newSteps, ...remaining] : withoutFirst(remaining, step.name);
  const queue = next.kind === "end" ? [] : rests;
  return advance(play, { state: { ...state, queue }, messages: all, effects: turn.effects }, iteration + 1);
}

// The running step stays at the head, since it may still ask. A step that is not in the queue skips nothing.
function fromStep(queue: string[], running: string, name: string): string[] {
  const at = queue.indexOf(name);
  return at < 0 ? queue : [running, ...queue.slice(at)];
}

function withoutFirst(queue: string[], name: string): string[] {
  const at = queue.indexOf(name);
  return at < 0 ? queue : [...queue.slice(0, at), ...queue.slice(at + 1)];
}
