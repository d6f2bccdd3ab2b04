import { CIVILITY_WORDS, personName } from "../../customers/customer.ts";
import { closedDay, closedDayWords } from "../../planning/closed-day.ts";
import type { CalendarDate } from "../../shared/calendar-date.ts";
import { parseEmail } from "../../shared/email.ts";
import { MAX_NAME } from "../../shared/max-name.ts";
import { plainWords } from "../../shared/search-text.ts";
import { isNoAnswer } from "../acts/short-acts.ts";
import { isSkip, saysNoFirm } from "../acts/skips.ts";
import { titleIn } from "../slots/people/civility-in.ts";
import { readSlots } from "../slots/read-slots.ts";
import type { QuestionName } from "../understanding.ts";
import { clausesOf } from "../words/clauses.ts";
import { pattern } from "../words/pattern.ts";
import type { KnownSeller } from "./assistant-project.ts";
import { messages } from "./assistant.messages.ts";
import type { Answers, AskedState, FlowState } from "./flow.ts";
import type { AssistantMessage } from "./message.ts";
import { say } from "./message.ts";
import { answersOf } from "./said-answers.ts";

/** A question about the core: its wording, how its answer is read (null when not understood), and what is said then. */
export type CoreQuestion = {
  about: Extract<QuestionName, keyof Answers>;
  ask: AssistantMessage;
  refuse: AssistantMessage;
  read: (text: string, today: CalendarDate) => Partial<Answers> | null;
};

const recurrence: AssistantMessage = {
  type: "choice",
  content: messages.askRecurrence,
  options: [
    { value: "single", label: messages.single },
    { value: "recurring", label: messages.recurring },
  ],
};

// What a customer may not have is a button beside the question.
const company: AssistantMessage = {
  type: "choice",
  content: messages.askCompany,
  options: [{ value: "particulier", label: messages.privatePerson }],
};

const email: AssistantMessage = {
  type: "choice",
  content: messages.askEmail,
  options: [{ value: "aucune", label: messages.noEmail }],
};

/** A question about the first day, which a button leaves open: no project and no quote waits for it. */
export function askStartDate(content: string): AssistantMessage {
  return { type: "choice", content, options: [{ value: "plus tard", label: messages.noStartDate }] };
}

/** The questions about the core, in the order of the specification (docs/specification.md#flows). */
export const CORE_QUESTIONS: readonly CoreQuestion[] = [
  { about: "company", ask: company, refuse: say(messages.badCompany), read: readCompany },
  {
    about: "firstName",
    ask: say(messages.askFirstName),
    refuse: say(messages.badFirstName),
    read: readFirstName,
  },
  {
    about: "lastName",
    ask: say(messages.askLastName),
    refuse: say(messages.badLastName),
    read: (text, today) => readName(text, today, "lastName"),
  },
  { about: "email", ask: email, refuse: { ...email, content: messages.badEmail }, read: readEmail },
  { about: "recurrence", ask: recurrence, refuse: recurrence, read: readRecurrence },
  {
    about: "startDate",
    ask: askStartDate(messages.askStartDate),
    refuse: askStartDate(messages.badDate),
    read: (text, today) => readDate(text, today) ?? (isDayUnknown(text) ? { startDate: "" } : null),
  },
];

/** True for the names of a contact, which a company may leave open. */
export function isOpenName(about: QuestionName, { customerKind }: Answers): boolean {
  return (about === "firstName" || about === "lastName") && customerKind !== "person";
}

/** A question about the contact of a company, which a button leaves open. */
export function openToNone(content: string): AssistantMessage {
  return { type: "choice", content, options: [{ value: "aucun", label: messages.noContact }] };
}

/** How a question is asked of this customer. */
export function askOf({ about, ask }: CoreQuestion, answers: Answers): AssistantMessage {
  const { civility, firstName = "", lastName = "", company = "" } = answers;
  const name = personName({ civility, firstName, lastName }) || company;
  if (about === "email" && name !== "") return { ...ask, content: messages.askEmailOf(name) };
  return isOpenName(about, answers) ? openToNone(ask.content) : ask;
}

/** The known fields of the core, from the answers and from the project. */
export function knownCore({ answers, project }: FlowState): Answers {
  if (project === null) return answers;
  const { company, first_name, last_name, email, civility, kind } = project.client_info;
  const coreValues: Answers = {
    projectName: project.name,
    ...(company !== "" && { company }),
    ...(kind && { customerKind: kind }),
    ...(civility && { civility }),
    ...(first_name !== "" && { firstName: first_name }),
    ...(last_name !== "" && { lastName: last_name }),
    ...(email !== "" && { email }),
    recurrence: project.project_recurrence,
    // A day that was left open stays so until somebody says it.
    startDate: project.start_date ?? "",
  };
  return { ...coreValues, ...answers, projectName: project.name };
}

/** The next question about the core, or null when nothing is missing. */
export function nextCoreQuestion(answers: Answers): CoreQuestion | null {
  const isPerson = answers.customerKind === "person";
  const isAnswered = (about: CoreQuestion["about"]) =>
    (isPerson && about === "company") ||
    (isPerson && about === "firstName" && answers.civility !== undefined) ||
    answers[about] !== undefined;
  return CORE_QUESTIONS.find(({ about }) => !isAnswered(about)) ?? null;
}

function readCompany(text: string, today: CalendarDate): Partial<Answers> | null {
  const company = text.replace(/\s+/g, " ").trim();
  if (OF_SOMETHING_ELSE.test(plainWords(company.slice(0, MAX_NAME)))) return null;
  const clauses = clausesOf(company);
  if (NO_COMPANY.test(company) || saysNoFirm(clauses)) return { company: "", customerKind: "person" };
  const answers = saidAt("company", text, today);
  // « Mme Lefèvre » names a person and no company.
  const title = titleIn(text);
  if (answers.company === undefined && answers.lastName !== undefined && title !== null)
    return { ...answers, civility: title, company: "", customerKind: "person" };
  // « passe » is no name.
  if (answers.lastName === undefined && isSkip(clauses, "company")) return { company: "", customerKind: "person" };
  if (answers.company !== undefined) return { customerKind: "company", ...answers };
  if (company === "") return null;
  return isEmpty(answers) ? { company: company.slice(0, MAX_NAME), customerKind: "company" } : answers;
}

// « en fait non c'est une fuite dans la cave » takes something back, and names no customer.
const OF_SOMETHING_ELSE = pattern`
  ^(?:(?:ah|euh|non|nan|en fait|attends|pardon|finalement|mais),? ){1,4}(?:c['’]est|c['’]etait|il y a|on a)
  \x20(?:une?|des|plutot|pas)\b(?! (?:particuli|client|prive|societe|entreprise|asso|dame|monsieur))`;
const NO_COMPANY =
  /^(?:c'est )?(?:(?:pour )?(?:un |une )?particuli(?:er|ère|ere)|aucune|pas (?:d'|de )\S{1,12})(?: stp| svp)?\.?$/i;

// « Jean Dupont » answers the first name and the last name at once.
function readName(text: string, today: CalendarDate, name: "firstName" | "lastName"): Partial<Answers> | null {
  const answers = saidAt(name, text, today);
  return isEmpty(answers) ? null : answers;
}

// « Mme Lefèvre » is enough for a private person. Alone, the civility answers the question that a person without a
// known first name is asked.
function readFirstName(text: string, today: CalendarDate): Partial<Answers> | null {
  const answers = saidAt("firstName", text, today);
  const title = titleIn(text);
  if (title === null || answers.firstName !== undefined) return isEmpty(answers) ? null : answers;
  return { ...answers, civility: title };
}

/** True when the question is the first name of a private person, whom a civility may name. */
export function isPersonWithoutFirstName(state: AskedState): boolean {
  return state.pending.about === "firstName" && knownCore(state).customerKind === "person";
}

/** Asks for the civility of a person whose first name is not known. */
export const TITLE_QUESTION: AssistantMessage = {
  type: "choice",
  content: messages.askTitle,
  options: [
    { value: "Mme", label: CIVILITY_WORDS.mme },
    { value: "M.", label: CIVILITY_WORDS.m },
  ],
};

function isEmpty(answers: Answers): boolean {
  return Object.keys(answers).length === 0;
}

// A longer text is no answer to a short question.
const LONGEST_ANSWER = 2_000;

function saidAt(about: QuestionName, text: string, today: CalendarDate): Answers {
  if (text.length > LONGEST_ANSWER) return {};
  const slots = readSlots(text, { today, activeFlow: "project", pending: { step: "collect-core", about } });
  return answersOf(slots);
}

// These answers mean that the customer has no email. It is not asked for again: « elle n'en a pas », « pas d'email », «
// aucun », « je ne sais pas », « passe ».
function readEmail(text: string, today: CalendarDate): Partial<Answers> | null {
  const { email: saidEmail, phone, startDate } = saidAt("email", text, today);
  const email = saidEmail ?? parseEmail(text);
  if (email !== null) return { email, ...(phone && { phone }) };
  // « pas d'email, son tél 06 12 34 56 78 »: what follows the comma is said besides.
  const [head = ""] = text.split(/[,;] /);
  const isNone = [text, head].some((words) => saysNone(words));
  return isNone ? { email: "", ...(phone && { phone }), ...(startDate && { startDate }) } : null;
}

function saysNone(text: string): boolean {
  const plain = plainWords(text.slice(0, LONGEST_NONE))
    .replace(/[.!,]+/g, " ")
    .replace(/\s+/g, " ")
    .replace(MAIL, "@")
    .trim();
  return NO_EMAIL.some((pattern) => pattern.test(plain));
}

const LONGEST_NONE = 120;
const MAIL = /\b(?:adresse )?(?:e-?mail|mail|courriel|adresse)s?\b/g;

// « @ » replaces any of the words for it.
const NO_EMAIL = [
  /^(?:non|aucune?(?: @)?|rien|sans(?: @)?|passe[rz]?|passons|on passe|plus tard|pas encore|inconnue?|-)$/,
  /^(?:non )?(?:j'en ai )?pas (?:d'|de )@$/,
  /\bn'?en (?:a|ai|ont) (?:pas|aucune?|plus)\b|\ben (?:a|ai|ont) pas\b/,
  /\b(?:a|ai|ont) (?:pas|aucune?|plus) (?:d'|de )?@/,
  /\b(?:sai[st]|connais|l'ai) pas\b|\baucune idee\b/,
];

function readRecurrence(text: string, today: CalendarDate): Partial<Answers> | null {
  const { recurrence: saidRecurrence } = saidAt("recurrence", text, today);
  if (saidRecurrence !== undefined) return { recurrence: saidRecurrence };
  if (/^(single|ponctuel|unique|une fois|non)/i.test(text.trim())) return { recurrence: "single" };
  return /^(recurring|r[ée]current|r[ée]gulier|oui)/i.test(text.trim()) ? { recurrence: "recurring" } : null;
}

/** What is said of a first day on which the company is closed. It is taken all the same: who said it may know. */
export function sayClosed(seller: KnownSeller | null, { startDate }: Partial<Answers>): AssistantMessage[] {
  const closure = closedDay(startDate || null, seller?.closures ?? []);
  return closure && startDate ? [say(closedDayWords(startDate, closure))] : [];
}

/** True for « euh je sais pas » and « plus tard »: no day of the work is known. */
export function isDayUnknown(text: string): boolean {
  const clauses = clausesOf(text.slice(0, LONGEST_DOUBT));
  return /\p{L}/u.test(text) && !/\btva\b/i.test(text) && (isNoAnswer(clauses) || isSkip(clauses, "startDate"));
}

const LONGEST_DOUBT = 200;

/** The day that a text says, relative or not. Null for another text. */
export function readDate(text: string, today: CalendarDate): Partial<Answers> | null {
  const pending = { step: "collect-core", about: "startDate" } as const;
  const { startDate, endDate } = readSlots(text, { today, activeFlow: null, pending });
  return startDate ? { startDate: startDate.value, ...(endDate && { endDate: endDate.value }) } : null;
}
