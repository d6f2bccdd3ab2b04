import { MAX_NAME } from "../../shared/max-name.ts";
import type { Input } from "../world.ts";
import type { Answers, FlowRules, Move, Step } from "../flow.ts";
import { messages } from "../assistant.messages.ts";
import { say } from "../message.ts";

/**
 * Asks which project. A flow that creates its project asks for the name only. Other flows first ask whether the project
 * exists (docs/specification.md#assistant). The answer « nouveau » clears the project and the name.
 */
export const identifyName: Step = {
  name: "identify-name",
  // The card of a rich order asks for the name itself.
  isKnown: ({ project, answers: { projectName = "", quoteSaid } }) =>
    project !== null || projectName !== "" || quoteSaid !== undefined,
  enter: ({ answers }, { flow }) =>
    flow.createsProject || answers.projectMode !== undefined ? askName(answers, flow) : askMode(),
  answer: ({ answers, pending }, input, { flow }) =>
    pending.about === "mode" ? readMode(answers, input, flow) : readName(answers, input),
};

function askMode(): Move {
  const options = [
    { value: "existing", label: "Un projet existant" },
    { value: "new", label: "Un nouveau projet" },
  ];
  return { next: { kind: "ask", about: "mode", message: { type: "choice", content: messages.askMode, options } } };
}

function askName({ projectMode }: Answers, flow: FlowRules): Move {
  const isNew = flow.createsProject || projectMode === "new";
  return { next: { kind: "ask", about: "name", message: say(isNew ? messages.askNewName : messages.askExistingName) } };
}

function readMode(answers: Answers, input: Input, flow: FlowRules): Move {
  const text = input.kind === "choice" ? input.value : input.kind === "text" ? input.text.toLowerCase() : "";
  if (/^(new|nouveau|un nouveau)/.test(text)) {
    const { projectName: _earlier, ...others } = answers;
    const newAnswers: Answers = { ...others, projectMode: "new" };
    return { ...askName(newAnswers, flow), set: { answers: newAnswers, project: null } };
  }
  const nextAnswers: Answers = { ...answers, projectMode: "existing" };
  if (/exist|ancien|deja|déjà/.test(text)) return { ...askName(nextAnswers, flow), set: { answers: nextAnswers } };
  // Any other text is taken as the name of an existing project, so that typing works as well as the buttons.
  return input.kind === "text" && text.trim() !== "" ? readName(nextAnswers, input) : askMode();
}

function readName(answers: Answers, input: Input): Move {
  const text = input.kind === "text" ? input.text : "";
  const name = text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^[«"“] ?| ?[»"”]$/g, "")
    .slice(0, MAX_NAME);
  if (name === "") return { next: { kind: "ask", about: "name", message: say(messages.badName) } };
  return { set: { answers: { ...answers, projectName: name } }, next: { kind: "done" } };
}
