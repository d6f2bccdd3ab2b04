import { INVOICE_DOUBTS } from "../invoices/invoice-doubts.ts";
import type { CalendarDate } from "../shared/calendar-date.ts";
import { changesQuote, saysPrice } from "./card/changes-quote.ts";
import { answerCardTotal } from "./card/orders/asked-total.ts";
import { offerMeanwhile } from "./card/restart/meanwhile.ts";
import { depositSaidBeside } from "./card/sums/deposit-on-card.ts";
import { isAnotherCustomer } from "./conversation/another-customer.ts";
import { messages } from "./conversation/assistant.messages.ts";
import { isOpenName, isPersonWithoutFirstName, knownCore } from "./conversation/core-answers.ts";
import { answerPending } from "./conversation/engine.ts";
import type { AskedState, Turn } from "./conversation/flow.ts";
import { correctContact, sayKept } from "./corrected-contact.ts";
import { correctedName } from "./corrected-name.ts";
import { isFlowName } from "./flows/all-flows.ts";
import { formAfterText } from "./legal/form-words.ts";
import { readRowHours } from "./proposal/read-hours.ts";
import { readKeptRows } from "./proposal/read-kept.ts";
import { askAgain, askTitle, noteAnotherCustomer, correctAnswer, goBack, refuseAnswer, refuseSkip } from "./repairs.ts";
import { readSaidContact } from "./said-contact.ts";
import { SCRIPT } from "./script.ts";
import { titleIn } from "./slots/people/civility-in.ts";
import { askedProject, namesCorrection, orderBeside } from "./steps/beside/order-beside.ts";
import { collectCore } from "./steps/collect-core.step.ts";
import { correctsInvoice } from "./steps/invoice/correct-invoice.ts";
import type { Act, Intent, QuestionName, Understanding } from "./understanding.ts";

/**
 * The turn of a text that is typed while a question waits. The text is the answer even if it holds a keyword. What is
 * not a plausible answer is asked again. Null for a question of the person, which is answered beside the flow
 * (docs/specification.md#flows).
 */
export function answerQuestion(
  state: AskedState,
  text: string,
  meaning: Understanding,
  today: CalendarDate,
): Turn | null {
  const { act } = meaning;
  const answer = () => answerPending(SCRIPT, state, { kind: "text", text }, today);
  if (isKeptSaid(state.pending, text)) return answer();
  const project = askedProject(state);
  if (project !== null && orderBeside(state, text, today) !== null)
    return offerMeanwhile(askAgain(state, messages.questionOpen(project.name)), text);
  const totalTurn = answerCardTotal(state, text);
  if (totalTurn !== null) return totalTurn;
  if (isBeforeProject(state) && isAnotherCustomer(state.answers, text)) return noteAnotherCustomer(state);
  if (isForStep(state, text, meaning, today)) return answer();
  const contact = CHOOSES_CUSTOMER.has(state.pending.about) ? null : readSaidContact(text, today);
  if (contact !== null) return correctContact(state, contact, text, today);
  const keptMessages = act === "question" ? [] : sayKept(state, text);
  if (keptMessages.length > 0) return { state, messages: [...keptMessages, state.pending.message], effects: [] };
  const correction = NO_ANSWERS.has(act) ? correctedName(knownCore(state), state.pending.about, text) : null;
  if (correction !== null) return correctAnswer(state, correction, text);
  if (act === "question") return null;
  // Works and days that are said beside a question are no answer to it, and nothing of its project.
  if (project !== null && act === "correction" && !namesCorrection(text))
    return askAgain(state, messages.questionOpen(project.name));
  // « ? » alone asks what is expected.
  if (act !== "order" && /^[\s?!.…]+$/.test(text)) return refuseSkip(state);
  return REPLIES[act]?.(state, meaning, text) ?? refusalOf(state, text, act) ?? answer();
}

// While the customer of a new project is asked about, or its first quote is on a card.
function isBeforeProject({ project, pending: { step, about, message } }: AskedState): boolean {
  return (
    project === null && ((step === collectCore.name && !CHOOSES_CUSTOMER.has(about)) || message.type === "quote_card")
  );
}

// These questions read by themselves that it is somebody else.
const CHOOSES_CUSTOMER: ReadonlySet<QuestionName> = new Set<QuestionName>(["same", "knownCustomer"]);

const NO_ANSWERS: ReadonlySet<Act> = new Set<Act>(["non_answer", "statement", "unclear", "skip"]);

/** What is said that answers no question, whatever the question is. */
const REPLIES: Partial<Record<Act, (state: AskedState, meaning: Understanding, text: string) => Turn>> = {
  order: (state, { intent }, text) => {
    const turn = askAgain(state, messages.busy);
    return intent !== null && isFlowName(intent) ? offerMeanwhile(turn, text) : turn;
  },
  back: goBack,
  correction: (state, { slots }, text) => correctAnswer(state, slots, text),
  greeting: (state) => askAgain(state, messages.helloAgain),
  thanks: (state) => askAgain(state, messages.thanksAgain),
  statement: (state, { isNegated }) => askAgain(state, isNegated ? messages.notDone : messages.askedAgain),
};

/** True when a text says which proposed tasks are kept: « aucune » and « oublie la dernière » cancel nothing then. */
export function isKeptSaid({ message }: AskedState["pending"], text: string): boolean {
  return (
    message.type === "proposed_tasks" &&
    (readKeptRows(text, message.tasks) ?? readRowHours(text, message.tasks)) !== null
  );
}

// What the step of the question reads itself. Whatever is told beside a card changes it: « ajoute 2 h à 45 € » adds a
// line there, not hours to a project. « le client a accepté » answers its question. A price that is said before a
// document is written is never left aside.
function isForStep(
  { pending: { about, message } }: AskedState,
  text: string,
  { act, intent }: Understanding,
  today: CalendarDate,
): boolean {
  if (about === "acceptance" && act === "statement") return true;
  if (about === "invoiceConfirm" && act !== "question" && correctsInvoice(text, today)) return true;
  if (act !== "question" && formAfterText(message, text) !== null) return true;
  const isCard = message.type === "quote_card";
  if (isCard && act !== "question" && depositSaidBeside(text) !== null) return true;
  if (isBeforeDocument(about) && act !== "question" && saysPrice(text)) return true;
  if ((isCard || about === "recap") && act !== "question" && changesQuote(text)) return true;
  return isCard && (CHANGES_CARD.has(act) || (act === "order" && intent !== null && CARD_ORDERS.has(intent)));
}

function isBeforeDocument(about: QuestionName): boolean {
  return ASKED_BEFORE.has(about) || INVOICE_DOUBTS.some((doubt) => doubt === about);
}

const ASKED_BEFORE: ReadonlySet<QuestionName> = new Set<QuestionName>(["recap", "iban", "invoiceConfirm"]);
const CARD_ORDERS: ReadonlySet<Intent> = new Set<Intent>(["add_hours", "change"]);
const CHANGES_CARD: ReadonlySet<Act> = new Set<Act>([
  "answer",
  "correction",
  "skip",
  "non_answer",
  "statement",
  "unclear",
]);

// Why a question stays without answer. Null where its step reads the text: a choice or a form shows what it expects,
// and a customer may have no email and no company.
function refusalOf(state: AskedState, text: string, act: Act): Turn | null {
  if (act !== "skip" && act !== "non_answer") return null;
  const { about, message } = state.pending;
  const isOpen = OPEN_TO_NONE.has(about) || isOpenName(about, knownCore(state));
  // A new project is named by its step once its customer is known.
  const { company, lastName } = state.answers;
  if (message.content === messages.askNewName && (company || lastName)) return null;
  // The two words are not clear to everybody.
  if (about === "recurrence") return refuseSkip(state);
  const isNamed = about === "firstName" && titleIn(text) !== null;
  if (isNamed || (message.type !== "text" && !isOpen)) return null;
  if (isPersonWithoutFirstName(state)) return askTitle(state);
  if (act === "skip") return isOpen ? null : refuseSkip(state);
  return about === "email" || about === "startDate" ? null : refuseAnswer(state);
}

const OPEN_TO_NONE: ReadonlySet<QuestionName> = new Set<QuestionName>(["email", "company", "startDate"]);
