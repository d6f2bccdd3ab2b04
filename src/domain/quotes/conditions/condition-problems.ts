import type { ChangeOrder } from "../change-orders/change-order.ts";
import type { ConditionSubject, QuoteConditions } from "./quote-conditions.ts";

/** What conditions of a quote say against themselves, or against its total. */
export const CONDITION_PROBLEMS = ["deposit_over_total", "aid_without_rge"] as const;

/** One such contradiction: the quote is not sent with it. */
export type ConditionProblem = (typeof CONDITION_PROBLEMS)[number];

/** The subject that each contradiction is shown beside. */
export const SUBJECT_OF_PROBLEM: Readonly<Record<ConditionProblem, ConditionSubject>> = {
  deposit_over_total: "deposit",
  aid_without_rge: "energy",
};

type Sale = { conditions?: QuoteConditions; totals: { grossCents: number }; amends?: ChangeOrder };

/**
 * What the conditions of a quote contradict. A deposit is a part of the price that is paid before the rest: it is
 * never more. MaPrimeRénov' is for works of a firm that has the RGE label, or whose subcontractor has it (loi 2025-594
 * has the quote say so).
 */
export function conditionProblems({ conditions = {}, totals, amends }: Sale): ConditionProblem[] {
  const { deposit, aids = [], energy } = conditions;
  // A change order asks for no deposit.
  const isOverTotal =
    !amends && deposit?.size.unit === "amount" && totals.grossCents >= 0 && deposit.size.cents > totals.grossCents;
  const isWithoutRge = energy !== undefined && energy.rgeLabel === "" && energy.subcontractors === "";
  return [
    ...(isOverTotal ? (["deposit_over_total"] as const) : []),
    ...(isWithoutRge && aids.some(({ kind }) => kind === "maprimerenov") ? (["aid_without_rge"] as const) : []),
  ];
}
