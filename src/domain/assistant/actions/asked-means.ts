import type { PaymentMethod } from "../../payments/payment.ts";
import { MEANS_LABELS, proposalMessages } from "./action.messages.ts";
import { methodIn, readMeansAlone } from "./said-payment.ts";

/** The means that are offered where none was said. */
const OFFERED: readonly PaymentMethod[] = ["transfer", "cheque", "card", "cash"];

/** An order about a payment with each means that is offered, as buttons. */
export function meansOrders(order: string): { label: string; ask: string }[] {
  return OFFERED.map((method) => ({ label: MEANS_LABELS[method], ask: proposalMessages.paidBy(order, method) }));
}

type HistoryMessage = { role: string; follow_ups?: unknown };

/**
 * The order that « par chèque » stands for after the assistant has asked by which means a payment came. Null for
 * another text, and once something else was said since.
 */
export function orderWithMeans(history: readonly HistoryMessage[], text: string): string | null {
  const method = readMeansAlone(text);
  const lastMessage = history.at(-1);
  if (method === null || lastMessage?.role !== "assistant" || !Array.isArray(lastMessage.follow_ups)) return null;
  const orders = lastMessage.follow_ups.map(askOf).filter((ask) => ask !== "");
  const isQuestion = orders.length > 1 && orders.every((order) => methodIn(order) !== null);
  return isQuestion ? (orders.find((order) => methodIn(order) === method) ?? orderBy(orders, method)) : null;
}

// A means that was not among the buttons.
function orderBy([order = ""]: readonly string[], method: PaymentMethod): string {
  const [first] = OFFERED;
  const end = proposalMessages.paidBy("", first ?? "transfer");
  return order.endsWith(end) ? proposalMessages.paidBy(order.slice(0, -end.length), method) : "";
}

// The history is the browser's, so nothing in it is taken for granted.
function askOf(followUp: unknown): string {
  const ask = typeof followUp === "object" && followUp !== null && "ask" in followUp ? followUp.ask : "";
  return typeof ask === "string" ? ask.slice(0, LONGEST_ORDER) : "";
}

const LONGEST_ORDER = 200;
