import type { DocumentState } from "../../documents/document-state.ts";
import type { StepKey } from "../steps.ts";
import { nextStepMessages } from "./next-step.messages.ts";

/**
 * What decides what comes next. `quoteState`: null without a quote. `depositCents`: the deposit that the accepted quote
 * asks for and that is not invoiced, or null. `orderRank`: of the change order that was drawn up and not sent, or null.
 * `restCents`: what is left to pay of the invoices that count, null without any or for who sees no amount.
 */
export type NextFacts = {
  isPriced: boolean;
  quoteState: DocumentState | null;
  depositCents: number | null;
  orderRank: number | null;
  invoiceState: DocumentState | null;
  restCents: number | null;
  /** The customer has the invoice: it was sent, or they opened its page. */
  isInvoiceGiven: boolean;
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
 */
export type NextStep = { text: string; step: StepKey | null; action?: string; isPlanning?: boolean };

/** What comes next in a project, from its facts alone. */
export function nextStepOf(facts: NextFacts): NextStep {
  const { isPriced, quoteState, invoiceState, depositCents, orderRank, tasksTotal, tasksDone, isToBegin } = facts;
  if (invoiceState !== null) return nextOfInvoice(invoiceState, facts);
  if (orderRank !== null)
    return { text: nextStepMessages.order(orderRank), step: "quote", action: nextStepMessages.sendOrder(orderRank) };
  const tasksLeft = tasksTotal - tasksDone;
  if (tasksTotal > 0 && tasksLeft === 0) return { text: nextStepMessages.invoice, step: "invoice" };
  if (quoteState === "accepted" && depositCents !== null)
    return { text: nextStepMessages.deposit(depositCents), step: "invoice", action: nextStepMessages.askDeposit };
  // A deposit is paid before the work begins, and its invoice is the only one then.
  if (quoteState === "accepted" && tasksDone === 0 && (facts.restCents ?? 0) > 0)
    return { text: nextStepMessages.collectDeposit(facts.restCents ?? 0), step: "invoice" };
  if (quoteState === "accepted" && tasksDone === 0 && tasksTotal > 0 && !facts.isDated)
    return { text: nextStepMessages.planned, step: "work", action: nextStepMessages.plan, isPlanning: true };
  if (quoteState === "accepted" && tasksDone === 0 && (tasksTotal > 0 || isToBegin))
    return { text: nextStepMessages.begin, step: "work" };
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

function nextOfInvoice(state: DocumentState, { restCents, isInvoiceGiven }: NextFacts): NextStep {
  if ((state === "issued" || state === "late") && !isInvoiceGiven)
    return { text: nextStepMessages.giveInvoice(state === "late"), step: "invoice" };
  if (state === "late") return { text: nextStepMessages.late(restCents), step: "invoice" };
  if (state === "paid" || state === "credited") return { text: nextStepMessages.paid, step: null };
  if (state === "overpaid") return { text: nextStepMessages.overpaid, step: "invoice" };
  return { text: nextStepMessages.collect(restCents), step: "invoice" };
}

function nextOfQuote(state: DocumentState): NextStep {
  if (state === "draft") return { text: nextStepMessages.sendQuote, step: "quote" };
  if (state === "declined") return { text: nextStepMessages.declined, step: "quote" };
  if (state === "expired") return { text: nextStepMessages.expired, step: "client-validation" };
  return {
    text: state === "viewed" ? nextStepMessages.viewed : nextStepMessages.sent,
    step: "client-validation",
  };
}
