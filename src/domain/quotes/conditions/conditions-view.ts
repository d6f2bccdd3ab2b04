import type { FactView } from "../../documents/document-view.ts";
import { depositCents } from "../../lines/deposit.ts";
import { formatMoney, formatPercent, listInWords } from "../../shared/french-format.ts";
import { typeset } from "../../shared/text/typeset.ts";
import type { Quote } from "../quote.ts";
import { aidName, CONDITION_SENTENCES } from "./condition-sentences.ts";
import { conditionTexts, DEPOSIT_LABELS, SUBJECT_LABELS } from "./conditions.messages.ts";
import type { ConditionSubject, QuoteConditions } from "./quote-conditions.ts";
import { CONDITION_SUBJECTS } from "./quote-conditions.ts";

/** What a quote says beside its lines, one subject a row. A quote kept before it could say it has none. */
export function conditionsView({ conditions, seller, buyer, lines, amends }: Quote): FactView[] {
  if (conditions === undefined) return [];
  const source = { conditions, seller, lines, isConsumer: buyer.kind === "person" };
  // A deposit is asked at the order, so that a change order does not ask it again.
  const subjects = CONDITION_SUBJECTS.filter((subject) => !(amends && subject === "deposit"));
  return subjects
    .map((subject) => ({
      label: subjectLabel(subject, conditions),
      value: typeset(CONDITION_SENTENCES[subject](source)),
    }))
    .filter(({ value }) => value !== "");
}

/** What a subject is called: a deposit by what it means. */
export function subjectLabel(subject: ConditionSubject, { deposit }: QuoteConditions): string {
  return subject === "deposit" && deposit ? DEPOSIT_LABELS[deposit.kind] : SUBJECT_LABELS[subject];
}

/** The conditions of a change order: what is asked at the order was asked by the quote. */
export function changeOrderConditions({ deposit: _deposit, ...conditions }: QuoteConditions): QuoteConditions {
  return conditions;
}

/**
 * The rows under the total of a quote: the deposit that it asks for, then the aids that its customer expects and what
 * remains to their charge. Aids are paid to the customer: neither the total nor the deposit is less for them.
 */
export function conditionTotals({ deposit, aids = [] }: QuoteConditions, grossCents: number) {
  const row = (label: string, cents: number) => ({ label: typeset(label), value: formatMoney(cents), strong: false });
  const aidCents = aids.reduce((sum, { cents }) => sum + cents, 0);
  const share = deposit?.size.unit === "share" ? formatPercent(deposit.size.basisPoints) : "";
  return [
    ...(deposit
      ? [row(conditionTexts.depositRow(DEPOSIT_LABELS[deposit.kind], share), depositCents(deposit, grossCents))]
      : []),
    ...(aids.length === 0
      ? []
      : [
          row(conditionTexts.aidsRow(listInWords(aids.map(aidName))), aidCents),
          row(conditionTexts.restRow, Math.max(0, grossCents - aidCents)),
        ]),
  ];
}
