import { withCapital } from "../../shared/french-format.ts";
import { depositSize, paymentWords } from "./conditions-view.ts";
import { shortTexts } from "./conditions.messages.ts";
import type { ConditionSubject, QuoteConditions } from "./quote-conditions.ts";

const SHORT: { [Subject in ConditionSubject]: (conditions: QuoteConditions) => string } = {
  deposit: ({ deposit }) => (deposit ? withCapital(depositSize(deposit)) : shortTexts.noDeposit),
  payment: ({ payment }) => (payment ? withCapital(paymentWords(payment).replace(/\.$/, "")) : shortTexts.notSaid),
};

/** What a quote says of a subject, in a few words for the list of its conditions. */
export function shortCondition(subject: ConditionSubject, conditions: QuoteConditions): string {
  return SHORT[subject](conditions);
}
