import { MAX_NAME } from "../../shared/max-name.ts";
import type { AssistantProject } from "../conversation/assistant-project.ts";
import { splitTasks, standingInvoiceOf } from "../conversation/assistant-project.ts";
import { messages } from "../conversation/assistant.messages.ts";
import type { Answers, Move, Step } from "../conversation/flow.ts";
import { say } from "../conversation/message.ts";
import { choiceLabels } from "../conversation/step.messages.ts";
import type { Input } from "../conversation/world.ts";
import type { FlowRules } from "../flows/flow-declaration.ts";

/**
 * Asks which project. A flow that creates its project asks for the name only. Other flows take the project of the
 * conversation, or the only one there is, and say it. Otherwise they ask whether the project exists, or for its name
 * when they only read (docs/specification.md#assistant). The answer « nouveau » clears the project and the name.
 */
export const identifyName: Step<"searchProjects" | "getProject"> = {
  name: "identify-name",
  // The card of a rich order asks for the name itself.
  isKnown: ({ project, answers: { projectName = "", quoteSaid } }) =>
    project !== null || projectName !== "" || quoteSaid !== undefined,
  enter: ({ answers, recentProjectId }, { flow }) => {
    if (flow.createsProject || answers.projectMode !== undefined) return askName(answers, flow);
    return recentProjectId === null ? searchAll() : readProject(recentProjectId);
  },
  answer: ({ answers, pending }, input, { flow }) =>
    pending.about === "projectMode" ? readMode(answers, input, flow) : readName(answers, input),
  results: {
    // A search that fails is no reason to stop: the question finds the project.
    searchProjects: ({ answers }, outcome, { flow }) => {
      if (!outcome.ok) return askMode(answers, flow);
      const [project, ...others] = outcome.value;
      if (project) return others.length === 0 ? readProject(project.id) : askMode(answers, flow);
      if (flow.readsOnly) return { say: [say(messages.nothingToRead)], next: { kind: "end" } };
      const newAnswers: Answers = { ...answers, projectMode: "new" };
      const move = askName(newAnswers, flow);
      return { ...move, say: [say(messages.firstProject)], set: { answers: newAnswers } };
    },
    getProject: ({ answers }, outcome, { flow }) => {
      const project = outcome.ok ? outcome.value : null;
      // A quote that is corrected is there already.
      const isDone = answers.correction === undefined && project !== null && isServed(project, flow);
      if (!project || isDone) return askMode(answers, flow);
      return { say: [say(messages.oneMatch(project.name))], set: splitTasks(project), next: { kind: "done" } };
    },
  },
};

function searchAll(): Move<"searchProjects"> {
  return { next: { kind: "run", effect: { name: "searchProjects", search: "" } } };
}

function readProject(id: string): Move<"getProject"> {
  return { next: { kind: "run", effect: { name: "getProject", id } } };
}

// A project that has its quote or its invoice is probably not the one meant now.
function isServed(project: AssistantProject, flow: FlowRules): boolean {
  if (!flow.pricesWork) return false;
  const hasQuote = project.documents?.some(({ kind }) => kind === "quote") ?? false;
  return standingInvoiceOf(project) !== null || (flow.takesLines === true && hasQuote);
}

// A flow that only reads has no use for a new project: it asks for the name at once.
function askMode(answers: Answers, flow: FlowRules): Move {
  if (flow.readsOnly) return askName(answers, flow);
  const options = [
    { value: "existing", label: choiceLabels.existingProject },
    { value: "new", label: choiceLabels.newProject },
  ];
  return {
    next: { kind: "ask", about: "projectMode", message: { type: "choice", content: messages.askMode, options } },
  };
}

function askName({ projectMode }: Answers, flow: FlowRules): Move {
  const isNew = flow.createsProject || (projectMode === "new" && !flow.readsOnly);
  return {
    next: { kind: "ask", about: "projectName", message: say(isNew ? messages.askNewName : messages.askExistingName) },
  };
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
  return input.kind === "text" && text.trim() !== "" ? readName(nextAnswers, input) : askMode(answers, flow);
}

function readName(answers: Answers, input: Input): Move {
  const text = input.kind === "text" ? input.text : "";
  const name = text
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^[«"“] ?| ?[»"”]$/g, "")
    .slice(0, MAX_NAME);
  if (name === "") return { next: { kind: "ask", about: "projectName", message: say(messages.badName) } };
  return { set: { answers: { ...answers, projectName: name } }, next: { kind: "done" } };
}
