import type { AssistantProject } from "../assistant-project.ts";
import { isCoreComplete, keptProject } from "../assistant-project.ts";
import { messages } from "../assistant.messages.ts";
import { CORE_QUESTIONS, knownCore, nextCoreQuestion } from "../core-answers.ts";
import type { CorePayload, Effect } from "../effect.ts";
import type { Answers, FlowState, Input, Move, Outcome, Step } from "../flow.ts";
import { say } from "../message.ts";
import { formatDate } from "../../shared/french-format.ts";
import { searchText } from "../../shared/search-text.ts";

/**
 * The client's core, asked in order, only what is missing. Complete, it creates the project, or saves it when it
 * exists. A refusal asks the start date again, and answering it tries again (docs/specification.md#failures).
 */
export const collectCore: Step = {
  name: "collect-core",
  isKnown: (state) => state.project !== null && isCoreComplete(state.project),
  enter: (state) => (collectCore.isKnown!(state) ? { next: { kind: "done" } } : askOrSave(state)),
  answer: (state, input, today) => {
    if (state.pending?.about === "same") return readSame(state, input);
    const question = CORE_QUESTIONS.find(({ about }) => about === state.pending?.about);
    const text = input.kind === "choice" ? input.value : input.kind === "text" ? input.text : "";
    const read = question?.read(text, today) ?? null;
    if (!question) return askOrSave(state);
    if (read === null) return { next: { kind: "ask", about: question.about, message: question.refuse } };
    const answered = { ...state, answers: { ...state.answers, ...read } };
    const echo =
      read.startDate !== undefined && !/\d/.test(text) ? [say(`D'accord, le ${formatDate(read.startDate)}.`)] : [];
    const move = askOrSave(answered);
    return { ...move, say: [...echo, ...(move.say ?? [])], set: { answers: answered.answers, ...move.set } };
  },
  result: (state, outcome, effect) => {
    if (effect === "searchProjects") return beforeCreating(state, outcome);
    if (effect === "getProject") return opened(state, outcome);
    return saved(state, outcome, effect);
  },
};

function askOrSave(state: FlowState): Move {
  const known = knownCore(state);
  const question = nextCoreQuestion(known);
  if (question) return { next: { kind: "ask", about: question.about, message: question.ask } };
  if (state.project)
    return { next: { kind: "run", effect: { name: "saveCore", id: state.project.id, body: payload(known) } } };
  return { next: { kind: "run", effect: { name: "searchProjects", search: known.projectName ?? "" } } };
}

// A project of the same name for the same customer: said, and the person chooses. A search that fails does not stop the
// creation.
function beforeCreating(state: FlowState, outcome: Outcome): Move {
  const known = knownCore(state);
  const twin = outcome.ok ? (outcome.value as AssistantProject[]).find((project) => isTwin(project, known)) : undefined;
  if (!twin) return { next: { kind: "run", effect: { name: "createProject", body: payload(known) } } };
  const options = [
    { value: twin.id, label: "Ouvrir l'existant" },
    { value: "another", label: "En créer un autre" },
  ];
  return {
    next: {
      kind: "ask",
      about: "same",
      message: { type: "choice", content: messages.sameProject(twin.name), options },
    },
  };
}

function isTwin(project: AssistantProject, known: Answers): boolean {
  const { email, company, first_name, last_name } = project.client_info;
  // Private persons have no firm to be told apart by.
  const sameFirm = company !== "" && searchText(company) === searchText(known.company ?? "");
  const samePerson = searchText(first_name, last_name) === searchText(known.firstName ?? "", known.lastName ?? "");
  const isSameCustomer =
    (email !== "" && email === known.email) || sameFirm || (company === "" && !known.company && samePerson);
  return searchText(project.name) === searchText(known.projectName ?? "") && isSameCustomer;
}

function readSame(state: FlowState, input: Input): Move {
  const value = input.kind === "choice" ? input.value : input.kind === "text" ? searchText(input.text) : "";
  if (/^(another|en creer un autre|autre|un autre|nouveau)/.test(value))
    return { next: { kind: "run", effect: { name: "createProject", body: payload(knownCore(state)) } } };
  const message = state.pending!.message;
  const id = message.type === "choice" ? message.options[0]!.value : "";
  return value === id || /exist|ouvr/.test(value)
    ? { next: { kind: "run", effect: { name: "getProject", id } } }
    : { next: { kind: "ask", about: "same", message } };
}

function opened(state: FlowState, outcome: Outcome): Move {
  if (!outcome.ok) return askDateAgain(messages.projectUnreadable(outcome.message));
  const project = outcome.value as AssistantProject;
  return {
    say: [say(messages.oneMatch(project.name))],
    set: keptProject(project),
    drop: state.activeFlow === "project" ? ["confirm-creation"] : [],
    next: { kind: "done" },
  };
}

function saved(state: FlowState, outcome: Outcome, effect: Effect["name"]): Move {
  const creates = effect === "createProject";
  if (!outcome.ok) return askDateAgain((creates ? messages.createFailed : messages.coreFailed)(outcome.message));
  const project = (outcome.value as AssistantProject | null) ?? null;
  if (creates && !project?.id) return askDateAgain(messages.createUnconfirmed);
  const told = creates && state.activeFlow !== "project" ? [say(messages.created(project!.name))] : [];
  return { say: told, set: { project: project ?? state.project }, next: { kind: "done" } };
}

function askDateAgain(sentence: string): Move {
  return { next: { kind: "ask", about: "startDate", message: say(sentence) } };
}

function payload(known: Answers): CorePayload {
  return {
    name: known.projectName ?? "",
    start_date: known.startDate ?? "",
    ...(known.endDate && { end_date: known.endDate }),
    client_info: {
      company: known.company ?? "",
      first_name: known.firstName ?? "",
      last_name: known.lastName ?? "",
      email: known.email ?? "",
      ...(known.customerKind && { kind: known.customerKind }),
    },
    project_recurrence: known.recurrence ?? "single",
  };
}
