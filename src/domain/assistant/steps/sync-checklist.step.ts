import { MAX_CHECKLIST_TASKS } from "../../projects/task.ts";
import type { AssistantTask } from "../conversation/assistant-project.ts";
import { withoutDescription } from "../conversation/assistant-project.ts";
import { messages } from "../conversation/assistant.messages.ts";
import type { FlowState, Move, Step } from "../conversation/flow.ts";
import { say } from "../conversation/message.ts";

/**
 * Lets the user tick the tasks. Some flows do it only when the project had tasks before them
 * (docs/specification.md#assistant).
 */
export const syncChecklist: Step<"listTasks" | "setTaskDone"> = {
  name: "sync-checklist",
  enter: ({ project, hadTasks }, { flow }) => {
    if (!project || (flow.ticksEarlierTasksOnly && !hadTasks)) return { next: { kind: "done" } };
    return { next: { kind: "run", effect: { name: "listTasks", id: project.id } } };
  },
  answer: ({ project }, input) => {
    if (input.kind !== "tick" || !project) return { next: { kind: "done" } };
    const { taskId, done } = input;
    return { next: { kind: "run", effect: { name: "setTaskDone", id: project.id, taskId, done } } };
  },
  results: {
    listTasks: (state, outcome) =>
      outcome.ok
        ? show(state, withTasksNotLoaded(state, outcome.value), messages.checklist)
        : { say: [say(messages.tasksUnreadable(outcome.message))], next: { kind: "done" } },
    setTaskDone: (state, outcome) => {
      if (!outcome.ok) return show(state, state.tasks, messages.tickFailed(outcome.message));
      const { id, done } = outcome.value;
      const tasks = state.tasks.map((task) => (task.id === id ? { ...task, done } : task));
      // A saved tick changes the list on screen. A message for each tick would fill the conversation.
      return show(state, tasks, "");
    },
  },
};

// Tasks past those loaded are counted from the project, so that the progress is right.
function withTasksNotLoaded(
  state: FlowState,
  { tasks, tasks_total }: { tasks: AssistantTask[]; tasks_total: number },
): AssistantTask[] {
  const first = tasks.map(withoutDescription);
  const others = state.tasks.filter((task) => !first.some((firstTask) => firstTask.id === task.id));
  return [...first, ...others.slice(0, tasks_total - first.length)];
}

function show({ project }: FlowState, tasks: AssistantTask[], content: string): Move {
  if (tasks.length === 0) return { say: [say(messages.noTasks)], next: { kind: "done" } };
  const firstTasks = tasks.slice(0, MAX_CHECKLIST_TASKS);
  const footer =
    project && tasks.length > firstTasks.length
      ? messages.checklistRest(firstTasks.length, tasks.length, project.id)
      : undefined;
  return {
    set: { tasks },
    next: {
      kind: "ask",
      about: "checklist",
      message: { type: "checklist", content, tasks: firstTasks, ...(footer && { footer }) },
    },
  };
}
