import type { AssistantProject } from "../assistant-project.ts";
import { messages } from "../assistant.messages.ts";
import type { FlowState, Move, Step } from "../flow.ts";
import { say } from "../message.ts";
import { needsCore } from "./needs-core.ts";

/** Asks for a description of the work. A known description is recalled in one line. */
export const collectDescription: Step<"saveDescription"> = {
  name: "collect-description",
  enter: (state) => {
    if (state.project === null) return needsCore(state);
    if (state.project.estimation_description !== "")
      return { say: [say(messages.knownDescription)], next: { kind: "done" } };
    const description = state.answers.projectDescription;
    return description
      ? save(state, state.project, description)
      : { next: { kind: "ask", about: "description", message: say(messages.askDescription) } };
  },
  answer: (state, input) => {
    if (state.project === null) return needsCore(state);
    const text = input.kind === "text" ? input.text.trim() : "";
    return text === ""
      ? { next: { kind: "ask", about: "description", message: say(messages.badDescription) } }
      : save(state, state.project, text);
  },
  results: {
    saveDescription: (state, outcome) => {
      const description = state.answers.projectDescription ?? "";
      const project = state.project && { ...state.project, estimation_description: description };
      return {
        say: outcome.ok ? [] : [say(messages.descriptionFailed(outcome.message))],
        set: { project },
        next: { kind: "done" },
      };
    },
  },
};

function save(state: FlowState, { id }: AssistantProject, description: string): Move<"saveDescription"> {
  return {
    set: { answers: { ...state.answers, projectDescription: description } },
    next: { kind: "run", effect: { name: "saveDescription", id, description } },
  };
}
