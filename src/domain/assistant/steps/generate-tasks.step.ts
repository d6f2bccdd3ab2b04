import type { ProposedRow } from "../../projects/proposed-rows.ts";
import { keptTasks, proposedRows, rowsAsTyped, withHoursProblem } from "../../projects/proposed-rows.ts";
import { MAX_PROPOSED_TASKS, MAX_SHOWN_TASKS, TASKS_TIMEOUT_MS, totalHours } from "../../projects/task.ts";
import { typedDecimal } from "../../shared/french-format.ts";
import { isPriced, withoutDescription } from "../conversation/assistant-project.ts";
import { messages } from "../conversation/assistant.messages.ts";
import type { AskedState, FlowState, Move, Step } from "../conversation/flow.ts";
import { say } from "../conversation/message.ts";
import { readRowHours } from "../proposal/read-hours.ts";
import { readKeptRows } from "../proposal/read-kept.ts";

/**
 * Proposes tasks from the description, unless the project has tasks, or its quote has priced lines. It says what was
 * counted, or why nothing is proposed. None is added without its tick: what is kept is added in one call. When the
 * proposal is slow or refused, the flow continues without it.
 */
export const generateTasks: Step<"generateTasks" | "keepTasks"> = {
  name: "generate-tasks",
  enter: ({ project, tasks, answers }, { flow }) => {
    const description = project?.estimation_description ?? "";
    if (project && isPriced(project) && flow.pricesWork) return { next: { kind: "done" } };
    if (!project || tasks.length > 0 || answers.tasksGenerationAttempted || description === "")
      return { next: { kind: "done" } };
    const effect = { name: "generateTasks" as const, id: project.id, description, timeoutMs: TASKS_TIMEOUT_MS };
    return { next: { kind: "run", effect } };
  },
  answer: (state, input) => {
    const { message } = state.pending;
    if (message.type !== "proposed_tasks") return { next: { kind: "done" } };
    if (input.kind === "form") return keep(state, rowsAsTyped(message.tasks, input.values));
    const timedRows = input.kind === "text" ? readRowHours(input.text, message.tasks) : null;
    if (timedRows !== null) return { say: [say(messages.taskHoursNoted)], ...ask("", timedRows, message.footer) };
    const rows = input.kind === "text" ? readKeptRows(input.text, message.tasks) : null;
    return rows === null
      ? { say: [say(messages.keepHelp)], ...ask("", message.tasks, message.footer) }
      : keep(state, rows);
  },
  results: {
    generateTasks: (state, outcome) => {
      const answers = { ...state.answers, tasksGenerationAttempted: true };
      if (!outcome.ok) {
        const sentence = outcome.code === "timeout" ? messages.tasksTimeout : messages.tasksFailed(outcome.message);
        return { say: [say(sentence)], set: { answers }, next: { kind: "done" } };
      }
      const summary = outcome.value.summary === "" ? [] : [say(outcome.value.summary)];
      const tasks = outcome.value.tasks.slice(0, MAX_PROPOSED_TASKS);
      if (tasks.length === 0) return { say: summary, set: { answers }, next: { kind: "done" } };
      const rows = proposedRows(tasks.slice(0, MAX_SHOWN_TASKS));
      const rest = tasks.length - rows.length;
      const footer = rest > 0 && state.project ? messages.tasksMore(rest, state.project.id) : undefined;
      return { say: summary, set: { answers }, ...ask(messages.tasksReady(tasks.length), rows, footer) };
    },
    keepTasks: (state, outcome) => {
      if (!outcome.ok) return ask(messages.saveFailed(outcome.message), state.proposedRows);
      const tasks = outcome.value.tasks.map(withoutDescription);
      const sentence = messages.keptTasks(countTicked(state.proposedRows), typedDecimal(totalHours(tasks)));
      return { say: [say(sentence)], set: { tasks, proposedRows: [] }, next: { kind: "done" } };
    },
  },
};

function ask(content: string, tasks: ProposedRow[], footer?: string): Move<"keepTasks"> {
  const message = { type: "proposed_tasks" as const, content, tasks, ...(footer && { footer }) };
  return { next: { kind: "ask", about: "proposedTasks", message } };
}

function keep({ project, pending: { message } }: AskedState, rows: ProposedRow[]): Move<"keepTasks"> {
  const footer = message.type === "proposed_tasks" ? message.footer : undefined;
  const keptRows = rows.filter(({ isTicked }) => isTicked);
  if (keptRows.length === 0 || !project) return { say: [say(messages.noneKept)], next: { kind: "done" } };
  const tasks = keptTasks(keptRows);
  if (tasks === null) return ask(messages.keptHoursWrong, rows.map(withHoursProblem), footer);
  return { set: { proposedRows: rows }, next: { kind: "run", effect: { name: "keepTasks", id: project.id, tasks } } };
}

function countTicked(rows: FlowState["proposedRows"]): number {
  return rows.filter(({ isTicked }) => isTicked).length;
}
