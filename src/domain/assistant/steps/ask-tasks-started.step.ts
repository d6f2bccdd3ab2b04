import { messages } from "../assistant.messages.ts";
import type { Step } from "../flow.ts";
import { syncChecklist } from "./sync-checklist.step.ts";
import { askYesNo, readYesNo } from "./yes-no.ts";

/** Asks whether work has begun. « non » skips the checklist. Without tasks nothing is asked. */
export const askTasksStarted: Step = {
  name: "ask-tasks-started",
  enter: ({ tasks }) =>
    tasks.length === 0
      ? { skipSteps: [syncChecklist], next: { kind: "done" } }
      : askYesNo("started", messages.askTasksStarted),
  answer: (state, input) => {
    const isYes = readYesNo(input);
    if (isYes === null) return askYesNo("started", messages.askTasksStarted);
    return {
      set: { answers: { ...state.answers, tasksStarted: isYes }, tasksStarted: isYes },
      skipSteps: isYes ? [] : [syncChecklist],
      next: { kind: "done" },
    };
  },
};
