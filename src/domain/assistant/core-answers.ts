import { parseEmail } from "../shared/email.ts";
import { capitaliseName } from "../customers/person-name.ts";
import type { CalendarDate } from "../shared/calendar-date.ts";
import { MAX_NAME } from "../shared/max-name.ts";
import { plainWords } from "../shared/search-text.ts";
import { messages } from "./assistant.messages.ts";
import type { Answers, FlowState } from "./flow.ts";
import type { AssistantMessage } from "./message.ts";
import { say } from "./message.ts";
import { readSlots } from "./slots/read-slots.ts";

/** A question about the core: its wording, how its answer is read (null when not understood), and what is said then. */
export type CoreQuestion = {
  about: keyof Answers;
  ask: AssistantMessage;
  refuse: AssistantMessage;
  read: (text: string, today: CalendarDate) => Partial<Answers> | null;
};

const recurrence: AssistantMessage = {
  type: "choice",
  content: messages.askRecurrence,
  options: [
    { value: "single", label: "Ponctuel" },
    { value: "recurring", label: "Récurrent" },
  ],
};

/** The questions about the core, in the order of the specification (docs/specification.md#flows). */
export const CORE_QUESTIONS: readonly CoreQuestion[] = [
  { about: "company", ask: say(messages.askCompany), refuse: say(messages.badCompany), read: readCompany },
  {
    about: "firstName",
    ask: say(messages.askFirstName),
    refuse: say(messages.badFirstName),
    read: (text) => nonEmpty(capitaliseName(text), (firstName) => ({ firstName })),
  },
  {
    about: "lastName",
    ask: say(messages.askLastName),
    refuse: say(messages.badLastName),
    read: (text) => nonEmpty(capitaliseName(text), (lastName) => ({ lastName })),
  },
  { about: "email", ask: say(messages.askEmail), refuse: say(messages.badEmail), read: readEmail },
  { about: "recurrence", ask: recurrence, refuse: recurrence, read: readRecurrence },
  { about: "startDate", ask: say(messages.askStartDate), refuse: say(messages.badDate), read: readDate },
];

/** The known fields of the core, from the answers and from the project. */
export function knownCore({ answers, project }: FlowState): Answers {
  if (project === null) return answers;
  const { company, first_name, last_name, email, kind } = project.client_info;
  const coreValues: Answers = {
    projectName: project.name,
    ...(company !== "" && { company }),
    ...(kind && { customerKind: kind }),
    ...(first_name !== "" && { firstName: first_name }),
    ...(last_name !== "" && { lastName: last_name }),
    ...(email !== "" && { email }),
    recurrence: project.project_recurrence,
    ...(project.start_date !== null && { startDate: project.start_date }),
  };
  return { ...coreValues, ...answers, projectName: project.name };
}

/** The next question about the core, or null when nothing is missing. */
export function nextCoreQuestion(answers: Answers): CoreQuestion | null {
  return (
    CORE_QUESTIONS.find(({ about }) =>
      about === "company" && answers.customerKind === "person" ? false : answers[about] === undefined,
    ) ?? null
  );
}

function readCompany(text: string): Partial<Answers> | null {
  const company = text.replace(/\s+/g, " ").trim();
  if (/^(particulier|c'est un particulier|un particulier|aucune|pas d'entreprise)\.?$/i.test(company))
    return { company: "", customerKind: "person" };
  return company === "" ? null : { company: company.slice(0, MAX_NAME), customerKind: "company" };
}

// These answers mean that the customer has no email. It is not asked for again: « elle n'en a pas », « pas d'email », «
// aucun », « je ne sais pas », « passe ».
function readEmail(text: string): Partial<Answers> | null {
  const email = parseEmail(text);
  if (email !== null) return { email };
  const plain = plainWords(text.slice(0, LONGEST_NONE))
    .replace(/[.!,]+/g, " ")
    .replace(/\s+/g, " ")
    .replace(MAIL, "@")
    .trim();
  return NO_EMAIL.some((pattern) => pattern.test(plain)) ? { email: "" } : null;
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

function readRecurrence(text: string): Partial<Answers> | null {
  if (/^(single|ponctuel|unique|une fois|non)/i.test(text.trim())) return { recurrence: "single" };
  return /^(recurring|r[ée]current|r[ée]gulier|oui)/i.test(text.trim()) ? { recurrence: "recurring" } : null;
}

function readDate(text: string, today: CalendarDate): Partial<Answers> | null {
  const pending = { step: "collect-core", about: "startDate" };
  const { startDate, endDate } = readSlots(text, { today, activeFlow: null, pending });
  return startDate ? { startDate: startDate.value, ...(endDate && { endDate: endDate.value }) } : null;
}

function nonEmpty(value: string, make: (value: string) => Partial<Answers>): Partial<Answers> | null {
  return value === "" ? null : make(value);
}
