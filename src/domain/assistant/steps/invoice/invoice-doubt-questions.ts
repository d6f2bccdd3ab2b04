import { doubtQuestion, workDayAnswers } from "../../../invoices/invoice-doubts.messages.ts";
import type { InvoiceDoubt } from "../../../invoices/invoice-doubts.ts";
import { INVOICE_DOUBTS, isPriceDoubt } from "../../../invoices/invoice-doubts.ts";
import type { PriceGap } from "../../../invoices/price-gap.ts";
import type { CalendarDate } from "../../../shared/calendar-date.ts";
import { plainWords } from "../../../shared/search-text.ts";
import { isNoAnswer } from "../../acts/short-acts.ts";
import { isSkip } from "../../acts/skips.ts";
import type { AssistantProject } from "../../conversation/assistant-project.ts";
import { messages } from "../../conversation/assistant.messages.ts";
import type { AskedState, Move } from "../../conversation/flow.ts";
import type { AssistantMessage } from "../../conversation/message.ts";
import { say } from "../../conversation/message.ts";
import type { Input } from "../../conversation/world.ts";
import { readFirmYes } from "../../conversation/yes-no.ts";
import { saidPastDay } from "../../slots/dates/said-past-day.ts";
import type { QuestionName } from "../../understanding.ts";
import { clausesOf } from "../../words/clauses.ts";
import { pattern } from "../../words/pattern.ts";
import { generateInvoice } from "./generate-invoice.step.ts";
import { invoiceSummary } from "./invoice-summary.step.ts";

// What is asked about an invoice before it is issued, one question at a time.

type DoubtEffect = "saveEndDate" | "saveCustomer" | "previewDocument";

type DoubtQuestion = { kind: "ask"; about: InvoiceDoubt; message: AssistantMessage };

/** The doubt that a pending question asks about, or null for another question. */
export function doubtIn(about: QuestionName): InvoiceDoubt | null {
  return INVOICE_DOUBTS.find((doubt) => doubt === about) ?? null;
}

/** The question of a doubt. `gap`: how the price of the invoice goes beyond the quote. */
export function askDoubt(doubt: InvoiceDoubt, gap: PriceGap | null): DoubtQuestion {
  const question = doubtQuestion(doubt, gap);
  return sayDoubt(doubt, doubt === "buyer_siren_unknown" ? `${question} ${messages.typeSiren}` : question);
}

/** The question of a doubt in other words, after an answer that was not understood. */
export function sayDoubt(doubt: InvoiceDoubt, content: string): DoubtQuestion {
  const options = isAboutDay(doubt)
    ? [
        { value: "today", label: messages.doneToday },
        isAboutPastDay(doubt)
          ? { value: "yes", label: workDayAnswers.isRight }
          : { value: "not_yet", label: workDayAnswers.notDone },
      ]
    : [
        { value: "yes", label: messages.yes },
        { value: "no", label: messages.no },
      ];
  return { kind: "ask", about: doubt, message: { type: "choice", content, options } };
}

/** What the seller answers about a doubt: a day to save, that the invoice is right, or that it is not. */
export function answerDoubt(
  state: AskedState,
  project: AssistantProject,
  input: Input,
  today: CalendarDate,
): Move<DoubtEffect> {
  const doubt = doubtIn(state.pending.about);
  if (doubt === null) return { next: { kind: "ask", ...state.pending } };
  if (isAboutDay(doubt)) return answerDay(state, project, input, today);
  const siren = doubt === "buyer_siren_unknown" && input.kind === "text" ? sirenIn(input.text) : null;
  if (siren !== null) return saveSiren(project, siren);
  const isRight = readFirmYes(input);
  if (isRight === null) return { next: { kind: "ask", ...state.pending } };
  if (isRight) return confirmDoubt(state, project, doubt);
  return {
    say: [say(isPriceDoubt(doubt) ? messages.priceDoubtStands(project.id) : messages.doubtStands(project.id))],
    set: { answers: { ...state.answers, invoiceConfirm: false } },
    skipSteps: [generateInvoice, invoiceSummary],
    next: { kind: "done" },
  };
}

// « 552 100 554 », or the SIRET that begins with it.
function sirenIn(text: string): string | null {
  const digits = text.slice(0, LONGEST_SIREN).replace(/\D/g, "");
  return digits.length === 9 || digits.length === 14 ? digits.slice(0, 9) : null;
}

const LONGEST_SIREN = 80;

function saveSiren(project: AssistantProject, siren: string): Move<DoubtEffect> {
  const effect = { name: "saveCustomer", id: project.customer_id ?? "", values: { siren } } as const;
  return { set: { form: [] }, next: { kind: "run", effect } };
}

function isAboutDay(doubt: InvoiceDoubt): boolean {
  return doubt === "service_date_unknown" || doubt === "service_date_future" || isAboutPastDay(doubt);
}

function isAboutPastDay(doubt: InvoiceDoubt): boolean {
  return doubt === "service_date_long_ago";
}

function answerDay(state: AskedState, project: AssistantProject, input: Input, today: CalendarDate): Move<DoubtEffect> {
  const doubt = doubtIn(state.pending.about) ?? "service_date_unknown";
  const text = input.kind === "text" ? input.text : input.kind === "choice" ? input.value : "";
  if (isAboutPastDay(doubt) && readFirmYes(input)) return confirmDoubt(state, project, doubt);
  if (text === "not_yet" || NOT_YET.test(plainWords(text.slice(0, LONGEST_DAY))))
    return confirmDoubt(state, project, doubt);
  const endDate = text === "today" ? today : saidPastDay(text, today);
  if (endDate === null && OF_SOME_DAYS.test(plainWords(text.slice(0, LONGEST_DAY))))
    return { next: sayDoubt(doubt, messages.whichDay) };
  if (endDate === null)
    return { next: sayDoubt(doubt, isDayUnknown(doubt, text) ? messages.dayUnknown : messages.badDate) };
  if (endDate > today) return { next: sayDoubt(doubt, messages.notAPastDay) };
  const effect = { name: "saveEndDate", id: project.id, endDate, startDate: project.start_date } as const;
  return { next: { kind: "run", effect } };
}

// « je sais plus » about the day of the work.
function isDayUnknown(doubt: InvoiceDoubt, text: string): boolean {
  const clauses = clausesOf(text.slice(0, LONGEST_DAY));
  return !isAboutPastDay(doubt) && /\p{L}/u.test(text) && (isNoAnswer(clauses) || isSkip(clauses, doubt));
}

// « la semaine dernière », « début novembre », « le mois dernier » are several days.
const OF_SOME_DAYS = pattern`
  \b(?:semaine|week-?end|mois|debut|fin|mi) (?:derniere?|passee?|de\b|du\b|d'|janv|fev|mars|avr|mai|juin|juil|aout|
  sept|oct|nov|dec)`;
const LONGEST_DAY = 80;
const NOT_YET = /\bpas (?:encore|fini|finie|acheve|achevee|termine|terminee|livre|livree)\b/;

function confirmDoubt({ answers }: AskedState, { id }: AssistantProject, doubt: InvoiceDoubt): Move<DoubtEffect> {
  return {
    set: { answers: { ...answers, confirmedDoubts: [...(answers.confirmedDoubts ?? []), doubt] } },
    next: { kind: "run", effect: { name: "previewDocument", id, kind: "invoice" } },
  };
}
