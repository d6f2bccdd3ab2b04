import type { QuestionName } from "../understanding.ts";

/**
 * What was not understood: a question of a flow that had to be asked again, by its subject, or a free question.
 * `unknown`: no question that is known. `unanswered`: known, and the data cannot answer it. `cannot_do`: an order that
 * only a screen carries out.
 */
export const MISREAD_KINDS = [
  "project",
  "customer",
  "date",
  "work",
  "price",
  "lines",
  "yes_no",
  "legal",
  "unknown",
  "unanswered",
  "cannot_do",
] as const;

/** One of them. */
export type MisreadKind = (typeof MISREAD_KINDS)[number];

/** Those of free questions. The others are questions of flows, asked again. */
export const MISREAD_QUESTIONS = ["unknown", "unanswered", "cannot_do"] as const satisfies readonly MisreadKind[];

const KINDS_OF_ABOUT: Partial<Record<QuestionName, MisreadKind>> = {
  projectMode: "project",
  match: "project",
  same: "project",
  projectName: "project",
  company: "customer",
  firstName: "customer",
  lastName: "customer",
  email: "customer",
  recurrence: "customer",
  startDate: "date",
  description: "work",
  checklist: "work",
  duration: "price",
  card: "lines",
  recap: "yes_no",
  quotePreference: "yes_no",
  tasksStarted: "yes_no",
  invoiceConfirm: "yes_no",
};

/** The kind of a question of a flow. What the law asks has many subjects. */
export function misreadKindOf(about: QuestionName): MisreadKind {
  return KINDS_OF_ABOUT[about] ?? "legal";
}
