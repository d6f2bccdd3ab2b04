import { personName } from "../customers/customer.ts";
import { isCalendarDate } from "../shared/calendar-date.ts";
import { formatDate } from "../shared/french-format.ts";
import { titleFor } from "./card/title/project-title.ts";
import { messages } from "./conversation/assistant.messages.ts";
import type { CoreQuestion } from "./conversation/core-answers.ts";
import {
  CORE_QUESTIONS,
  TITLE_QUESTION,
  askOf,
  isOpenName,
  knownCore,
  openToNone,
} from "./conversation/core-answers.ts";
import type { Answers, AskedState, Turn } from "./conversation/flow.ts";
import type { AssistantMessage } from "./conversation/message.ts";
import { say } from "./conversation/message.ts";
import { answersOf, saidCivility } from "./conversation/said-answers.ts";
import { collectCore, saveCoreEffect } from "./steps/collect-core.step.ts";
import type { QuestionName, Slots } from "./understanding.ts";

// What a person says beside the answer: no answer, the question before, another value for an earlier answer. The
// question that waits always comes back.

/** The question again, after a sentence that helps. */
export function askAgain(state: AskedState, sentence: string): Turn {
  return { state, messages: [say(sentence), state.pending.message], effects: [] };
}

/** Keeps that the customer is somebody new, whoever has that name, and asks the question again. */
export function noteAnotherCustomer(state: AskedState): Turn {
  const { civility, firstName = "", lastName = "", company = "" } = state.answers;
  const name = company || personName({ civility, firstName, lastName });
  const answers = { ...state.answers, isNewCustomer: true as const };
  return askAgain({ ...state, answers }, messages.anotherCustomer(name));
}

/** Asks the question again with the sentence that says what is expected. */
export function refuseAnswer(state: AskedState): Turn {
  const sentence = REFUSALS[state.pending.about];
  if (sentence === undefined) return askAgain(state, messages.askedAgain);
  const isOpen = isOpenName(state.pending.about, knownCore(state));
  const message = isOpen ? openToNone(sentence) : say(sentence);
  const example = state.pending.about === "description" ? [say(messages.descriptionExample)] : [];
  return { state: { ...state, pending: { ...state.pending, message } }, messages: [...example, message], effects: [] };
}

const REFUSALS: Partial<Record<QuestionName, string>> = {
  projectName: messages.badName,
  company: messages.badCompany,
  firstName: messages.badFirstName,
  lastName: messages.badLastName,
  email: messages.badEmail,
  startDate: messages.badDate,
  description: messages.badDescription,
};

/** Asks for a civility in place of a first name that is not known. */
export function askTitle(state: AskedState): Turn {
  const pending = { ...state.pending, message: TITLE_QUESTION };
  return { state: { ...state, pending }, messages: [TITLE_QUESTION], effects: [] };
}

/** Says why the question cannot be left open, and asks it again. */
export function refuseSkip(state: AskedState): Turn {
  return askAgain(state, messages.whyAsked[state.pending.about] ?? messages.askedAgain);
}

/**
 * Asks the question before again, and forgets its answer. What was already saved is not asked again: it is changed by
 * saying it (« change l'email »).
 */
export function goBack(state: AskedState): Turn {
  const { pending, answers, project } = state;
  const at = CORE_QUESTIONS.findIndex(({ about }) => about === pending.about);
  const earlier = CORE_QUESTIONS.slice(0, Math.max(at, 0)).findLast(({ about }) => answers[about] !== undefined);
  if (pending.step !== collectCore.name || project !== null || !earlier) return askAgain(state, messages.nothingBefore);
  return askField(state, earlier.about, askOf(earlier, answers));
}

/**
 * Changes an earlier answer, by what a text says. With its new value it is said back, and the question that waits
 * returns. Without it, the field is asked for. What a flow has already saved is saved again; what it does not hold is
 * changed on its page.
 */
export function correctAnswer(state: AskedState, slots: Slots, text: string): Turn {
  const field = slots.about?.value ?? "";
  const values: Answers = { ...answersOf(slots), ...saidCivility(text, slots) };
  const valuesByField: Readonly<Record<string, unknown>> = values;
  const question = CORE_QUESTIONS.find(({ about }) => about === field);
  const value = valuesByField[field];
  if (value === undefined && question && state.project === null)
    return askField(state, question.about, askOf(question, state.answers));
  if (value === undefined || typeof value === "object") return askAgain(state, pageSentence(state));
  const answers = withTitle(state.answers, { ...state.answers, ...values });
  const valueWords = typeof value === "string" && isCalendarDate(value) ? formatDate(value) : String(value);
  const echo = say(messages.corrected(messages.fieldNames[field] ?? field, valueWords));
  const next = { ...state, answers };
  if (state.project === null) return { state: next, messages: [echo, state.pending.message], effects: [] };
  if (field === "projectName" || field === "phone" || !question) return askAgain(state, pageSentence(state));
  const effect = saveCoreEffect(state.project, knownCore(next));
  const running = { step: collectCore.name, effect: effect.name };
  return { state: { ...next, pending: null, running }, messages: [echo], effects: [effect] };
}

/** The answers with the name that we made of the work and the customer: it follows the customer. */
export function withTitle(earlier: Answers, answers: Answers): Answers {
  const { projectName } = answers;
  if (projectName === undefined) return answers;
  const [customerBefore, customer] = [earlier, answers].map(({ company, lastName }) => company || lastName || "");
  return { ...answers, projectName: titleFor(customer ?? "", projectName, customerBefore ?? "") };
}

function askField(state: AskedState, about: CoreQuestion["about"], message: AssistantMessage): Turn {
  const { [about]: _forgotten, ...answers } = state.answers;
  const pending = { step: collectCore.name, about, message };
  const queue = state.queue.includes(collectCore.name) ? state.queue : [collectCore.name, ...state.queue];
  return { state: { ...state, answers, queue, pending }, messages: [message], effects: [] };
}

function pageSentence({ project }: AskedState): string {
  return project === null ? messages.whichField : messages.changedOnPage(project.id);
}
