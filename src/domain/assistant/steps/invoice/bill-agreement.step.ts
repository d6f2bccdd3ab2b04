import type { CalendarDate } from "../../../shared/calendar-date.ts";
import { formatLongDate } from "../../../shared/french-format.ts";
import type { ToldAcceptance } from "../../actions/answers/told-acceptance.ts";
import { readToldAcceptance } from "../../actions/answers/told-acceptance.ts";
import { recipientOf } from "../../card/said-back.ts";
import type { AssistantProject, ProjectDocument } from "../../conversation/assistant-project.ts";
import { acceptedQuoteOf, openQuoteOf, splitTasks, standingInvoiceOf } from "../../conversation/assistant-project.ts";
import { messages } from "../../conversation/assistant.messages.ts";
import { documentDone } from "../../conversation/document-messages.ts";
import { doneMessages } from "../../conversation/done.messages.ts";
import type { Answers, FlowState, Move, Step } from "../../conversation/flow.ts";
import { say } from "../../conversation/message.ts";
import { plainAnswer } from "../../conversation/plain-answer.ts";
import { summaryLabels } from "../../conversation/step.messages.ts";
import type { Input } from "../../conversation/world.ts";
import { askOpen, readFirmYes } from "../../conversation/yes-no.ts";
import { recap } from "../recap.step.ts";
import { confirmInvoice } from "./confirm-invoice.step.ts";
import { acceptanceMessages } from "./invoice-step.messages.ts";

/**
 * What the customer accepted answers every question before the invoice: it bills that quote, whatever was drawn up
 * since. With a quote that waits for an answer, the seller says whether it was accepted. It is noted on the project as
 * it is then, because its page may have changed it since the question. A project that an invoice already bills is asked
 * nothing: that invoice is shown.
 */
export const billAgreement: Step<"getProject" | "acceptQuote"> = {
  name: "bill-agreement",
  enter: ({ project, answers }) => {
    const invoice = project && standingInvoiceOf(project);
    if (invoice) return showInvoice(project, invoice);
    if (project === null) return { next: { kind: "done" } };
    if (acceptedQuoteOf(project)) return billQuote();
    const quote = openQuoteOf(project);
    if (!quote) return { next: { kind: "done" } };
    return askWhether(quote, project, answers);
  },
  answer: (state, input, { today }) => {
    const { project } = state;
    const quote = project && openQuoteOf(project);
    if (!quote) return { next: { kind: "done" } };
    const answer = readAcceptance(input);
    if (answer === "accepted") return readAgain(project, state.answers, toldBeside(input, today));
    if (answer === "bill") return billAnyway(state);
    if (answer === null) return askOpen(state, askWhether(quote, project, state.answers));
    return { say: [say(messages.invoiceDeclined)], skipUntil: recap, next: { kind: "done" } };
  },
  results: {
    getProject: (state, outcome) => {
      const project = (outcome.ok && outcome.value) || state.project;
      if (!project) return { next: { kind: "done" } };
      return { ...noteAcceptance(project, state), set: splitTasks(project) };
    },
    acceptQuote: ({ project, answers }, outcome) => {
      const quote = project && openQuoteOf(project);
      if (!quote) return { next: { kind: "done" } };
      // A day that was refused is not tried again.
      const { acceptanceTold: _told, ...otherAnswers } = answers;
      if (!outcome.ok)
        return {
          ...askAcceptance(quote),
          say: [say(messages.acceptanceFailed(outcome.message))],
          set: { answers: otherAnswers },
        };
      const { documents = [], ...others } = project;
      const acceptedQuote: ProjectDocument = { ...quote, status: "accepted" };
      const acceptedDocuments = documents.map((one) => (one === quote ? acceptedQuote : one));
      return {
        ...billQuote(),
        say: [say(messages.acceptanceNoted(quote.number))],
        set: { project: { ...others, documents: acceptedDocuments } },
      };
    },
  },
};

function readAgain({ id }: AssistantProject, answers: Answers, acceptance: ToldAcceptance | null): Move<"getProject"> {
  return {
    ...(acceptance && { set: { answers: { ...answers, acceptanceTold: acceptance } } }),
    next: { kind: "run", effect: { name: "getProject", id } },
  };
}

// « oui elle a dit oui hier »: the answer has a day.
function toldBeside(input: Input, today: CalendarDate): ToldAcceptance | null {
  const acceptance = input.kind === "text" ? readToldAcceptance(input.text, today) : null;
  return acceptance?.day === undefined ? null : acceptance;
}

function noteAcceptance(project: AssistantProject, state: FlowState): Move<"acceptQuote"> {
  const invoice = standingInvoiceOf(project);
  if (invoice) return showInvoice(project, invoice);
  const acceptedQuote = acceptedQuoteOf(project);
  if (acceptedQuote) return { ...billQuote(), say: [say(messages.acceptanceNoted(acceptedQuote.number))] };
  const quote = openQuoteOf(project);
  if (!quote) return { next: { kind: "done" } };
  const askedQuote = state.project && openQuoteOf(state.project);
  if (askedQuote && askedQuote.id !== quote.id)
    return { ...askAcceptance(quote), say: [say(messages.quoteReplaced(askedQuote.number))] };
  const { day } = state.answers.acceptanceTold ?? {};
  const effect = {
    name: "acceptQuote",
    versionId: quote.id,
    signer: recipientOf(project),
    ...(day && { day }),
  } as const;
  return { next: { kind: "run", effect } };
}

function showInvoice(project: AssistantProject, invoice: ProjectDocument): Move {
  const page = `/etape/${project.id}/invoice`;
  const others = [
    { label: doneMessages.onInvoice, value: doneMessages.onInvoicePage, href: page },
    { label: doneMessages.billMore, value: doneMessages.newProject, href: "/project/new" },
  ];
  const content = messages.alreadyInvoiced(invoice.number);
  const card = documentDone(invoice, { content, label: summaryLabels.invoice, page, others });
  return { say: [card], skipUntil: recap, next: { kind: "done" } };
}

function billQuote(): Move {
  return { skipUntil: confirmInvoice, next: { kind: "done" } };
}

// The quote is there: none is proposed beside the invoice.
function billAnyway({ answers }: FlowState): Move {
  return { set: { answers: { ...answers, quotePreference: false }, requireQuote: false }, next: { kind: "done" } };
}

function askAcceptance({ number }: ProjectDocument): Move {
  const options = [
    { value: "accepted", label: messages.accepted },
    { value: "bill", label: messages.billAnyway },
    { value: "wait", label: messages.notYet },
  ];
  const content = messages.askAcceptance(number);
  return { next: { kind: "ask", about: "acceptance", message: { type: "choice", content, options } } };
}

// What was told beside the order is said back before it is noted: nothing is written without a yes to it.
function askWhether(quote: ProjectDocument, project: AssistantProject, { acceptanceTold }: Answers): Move {
  if (acceptanceTold === undefined) return askAcceptance(quote);
  const { day, means } = acceptanceTold;
  const options = [
    { value: "accepted", label: acceptanceMessages.yes },
    { value: "bill", label: messages.billAnyway },
    { value: "wait", label: messages.notYet },
  ];
  const dayAndMeans = { day: day === undefined ? null : formatLongDate(day), ...(means && { means }) };
  const content = acceptanceMessages.note(recipientOf(project), quote.number, dayAndMeans);
  return { next: { kind: "ask", about: "acceptance", message: { type: "choice", content, options } } };
}

function readAcceptance(input: Input): "accepted" | "bill" | "wait" | null {
  const text = plainAnswer(input);
  if (text === "accepted" || text === "bill" || text === "wait") return text;
  const isYes = readFirmYes(input);
  if (isYes) return "accepted";
  if (/\b(?:attend|attends|plus tard)\b/.test(text)) return "wait";
  if (/\b(?:quand meme|facture[rz]?)\b/.test(text)) return "bill";
  if (/\b(?:sais|sait|aucune idee)\b/.test(text)) return null;
  if (isYes === false || /\bpas\b/.test(text)) return "wait";
  if (SAYS_YES.test(text) && !UNSURE.test(text)) return "accepted";
  return /\b(?:accepte|signe|valide)\b/.test(text) ? "accepted" : null;
}

// « oui elle a dit oui hier », « il est d'accord, on y va ».
const SAYS_YES =
  /\b(?:(?:a|ont) dit (?:oui|ok|d'accord|banco)|(?:est|sont) (?:ok|d'accord|partants?)|bon pour accord)\b/;
const UNSURE = /\b(?:si|quand|mais|sauf|presque|devrait|pense|crois|peut-etre|des qu'?)\b/;
