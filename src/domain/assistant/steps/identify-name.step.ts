import type { FlowState, Input, Move, Step } from "../flow.ts";
import { messages } from "../assistant.messages.ts";
import { say } from "../message.ts";

/**
 * Which project: its name. The project flow always creates, so it asks the name alone; the others ask first whether the
 * project exists (docs/specification.md#assistant). A new project clears the project and the name.
 */
export const identifyName: Step = {
  name: "identify-name",
  isKnown: (state) =>
    state.project !== null || (state.answers.projectName !== undefined && state.answers.projectName !== ""),
  enter: (state) => {
    if (identifyName.isKnown!(state)) return { next: { kind: "done" } };
    return state.activeFlow === "project" || state.answers.projectMode !== undefined ? askName(state) : askMode();
  },
  answer: (state, input) => (state.pending?.about === "mode" ? readMode(state, input) : readName(state, input)),
};

function askMode(): Move {
  const options = [
    { value: "existing", label: "Un projet existant" },
    { value: "new", label: "Un nouveau projet" },
  ];
  return { next: { kind: "ask", about: "mode", message: { type: "choice", content: messages.askMode, options } } };
}

function askName({ activeFlow, answers }: Pick<FlowState, "activeFlow" | "answers">): Move {
  const isNew = activeFlow === "project" || answers.projectMode === "new";
  return { next: { kind: "ask", about: "name", message: say(isNew ? messages.askNewName : messages.askExistingName) } };
}

function readMode(state: FlowState, input: Input): Move {
  const text = input.kind === "choice" ? input.value : input.kind === "text" ? input.text.toLowerCase() : "";
  const mode = /^(new|nouveau|un nouveau)/.test(text) ? "new" : /exist|ancien|deja|déjà/.test(text) ? "existing" : null;
  // Anything else typed here is taken for the name of an existing project: nobody should have to press a button.
  if (mode === null)
    return input.kind === "text" && text.trim() !== ""
      ? readName({ ...state, answers: { ...state.answers, projectMode: "existing" } }, input)
      : askMode();
  const answers = { ...state.answers, projectMode: mode } as FlowState["answers"];
  if (mode === "new") delete answers.projectName;
  return { ...askName({ ...state, answers }), set: { answers, ...(mode === "new" && { project: null }) } };
}

function readName(state: FlowState, input: Input): Move {
  const name =
    input.kind === "text"
      ? input.text
          .replace(/\s+/g, " ")
          .trim()
          .replace(/^[«"“] ?| ?[»"”]$/g, "")
          .slice(0, 160)
      : "";
  if (name === "") return { next: { kind: "ask", about: "name", message: say(messages.badName) } };
  return { set: { answers: { ...state.answers, projectName: name } }, next: { kind: "done" } };
}
