import { unconfirmedDoubts } from "../../../lines/unconfirmed-doubts.ts";
import type { CalendarDate } from "../../../shared/calendar-date.ts";
import { formatLongDate } from "../../../shared/french-format.ts";
import { isSkip } from "../../acts/skips.ts";
import { billWords, isBilled, readBill } from "../../card/read-bill.ts";
import type { Preview } from "../../card/said-back.ts";
import { amountsOf, customerOf, toPayWords } from "../../card/said-back.ts";
import type { AssistantProject } from "../../conversation/assistant-project.ts";
import { acceptedQuoteOf } from "../../conversation/assistant-project.ts";
import { messages } from "../../conversation/assistant.messages.ts";
import type { AskedState, FlowState, Move, Step } from "../../conversation/flow.ts";
import { say } from "../../conversation/message.ts";
import type { SaidBill } from "../../conversation/said-bill.ts";
import type { Input, Outcome } from "../../conversation/world.ts";
import { askYesNo, readFirmYes } from "../../conversation/yes-no.ts";
import type { FilledForm } from "../../legal/form-words.ts";
import { formAfterText, isWholeForm, sayNoted, valuesOfForm } from "../../legal/form-words.ts";
import type { SavesLegalData } from "../../legal/legal-data.ts";
import { firstLegalQuestion, IBAN_QUESTION, legalCode, savingEffect } from "../../legal/legal-data.ts";
import { filledFields, refusedForm } from "../../legal/legal-form.ts";
import { readTypedDate } from "../../slots/dates/typed-date.ts";
import { questionNamed } from "../../understanding.ts";
import { clausesOf } from "../../words/clauses.ts";
import { correctInvoice } from "./correct-invoice.ts";
import { generateInvoice } from "./generate-invoice.step.ts";
import { answerDoubt, askDoubt, doubtIn, sayDoubt } from "./invoice-doubt-questions.ts";
import { ibanMessages } from "./invoice-step.messages.ts";
import { invoiceSummary } from "./invoice-summary.step.ts";

/**
 * Asks first for what the law wants on an invoice, since it may change its total. Then says for whom the invoice is and
 * what it comes to, and asks before issuing it. « non » skips the invoice and its summary
 * (docs/specification.md#flows).
 */
export const confirmInvoice: Step<"previewDocument" | "saveEndDate" | SavesLegalData> = {
  name: "confirm-invoice",
  enter: ({ project }) => (project ? preview(project) : askYesNo("invoiceConfirm", messages.confirmInvoice(""))),
  answer: (state, input, { today }) => {
    const { about, message } = state.pending;
    const isBeforeInvoice = doubtIn(about) !== null || about === "invoiceConfirm" || about === "iban";
    const billSaid = isBeforeInvoice && input.kind === "text" ? readBill(input.text, today) : null;
    if (billSaid !== null && isOtherBill(state, billSaid)) return leaveBill(state, billSaid);
    if (doubtIn(about) !== null && state.project) return answerDoubt(state, state.project, input, today);
    if (input.kind === "form") return saveForm(state, input.values);
    const form = input.kind === "text" ? formAfterText(message, input.text) : null;
    if (form !== null) return takeForm(state, form);
    const isYes = readFirmYes(input);
    if (about === "iban" && (isYes === false || isLater(input))) return skipIban(state);
    const isText = input.kind === "text" && about === "invoiceConfirm";
    const correction =
      isText && isYes !== true && state.project ? correctInvoice(state, state.project, input.text, today) : null;
    if (correction !== null) return correction;
    // « euh je sais pas »: the same question in the same words would help nobody.
    if (about === "iban" && message.type === "form" && input.kind === "text")
      return { next: { kind: "ask", about, message: { ...message, content: ibanMessages.again } } };
    if (isYes === null || (isYes && about !== "invoiceConfirm"))
      return { say: isText ? [say(messages.confirmOrCorrect)] : [], next: { kind: "ask", about, message } };
    const answers = { ...state.answers, invoiceConfirm: isYes };
    if (isYes) return { set: { answers }, next: { kind: "done" } };
    return {
      say: [say(messages.invoiceDeclined)],
      set: { answers },
      skipSteps: [generateInvoice, invoiceSummary],
      next: { kind: "done" },
    };
  },
  results: {
    // Without its amounts the question is asked all the same: issuing says what is missing.
    previewDocument: (state, outcome, { today }) => {
      if (!outcome.ok) return ask(state, { totals: [] }, today);
      const invoiceTotals = outcome.value.totals.map(({ label, value }) => ({ label, value }));
      const { gross_cents: invoiceCents } = outcome.value;
      const facts = { invoiceTotals, invoiceSum: toPayWords(outcome.value), ...(invoiceCents && { invoiceCents }) };
      const pricedState = { ...state, ...facts };
      const { billSaid } = state.answers;
      const isOther = billSaid !== undefined && !isRepriced(state) && isOtherBill(pricedState, billSaid);
      return isOther ? leaveBill(pricedState, billSaid) : { ...ask(state, outcome.value, today), set: facts };
    },
    saveEndDate: (state, outcome) =>
      outcome.ok
        ? previewAgain(state, outcome)
        : { next: sayDoubt("service_date_unknown", messages.saveFailed(outcome.message)) },
    saveCompany: (state, outcome) => previewAgain(state, outcome),
    // A SIREN that was typed beside its question has no form.
    saveCustomer: (state, outcome) =>
      outcome.ok || state.form.length > 0
        ? previewAgain(state, outcome)
        : { next: sayDoubt("buyer_siren_unknown", outcome.fields.siren ?? messages.saveFailed(outcome.message)) },
    sayVatReason: (state, outcome) => previewAgain(state, outcome),
  },
};

// A price that was typed in this conversation counts more than the order.
function isRepriced({ answers }: FlowState): boolean {
  return answers.durationHours !== undefined || answers.quoteConfirmed === true;
}

function isOtherBill({ project, invoiceTotals }: FlowState, billSaid: SaidBill): boolean {
  return project !== null && invoiceTotals.length > 0 && !isBilled(billSaid, { totals: invoiceTotals });
}

// An invoice of another price than the one that was said is not issued: both are named, with the way to each.
function leaveBill({ project, invoiceSum = "" }: FlowState, billSaid: SaidBill): Move {
  const price = billWords(billSaid);
  const quote = project && acceptedQuoteOf(project);
  const id = project?.id ?? "";
  const sentence = quote
    ? messages.otherThanAgreed(price, invoiceSum, quote.number, id)
    : messages.otherThanPriced(price, invoiceSum, id);
  return { say: [say(sentence)], next: { kind: "end" } };
}

function preview({ id }: AssistantProject): Move<"previewDocument"> {
  return { next: { kind: "run", effect: { name: "previewDocument", id, kind: "invoice" } } };
}

function isLater(input: Input): boolean {
  return input.kind === "text" && isSkip(clausesOf(input.text), "iban");
}

function skipIban(state: AskedState): Move<"previewDocument"> {
  return {
    ...(state.project ? preview(state.project) : askYesNo("invoiceConfirm", messages.confirmInvoice(""))),
    set: { inserted: [...state.inserted, "iban"] },
  };
}

function saveForm(state: AskedState, values: Record<string, string>): Move<"previewDocument" | SavesLegalData> {
  const { about, message } = state.pending;
  if (about === "iban" && (values.iban ?? "").trim() === "") return skipIban(state);
  return {
    set: { form: filledFields(message, values), inserted: [...state.inserted, about] },
    next: { kind: "run", effect: savingEffect(about, state.project, values) },
  };
}

// What was said beside the form is in its fields. It is saved once nothing is missing.
function takeForm(state: AskedState, form: FilledForm): Move<"previewDocument" | SavesLegalData> {
  const { about, message } = state.pending;
  const sentence = sayNoted(message, form);
  const sentences = sentence === "" ? [] : [say(sentence)];
  if (isWholeForm(form)) return { ...saveForm(state, valuesOfForm(form)), say: sentences };
  return { say: sentences, next: { kind: "ask", about, message: form } };
}

function previewAgain(state: FlowState, outcome: Outcome<unknown>): Move<"previewDocument"> {
  if (outcome.ok) return state.project ? preview(state.project) : { next: { kind: "done" } };
  const about = questionNamed(state.inserted.at(-1)) ?? "company_incomplete";
  const message = refusedForm(state.form, outcome.fields, messages.saveFailed(outcome.message));
  return { next: { kind: "ask", about, message } };
}

function ask(state: FlowState, answer: Preview, today: CalendarDate): Move {
  const { project, inserted } = state;
  const code = legalCode(answer.missing_code ?? null);
  if (code !== null)
    return { next: { kind: "ask", about: code, message: firstLegalQuestion(code, answer.missing ?? [], project) } };
  const [openDoubt] = unconfirmedDoubts(answer.doubts ?? [], state.answers.confirmedDoubts ?? []);
  if (openDoubt) return { next: askDoubt(openDoubt, answer.priceGap ?? null) };
  // Whoever has no account on their invoices is asked for it, once in a flow, and may leave it empty.
  if (answer.asks_iban && !inserted.includes("iban"))
    return { next: { kind: "ask", about: "iban", message: IBAN_QUESTION } };
  const reminder = answer.asks_iban ? `${messages.noIban}\n` : "";
  const question = `${workDayOf(answer, today)}${reminder}${messages.confirmInvoice(project?.name ?? "")}`;
  const recap = project === null ? "" : recapOf(project, answer);
  return askYesNo("invoiceConfirm", recap === "" ? question : `${recap}\n${question}`);
}

// The day is repeated with its weekday: it was perhaps said as « vendredi dernier », and stays on the invoice.
function workDayOf({ workDay }: Preview, today: CalendarDate): string {
  if (!workDay) return "";
  const day = readTypedDate(workDay.value, today, "past");
  return `${messages.workDay(workDay.label, day === null ? workDay.value : formatLongDate(day))}\n`;
}

function recapOf(project: AssistantProject, answer: Preview): string {
  const quote = acceptedQuoteOf(project);
  if (quote) return messages.recapAgreement(toPayWords(answer), quote.number, customerOf(project));
  return answer.totals.length === 0 ? "" : messages.recapInvoice(customerOf(project), amountsOf(answer));
}
