import { personName } from "../../customers/customer.ts";
import { MAX_NAME } from "../../shared/max-name.ts";
import { isAtALoss, isNoAnswer } from "../acts/short-acts.ts";
import { isSkip } from "../acts/skips.ts";
import { CARD_STEPS } from "../card/quote-card.ts";
import { workTitle } from "../card/title/project-title.ts";
import { isForOther } from "../conversation/another-customer.ts";
import type { AssistantProject } from "../conversation/assistant-project.ts";
import { isPriced, splitTasks, standingInvoiceOf } from "../conversation/assistant-project.ts";
import { messages } from "../conversation/assistant.messages.ts";
import type { Answers, FlowState, Move, Step } from "../conversation/flow.ts";
import { say } from "../conversation/message.ts";
import { choiceLabels } from "../conversation/step.messages.ts";
import type { Input } from "../conversation/world.ts";
import type { FlowRules } from "../flows/flow-declaration.ts";
import { clausesOf } from "../words/clauses.ts";
import { withoutHesitations } from "../words/hesitations.ts";

/**
 * Asks which project. A flow that creates its project asks for the name only. Other flows take the project of the
 * conversation, or the only one there is, and say it. Otherwise they ask whether the project exists, or for its name
 * when they only read (docs/specification.md#assistant). The answer « nouveau » clears the project and the name.
 */
export const identifyName: Step<"searchProjects" | "getProject"> = {
  name: "identify-name",
  // The card of a rich order asks for the name itself, unless its lines are for the project that was spoken of.
  isKnown: ({ project, answers, recentProjectId }) =>
    project !== null ||
    (answers.projectName ?? "") !== "" ||
    (answers.quoteSaid !== undefined && (recentProjectId === null || isForSomebody(answers))),
  enter: ({ answers, recentProjectId }, { flow }) => {
    if (flow.createsProject || answers.projectMode !== undefined) return askName(answers, flow);
    return recentProjectId === null ? searchAll() : readProject(recentProjectId);
  },
  answer: ({ answers, pending }, input, { flow }) =>
    pending.about === "projectMode" ? readMode(answers, input, flow) : readName(answers, input, flow),
  results: {
    // A search that fails is no reason to stop: the question finds the project.
    searchProjects: (state, outcome, { flow }) => {
      const { answers } = state;
      if (!outcome.ok) return askWhich(state, flow);
      const [project, ...others] = outcome.value;
      const isOnly = project !== undefined && others.length === 0 && !isForOther(answers, project);
      if (project) return isOnly ? readProject(project.id) : askWhich(state, flow);
      if (flow.readsOnly) return { say: [say(messages.nothingToRead)], next: { kind: "end" } };
      const newAnswers: Answers = { ...answers, projectMode: "new" };
      const move = askName(newAnswers, flow);
      const sentences = [say(messages.firstProject), ...(move.say ?? [])];
      return { ...move, say: sentences, set: { answers: newAnswers, ...move.set } };
    },
    getProject: (state, outcome, { flow }) => {
      const { correction, company, lastName } = state.answers;
      const project = outcome.ok ? outcome.value : null;
      // A quote that is corrected is there already. « Fais un devis à Roux avec 10 % de remise » is about another one.
      const isCorrected = correction !== undefined && !company && !lastName;
      const isElse = project !== null && isForOther(state.answers, project);
      const isDone = !isCorrected && project !== null && (isElse || isServed(project, flow));
      if (state.answers.quoteSaid && (!project || isDone || isPriced(project))) return { next: { kind: "done" } };
      if (!project || isDone) return askWhich(state, flow);
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

// Lines for somebody who is named, or for a new project, are not those of the project that was spoken of.
function isForSomebody({ company, lastName, firstName, customerKind, siren, street, projectMode }: Answers): boolean {
  return [company, lastName, firstName, customerKind, siren, street, projectMode].some((one) => one !== undefined);
}

// A project that has its quote or its invoice is probably not the one meant now.
function isServed(project: AssistantProject, flow: FlowRules): boolean {
  if (!flow.pricesWork) return false;
  const hasQuote = project.documents?.some(({ kind }) => kind === "quote") ?? false;
  return standingInvoiceOf(project) !== null || (flow.takesLines === true && hasQuote);
}

// A quote that is made again has its project: only its name is asked.
function askWhich({ answers, inserted }: FlowState, flow: FlowRules): Move {
  const isRedone = inserted.includes(CARD_STEPS.reopen.name);
  return isRedone ? askName({ ...answers, projectMode: "existing" }, flow) : askMode(answers, flow);
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

function askName(answers: Answers, flow: FlowRules): Move {
  const isNew = isNewProject(answers, flow);
  const work = isNew ? workTitle(answers) : "";
  if (work !== "")
    return {
      say: [say(messages.namedByWork(work, customerSaid(answers)))],
      set: { answers: { ...answers, projectName: work } },
      next: { kind: "done" },
    };
  return {
    next: { kind: "ask", about: "projectName", message: say(isNew ? messages.askNewName : messages.askExistingName) },
  };
}

function isNewProject({ projectMode }: Answers, flow: FlowRules): boolean {
  return flow.createsProject === true || (projectMode === "new" && flow.readsOnly !== true);
}

// « euh je sais pas »: a project does not wait for its name.
function isUnnamed(text: string): boolean {
  const clauses = clausesOf(text.slice(0, LONGEST_DOUBT));
  return /\p{L}/u.test(text) && (isNoAnswer(clauses) || isAtALoss(clauses) || isSkip(clauses, "projectName"));
}

const LONGEST_DOUBT = 200;

function nameByCustomer(answers: Answers, customer: string): Move {
  const name = messages.unnamedProject(customer).slice(0, MAX_NAME);
  return {
    say: [say(messages.namedByWork(name, ""))],
    set: { answers: { ...answers, projectName: name } },
    next: { kind: "done" },
  };
}

// « Mme Lefèvre », « Nordwind »: whoever was said, for whom the questions that follow are asked.
function customerSaid({ civility, firstName = "", lastName = "", company = "" }: Answers): string {
  return company || personName({ civility, firstName, lastName });
}

function readMode(answers: Answers, input: Input, flow: FlowRules): Move {
  const text = input.kind === "choice" ? input.value : input.kind === "text" ? input.text.toLowerCase() : "";
  if (/^(new|nouveau|un nouveau)/.test(text)) {
    const { projectName: _earlier, ...others } = answers;
    const newAnswers: Answers = { ...others, projectMode: "new" };
    const move = askName(newAnswers, flow);
    return { ...move, set: { answers: newAnswers, project: null, ...move.set } };
  }
  const nextAnswers: Answers = { ...answers, projectMode: "existing" };
  if (/exist|ancien|deja|déjà/.test(text)) return { ...askName(nextAnswers, flow), set: { answers: nextAnswers } };
  // What answers nothing is nobody's name.
  if (input.kind === "text" && isUnnamed(input.text))
    return { ...askMode(answers, flow), say: [say(messages.modeHelp)] };
  // Any other text is taken as the name of an existing project, so that typing works as well as the buttons.
  return input.kind === "text" && text.trim() !== "" ? readName(nextAnswers, input, flow) : askMode(answers, flow);
}

function readName(answers: Answers, input: Input, flow: FlowRules): Move {
  const text = input.kind === "text" ? input.text : "";
  const customer = customerSaid(answers);
  if (customer !== "" && isNewProject(answers, flow) && isUnnamed(text)) return nameByCustomer(answers, customer);
  const name = withoutHesitations(text)
    .replace(/\s+/g, " ")
    .trim()
    .replace(/^[«"“] ?| ?[»"”]$/g, "")
    .slice(0, MAX_NAME);
  if (name === "" || isUnnamed(text))
    return { next: { kind: "ask", about: "projectName", message: say(messages.badName) } };
  return { set: { answers: { ...answers, projectName: name } }, next: { kind: "done" } };
}
