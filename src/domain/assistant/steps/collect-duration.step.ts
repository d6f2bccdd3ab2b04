import { typedAmount } from "../../shared/typed-amount.ts";
import { messages } from "../assistant.messages.ts";
import type { FlowState, Input, Move, Step } from "../flow.ts";
import type { AssistantMessage } from "../message.ts";
import { needsCore } from "./collect-description.step.ts";

/** Hours and rate, in one form; the hours of the tasks are offered. A save that fails brings the form back filled. */
export const collectDuration: Step = {
  name: "collect-duration",
  enter: (state) => {
    if (state.project === null) return needsCore(state);
    const { estimation_hours, estimation_rate } = state.project;
    if (estimation_hours !== null && estimation_rate !== null) return { next: { kind: "done" } };
    const { durationHours, durationRate } = state.answers;
    if (durationHours !== undefined && durationRate !== undefined) return save(state, durationHours, durationRate);
    return { next: { kind: "ask", about: "duration", message: form(messages.askDuration, suggested(state)) } };
  },
  answer: (state, input) => {
    const values = typed(input, suggested(state).rate ?? "");
    const [hours, rate] = [typedAmount(values.hours ?? ""), typedAmount(values.rate ?? "")];
    if (hours.value !== null && rate.value !== null) return save(state, hours.value, rate.value);
    return {
      next: {
        kind: "ask",
        about: "duration",
        message: form(messages.badDuration, values, { hours: hours.problem, rate: rate.problem }),
      },
    };
  },
  result: (state, outcome) => {
    const { durationHours: hours = 0, durationRate: rate = 0 } = state.answers;
    if (outcome.ok)
      return {
        set: { project: state.project && { ...state.project, estimation_hours: hours, estimation_rate: rate } },
        next: { kind: "done" },
      };
    const { durationHours: _hours, durationRate: _rate, ...answers } = state.answers;
    return {
      set: { answers },
      next: {
        kind: "ask",
        about: "duration",
        message: form(messages.saveFailed(outcome.message), { hours: decimal(hours), rate: decimal(rate) }),
      },
    };
  },
};

function save(state: FlowState, hours: number, rate: number): Move {
  return {
    set: { answers: { ...state.answers, durationHours: hours, durationRate: rate } },
    next: { kind: "run", effect: { name: "saveDuration", id: state.project!.id, hours, rate } },
  };
}

// « 12 h à 45 € » typed as text is understood too, and « 12 h » alone where the usual rate is known.
function typed(input: Input, knownRate: string): Record<string, string> {
  if (input.kind === "form") return input.values;
  const text = input.kind === "text" ? input.text : "";
  const [hours = "", rate = /€|euro|taux/i.test(text) ? "" : knownRate] = (
    text.match(/(?:(?<=^|\s)-)?\d[\d\s\u202f]*(?:[.,]\d+)?/g) ?? []
  ).map((one) => one.trim());
  return { hours, rate };
}

function suggested({ answers, project, tasks }: FlowState): Record<string, string> {
  const fromTasks = tasks.reduce((sum, task) => sum + task.estimate_h, 0);
  const hours = answers.durationHours ?? project?.estimation_hours ?? (fromTasks > 0 ? fromTasks : null);
  const rate = answers.durationRate ?? project?.estimation_rate ?? null;
  return { hours: hours === null ? "" : decimal(hours), rate: rate === null ? "" : decimal(rate) };
}

function form(
  content: string,
  { hours = "", rate = "" }: Record<string, string>,
  problems: { hours?: string | null; rate?: string | null } = {},
): AssistantMessage {
  return {
    type: "form",
    content,
    submit: messages.go,
    fields: [
      {
        name: "hours",
        label: messages.hoursLabel,
        type: "number",
        required: true,
        value: hours,
        ...(problems.hours && { error: problems.hours }),
      },
      {
        name: "rate",
        label: messages.rateLabel,
        type: "number",
        required: true,
        value: rate,
        ...(problems.rate && { error: problems.rate }),
      },
    ],
  };
}

function decimal(value: number): string {
  return String(value).replace(".", ",");
}
