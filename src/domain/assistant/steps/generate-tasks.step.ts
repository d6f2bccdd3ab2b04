import { MAX_PROPOSED_TASKS, MAX_SHOWN_TASKS } from "../../projects/task.ts";
import { TASKS_TIMEOUT_MS } from "../../projects/task.ts";
import { typedDecimal } from "../../shared/french-format.ts";
import type { AssistantTask } from "../conversation/assistant-project.ts";
import { isPriced } from "../conversation/assistant-project.ts";
import { messages } from "../conversation/assistant.messages.ts";
import type { Step } from "../conversation/flow.ts";
import type { AssistantMessage } from "../conversation/message.ts";
import { say } from "../conversation/message.ts";

/**
 * Proposes tasks from the description, unless the project has tasks, or its quote has priced lines. It says what was
 * counted, or why nothing is proposed. When the proposal is slow or refused, the flow continues without it.
 */
export const generateTasks: Step<"generateTasks"> = {
  name: "generate-tasks",
  enter: ({ project, tasks, answers }, { flow }) => {
    const description = project?.estimation_description ?? "";
    if (project && isPriced(project) && flow.pricesWork) return { next: { kind: "done" } };
    if (!project || tasks.length > 0 || answers.tasksGenerationAttempted || description === "")
      return { next: { kind: "done" } };
    const effect = { name: "generateTasks" as const, id: project.id, description, timeoutMs: TASKS_TIMEOUT_MS };
    return { next: { kind: "run", effect } };
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
      return { say: [...summary, ...proposal(tasks)], set: { answers, tasks }, next: { kind: "done" } };
    },
  },
};

function proposal(tasks: readonly AssistantTask[]): AssistantMessage[] {
  const items = tasks
    .slice(0, MAX_SHOWN_TASKS)
    .map((task) => ({ label: task.title, value: `${typedDecimal(task.estimate_h)} h` }));
  const more = tasks.length > MAX_SHOWN_TASKS ? [say(messages.tasksMore(tasks.length - MAX_SHOWN_TASKS))] : [];
  return [{ type: "summary", content: messages.tasksReady(tasks.length), items }, ...more];
}
