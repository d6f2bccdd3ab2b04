import { messages } from "../conversation/assistant.messages.ts";
import type { FlowState, Move, Step } from "../conversation/flow.ts";
import { askOpen, askYesNo, readYesNoAnswer } from "../conversation/yes-no.ts";
import { syncChecklist } from "./sync-checklist.step.ts";

/** Asks whether work has begun. « non » skips the checklist, whose tasks are those that the server has then. */
export const askTasksStarted: Step = {
  name: "ask-tasks-started",
  enter: ask,
  answer: (state, input) => {
    const isYes = readYesNoAnswer(input);
    if (isYes === null) return askOpen(state, ask(state));
    return {
      set: { answers: { ...state.answers, tasksStarted: isYes }, tasksStarted: isYes },
      skipSteps: isYes ? [] : [syncChecklist],
      next: { kind: "done" },
    };
  },
};

function ask({ project }: FlowState): Move {
  return askYesNo("tasksStarted", messages.askTasksStarted(project?.name ?? ""));
}
