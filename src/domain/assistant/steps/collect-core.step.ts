import { CIVILITY_WORDS } from "../../customers/customer.ts";
import { formatDate } from "../../shared/french-format.ts";
import { plainWords, searchText } from "../../shared/search-text.ts";
import { parseCalendarDate } from "../../shared/text/typed-date.ts";
import { isSkip } from "../acts/short-acts.ts";
import type { AssistantProject, FoundCustomer, FoundProject } from "../conversation/assistant-project.ts";
import { contactOf, isCoreComplete, splitTasks } from "../conversation/assistant-project.ts";
import { messages } from "../conversation/assistant.messages.ts";
import type { CoreQuestion } from "../conversation/core-answers.ts";
import {
  CORE_QUESTIONS,
  askOf,
  askStartDate,
  isOpenName,
  knownCore,
  nextCoreQuestion,
  openToNone,
  sayClosed,
} from "../conversation/core-answers.ts";
import type { CorePayload, CreationPayload, Effect } from "../conversation/effect.ts";
import type { Answers, AskedState, FlowState, Move, Step } from "../conversation/flow.ts";
import {
  askKnownCustomer,
  customerMeant,
  customerSearch,
  knownCustomerPart,
  readKnownCustomer,
  saidAddress,
} from "../conversation/known-customer.ts";
import type { AssistantMessage } from "../conversation/message.ts";
import { say } from "../conversation/message.ts";
import { plainAnswer } from "../conversation/plain-answer.ts";
import { agreedDay, choiceLabels } from "../conversation/step.messages.ts";
import type { Input, Outcome } from "../conversation/world.ts";
import { isWorkName } from "../slots/people/work-name.ts";
import { clausesOf } from "../words/clauses.ts";
import { confirmCreation } from "./confirm-creation.step.ts";

/**
 * Asks for the missing fields of the core, in order. Once complete, it creates the project, or saves it when it exists.
 * A customer who may be a known one of that name is asked about first.
 * After a refusal it asks for the start date again, and the answer tries again (docs/specification.md#failures).
 */
export const collectCore: Step<Searches | "createProject" | "getProject" | "saveCore"> = {
  name: "collect-core",
  isKnown: (state) => state.project !== null && isCoreComplete(state.project),
  enter: (state) => askOrSave(state),
  answer: (state, input, { today }) => {
    if (state.pending.about === "same") return readTwinChoice(state, input);
    if (state.pending.about === "knownCustomer") return readCustomerChoice(state, input);
    const question = CORE_QUESTIONS.find(({ about }) => about === state.pending.about);
    if (!question) return askOrSave(state);
    const text = input.kind === "choice" ? input.value : input.kind === "text" ? input.text : "";
    const understood = isLeftOpen(state, text) ? NO_CONTACT_NAME[question.about] : question.read(text, today);
    if (OF_PERSON.has(question.about) && isWorkName(text)) {
      const message = openNames(state, question, messages.workForName(text.trim().slice(0, LONGEST_WORK)));
      return { next: { kind: "ask", about: question.about, message } };
    }
    if (!understood) return { next: { kind: "ask", about: question.about, message: refusalOf(state, question) } };
    if (isTitleOfCompany(state, understood)) return askFirstNameAgain(state, understood);
    const answers = { ...state.answers, ...understood };
    const echo = [...echoOf(answers, understood, text), ...sayClosed(state.seller, understood)];
    const move = askOrSave({ ...state, answers });
    return { ...move, say: [...echo, ...(move.say ?? [])], set: { answers, ...move.set } };
  },
  results: {
    searchProjects: (state, outcome) => createUnlessTwin(state, outcome),
    // A search that fails does not stop the creation: the server replaces nothing of a known customer.
    searchCustomers: (state, outcome) => createUnlessUnsure(state, outcome.ok ? outcome.value : []),
    getProject: (_state, outcome) => takeExisting(outcome),
    createProject: (state, outcome) => {
      if (!outcome.ok) return askDateAgain(messages.createFailed(outcome.message));
      const project = outcome.value;
      if (!project?.id) return askDateAgain(messages.createUnconfirmed);
      const isToldLater = state.queue.includes(confirmCreation.name);
      return {
        say: [...(isToldLater ? [] : [say(messages.created(project.name))]), ...knownCustomerOf(state, project)],
        set: { project },
        next: { kind: "done" },
      };
    },
    saveCore: (state, outcome) =>
      outcome.ok
        ? { set: { project: outcome.value ?? savedProject(state) }, next: { kind: "done" } }
        : askDateAgain(messages.coreFailed(outcome.message)),
  },
};

type Searches = "searchProjects" | "searchCustomers";

// The law names a company by itself: its contact may stay unknown. Without a first name, no last name is asked.
const NO_CONTACT_NAME: Partial<Record<keyof Answers, Partial<Answers>>> = {
  firstName: { firstName: "", lastName: "" },
  lastName: { lastName: "" },
};

function isLeftOpen(state: AskedState, text: string): boolean {
  const { about } = state.pending;
  if (!isOpenName(about, knownCore(state))) return false;
  return NO_CONTACT.test(plainWords(text)) || isSkip(clausesOf(text), about);
}

const NO_CONTACT = /^(?:aucune?|pas de (?:contact|prenom|nom(?: de famille)?))\.?$/;

const OF_PERSON: ReadonlySet<string> = new Set(["firstName", "lastName"]);
const LONGEST_WORK = 80;

// The question of a name again, after the reason.
function openNames(state: AskedState, { about, ask }: CoreQuestion, reason: string): AssistantMessage {
  const content = `${reason} ${ask.content}`;
  return isOpenName(about, knownCore(state)) ? openToNone(content) : say(content);
}

function refusalOf(state: AskedState, { about, refuse }: CoreQuestion): AssistantMessage {
  return isOpenName(about, knownCore(state)) ? openToNone(refuse.content) : refuse;
}

// What was understood otherwise than it was typed is said back.
function echoOf(answers: Answers, understood: Partial<Answers>, text: string) {
  const { startDate, civility, firstName } = understood;
  if (startDate === "") return [say(messages.dayLeftOpen)];
  if (startDate !== undefined && parseCalendarDate(text) === null) return [say(agreedDay(formatDate(startDate)))];
  if (civility && firstName === undefined)
    return [say(messages.noFirstName(`${CIVILITY_WORDS[civility]} ${answers.lastName ?? ""}`.trim()))];
  return [];
}

// A civility names no contact of a company. The last name that came with it is kept, and said back.
function isTitleOfCompany(state: FlowState, understood: Partial<Answers>): boolean {
  const { customerKind } = knownCore({ ...state, answers: { ...state.answers, ...understood } });
  const isTitleAlone = understood.civility !== undefined && understood.firstName === undefined;
  return isTitleAlone && customerKind !== "person";
}

function askFirstNameAgain(state: FlowState, { lastName }: Partial<Answers>): Move {
  const answers = { ...state.answers, ...(lastName !== undefined && { lastName }) };
  return {
    say: lastName === undefined ? [] : [say(messages.lastNameNoted(lastName))],
    set: { answers },
    next: { kind: "ask", about: "firstName", message: openToNone(messages.badFirstName) },
  };
}

function askOrSave(state: FlowState): Move<"saveCore" | "searchProjects"> {
  const answers = knownCore(state);
  const question = nextCoreQuestion(answers);
  if (question) return { next: { kind: "ask", about: question.about, message: askOf(question, answers) } };
  if (state.project) return { next: { kind: "run", effect: saveCoreEffect(state.project, answers) } };
  return { next: { kind: "run", effect: { name: "searchProjects", search: answers.projectName ?? "" } } };
}

// When a project has the same name for the same customer, the user is told and chooses. A search that fails does not
// stop the creation.
function createUnlessTwin(
  state: FlowState,
  outcome: Outcome<FoundProject[]>,
): Move<"createProject" | "searchCustomers"> {
  const answers = knownCore(state);
  const twin =
    outcome.ok && !answers.isNewCustomer ? outcome.value.find((project) => isTwin(project, answers)) : undefined;
  if (!twin) return findCustomer(state);
  const options = [
    { value: twin.id, label: choiceLabels.openTwin },
    { value: "another", label: choiceLabels.createAnother },
  ];
  const content = messages.sameProject(twin.name);
  return { next: { kind: "ask", about: "same", message: { type: "choice", content, options } } };
}

function isTwin(project: FoundProject, answers: Answers): boolean {
  const { email, company, first_name, last_name } = project.client_info;
  // Private persons have no firm to compare.
  const isSameFirm = company !== "" && searchText(company) === searchText(answers.company ?? "");
  const isSamePerson =
    searchText(first_name, last_name) === searchText(answers.firstName ?? "", answers.lastName ?? "");
  // Wider than `isSameCustomer`: it only leads to a question, so one shared detail is enough.
  const couldBeSameCustomer =
    (email !== "" && email === answers.email) || isSameFirm || (company === "" && !answers.company && isSamePerson);
  return searchText(project.name) === searchText(answers.projectName ?? "") && couldBeSameCustomer;
}

function readTwinChoice(state: AskedState, input: Input): Move<"createProject" | "searchCustomers" | "getProject"> {
  const answer = plainAnswer(input);
  if (/^(another|en creer un autre|autre|un autre|nouveau)/.test(answer)) return findCustomer(state);
  const { message } = state.pending;
  const id = message.type === "choice" ? (message.options[0]?.value ?? "") : "";
  return answer === id || /exist|ouvr/.test(answer)
    ? { next: { kind: "run", effect: { name: "getProject", id } } }
    : { next: { kind: "ask", about: "same", message } };
}

// Who was said to be somebody else, or was chosen already, is not looked for.
function findCustomer(state: FlowState): Move<"createProject" | "searchCustomers"> {
  const answers = knownCore(state);
  const search = customerSearch(answers);
  const customer = state.customerMatches?.find(({ id }) => id === answers.customerId);
  if (answers.isNewCustomer || customer || search === "") return create(answers, customer ?? null);
  return { next: { kind: "run", effect: { name: "searchCustomers", search } } };
}

function createUnlessUnsure(state: FlowState, customers: readonly FoundCustomer[]): Move<"createProject"> {
  const answers = knownCore(state);
  const match = customerMeant(answers, customers);
  if (match.kind !== "unsure") return create(answers, match.kind === "one" ? match.customer : null);
  const message = askKnownCustomer(answers, match.customers);
  return { set: { customerMatches: [...match.customers] }, next: { kind: "ask", about: "knownCustomer", message } };
}

function readCustomerChoice(state: AskedState, input: Input): Move<"createProject"> {
  const choice = readKnownCustomer(knownCore(state), state.customerMatches ?? [], input);
  if (choice === null) return { next: { kind: "ask", about: "knownCustomer", message: state.pending.message } };
  const answers: Answers = {
    ...state.answers,
    ...(choice === "another" ? { isNewCustomer: true as const } : { customerId: choice.id }),
  };
  const move = create(knownCore({ ...state, answers }), choice === "another" ? null : choice);
  return { ...move, set: { answers } };
}

function create(answers: Answers, customer: FoundCustomer | null): Move<"createProject"> {
  return { next: { kind: "run", effect: { name: "createProject", body: creationPayload(answers, customer) } } };
}

function creationPayload(answers: Answers, customer: FoundCustomer | null): CreationPayload {
  const core = corePayload(answers);
  if (customer) return { ...core, ...knownCustomerPart(answers, customer) };
  const payload = { ...core, ...(answers.isNewCustomer && { is_new_customer: true as const }) };
  // The address is that of a new customer: one who exists has their own.
  const address = saidAddress(answers);
  return address === null ? payload : { ...payload, client_info: { ...core.client_info, address } };
}

// Two customers may have one name: the town tells which one was taken. Who was chosen in words needs no telling.
function knownCustomerOf({ answers }: FlowState, project: AssistantProject): AssistantMessage[] {
  if (!project.is_known_customer || answers.customerId !== undefined) return [];
  const { company, address } = project.client_info;
  return [say(messages.knownCustomer(company || contactOf(project), address?.city ?? ""))];
}

// No project is created, so the step that announces a creation is dropped.
function takeExisting(outcome: Outcome<AssistantProject | null>): Move {
  if (!outcome.ok) return askDateAgain(messages.projectUnreadable(outcome.message));
  if (!outcome.value) return askDateAgain(messages.projectNotFound);
  return {
    say: [say(messages.oneMatch(outcome.value.name))],
    set: splitTasks(outcome.value),
    skipSteps: [confirmCreation],
    next: { kind: "done" },
  };
}

/** The project with the core that was sent, when the server saved it without answering the project. */
export function savedProject(state: FlowState): AssistantProject | null {
  const { client_info, start_date, project_recurrence } = corePayload(knownCore(state));
  return state.project && { ...state.project, client_info, start_date, project_recurrence };
}

function askDateAgain(sentence: string): Move {
  return { next: { kind: "ask", about: "startDate", message: askStartDate(sentence) } };
}

/** The call that saves the core of a project that exists. */
export function saveCoreEffect(
  {
    id,
    customer_id: customerId,
    client_info,
  }: Pick<AssistantProject, "id" | "customer_id"> & Partial<Pick<AssistantProject, "client_info">>,
  answers: Answers,
): Effect<"saveCore"> {
  const core = corePayload(answers);
  // A civility that was taken back is cleared where it was saved.
  const isCleared = answers.civility === "" && Boolean(client_info?.civility);
  const body = isCleared ? { ...core, client_info: { ...core.client_info, civility: "" as const } } : core;
  return { name: "saveCore", id, body, ...(customerId !== undefined && { customerId }) };
}

function corePayload(answers: Answers): CorePayload {
  return {
    name: answers.projectName ?? "",
    start_date: answers.startDate || null,
    ...(answers.endDate && { end_date: answers.endDate }),
    client_info: {
      company: answers.company ?? "",
      first_name: answers.firstName ?? "",
      last_name: answers.lastName ?? "",
      email: answers.email ?? "",
      ...(answers.phone && { phone: answers.phone }),
      ...(answers.civility && { civility: answers.civility }),
      ...(answers.customerKind && { kind: answers.customerKind }),
      ...(answers.siren && { siren: answers.siren }),
    },
    project_recurrence: answers.recurrence ?? "single",
  };
}
