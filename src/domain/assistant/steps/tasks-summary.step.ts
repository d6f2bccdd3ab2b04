import { progressPercent } from "../../projects/task.ts";
import { messages } from "../conversation/assistant.messages.ts";
import type { Step } from "../conversation/flow.ts";
import { say } from "../conversation/message.ts";

/** Says how many tasks are done. */
export const tasksSummary: Step = {
  name: "tasks-summary",
  enter: ({ tasks }) => {
    const done = tasks.filter((task) => task.done).length;
    const text =
      tasks.length === 0
        ? messages.noTasks
        : messages.tasksSummary(done, tasks.length, progressPercent(done, tasks.length));
    return { say: [say(text)], next: { kind: "done" } };
  },
};
