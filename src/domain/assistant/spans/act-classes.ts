import type { Act, Intent } from "../understanding.ts";

/** What a message may do, as one class: an act, or an order with what it asks for. */
export const ACT_CLASSES = [
  "answer",
  "correction",
  "back",
  "skip",
  "non_answer",
  "question",
  "cancel",
  "statement",
  "greeting",
  "thanks",
  "unclear",
  "negated",
  "order project",
  "order quote",
  "order tasks",
  "order invoice",
  "order credit_note",
  "order open",
  "order send",
  "order remind",
  "order mark_paid",
  "order add_hours",
  "order move_date",
  "order change",
] as const;

/** One of them. */
export type ActClass = (typeof ACT_CLASSES)[number];

/** The class of an act. Without a question that waits, an answer is a statement. */
export function classOf(act: Act, intent: Intent | null, isNegated: boolean, isAsked: boolean): ActClass {
  if (isNegated) return "negated";
  const name = act === "order" ? `order ${intent}` : act === "answer" && !isAsked ? "statement" : act;
  return ACT_CLASSES.find((one) => one === name) ?? "unclear";
}

const INTENTS: readonly Intent[] = [
  "project",
  "quote",
  "tasks",
  "invoice",
  "credit_note",
  "open",
  "send",
  "remind",
  "mark_paid",
  "add_hours",
  "move_date",
  "change",
];

/** Each order with the place of its class. */
export const ORDERS = INTENTS.map((intent) => ({
  intent,
  place: ACT_CLASSES.findIndex((one) => one === `order ${intent}`),
}));
