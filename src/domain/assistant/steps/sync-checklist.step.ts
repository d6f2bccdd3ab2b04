import type { AssistantTask } from "../assistant-project.ts";
import { MAX_CHECKLIST_TASKS } from "../../projects/task.ts";
import { keptTask } from "../assistant-project.ts";
import { messages } from "../assistant.messages.ts";
import type { FlowState, Move, Step } from "../flow.ts";
import { say } from "../message.ts";

/**
 * Ticks what is done. In the tasks flow, only when the project already had tasks before it
 * (docs/specification.md#assistant).
 */
export const syncChecklist: Step = {
  name: "sync-checklist",
  enter: ({ project, activeFlow, hadTasks }) => {
    if (!project || (activeFlow === "tasks" && !hadTasks)) return { next: { kind: "done" } };
    return { next: { kind: "run", effect: { name: "listTasks", id: project.id } } };
  },
  answer: (state, input) => {
    if (input.kind !== "tick") return { next: { kind: "done" } };
    return {
      next: {
        kind: "run",
        effect: { name: "setTaskDone", id: state.project!.id, taskId: input.taskId, done: input.done },
      },
    };
  },
  result: (state, outcome, effect) => {
    if (effect === "listTasks" && !outcome.ok)
      return { say: [say(messages.tasksUnreadable(outcome.message))], next: { kind: "done" } };
    if (effect === "listTasks") return loaded(state, (outcome as { value: unknown }).value as LoadedTasks);
    if (!outcome.ok) return show(state, state.tasks, messages.tickFailed(outcome.message));
    const changed = outcome.value as AssistantTask;
    const tasks = state.tasks.map((task) => (task.id === changed.id ? { ...task, done: changed.done } : task));
    // A tick saved changes the list on screen; saying it again each time would fill the conversation.
    return show(state, tasks, "");
  },
};

type LoadedTasks = { tasks: AssistantTask[]; tasks_total: number };

// Those past what is loaded are known from the project: they count in how far the work is.
function loaded(state: FlowState, { tasks, tasks_total }: LoadedTasks): Move {
  const first = tasks.map(keptTask);
  const rest = state.tasks
    .filter((task) => !first.some((one) => one.id === task.id))
    .slice(0, tasks_total - first.length);
  return show(state, [...first, ...rest], messages.checklist);
}

function show(state: FlowState, tasks: AssistantTask[], content: string): Move {
  if (tasks.length === 0) return { say: [say(messages.noTasks)], next: { kind: "done" } };
  const shown = tasks.slice(0, MAX_CHECKLIST_TASKS);
  const footer =
    tasks.length > shown.length ? messages.checklistRest(shown.length, tasks.length, state.project!.id) : undefined;
  return {
    set: { tasks },
    next: {
      kind: "ask",
      about: "checklist",
      message: { type: "checklist", content, tasks: shown, ...(footer && { footer }) },
    },
  };
}
