import { totalHours } from "../../projects/task.ts";
import { MAX_HOURS_OR_RATE, readTypedNumber } from "../../shared/typed-number.ts";
import type { AssistantProject } from "../assistant-project.ts";
import { messages } from "../assistant.messages.ts";
import type { Input } from "../world.ts";
import type { FlowState, Move, Step } from "../flow.ts";
import type { AssistantMessage, FormField } from "../message.ts";
import { needsCore } from "./needs-core.ts";

/**
 * Asks for hours and rate in one form, with the hours of the tasks filled in. When saving fails, the form is shown
 * again, still filled.
 */
export const collectDuration: Step<"saveDuration"> = {
  name: "collect-duration",
  enter: (state) => {
    if (state.project === null) return needsCore(state);
    const { estimation_hours, estimation_rate } = state.project;
    if (estimation_hours !== null && estimation_rate !== null) return { next: { kind: "done" } };
    const { durationHours, durationRate } = state.answers;
    if (durationHours !== undefined && durationRate !== undefined)
      return save(state, state.project, { hours: durationHours, rate: durationRate });
    return ask(form(messages.askDuration, suggestedDuration(state)));
  },
  answer: (state, input) => {
    if (state.project === null) return needsCore(state);
    const values = typedDuration(input, suggestedDuration(state).rate);
    const hours = readTypedNumber(values.hours ?? "", MAX_HOURS_OR_RATE);
    const rate = readTypedNumber(values.rate ?? "", MAX_HOURS_OR_RATE);
    if (hours.value !== null && rate.value !== null)
      return save(state, state.project, { hours: hours.value, rate: rate.value });
    return ask(form(messages.badDuration, values, { hours: hours.problem, rate: rate.problem }));
  },
  results: {
    saveDuration: (state, outcome) => {
      const { durationHours: hours = 0, durationRate: rate = 0, ...answers } = state.answers;
      if (!outcome.ok) {
        const values = { hours: decimal(hours), rate: decimal(rate) };
        return { set: { answers }, ...ask(form(messages.saveFailed(outcome.message), values)) };
      }
      const project = state.project && { ...state.project, estimation_hours: hours, estimation_rate: rate };
      return { set: { project }, next: { kind: "done" } };
    },
  },
};

type Typed = { hours?: string; rate?: string };

function ask(message: AssistantMessage): Move {
  return { next: { kind: "ask", about: "duration", message } };
}

function save(
  state: FlowState,
  { id }: AssistantProject,
  { hours, rate }: { hours: number; rate: number },
): Move<"saveDuration"> {
  return {
    set: { answers: { ...state.answers, durationHours: hours, durationRate: rate } },
    next: { kind: "run", effect: { name: "saveDuration", id, hours, rate } },
  };
}

// « 12 h à 45 € » typed as text is understood too. « 12 h » alone is understood when the usual rate is known.
function typedDuration(input: Input, knownRate: string): Typed {
  if (input.kind === "form") return input.values;
  const text = input.kind === "text" ? input.text : "";
  const numbers = text.match(/(?:(?<=^|\s)-)?\d[\d\s\u202f]*(?:[.,]\d+)?/g) ?? [];
  const [hours = "", rate = /€|euro|taux/i.test(text) ? "" : knownRate] = numbers.map((number) => number.trim());
  return { hours, rate };
}

function suggestedDuration({ answers, project, tasks }: FlowState): { hours: string; rate: string } {
  const hoursOfTasks = totalHours(tasks);
  const hours = answers.durationHours ?? project?.estimation_hours ?? (hoursOfTasks > 0 ? hoursOfTasks : null);
  const rate = answers.durationRate ?? project?.estimation_rate ?? null;
  return { hours: hours === null ? "" : decimal(hours), rate: rate === null ? "" : decimal(rate) };
}

function form(
  content: string,
  { hours = "", rate = "" }: Typed,
  problems: { hours?: string | null; rate?: string | null } = {},
): AssistantMessage {
  const field = (name: string, label: string, value: string, problem?: string | null): FormField => ({
    name,
    label,
    type: "number",
    required: true,
    value,
    ...(problem && { error: problem }),
  });
  return {
    type: "form",
    content,
    submit: messages.go,
    fields: [
      field("hours", messages.hoursLabel, hours, problems.hours),
      field("rate", messages.rateLabel, rate, problems.rate),
    ],
  };
}

function decimal(value: number): string {
  return String(value).replace(".", ",");
}
