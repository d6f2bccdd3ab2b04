import { messages } from "../assistant.messages.ts";
import type { FlowState, Move, Step } from "../flow.ts";
import { say } from "../message.ts";

/** What there is to do, in the person's words. Known, it is recalled in one line. */
export const collectDescription: Step = {
  name: "collect-description",
  enter: (state) => {
    if (state.project === null) return needsCore(state);
    if (state.project.estimation_description !== "")
      return { say: [say(messages.knownDescription)], next: { kind: "done" } };
    const given = state.answers.projectDescription;
    return given
      ? save(state, given)
      : { next: { kind: "ask", about: "description", message: say(messages.askDescription) } };
  },
  answer: (state, input) => {
    const text = input.kind === "text" ? input.text.trim() : "";
    return text === ""
      ? { next: { kind: "ask", about: "description", message: say(messages.badDescription) } }
      : save(state, text);
  },
  result: (state, outcome) => {
    const description = state.answers.projectDescription ?? "";
    const project = state.project && { ...state.project, estimation_description: description };
    return {
      say: outcome.ok ? [] : [say(messages.descriptionFailed(outcome.message))],
      set: { project },
      next: { kind: "done" },
    };
  },
};

/** The core is a missing prerequisite: explained and inserted, once. */
export function needsCore(state: FlowState): Move {
  if (state.inserted.includes("collect-core")) return { next: { kind: "done" } };
  return {
    say: [say(messages.needCore)],
    set: { inserted: [...state.inserted, "collect-core"] },
    next: { kind: "first", steps: ["collect-core"] },
  };
}

function save(state: FlowState, description: string): Move {
  return {
    set: { answers: { ...state.answers, projectDescription: description } },
    next: { kind: "run", effect: { name: "saveDescription", id: state.project!.id, description } },
  };
}
