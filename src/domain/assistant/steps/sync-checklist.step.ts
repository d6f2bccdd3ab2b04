import type { AssistantTask } from "../assistant-project.ts";
import { messages } from "../assistant.messages.ts";
import type { FlowState, Move, Step } from "../flow.ts";
import { MAX_SHOWN_TASKS } from "../../projects/task.ts";
import { say } from "../message.ts";

/** Ticks what is done. In the tasks flow, only when the project already had tasks before it (decisions). */
export const syncChecklist: Step = {
  name: "sync-checklist",
  enter: ({ project, activeFlow, hadTasks }) => {
    if (!project || (activeFlow === "tasks" && !hadTasks)) return { next: { kind: "done" } };
    return { next: { kind: "run", effect: { name: "listTasks", id: project.id } } };
  },
  answer: (state, input) => {
    if (input.kind !== "tick") return { next: { kind: "done" } };
    return { next: { kind: "run", effect: { name: "setTaskDone", id: state.project!.id, taskId: input.taskId, done: input.done } } };
  },
  result: (state, outcome, effect) => {
    if (effect === "listTasks" && !outcome.ok) return { say: [say(messages.tasksUnreadable(outcome.message))], next: { kind: "done" } };
    if (effect === "listTasks") return show((outcome as { value: unknown }).value as AssistantTask[]);
    if (!outcome.ok) return show(state.tasks, messages.tickFailed(outcome.message));
    const changed = outcome.value as AssistantTask;
    return silently({ ...state, tasks: state.tasks.map((task) => (task.id === changed.id ? { ...task, done: changed.done } : task)) });
  },
};

function show(tasks: AssistantTask[], content = messages.checklist): Move {
  if (tasks.length === 0) return { say: [say(messages.noTasks)], next: { kind: "done" } };
  const shown = tasks.slice(0, MAX_SHOWN_TASKS);
  const footer = tasks.length > shown.length ? messages.tasksMore(tasks.length - shown.length) : undefined;
  return { set: { tasks }, next: { kind: "ask", about: "checklist", message: { type: "checklist", content, tasks: shown, ...(footer && { footer }) } } };
}

// A tick saved changes the list on screen; saying it again each time would fill the conversation.
function silently(state: FlowState): Move {
  const move = show(state.tasks, "");
  return { ...move, set: { tasks: state.tasks } };
}
