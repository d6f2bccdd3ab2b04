import type { FactView } from "../../documents/document-view.ts";
import { formatMoney, formatPercent, withCapital } from "../../shared/french-format.ts";
import { typeset } from "../../shared/text/typeset.ts";
import type { Quote } from "../quote.ts";
import { conditionTexts, DEPOSIT_LABELS, MEANS_WORDS, SUBJECT_LABELS } from "./conditions.messages.ts";
import type { Deposit } from "./deposit.ts";
import { depositCents } from "./deposit.ts";
import type { ConditionSubject, PaymentTerms, QuoteConditions } from "./quote-conditions.ts";
import { CONDITION_SUBJECTS } from "./quote-conditions.ts";

type Source = { conditions: QuoteConditions; isConsumer: boolean };

type Sentences = { [Subject in ConditionSubject]: (source: Source) => string };

const SENTENCES: Sentences = {
  deposit: ({ conditions, isConsumer }) => (conditions.deposit ? depositSentence(conditions.deposit, isConsumer) : ""),
  payment: ({ conditions: { payment, deposit } }) => (payment ? paymentSentence(payment, deposit !== undefined) : ""),
};

/** What a quote says beside its lines, one subject a row. A quote kept before it could say it has none. */
export function conditionsView({ conditions, buyer }: Pick<Quote, "conditions" | "buyer">): FactView[] {
  if (conditions === undefined) return [];
  const source = { conditions, isConsumer: buyer.kind === "person" };
  return CONDITION_SUBJECTS.map((subject) => ({
    label: subjectLabel(subject, conditions),
    value: typeset(SENTENCES[subject](source)),
  })).filter(({ value }) => value !== "");
}

/** What a subject is called: a deposit by what it means. */
export function subjectLabel(subject: ConditionSubject, { deposit }: QuoteConditions): string {
  return subject === "deposit" && deposit ? DEPOSIT_LABELS[deposit.kind] : SUBJECT_LABELS[subject];
}

/** The rows under the total of a quote: the deposit that it asks for. */
export function conditionTotals({ deposit }: QuoteConditions, grossCents: number) {
  if (deposit === undefined) return [];
  const share = deposit.size.unit === "share" ? formatPercent(deposit.size.basisPoints) : "";
  const label = conditionTexts.depositRow(DEPOSIT_LABELS[deposit.kind], share);
  return [{ label, value: formatMoney(depositCents(deposit, grossCents)), strong: false }];
}

/** How much a deposit is, in words: « 30 % du total », « 500,00 € ». */
export function depositSize({ size }: Deposit): string {
  return size.unit === "share" ? conditionTexts.shareOfTotal(formatPercent(size.basisPoints)) : formatMoney(size.cents);
}

function depositSentence(deposit: Deposit, isConsumer: boolean): string {
  const { downPayment, earnestOfConsumer, earnestOfBusiness, notBeforeSevenDays, atOrder } = conditionTexts;
  const earnest = isConsumer ? earnestOfConsumer : earnestOfBusiness;
  const meaning = deposit.kind === "down_payment" ? downPayment : earnest;
  return [atOrder(depositSize(deposit)), meaning, ...(isConsumer ? [notBeforeSevenDays] : [])].join(" ");
}

/** When and how one pays, in words: « à réception de la facture, par virement ou chèque. » */
export function paymentWords({ dueDays, means }: PaymentTerms): string {
  const when = dueDays === 0 ? conditionTexts.paidOnReceipt : conditionTexts.paidWithin(dueDays);
  if (means.length === 0) return `${when}.`;
  const words = means.map((one) => MEANS_WORDS[one]);
  const list = words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ou ${words.at(-1)}`;
  return conditionTexts.paidBy(when, list);
}

function paymentSentence(payment: PaymentTerms, isBalance: boolean): string {
  const words = paymentWords(payment);
  return isBalance ? `${conditionTexts.balance} ${words}` : withCapital(words);
}
