import type { InvoicedPart } from "../../documents/document-kind.ts";
import type { DocumentState } from "../../documents/document-state.ts";
import { isInvoiceToSend } from "../../documents/document-state.ts";
import type { StepKey } from "../steps.ts";
import { nextStepMessages } from "./next-step.messages.ts";
import type { Withdrawable } from "./withdrawal-notes.messages.ts";
import { withdrawalNotes } from "./withdrawal-notes.messages.ts";

/**
 * What decides what comes next. `quoteState`: null without a quote. `depositCents`: the deposit that the accepted quote
 * asks for and that is not invoiced, or null. `orderRank`: of the change order that was drawn up and not sent, or null.
 * `askedOrderRank`: of the one that the customer has and did not answer, or null.
 * `restCents`: what is left to pay of the invoices that count, null without any or for who sees no amount.
 */
export type NextFacts = {
  isPriced: boolean;
  quoteState: DocumentState | null;
  depositCents: number | null;
  orderRank: number | null;
  askedOrderRank: number | null;
  invoiceState: DocumentState | null;
  restCents: number | null;
  /** For how many days an invoice is late. */
  lateDays: number;
  /** The part of the quote that is the one invoice of the project, and what is left of it. Null without. */
  lonePart: { kind: InvoicedPart; restCents: number } | null;
  /** The customer has the invoice, or that of the part: it was sent, or they opened its page. */
  isInvoiceGiven: boolean;
  /** Until when the customer may withdraw from what they signed, and whether they asked to begin before, or null. */
  withdrawable: Withdrawable | null;
  tasksTotal: number;
  tasksDone: number;
  /** The works begin today or later. */
  isToBegin: boolean;
  /** The works have a day to begin. */
  isDated: boolean;
};

/**
 * What a project waits for, in a sentence, and the step where it is done. Null where nothing is left to do. `action`:
 * what is done there, when the step alone does not say it. `isPlanning`: it is done in the planning.
 * `isPlacing`: a day is chosen there. `isSending`: the mail of the invoice opens there. `isQuiet`: it may be done, and
 * nothing asks for it yet. `note`: what else waits, and until when.
 */
export type NextStep = {
  text: string;
  step: StepKey | null;
  action?: string;
  isPlanning?: boolean;
  isPlacing?: boolean;
  isQuiet?: boolean;
  note?: string;
  isSending?: boolean;
};

/** The hash of the address of a work step that asks for the day of its work: « /etape/{id}/work#planifier ». */
export const PLACING_HASH = "planifier";

/** What comes next in a project, from its facts alone. */
export function nextStepOf(facts: NextFacts): NextStep {
  const { invoiceState, orderRank, askedOrderRank, withdrawable, tasksTotal, tasksDone } = facts;
  if (invoiceState !== null) return nextOfInvoice(invoiceState, facts);
  // What was agreed before stands, whatever the customer answers.
  if (askedOrderRank !== null) {
    const note =
      withdrawable === null
        ? nextStepMessages.orderAsked(askedOrderRank)
        : withdrawalNotes.orderWaits(askedOrderRank, withdrawable);
    return { ...nextOfWork({ ...facts, quoteState: "accepted" }), note };
  }
  if (orderRank === null) return nextOfWork(facts);
  if (withdrawable === null)
    return { text: nextStepMessages.order(orderRank), step: "quote", action: nextStepMessages.sendOrder(orderRank) };
  // Nothing follows the invoice: done work is not billed before its change order left.
  const waits = withdrawalNotes.orderWaits(orderRank, withdrawable);
  if (tasksTotal > 0 && tasksDone === tasksTotal) return { text: waits, step: "quote", isQuiet: true };
  return { ...nextOfWork(facts), note: waits };
}

function nextOfWork(facts: NextFacts): NextStep {
  const { isPriced, quoteState, depositCents, tasksTotal, tasksDone } = facts;
  const tasksLeft = tasksTotal - tasksDone;
  if (tasksTotal > 0 && tasksLeft === 0) return { text: nextStepMessages.invoice, step: "invoice" };
  if (quoteState === "accepted" && depositCents !== null)
    return { text: nextStepMessages.deposit(depositCents), step: "invoice", action: nextStepMessages.askDeposit };
  if (quoteState === "accepted" && tasksDone === 0) return nextOfAgreed(facts);
  // The work began before its quote was sent: the customer is still to be given it.
  if (tasksDone > 0 && quoteState === "draft") return { text: nextStepMessages.draftLeft, step: "quote" };
  if (tasksDone > 0 || quoteState === "accepted")
    return tasksTotal === 0
      ? { text: nextStepMessages.agreed, step: "invoice" }
      : { text: nextStepMessages.tasksLeft(tasksLeft), step: "work" };
  if (quoteState !== null) return nextOfQuote(quoteState);
  return isPriced
    ? { text: nextStepMessages.makeQuote, step: "quote" }
    : { text: nextStepMessages.price, step: "estimation" };
}

// Nothing of the work is ticked yet. A deposit is sent, then paid, before it begins. A progress invoice bills work that
// has begun, be no task ticked.
function nextOfAgreed(facts: NextFacts): NextStep {
  const { lonePart, isInvoiceGiven, tasksTotal, isDated, isToBegin, withdrawable } = facts;
  const rest = lonePart?.restCents ?? 0;
  const isProgress = lonePart?.kind === "progress";
  if (rest > 0 && !isInvoiceGiven)
    return {
      text: isProgress ? nextStepMessages.giveInvoice(false) : nextStepMessages.giveDeposit,
      step: "invoice",
      action: isProgress ? nextStepMessages.sendInvoice : nextStepMessages.sendDeposit,
      isSending: true,
    };
  if (rest > 0)
    return {
      text: isProgress ? nextStepMessages.collectProgress(rest) : nextStepMessages.collectDeposit(rest),
      step: "invoice",
    };
  if (isProgress) return { text: nextStepMessages.progressPaid, step: tasksTotal > 0 ? "work" : "invoice" };
  const isPaid = lonePart !== null;
  if (tasksTotal > 0 && !isDated)
    return {
      text: isPaid ? nextStepMessages.depositPaidUndated : nextStepMessages.planned,
      step: "work",
      action: nextStepMessages.plan,
      isPlacing: true,
    };
  if (tasksTotal > 0 || isToBegin) return { text: sayBegin(isPaid, withdrawable), step: "work" };
  return { text: isPaid ? nextStepMessages.depositPaidThenInvoice : nextStepMessages.agreed, step: "invoice" };
}

// Whoever begins before the last day of withdrawal, without having been asked to, may be paid nothing.
function sayBegin(isPaid: boolean, withdrawable: Withdrawable | null): string {
  if (withdrawable !== null) return withdrawalNotes.next(withdrawable);
  return isPaid ? nextStepMessages.depositPaid : nextStepMessages.begin;
}

function nextOfInvoice(state: DocumentState, { restCents, lateDays, isInvoiceGiven }: NextFacts): NextStep {
  if (isInvoiceToSend(state, isInvoiceGiven))
    return { text: nextStepMessages.giveInvoice(state === "late"), step: "invoice" };
  if (state === "late")
    return {
      text: nextStepMessages.late(restCents, lateDays),
      step: "invoice",
      action: nextStepMessages.remind,
      isSending: true,
    };
  if (state === "paid" || state === "credited") return { text: nextStepMessages.paid, step: null };
  if (state === "overpaid") return { text: nextStepMessages.overpaid, step: "invoice" };
  return { text: nextStepMessages.collect(restCents), step: "invoice" };
}

function nextOfQuote(state: DocumentState): NextStep {
  if (state === "draft") return { text: nextStepMessages.sendQuote, step: "quote" };
  if (state === "declined") return { text: nextStepMessages.declined, step: "quote" };
  if (state === "expired") return { text: nextStepMessages.expired, step: "quote", action: nextStepMessages.extend };
  return {
    text: state === "viewed" ? nextStepMessages.viewed : nextStepMessages.sent,
    step: "client-validation",
  };
}
